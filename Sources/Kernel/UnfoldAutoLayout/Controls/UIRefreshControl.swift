/// A wheel above a list that is pulled down. It does not move the list: nothing pulls.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60)) }
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    /// See ``isRefreshing``; the list stays where it is.
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
    /// Stands behind the other subviews, and does not move the content.
    public var refreshControl: UIRefreshControl? {
        get { inertValues["refreshControl"] as? UIRefreshControl }
        set {
            let old = refreshControl
            guard newValue !== old else { return }
            inertValues["refreshControl"] = newValue
            old?.removeFromSuperview()
            if let newValue { insertSubview(newValue, at: 0) }
        }
    }
}
