/// What is shown where there is nothing to show: stored. Its view is over others and takes no part in their layout.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    public var imageToTextPadding: CGFloat = 0
    public var textToSecondaryTextPadding: CGFloat = 0
    public var textToButtonPadding: CGFloat = 0
    public var buttonToSecondaryButtonPadding: CGFloat = 0
    public var background = UIBackgroundConfiguration.clear()

    /// Something is on its way.
    public static func loading() -> Self {
        var made = Self()
        made.text = "Loading…"
        return made
    }
    public static func search() -> Self {
        var made = Self()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows that there is nothing to show. It has no size of its own here.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration
    open var scrollEnabled = true
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
