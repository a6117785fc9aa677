/// What has a scroll view's delegate.
///
/// The property is here, not in the class: a table's `delegate` is of another type, as in UIKit, and Swift lets no
/// class give an inherited property another type.
@preconcurrency @MainActor public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
    /// Notified when the view moves. Held weakly. Default nil. Of a table it is the table's delegate.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

/// A scroll view that asks its delegate more than a scroll view does.
@MainActor package protocol ScrollDelegateListener {
    func scrollDelegateDidChange()
    /// What it asks its delegate, beyond a scroll view: `UITableViewDelegate.self`, and protocols that refine it.
    var delegateProtocols: [Any.Type] { get }
}
