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
