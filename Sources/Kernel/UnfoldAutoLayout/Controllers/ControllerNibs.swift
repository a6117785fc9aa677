import Foundation

/// Loads the view of a controller from the document that bears its class's name, or the name it was given. Whoever
/// reads documents stands above this module, and is found by name.
package protocol ControllerNibLoading {
    /// - Returns: Whether there is such a document; it then has set the controller's view.
    @MainActor static func loadView(of controller: UIViewController) -> Bool
}

@MainActor enum ControllerNibs {
    private static let loader =
        _typeByName("UnfoldInterfaceBuilder.ControllerNibLoader") as? any ControllerNibLoading.Type

    static func loadView(of controller: UIViewController) -> Bool { loader?.loadView(of: controller) ?? false }
}
