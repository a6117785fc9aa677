import Foundation

extension UIImage {
    /// The format of an image like this one.
    @preconcurrency @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
    /// The image: it has no colours.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

extension UIColor {
    /// How strong a colour stands out (developer.apple.com/documentation/uikit/uicolor/prominence).
    public enum Prominence: Int, Sendable {
        case primary = 0
        case secondary
        case tertiary
        case quaternary
    }
    /// The colour: nothing is drawn.
    public func withProminence(_ prominence: Prominence) -> UIColor { self }
    /// A colour brighter than paper, by `2^exposure`; kept as bright as paper (iOS 26).
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A colour brighter than paper, by a factor; kept as bright as paper (iOS 26).
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// How many times brighter than paper: 1.
    public var linearExposure: CGFloat { 1 }
    /// The colour: none is brighter than paper.
    public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor { self }
    /// The colour: none is brighter than paper.
    public var standardDynamicRange: UIColor { self }
    /// The colour's parts in words, for voice over.
    public var accessibilityName: String {
        "red \(percent(red)), green \(percent(green)), blue \(percent(blue))"
    }
    private func percent(_ part: CGFloat) -> String { "\(Int((part * 100).rounded()))%" }
}
