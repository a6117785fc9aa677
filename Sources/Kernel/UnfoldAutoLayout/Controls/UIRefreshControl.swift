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
