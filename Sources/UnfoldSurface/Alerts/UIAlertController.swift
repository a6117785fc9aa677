import Foundation
import UnfoldAutoLayout

/// A button of an alert. A test runs it by ``UIAlertController/choose(_:)``.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// What a button is for.
    public enum Style: Int, Sendable {
        /// The usual.
        case `default` = 0
        /// Goes back.
        case cancel
        /// Deletes.
        case destructive
    }

    /// A button.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
    /// A button that says and does nothing.
    public override convenience init() { self.init(title: nil, style: .default) }
    /// What it says.
    public let title: String?
    /// What it is for.
    public let style: Style
    /// Default true.
    open var isEnabled = true
    /// Names the button.
    open var accessibilityIdentifier: String?
    /// Stored.
    open var accessibilityLabel: String?
    let handler: ((UIAlertAction) -> Void)?
    private var values: [String: Any] = [:]
    /// Keeps a value under a key; nothing is drawn.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// A value that was kept.
    open func value(forKey key: String) -> Any? { values[key] }
}

/// An alert or a sheet of buttons. It is presented as any controller is, and shows nothing: a test finds title,
/// message, fields and buttons in it and chooses.
@preconcurrency @MainActor open class UIAlertController: UIViewController, StandsNowhere {
    /// Alert or sheet.
    public enum Style: Int, Sendable {
        /// From below.
        case actionSheet = 0
        /// In the middle.
        case alert
    }

    /// An alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    /// Alert or sheet.
    open private(set) var preferredStyle: Style = .actionSheet
    /// The text below the title.
    open var message: String?
    /// The buttons, in order.
    open private(set) var actions: [UIAlertAction] = []
    /// A button more.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// The button that return chooses; stored.
    open var preferredAction: UIAlertAction?
    /// The fields, in order; nil for none.
    open private(set) var textFields: [UITextField]?
    /// A field more. A sheet has none: that raises what UIKit raises.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            UIKitExceptions.raise(
                .internalInconsistency,
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
    private var values: [String: Any] = [:]
    /// Keeps a value under a key; nothing is drawn.
    open func keepValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// Notified about an alert of before iOS 8; nothing notifies it.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: OptionalRequirements {
    /// A button was touched.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIAlertViewDelegate {
    /// Nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}

/// An alert of before iOS 8; stored, it shows nothing.
@preconcurrency @MainActor open class UIAlertView: UIView {
    /// Stored.
    open var title = ""
    /// Stored.
    open var message: String?
    /// Stored.
    open weak var delegate: AnyObject?
    /// Stored.
    open var cancelButtonIndex = -1
    private var titles: [String] = []
    /// A button more; its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }
    /// Shows nothing.
    open func show() {}
    /// An alert.
    public convenience init(
        title: String, message: String, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title, message, delegate as AnyObject?)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }
}

/// Notified about a sheet of before iOS 8; nothing notifies it.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: OptionalRequirements {
    /// A button was touched.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
}

extension UIActionSheetDelegate {
    /// Nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
}

/// A sheet of buttons of before iOS 8; stored, it shows nothing.
@preconcurrency @MainActor open class UIActionSheet: UIView {
    /// Stored.
    open var title = ""
    /// Stored.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// Stored.
    open var cancelButtonIndex = -1
    /// Stored.
    open var destructiveButtonIndex = -1
    private var titles: [String] = []
    /// A button more; its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }
    /// Shows nothing.
    open func show(in view: UIView) {}
    /// A sheet.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.delegate) = (title ?? "", delegate)
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }
}

/// How much an alert matters.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// As suits.
    case `default` = 0
}
