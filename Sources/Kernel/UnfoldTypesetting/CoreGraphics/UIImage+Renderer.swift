import Foundation

extension UIImage {
    @preconcurrency @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

extension UIColor {
    /// A colour brighter than paper, by `2^exposure`; kept as bright as paper (iOS 26).
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A colour brighter than paper, by a factor; kept as bright as paper (iOS 26).
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public var accessibilityName: String {
        "red \(percent(red)), green \(percent(green)), blue \(percent(blue))"
    }
    private func percent(_ part: CGFloat) -> String { "\(Int((part * 100).rounded()))%" }
}
