import Foundation

// As in `ObjectiveCMessages+Making.swift`.

extension UIViewController {
    @usableFromInline @_silgen_name("unfold_UIViewController_init_nibName_bundle")
    convenience init(madeWithNib name: String?, bundle: Bundle?) { self.init(nibName: name, bundle: bundle) }
    @_silgen_name("unfold_UIViewController_init_nibName_bundle")
    fileprivate class func made(nibName: consuming String?, bundle: consuming Bundle?) -> UIViewController
}

extension UINavigationController {
    @usableFromInline @_silgen_name("unfold_UINavigationController_init_rootViewController")
    convenience init(madeWith root: UIViewController) { self.init(rootViewController: root) }
    @_silgen_name("unfold_UINavigationController_init_rootViewController")
    fileprivate class func made(rootViewController: consuming UIViewController) -> UINavigationController
}

extension ObjectiveCMessages {
    /// A new controller of a class that is known at run time only, by its `init(rootViewController:)`.
    @preconcurrency @MainActor public static func make<Controller: UINavigationController>(
        _ type: Controller.Type, rootViewController: UIViewController
    ) -> Controller { unsafeDowncast(type.made(rootViewController: rootViewController), to: Controller.self) }
    /// A new controller; nil without a class.
    @_disfavoredOverload
    @preconcurrency @MainActor public static func make<Controller: UINavigationController>(
        _ type: Controller.Type?, rootViewController: UIViewController
    ) -> Controller? { type.map { make($0, rootViewController: rootViewController) } }

    /// A new controller of a class that is known at run time only, by its `init(nibName:bundle:)`.
    @preconcurrency @MainActor public static func make<Controller: UIViewController>(
        _ type: Controller.Type, nibName: String?, bundle: Bundle?
    ) -> Controller { unsafeDowncast(type.made(nibName: nibName, bundle: bundle), to: Controller.self) }
    /// A new controller; nil without a class.
    @_disfavoredOverload
    @preconcurrency @MainActor public static func make<Controller: UIViewController>(
        _ type: Controller.Type?, nibName: String?, bundle: Bundle?
    ) -> Controller? { type.map { make($0, nibName: nibName, bundle: bundle) } }
}
