import Foundation
import UnfoldAutoLayout

#if !canImport(ObjectiveC)
    /// A method of a class, as far as one is known by its name; it cannot be exchanged.
    public struct Method: Sendable {}
    /// What a method does; there is none here. Code casts it to the function that it stands for, so it is as large as
    /// one, and does nothing when it is called as one without a result.
    public struct IMP: Sendable {
        private let function: @Sendable () -> Void = {}
    }

    /// Whether a selector leads to a method of the class or of one above it; none otherwise. What it gives back says no
    /// more than that: nothing can be exchanged.
    public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
        cls.flatMap { name.isMethod(of: $0) ? Method() : nil }
    }
    public func method_getImplementation(_ m: Method) -> IMP { IMP() }
    @discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { IMP() }
    public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }
    public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
    public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
    @discardableResult public func class_addMethod(
        _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
    ) -> Bool { false }
    @discardableResult public func class_replaceMethod(
        _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
    ) -> IMP? { nil }
    /// The name of a class with its module: `App.Cell`, and of UIKit's without. It stays for good.
    public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
        RuntimeNames.pointer(to: cls.map(RuntimeClassName.of) ?? "nil")
    }
    /// The name of a selector. It stays for good.
    public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { RuntimeNames.pointer(to: "\(sel)") }
    public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { superclassAsInUIKit(of: $0) } }
    public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

    /// Names as C's strings, each once.
    private enum RuntimeNames {
        private static let pointers = Locked<[String: UnsafePointer<CChar>]>([:])

        static func pointer(to name: String) -> UnsafePointer<CChar> {
            pointers.withLock {
                if let known = $0[name] { return known }
                let bytes = Array(name.utf8CString)
                let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
                copy.initialize(from: bytes, count: bytes.count)
                $0[name] = UnsafePointer(copy)
                return UnsafePointer(copy)
            }
        }
    }
#endif
