/// What a swiped row offers; nothing swipes. A test may run the handler.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Runs the action; told whether it was done.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
    public override convenience init() { self.init(style: .normal, title: nil) { $2(false) } }
    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!
}

/// What a swiped row offered before iOS 11; nothing swipes.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case destructive = 0
        case normal
        /// Old name.
        public static let `default` = Style.destructive
    }
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
    public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }
    public let style: Style
    /// Runs it. UIKit has no such member.
    public let handler: (UITableViewRowAction, IndexPath) -> Void
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
}
