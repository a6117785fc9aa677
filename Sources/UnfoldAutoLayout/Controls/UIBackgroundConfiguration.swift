import Foundation

/// Turns a colour into another.
public struct UIConfigurationColorTransformer: Sendable {
    /// From the colour that would be used to the one that is.
    public let transform: @Sendable (UIColor) -> UIColor
    /// A transformer.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    /// The colour given.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// Grey.
    public static let grayscale = Self {
        let white = 0.299 * $0.red + 0.587 * $0.green + 0.114 * $0.blue
        return UIColor(white: white, alpha: $0.alpha)
    }
    /// The tint colour that is preferred; here the colour itself.
    public static let preferredTint = Self { $0 }
    /// The tint colour in grey; here the colour itself.
    public static let monochromeTint = Self { $0 }
}

/// Look of a background of a cell or button; stored, nothing is drawn.
public struct UIBackgroundConfiguration {
    /// Stored.
    public var customView: UIView?
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// Points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Stored.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Stored.
    public var backgroundColor: UIColor?
    /// Stored.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Stored.
    public var visualEffect: UIVisualEffect?
    /// Stored.
    public var image: UIImage?
    /// Stored.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// Stored.
    public var strokeColor: UIColor?
    /// Stored.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Points.
    public var strokeWidth: CGFloat = 0
    /// Points.
    public var strokeOutset: CGFloat = 0

    init() {}

    /// The colour that a tint gives.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// The colour that a tint gives.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// None.
    public static func clear() -> Self { Self() }
    /// Of a cell in a list.
    public static func listCell() -> Self { Self() }
    /// Of a cell in a plain list.
    public static func listPlainCell() -> Self { Self() }
    /// Of a cell in a grouped list.
    public static func listGroupedCell() -> Self { Self() }
    /// Of a header in a list.
    public static func listHeader() -> Self { Self() }
    /// Of a footer in a list.
    public static func listFooter() -> Self { Self() }
    /// Of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> Self { Self() }
    /// Of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> Self { Self() }
    /// Of a header in a sidebar.
    public static func listSidebarHeader() -> Self { Self() }
    /// Of a cell in a sidebar.
    public static func listSidebarCell() -> Self { Self() }
    /// Of a cell in an accompanied sidebar.
    public static func listAccompaniedSidebarCell() -> Self { Self() }
    /// Stored; nothing is drawn.
    public var shadowProperties = UIShadowProperties()
}

/// A shadow of a background, as of iOS 18 (developer.apple.com/documentation/uikit/uishadowproperties); stored.
public struct UIShadowProperties {
    /// Stored.
    public var color = UIColor.black
    /// Stored.
    public var opacity: CGFloat = 0
    /// Points; stored.
    public var radius: CGFloat = 3
    /// Points; stored.
    public var offset = CGSize(width: 0, height: -3)
    /// Stored; none for the background's own outline.
    public var path: UIBezierPath?
}
