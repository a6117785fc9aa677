import Foundation

/// Root of a hierarchy. ``RunLoopTurn`` lays out what is pending in windows that are not hidden.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// A window of that frame, in points of the screen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        RunLoopTurn.register(window: self)
    }

    /// Archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        RunLoopTurn.register(window: self)
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
    /// The window itself.
    open override var window: UIWindow? { self }
    /// Whether it is the key window.
    open private(set) var isKeyWindow = false
    /// Shows the window; its contents are laid out at the end of the turn.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    /// Makes it the key window.
    open func makeKey() { isKeyWindow = true }
}
