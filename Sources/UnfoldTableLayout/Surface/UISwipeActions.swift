import UnfoldAutoLayout
import Foundation

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
}
