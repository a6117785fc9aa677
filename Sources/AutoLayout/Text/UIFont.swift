import Foundation

/// A font as far as layout needs it: exact metrics of the system font at any size (facts E1.1, E1.2).
open class UIFont: NSObject, @unchecked Sendable {
    /// Stroke weight, -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// Size in points.
    open var pointSize: CGFloat { size }
    public let weight: Weight
    private let size: CGFloat

    init(size: CGFloat, weight: Weight) {
        self.size = size
        self.weight = weight
        super.init()
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .regular) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .regular) }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

    /// 17.
    public static let labelFontSize: CGFloat = 17
    /// 18; a system button's title has 15.
    public static let buttonFontSize: CGFloat = 18
    /// 14.
    public static let systemFontSize: CGFloat = 14
    /// 12.
    public static let smallSystemFontSize: CGFloat = 12

    // Units per em: 2048.
    open var ascender: CGFloat { size * 1950 / 2048 }
    /// Negative.
    open var descender: CGFloat { -size * 494 / 2048 }
    open var leading: CGFloat { 0 }
    /// 1.193359375 times the point size.
    open var lineHeight: CGFloat { size * 2444 / 2048 }
    open var capHeight: CGFloat { size * 1443 / 2048 }
    open var xHeight: CGFloat { size * 1078 / 2048 }
}
