/// Scales fonts and lengths of one's own as a text style scales (fact E2.2).
open class UIFontMetrics: NSObject, @unchecked Sendable {
    // Sendable: its values are constants.
    private let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let environment = traitCollection?.environment ?? .current
        return PixelGrid(scale: environment.displayScale).round(value * factor(at: environment.contentSizeCategory))
    }

    func scaled(_ font: UIFont, maximum: CGFloat?, category: UIContentSizeCategory) -> UIFont {
        var base = font
        switch font.dynamicSource {
        case .scaled(let inner, _, _, _): base = inner
        case .textStyle: base = font.withSize(font.adapted(to: .large).pointSize)
        case nil: break
        }
        var size = PixelGrid(scale: 1).round(base.pointSize * factor(at: category))
        if let maximum, maximum > 0 { size = min(size, maximum) }
        return UIFont(
            face: base.face, size: max(size, 1),
            dynamicSource: .scaled(base, as: textStyle, maximum: maximum, category))
    }

    private func factor(at category: UIContentSizeCategory) -> CGFloat {
        DynamicType.leading(of: textStyle, at: category) / DynamicType.leading(of: textStyle, at: .large)
    }
}
