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
