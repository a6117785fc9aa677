// Controllers and segues: as for views (`ObjectiveCMessages+Making.swift`).

extension UIViewController {
    @usableFromInline @_silgen_name("unfold_UIViewController_init_nibName_bundle")
    convenience init(madeWithNib name: String?, bundle: Bundle?) { self.init(nibName: name, bundle: bundle) }
    @_silgen_name("unfold_UIViewController_init_nibName_bundle")
    fileprivate class func made(nibName: consuming String?, bundle: consuming Bundle?) -> Self
}

extension UINavigationController {
    @usableFromInline @_silgen_name("unfold_UINavigationController_init_rootViewController")
    convenience init(madeWith root: UIViewController) { self.init(rootViewController: root) }
    @_silgen_name("unfold_UINavigationController_init_rootViewController")
    fileprivate class func made(rootViewController: consuming UIViewController) -> Self
}

extension UIStoryboardSegue {
    @usableFromInline @_silgen_name("unfold_UIStoryboardSegue_init_identifier_source_destination") convenience init(
        madeAs name: String?, from source: UIViewController, to destination: UIViewController
    ) { self.init(identifier: name, source: source, destination: destination) }
    @_silgen_name("unfold_UIStoryboardSegue_init_identifier_source_destination") fileprivate class func made(
        identifier: consuming String?, source: consuming UIViewController, destination: consuming UIViewController
    ) -> Self
}

extension ObjectiveCMessages {
    /// A new controller of a class that is known at run time only, by its `init(rootViewController:)`.
    @preconcurrency @MainActor public static func make<Controller: UINavigationController>(
        _ type: Controller.Type, rootViewController: UIViewController
    ) -> Controller { type.made(rootViewController: rootViewController) }

    /// A new controller of a class that is known at run time only, by its `init(nibName:bundle:)`.
    @preconcurrency @MainActor public static func make<Controller: UIViewController>(
        _ type: Controller.Type, nibName: String?, bundle: Bundle?
    ) -> Controller { type.made(nibName: nibName, bundle: bundle) }

    /// A new segue of a class that is known at run time only, by its `init(identifier:source:destination:)`.
    @MainActor package static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue { type.made(identifier: identifier, source: source, destination: destination) }
}
