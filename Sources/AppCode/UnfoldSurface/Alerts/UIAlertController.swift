/// A button of an alert. A test runs it by ``UIAlertController/choose(_:)``.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
    /// A button that says and does nothing.
    public override convenience init() { self.init(title: nil, style: .default) }
    public let title: String?
    public let style: Style
    open var isEnabled = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    let handler: ((UIAlertAction) -> Void)?
    private var values: [String: Any] = [:]
    /// Keeps a value under a key; nothing is drawn.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
}

/// An alert or a sheet of buttons. It is presented and shows nothing: a test finds what is in it and chooses.
@preconcurrency @MainActor open class UIAlertController: UIViewController, StandsNowhere {
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    open private(set) var preferredStyle: Style = .actionSheet
    open var message: String?
    open private(set) var actions: [UIAlertAction] = []
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?
    /// A field more. A sheet has none: that raises what UIKit raises.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            UIKitExceptions.raise(
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            return
        }
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// Does what a tap on a button would: the alert goes, then the handler runs. UIKit has no such method.
    public func choose(_ action: UIAlertAction) {
        presentingViewController?.dismiss(animated: false)
        if action.isEnabled { action.handler?(action) }
    }
}
