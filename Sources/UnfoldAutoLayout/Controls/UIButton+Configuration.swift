import Foundation

/// Edges that follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// Where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// Where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

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
        /// A wheel takes the place of the image. Default false.
        public var showsActivityIndicator = false
        /// Size of a symbol that has none of its own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Chooses the title's font.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

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
