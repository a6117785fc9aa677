/// A stored colour. The named system colours have Apple's values for light and dark appearance; their components are
/// those of the light one.
///
/// No `NSObject`: Foundation on Linux stops the program when it compares attributes of text whose values are.
// Sendable: its values are constants.
open class UIColor: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// 0 to 1.
    public let red: CGFloat
    /// 0 to 1.
    public let green: CGFloat
    /// 0 to 1.
    public let blue: CGFloat
    /// Opacity, 0 to 1.
    public let alpha: CGFloat
    /// Whether it was made as a shade of grey, which its description says.
    private let isShade: Bool

    /// A colour of components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha, isShade) = (red, green, blue, alpha, false)
    }

    /// A grey, 0 black to 1 white.
    public init(white: CGFloat, alpha: CGFloat) {
        (red, green, blue, self.alpha, isShade) = (white, white, white, alpha, true)
    }

    /// What UIKit prints: `UIExtendedSRGBColorSpace 1 0 0 1`, and `UIExtendedGrayColorSpace 0.5 1` of a colour that was
    /// made as a grey. Dynamic colours print the value that they have now.
    open var description: String {
        let numbers = components.map { LayoutNumber.print(Double($0)) }
        return isShade
            ? "UIExtendedGrayColorSpace \(numbers[0]) \(numbers[3])"
            : "UIExtendedSRGBColorSpace \(numbers.joined(separator: " "))"
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// The colour that `dynamicProvider` gives for the traits of the current ``LayoutEnvironment``.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let color = dynamicProvider(.current)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        provider = dynamicProvider
    }
    /// What a dynamic colour asks; set once, when it is made.
    private var provider: ((UITraitCollection) -> UIColor)?

    /// The colour that an adapted app has in its asset catalogues, for the traits asked for; nil for an unknown name.
    /// - Parameter fileID: leave it to the compiler.
    public convenience init?(named name: String, fileID: String = #fileID) {
        guard let found = Assets.reader?.color(named: name, fileID: fileID) else { return nil }
        self.init(red: found.red, green: found.green, blue: found.blue, alpha: found.alpha)
        provider = found.provider
    }
    /// As `UIColor(named:)`; a name that leads nowhere gives clear.
    /// - Parameter fileID: leave it to the compiler.
    public convenience init(resource: ColorResource, fileID: String = #fileID) {
        let found = Assets.reader?.color(named: resource.name, fileID: fileID) ?? UIColor(white: 0, alpha: 0)
        self.init(red: found.red, green: found.green, blue: found.blue, alpha: found.alpha)
        provider = found.provider
    }

    package var components: [CGFloat] { [red, green, blue, alpha] }

    /// The colour for those traits: of a dynamic colour what its provider says, else the colour itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
    }
    /// The shade of grey of equal components; false for a colour that is none.
    @discardableResult open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard red == green, green == blue else { return false }
        white?.pointee = red
        alpha?.pointee = self.alpha
        return true
    }
    /// Hue, saturation and brightness, each 0 to 1; always true.
    @discardableResult open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let spread = high - low
        var turn: CGFloat = 0
        if spread > 0 {
            turn =
                high == red
                ? (green - blue) / spread : high == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = high > 0 ? spread / high : 0
        brightness?.pointee = high
        alpha?.pointee = self.alpha
        return true
    }
    /// The color with another opacity; of a dynamic color a dynamic one.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let color =
            isShade ? UIColor(white: red, alpha: alpha) : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        if let provider { color.provider = { provider($0).withAlphaComponent(alpha) } }
        return color
    }

    /// The color, and another one in dark appearance.
    func inDark(_ dark: UIColor) -> UIColor {
        let color = isShade ? UIColor(white: red, alpha: alpha) : withAlphaComponent(alpha)
        color.provider = { $0.userInterfaceStyle == .dark ? dark : self }
        return color
    }

    /// The components; always true.
    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    open func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }
    open var hash: Int { components.hashValue }
    public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(right) }
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension UIColor {
    static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
}
