extension UIImage {
    @preconcurrency @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

extension UIColor {
    public var accessibilityName: String { "red \(percent(red)), green \(percent(green)), blue \(percent(blue))" }
    private func percent(_ part: CGFloat) -> String { "\(Int((part * 100).rounded()))%" }
}
