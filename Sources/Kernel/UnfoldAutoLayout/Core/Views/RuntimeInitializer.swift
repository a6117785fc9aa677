// Objective-C calls any initialiser of a class that is known at run time only: a table makes the cells that were
// registered. Swift wants it `required`, which those of UIKit are not, so that subclasses need not have them. But a
// convenience initialiser of the base class calls the initialiser of the class that it is called on, through that
// class's table of methods, and a class method may be called on any class. So the convenience initialiser has a symbol
// under a name of our own, and a class method without a body is declared to be that symbol.
//
// Sound, because both are one type for the compiler:
// `@convention(method) (@owned …, @thick Base.Type) -> @owned Base`. The class is passed in the same place, the object
// given back is the caller's own, and parameters are `consuming`, as those of an initialiser are. Both are declared in the
// file that calls them, where the compiler sees them at once: a pair that differs is an error ("function type mismatch,
// declared as … but used as …"). A subclass without the initialiser ends with Swift's "Use of unimplemented
// initializer", as on iOS. `RuntimeInitializerTests` makes and releases such objects under the address sanitizer.

#if !canImport(ObjectiveC)
    extension NSObject {
        @usableFromInline @_silgen_name("unfold_NSObject_init") convenience init(made: Void) { self.init() }
        @_silgen_name("unfold_NSObject_init") fileprivate class func made() -> Self
    }
#endif

extension UIView {
    @usableFromInline @_silgen_name("unfold_UIView_init_frame")
    convenience init(madeWithFrame frame: CGRect) { self.init(frame: frame) }
    @_silgen_name("unfold_UIView_init_frame") fileprivate class func made(frame: CGRect) -> Self
}

/// Objects of classes that are known at run time only.
enum RuntimeInitializer {
    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        // A class of the app with an `init()` of its own, which has no place in its superclass's table of methods.
        if MainQueue.isCurrent, let responder = type as? UIResponder.Type,
            let made = MainActor.assumeIsolated({ UnsafeTransfer(responder.adaptedInit()) }).value as? Object
        {
            return made
        }
        #if canImport(ObjectiveC)
            return type.init()
        #else
            return type.made()
        #endif
    }

    @MainActor static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View { type.made(frame: frame) }
}
