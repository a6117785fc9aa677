import Foundation

/// A drop. Nothing here makes one.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag of the same app.
    var localDragSession: (any UIDragSession)? { get }
    /// How its progress is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Reads what was dropped.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// Lets a view be dragged from; nothing drags.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// Gives what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    open var isEnabled = true
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Drags of a delegate.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Lets something be dropped on a view; nothing drags.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// Takes what is dropped.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    open var allowsSimultaneousDropSessions = false
    /// Drops of a delegate.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
