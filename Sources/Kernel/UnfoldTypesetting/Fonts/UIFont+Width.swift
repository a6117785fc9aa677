extension UIFont {
    /// The system font of a weight and width. Text of another width than the standard one is measured as the standard
    /// one, which is reported once: the tables of the others are not known.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        if width != .standard {
            DispatchQueue.onMain { InertLayout.report("UIFont.systemFont(ofSize:weight:width:)", .standardWidth) }
        }
        return systemFont(ofSize: fontSize, weight: weight)
    }
}
