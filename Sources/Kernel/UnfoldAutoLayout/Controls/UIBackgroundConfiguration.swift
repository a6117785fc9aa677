public struct UIConfigurationColorTransformer: Sendable {
    /// From the colour that would be used to the one that is.
    public let transform: @Sendable (UIColor) -> UIColor
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    public static let grayscale = Self {
        let white = 0.299 * $0.red + 0.587 * $0.green + 0.114 * $0.blue
        return UIColor(white: white, alpha: $0.alpha)
    }
    /// The tint colour that is preferred; here the colour itself.
    public static let preferredTint = Self { $0 }
    /// The tint colour in grey; here the colour itself.
    public static let monochromeTint = Self { $0 }
}
