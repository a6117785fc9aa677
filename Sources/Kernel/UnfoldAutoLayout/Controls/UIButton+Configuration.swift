extension UIButton {
    /// Content and insets of a button, as of iOS 15. Lengths are points.
    public struct Configuration {
        public var title: String?
        /// Wins over ``title``.
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Between image and titles. Default 0.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle. Default 1.
        public var titlePadding: CGFloat = 1
        public var buttonSize: Size = .medium
        public var cornerStyle: CornerStyle = .dynamic
        public var titleAlignment: TitleAlignment = .automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        /// A wheel replaces the image. Default false.
        public var showsActivityIndicator = false
        /// Size of a symbol that has none of its own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Chooses the title's font.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Wins over ``subtitle``; its text counts.
        public var attributedSubtitle: AttributedString? {
            didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
        }
        public var titleLineBreakMode: NSLineBreakMode = .byTruncatingMiddle {
            didSet {
                guard [.byWordWrapping, .byCharWrapping].contains(titleLineBreakMode) else { return }
                DispatchQueue.onMain { InertLayout.report("titleLineBreakMode of a button", .titleOnOneLine) }
            }
        }
        public var subtitleLineBreakMode: NSLineBreakMode = .byTruncatingMiddle
        public var indicator: Indicator = .automatic
        public var symbolContentTransition: UISymbolContentTransition?
        public var automaticallyUpdateForSelection = true
        /// Look of the background; stored, nothing is drawn.
        public var background = UIBackgroundConfiguration()

        private var ownInsets: NSDirectionalEdgeInsets?

        /// Around the content. Default by ``buttonSize``: 7 and 12 for medium.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? defaultInsets }
            set { ownInsets = newValue }
        }

        /// What of the color a background has that the app does not color itself.
        package enum Fill: Sendable { case plain, gray, tinted, filled }
        package private(set) var fill = Fill.plain
        init(fill: Fill = .plain) { self.fill = fill }

        public mutating func setDefaultContentInsets() { ownInsets = nil }

        private var defaultInsets: NSDirectionalEdgeInsets {
            let metrics = ControlMetrics.current
            switch buttonSize {
            case .mini, .small: return metrics.smallConfigurationInsets
            case .medium: return metrics.mediumConfigurationInsets
            case .large: return metrics.largeConfigurationInsets
            }
        }

        /// `subheadline` for the small sizes, `body` for the others, unless the transformer says otherwise.
        var titleFont: UIFont {
            let style: UIFont.TextStyle = buttonSize == .mini || buttonSize == .small ? .subheadline : .body
            let font = UIFont.preferredFont(forTextStyle: style)
            guard let titleTextAttributesTransformer else { return font }
            var attributes = AttributeContainer()
            attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            let result = titleTextAttributesTransformer.transform(attributes)
            return result[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? font
        }

        static var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }

        /// The title with the fonts it names, and the configuration's elsewhere.
        func styled(_ title: AttributedString) -> NSAttributedString {
            let result = NSMutableAttributedString(string: "")
            for run in title.runs {
                let font = run[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? titleFont
                var attributes: [NSAttributedString.Key: Any] = [.font: font]
                attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
                result.append(NSAttributedString(string: String(title[run.range].characters), attributes: attributes))
            }
            return result
        }
    }
}
