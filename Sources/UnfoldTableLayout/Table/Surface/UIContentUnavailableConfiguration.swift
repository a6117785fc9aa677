import Foundation
import UnfoldAutoLayout

/// What is shown where there is nothing to show: stored. Its view stands over others and takes no part in their layout.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// How a text looks; stored.
    public struct TextProperties {
        /// Stored.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// Stored.
        public var color = UIColor.label
        /// Stored.
        public var numberOfLines = 0
        /// Stored.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Stored.
        public var adjustsFontSizeToFitWidth = false
        /// Stored.
        public var minimumScaleFactor: CGFloat = 0
    }
    /// How a picture looks; stored.
    public struct ImageProperties {
        /// Stored.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Stored.
        public var tintColor: UIColor?
        /// Stored.
        public var cornerRadius: CGFloat = 0
        /// Stored.
        public var maximumSize = CGSize.zero
        /// Stored.
        public var accessibilityIgnoresInvertColors = false
    }
    /// A button; stored.
    public struct ButtonProperties {
        /// What it does.
        public var primaryAction: UIAction?
        /// Stored.
        public var menu: UIMenu?
        /// Stored.
        public var isEnabled = true
        /// Stored.
        public var role = UIButton.Role.normal
    }
    /// How things stand together.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the beginning.
        case natural
    }

    /// Stored.
    public var image: UIImage?
    /// Stored.
    public var imageProperties = ImageProperties()
    /// Stored.
    public var text: String?
    /// Stored.
    public var attributedText: NSAttributedString?
    /// Stored.
    public var textProperties = TextProperties()
    /// Stored.
    public var secondaryText: String?
    /// Stored.
    public var secondaryAttributedText: NSAttributedString?
    /// Stored.
    public var secondaryTextProperties = TextProperties()
    /// Stored.
    public var button = UIButton.Configuration.plain()
    /// Stored.
    public var buttonProperties = ButtonProperties()
    /// Stored.
    public var secondaryButton = UIButton.Configuration.plain()
    /// Stored.
    public var secondaryButtonProperties = ButtonProperties()
    /// Stored.
    public var alignment = Alignment.center
    /// Stored.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Stored.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// Stored.
    public var imageToTextPadding: CGFloat = 0
    /// Stored.
    public var textToSecondaryTextPadding: CGFloat = 0
    /// Stored.
    public var textToButtonPadding: CGFloat = 0
    /// Stored.
    public var buttonToSecondaryButtonPadding: CGFloat = 0
    /// Stored.
    public var background = UIBackgroundConfiguration.clear()

    /// Nothing.
    public static func empty() -> Self { Self() }
    /// Something is on its way.
    public static func loading() -> Self {
        var made = Self()
        made.text = "Loading…"
        return made
    }
    /// Nothing was found.
    public static func search() -> Self {
        var made = Self()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }
    /// A view of it.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    /// The same for all states.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows that there is nothing to show. It has no size of its own here.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    /// Stored.
    open var configuration: any UIContentConfiguration
    /// Stored.
    open var scrollEnabled = true
    /// A view of a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    /// Archives are not read.
    public required init?(coder: NSCoder) {
        configuration = UIContentUnavailableConfiguration()
        super.init(coder: coder)
    }
    /// Its name in Swift.
    open var isScrollEnabled: Bool {
        get { scrollEnabled }
        set { scrollEnabled = newValue }
    }
}

extension UIViewController {
    /// Stored; nothing is shown over the view.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable as? any UIContentConfiguration }
        set { contentUnavailable = newValue }
    }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {
    /// A value of the app's own; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key.rawValue] }
        set { customStates[key.rawValue] = newValue }
    }
}
