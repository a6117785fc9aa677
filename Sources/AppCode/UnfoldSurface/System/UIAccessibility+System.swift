/// What the user has chosen for accessibility: nothing.
@preconcurrency @MainActor public enum UIAccessibility {}

/// What can be shown large.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {}

extension UIView: UILargeContentViewerItem {}
