import Foundation

/// Makes the menu of a context menu from what the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes what a context menu shows above it.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A menu for something that is held, and a preview. Nothing shows it; a test may call the providers.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Distinguishes it from others.
    public let identifier: NSCopying
    /// Makes the preview. UIKit has no such member.
    public let previewProvider: UIContextMenuContentPreviewProvider?
    /// Makes the menu. UIKit has no such member.
    public let actionProvider: UIContextMenuActionProvider?

    /// A menu and a preview.
    public init(
        identifier: NSCopying? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

/// Shows a menu where a view is held; nothing shows it here.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Menus of a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
    open func dismissMenu() {}
}
