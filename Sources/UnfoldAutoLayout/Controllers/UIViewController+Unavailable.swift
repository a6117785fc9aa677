import Foundation

/// What a controller's lack of content depends on.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// What is searched for.
    public var searchText: String?
    /// Values of the app's own, by their names.
    package var customStates: [String: AnyHashable] = [:]
    /// A state of those traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a controller that was previewed offered, before menus; nothing is previewed.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    /// What it is called.
    var title: String { get }
}

/// An action of a preview, before menus; nothing is previewed.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How it looks.
    public enum Style: Int, Sendable {
        /// As others.
        case `default` = 0
        /// Chosen.
        case selected
        /// It deletes.
        case destructive
    }
    /// What it is called.
    public let title: String
    /// What it would do.
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// An action of that name.
    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.handler = { item, controller in if let item = item as? UIPreviewAction { handler(item, controller) } }
        super.init()
    }
}
