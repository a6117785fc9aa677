/// A row's picture, text and secondary text, in one of the system's looks.
///
/// Heights in iOS 26 are those of table D4; up to iOS 18 a row is at least 44 points high.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// Picture at the leading side; nil for none.
    public var image: UIImage?
    /// How much of it is seen; stored. Default 1.
    public var alpha: CGFloat = 1
    public var imageProperties: ImageProperties
    /// Title; nil for none.
    public var text: String?
    /// Wins over ``text``, which becomes its characters.
    public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    public var textProperties: TextProperties
    /// Second line or value; nil for none.
    public var secondaryText: String?
    /// Wins over ``secondaryText``, which becomes its characters.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { secondaryText = secondaryAttributedText?.string }
    }
    public var secondaryTextProperties: TextProperties
    /// Points around the content, by reading direction.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Widens the margins to the cell's. Default: leading and trailing.
    public var axesPreservingSuperviewLayoutMargins: UIAxis
    /// The value is next to the title if both fit.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// Points between picture and text.
    public var imageToTextPadding: CGFloat
    /// Least points between title and value side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// Points between the lines.
    public var textToSecondaryTextVerticalPadding: CGFloat
    var minimumHeight: CGFloat

    @MainActor init(
        text: UIFont, secondary: UIFont, margin: CGFloat, gap: CGFloat, minimumHeight: CGFloat,
        isSideBySide: Bool = false
    ) {
        imageProperties = .init(maximumSize: .zero, reservedLayoutSize: .zero, tintColor: nil, cornerRadius: 0)
        textProperties = .init(
            font: text, color: .label, numberOfLines: 0, lineBreakMode: .byTruncatingTail,
            adjustsFontForContentSizeCategory: true, alignment: .natural)
        secondaryTextProperties = textProperties
        secondaryTextProperties.font = secondary
        secondaryTextProperties.color = .secondaryLabel
        let side = CellMetrics.sideMargin(tableWidth: LayoutEnvironment.current.screenSize.width)
        directionalLayoutMargins = .init(top: margin, leading: side, bottom: margin, trailing: side)
        axesPreservingSuperviewLayoutMargins = .horizontal
        prefersSideBySideTextAndSecondaryText = isSideBySide
        imageToTextPadding = 16
        textToSecondaryTextHorizontalPadding = 6
        textToSecondaryTextVerticalPadding = gap
        self.minimumHeight = minimumHeight
        factoryMargins = directionalLayoutMargins
    }

    /// Margins it was made with, to tell whether the app has set its own.
    private let factoryMargins: NSDirectionalEdgeInsets

    /// In a list margins are 16 and 8, but no less than the cell's; a row has the list's least height.
    @MainActor package mutating func takeListMargins(_ leading: CGFloat, trailing: CGFloat) {
        if directionalLayoutMargins == factoryMargins {
            directionalLayoutMargins.leading = 16
            directionalLayoutMargins.trailing = 8
        }
        if axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            directionalLayoutMargins.leading = max(directionalLayoutMargins.leading, leading)
            directionalLayoutMargins.trailing = max(directionalLayoutMargins.trailing, trailing)
        }
        if minimumHeight > 0 { minimumHeight = StandardRow.height }
    }

    @MainActor static func section(
        _ font: UIFont, _ margin: CGFloat, _ color: UIColor = .label
    ) -> UIListContentConfiguration {
        var section = UIListContentConfiguration(
            text: font, secondary: TextStyles.subheadline, margin: margin, gap: lineGap, minimumHeight: 0)
        section.textProperties.color = color
        return section
    }

    // A line of 22 between margins of 15 makes the 52 of iOS 26 (table D4); a storyboard of older releases keeps 11.
    @MainActor private static var isNew: Bool { LayoutEnvironment.generation == .ios26 }
    @MainActor static var rowMargin: CGFloat { isNew ? 15 : 11 }
    @MainActor static var lineGap: CGFloat { isNew ? 0 : 3 }
    @MainActor static var rowMinimum: CGFloat { isNew ? 52 : 44 - 1 / LayoutEnvironment.displayScale }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

extension UIListContentConfiguration.TextProperties {
    /// Another case of letters
    /// (developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties/texttransform).
    public enum TextTransform: Sendable {
        /// As they are.
        case none
        /// Large.
        case uppercase
        /// Small.
        case lowercase
        /// Each word begins with a large one.
        case capitalized

        func callAsFunction(_ text: String?) -> String? {
            switch self {
            case .none: text
            case .uppercase: text?.localizedUppercase
            case .lowercase: text?.localizedLowercase
            case .capitalized: text?.localizedCapitalized
            }
        }
    }
}
