import Foundation

/// A stored colour; nothing is drawn.
open class UIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        super.init()
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Red, green, blue, alpha.
    var components: [CGFloat] { [red, green, blue, alpha] }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let label = UIColor.black
    public static let secondaryLabel = UIColor.darkGray
    public static let tertiaryLabel = UIColor.gray
    public static let separator = UIColor.lightGray
    public static let systemBackground = UIColor.white
    public static let secondarySystemBackground = UIColor(white: 0.95, alpha: 1)
    public static let systemRed = UIColor.red
    public static let systemGreen = UIColor.green
    public static let systemBlue = UIColor.blue
    public static let systemOrange = UIColor.orange
    public static let systemYellow = UIColor.yellow
    public static let systemPurple = UIColor.purple
    public static let systemGray = UIColor.gray
    public static let systemGray5 = UIColor(white: 0.9, alpha: 1)
    public static let systemGray6 = UIColor(white: 0.95, alpha: 1)
}
