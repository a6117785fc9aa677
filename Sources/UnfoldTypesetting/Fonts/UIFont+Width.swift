import Foundation

extension UIFont {
    /// How wide letters are (developer.apple.com/documentation/uikit/uifont/width).
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// 0 is standard.
        public var rawValue: CGFloat
        /// A width; 0 is standard.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A width; 0 is standard.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The narrowest.
        public static let compressed = Width(-0.3)
        /// Narrower.
        public static let condensed = Width(-0.2)
        /// The usual.
        public static let standard = Width(0)
        /// Wider.
        public static let expanded = Width(0.2)
    }

    /// The system font of a weight and width. Text of another width than the standard one is measured as the standard
    /// one, which is reported once: the tables of the others are not known.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        if width != .standard {
            DispatchQueue.onMain {
                InertLayout.report("UIFont.systemFont(ofSize:weight:width:)", .standardWidth)
            }
        }
        return systemFont(ofSize: fontSize, weight: weight)
    }
}
