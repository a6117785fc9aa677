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
        /// Most.
        case primary = 0
        /// Less.
        case secondary
        /// Little.
        case tertiary
        /// Least.
        case quaternary
    }
    /// The colour: nothing is drawn.
    public func withProminence(_ prominence: Prominence) -> UIColor { self }
    /// The colour's parts in words, for voice over.
    public var accessibilityName: String {
        "red \(percent(red)), green \(percent(green)), blue \(percent(blue))"
    }
    private func percent(_ part: CGFloat) -> String { "\(Int((part * 100).rounded()))%" }
}
