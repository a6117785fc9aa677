import Foundation

/// Changes the attributes of a configuration's title; here its font counts.
public struct UIConfigurationTextAttributesTransformer {
    /// From the attributes that would be used to those that are.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// A transformer.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
}

extension UIButton {
    /// Content and insets of a button, as of iOS 15. Lengths are points.
    public struct Configuration {
        /// Size class of a button: insets and font.
        public enum Size: Int, Sendable {
            /// The usual.
            case medium = 0
            /// Lower than the usual.
            case small
            /// The lowest.
            case mini
            /// Higher than the usual.
            case large
        }

        /// Shape of the background; no effect on sizes.
        public enum CornerStyle: Int, Sendable {
            /// The background's own radius, whatever the text size.
            case fixed = -1
            /// The background's own radius, growing with the text size.
            case dynamic = 0
            /// A small radius of the system.
            case small
            /// A medium radius of the system.
            case medium
            /// A large radius of the system.
            case large
            /// Half the height.
            case capsule
        }

        /// Where title and subtitle stand to each other; no effect on sizes.
        public enum TitleAlignment: Int, Sendable {
            /// As suits the rest of the button.
            case automatic = 0
            /// At the leading side.
            case leading
            /// In the middle.
            case center
            /// At the trailing side.
            case trailing
        }

        /// Default none.
        public var title: String?
        /// Wins over ``title``.
        public var attributedTitle: AttributedString?
        /// A line below the title.
        public var subtitle: String?
        /// Default none.
        public var image: UIImage?
        /// Default leading.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Between image and titles. Default 0.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle. Default 1.
        public var titlePadding: CGFloat = 1
        /// Default medium.
        public var buttonSize: Size = .medium
        /// Stored; no effect on sizes.
        public var cornerStyle: CornerStyle = .dynamic
        /// Stored; no effect on sizes.
        public var titleAlignment: TitleAlignment = .automatic
        /// Stored; nothing is drawn.
        public var baseForegroundColor: UIColor?
        /// Stored; nothing is drawn.
        public var baseBackgroundColor: UIColor?
        /// A wheel replaces the image. Default false.
        public var showsActivityIndicator = false
        /// Size of a symbol that has none of its own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Chooses the title's font.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// Stored; nothing is drawn.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Stored; nothing is drawn.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Stored; the subtitle keeps its font.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Wins over ``subtitle``; its text counts.
        public var attributedSubtitle: AttributedString? {
            didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
        }
        /// Stored; a title stays on one line.
        public var titleLineBreakMode: NSLineBreakMode = .byTruncatingMiddle
        /// Stored; a subtitle stays on one line.
        public var subtitleLineBreakMode: NSLineBreakMode = .byTruncatingMiddle
        /// Stored; it takes no room.
        public var indicator: Indicator = .automatic
        /// Stored.
        public var automaticallyUpdateForSelection = true
        /// Look of the background; stored, nothing is drawn.
        public var background = UIBackgroundConfiguration()

        /// What tells of a menu.
        public enum Indicator: Int, Sendable {
            /// As suits.
            case automatic = 0
            /// Nothing.
            case none
            /// An arrow for a choice.
            case popup
        }

        /// The configuration for a state of the button: itself.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }

        private var ownInsets: NSDirectionalEdgeInsets?

        /// Around the content. Default by ``buttonSize``: 7 and 12 for medium.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? defaultInsets }
            set { ownInsets = newValue }
        }

        /// Back to the insets of the size.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// No background.
        public static func plain() -> Configuration { Configuration() }
        /// Grey background.
        public static func gray() -> Configuration { Configuration() }
        /// Background in a pale tint.
        public static func tinted() -> Configuration { Configuration() }
        /// Background in the tint colour.
        public static func filled() -> Configuration { Configuration() }
        /// Borders, without background.
        public static func borderless() -> Configuration { Configuration() }
        /// Borders.
        public static func bordered() -> Configuration { Configuration() }
        /// Borders and tint.
        public static func borderedTinted() -> Configuration { Configuration() }
        /// Borders and a filled background.
        public static func borderedProminent() -> Configuration { Configuration() }
        /// Glass.
        public static func glass() -> Configuration { Configuration() }
        /// Glass in the tint colour.
        public static func prominentGlass() -> Configuration { Configuration() }

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

        /// The title with the fonts it names, and the configuration's elsewhere.
        func styled(_ title: AttributedString) -> NSAttributedString {
            let result = NSMutableAttributedString(string: "")
            for run in title.runs {
                let font = run[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? titleFont
                var attributes: [NSAttributedString.Key: Any] = [.font: font]
                attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
                result.append(
                    NSAttributedString(string: String(title[run.range].characters), attributes: attributes))
            }
            return result
        }
    }
}
