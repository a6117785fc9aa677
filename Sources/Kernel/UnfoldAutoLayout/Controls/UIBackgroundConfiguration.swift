import Foundation

public struct UIConfigurationColorTransformer: Sendable {
    /// From the colour that would be used to the one that is.
    public let transform: @Sendable (UIColor) -> UIColor
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
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
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    init() {}

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    public static func clear() -> Self { Self() }
    public static func listCell() -> Self { Self() }
    public static func listHeader() -> Self { Self() }
    public var shadowProperties = UIShadowProperties()
}
