// Controls that are always as large as their table entry says. UIKit's own superclass is above each of them, so
// that they share functions and no class.
extension UIView {
    var naturalFrameSize: CGSize { frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size }

    /// The size that the control keeps, and the hugging that keeps it; once, when it is made.
    func takeNaturalSize() {
        hugging = (.defaultHigh, .defaultHigh)
        frame.size = naturalFrameSize
    }
}
