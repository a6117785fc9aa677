extension UIFont {
    static func preferredFont(forTextStyle style: TextStyle, in environment: LayoutEnvironment) -> UIFont {
        let category = environment.contentSizeCategory
        return UIFont(
            face: .system(
                weight: (style == .headline ? Weight.semibold : .regular).shown(environment.legibilityWeight)),
            size: DynamicType.size(of: style, at: category), dynamicSource: .textStyle(style, category))
    }
}

/// Where a font's size comes from, if that follows the content size category.
indirect enum DynamicFontSource: Hashable, Sendable {
    case textStyle(UIFont.TextStyle, UIContentSizeCategory)
    case scaled(UIFont, as: UIFont.TextStyle, maximum: CGFloat?, UIContentSizeCategory)

    var category: UIContentSizeCategory {
        switch self {
        case .textStyle(_, let category), .scaled(_, _, _, let category): category
        }
    }

    /// What is added between lines (fact E3.3); nil where the face's own gap holds.
    func lineGap(of font: UIFont) -> CGFloat? {
        guard case .textStyle(let style, let category) = self, TextMetrics.usesTextStyleLeading,
            font.face.source == .system
        else { return nil }
        return DynamicType.leading(of: style, at: category) * lineScale(of: font) - font.lineHeight
    }

    /// By how much lines are higher than the face's own.
    func lineScale(of font: UIFont) -> CGFloat {
        guard case .textStyle = self, font.face.source == .system else { return 1 }
        return LayoutEnvironment.textStyleLineScale
    }
}

extension UIFont {
    /// The font that takes this one's place at another category; itself if its size does not follow the category.
    package func adapted(to category: UIContentSizeCategory) -> UIFont {
        switch dynamicSource {
        case nil: return self
        case .textStyle(let style, let old):
            guard old != category else { return self }
            let size = DynamicType.size(of: style, at: category)
            return UIFont(face: face, size: size, dynamicSource: .textStyle(style, category))
        case .scaled(let base, let style, let maximum, let old):
            guard old != category else { return self }
            return UIFontMetrics(forTextStyle: style).scaled(base, maximum: maximum, category: category)
        }
    }
}
