extension UIFont {
    /// A use of text whose size follows the user's choice (table E2).
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's own name, such as `UICTFontTextStyleBody`.
        public var rawValue: String
        /// A style by UIKit's own name; one that does not exist is treated as `body`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// 34 points at the default size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points at the default size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points at the default size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points at the default size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points at the default size, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 17 points at the default size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points at the default size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 15 points at the default size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 13 points at the default size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points at the default size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points at the default size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The eleven styles, largest first.
        public static let allStyles: [TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2,
        ]
    }

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
    /// A font scaled as a style's leading is, up to a size.
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
