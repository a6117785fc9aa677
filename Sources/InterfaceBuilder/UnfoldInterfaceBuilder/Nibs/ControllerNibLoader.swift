/// Loads views of controllers that have a document of their own. Found by its name, as only classes are.
@MainActor final class ControllerNibLoader: ControllerNibLoading {
    static func loadView(of controller: UIViewController) -> Bool {
        let type = type(of: controller)
        guard controller.nibName != nil || !NibClasses.isSystem(type) else { return false }
        let modules = [NibModules.module(of: type)]
        guard let name = name(of: controller, modules) else { return false }
        let made = UINib(nibName: name, bundle: controller.nibBundle, modules: modules)
            .instantiate(withOwner: controller)
        controller.documentObjects = made.filter { !($0 is UIView) }.map { $0 as AnyObject }
        if controller.viewIfLoaded == nil {
            UIKitExceptions.raise(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
                    + "outlet was not set.")
        }
        return controller.viewIfLoaded != nil
    }

    /// The name given, else of `NotesController` by UIKit's rule the name without `Controller`, then whole.
    private static func name(of controller: UIViewController, _ modules: [String]) -> String? {
        if let name = controller.nibName { return name }
        let whole = String(describing: type(of: controller))
        let names = (whole.hasSuffix("Controller") ? [String(whole.dropLast("Controller".count))] : []) + [whole]
        return names.first { NibFiles.find($0, "xib", bundle: controller.nibBundle, modules: modules) != nil }
    }
}
