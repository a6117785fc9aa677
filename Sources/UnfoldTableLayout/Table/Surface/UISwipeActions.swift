import Foundation
import UnfoldAutoLayout

/// What a swiped row offers; nothing swipes. A test may run the handler.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Look of an action.
    public enum Style: Int, Sendable {
        /// The usual.
        case normal = 0
        /// It deletes.
        case destructive
    }

    /// Runs the action; told whether it was done.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// An action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
    /// An action that does nothing.
    public override convenience init() { self.init(style: .normal, title: nil) { $2(false) } }
    /// Its look.
    public let style: Style
    /// Runs it.
    public let handler: Handler
    /// Its title.
    open var title: String?
    /// Its picture.
    open var image: UIImage?
    /// Stored; nothing is drawn.
    open var backgroundColor: UIColor!
}

/// What a swiped row offers; stored.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// Actions, from the edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a long swipe runs the first. Default true.
    open var performsFirstActionWithFullSwipe = true
    /// Actions, from the edge inwards.
    public init(actions: [UIContextualAction]) { self.actions = actions }
    /// No actions.
    public override convenience init() { self.init(actions: []) }
}

/// What a swiped row offered before iOS 11; nothing swipes.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// Look of an action.
    public enum Style: Int, Sendable {
        /// It deletes.
        case destructive = 0
        /// The usual.
        case normal
        /// Old name.
        public static let `default` = Style.destructive
    }
    /// An action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
    /// An action that does nothing.
    public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }
    /// Its look.
    public let style: Style
    /// Runs it. UIKit has no such member.
    public let handler: (UITableViewRowAction, IndexPath) -> Void
    /// Its title.
    open var title: String?
    /// Stored; nothing is drawn.
    open var backgroundColor: UIColor?
    /// Stored; nothing is drawn.
    open var backgroundEffect: UIVisualEffect?
}

/// Where the focus of a table comes from and goes to. Nothing here makes one.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// Nil.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// Nil.
    open var nextFocusedIndexPath: IndexPath? { nil }
}
