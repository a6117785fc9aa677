import Foundation

// Objective-C calls any initialiser of a class that is known at run time only. Swift wants it `required`, which those of
// UIKit are not, so that subclasses need not have them. A convenience initialiser of the base class does call the
// subclass's one, and its symbol, under a name of our own, is that of a class method too: object and class are passed in
// the same places. A subclass without the initialiser ends with Swift's "Use of unimplemented initializer", as on iOS.
// Both declarations of a symbol stand together; parameters are `consuming`, for initialisers own theirs.

#if !canImport(ObjectiveC)
    extension NSObject {
        @usableFromInline @_silgen_name("unfold_NSObject_init") convenience init(made: Void) { self.init() }
        @_silgen_name("unfold_NSObject_init") fileprivate class func made() -> NSObject
    }
#endif

extension UIView {
    @usableFromInline @_silgen_name("unfold_UIView_init_frame")
    convenience init(madeWithFrame frame: CGRect) { self.init(frame: frame) }
    @_silgen_name("unfold_UIView_init_frame") fileprivate class func made(frame: CGRect) -> UIView
}

extension ObjectiveCMessages {
    /// A new object of a class that is known at run time only, by its `init()`, which need not be `required`.
    public static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        #if canImport(ObjectiveC)
            type.init()
        #else
            unsafeDowncast(type.made(), to: Object.self)
        #endif
    }
    /// A new object; nil without a class.
    @_disfavoredOverload public static func make<Object: NSObject>(_ type: Object.Type?) -> Object? {
        type.map { make($0) }
    }

    /// A new view of a class that is known at run time only, by its `init(frame:)`.
    @preconcurrency @MainActor public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        unsafeDowncast(type.made(frame: frame), to: View.self)
    }
    /// A new view; nil without a class.
    @_disfavoredOverload @preconcurrency @MainActor public static func make<View: UIView>(
        _ type: View.Type?, frame: CGRect
    ) -> View? {
        type.map { make($0, frame: frame) }
    }
}
