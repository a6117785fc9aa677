import Foundation

// As for views (`ObjectiveCMessages.make`): custom segues need no `required` initialiser.

extension UIStoryboardSegue {
    @usableFromInline @_silgen_name("unfold_UIStoryboardSegue_init_identifier_source_destination")
    convenience init(madeAs name: String?, from source: UIViewController, to destination: UIViewController) {
        self.init(identifier: name, source: source, destination: destination)
    }
    @_silgen_name("unfold_UIStoryboardSegue_init_identifier_source_destination")
    fileprivate class func made(
        identifier: consuming String?, source: consuming UIViewController, destination: consuming UIViewController
    ) -> UIStoryboardSegue
}

extension ObjectiveCMessages {
    /// A new segue of a class that is known at run time only, by its `init(identifier:source:destination:)`.
    @MainActor package static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue { type.made(identifier: identifier, source: source, destination: destination) }
}
