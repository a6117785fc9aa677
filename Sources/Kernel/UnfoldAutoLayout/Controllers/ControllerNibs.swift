/// Loads the view of a controller from the document that bears its class's name, or the name it was given.
/// ``DocumentReaders`` finds who reads documents.
package protocol ControllerNibLoading {
    /// - Returns: Whether there is such a document; it then has set the controller's view.
    @MainActor static func loadView(of controller: UIViewController) -> Bool
}

@MainActor enum ControllerNibs {
    private static let loader = DocumentReaders.controllerNibs.type as? any ControllerNibLoading.Type

    static func loadView(of controller: UIViewController) -> Bool { loader?.loadView(of: controller) ?? false }
}
