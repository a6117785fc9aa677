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
    /// None: classes have no methods by name that could be exchanged.
    public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
    public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
    public func method_getImplementation(_ m: Method) -> IMP { IMP() }
    public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
    @discardableResult public func class_addMethod(
        _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
    ) -> Bool { false }
    @discardableResult public func class_replaceMethod(
        _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
    ) -> IMP? { nil }
    @discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { IMP() }
    public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }
    public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int)
        -> AnyClass?
    { nil }
    public func objc_registerClassPair(_ cls: AnyClass) {}
    @discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { object_getClass(obj) }
    public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
    /// The name of an object's class with its module: `App.Cell`. It stays for good.
    public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }
    /// The name of a class with its module: `App.Cell`, and of UIKit's without. It stays for good.
    public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
        RuntimeNames.shared.pointer(to: cls.map(RuntimeClassName.of) ?? "nil")
    }
    /// The name of a selector. It stays for good.
    public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { RuntimeNames.shared.pointer(to: "\(sel)") }
    /// The class above; nil for the topmost.
    public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { superclassAsInUIKit(of: $0) } }
    /// The class of an object.
    public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

    /// Waits until no other thread holds the object, and holds it; the same thread may do so again.
    @discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
        ObjectLocks.shared.lock(of: obj as AnyObject).lock()
        return 0
    }
    /// Lets the object go.
    @discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
        ObjectLocks.shared.lock(of: obj as AnyObject).unlock()
        return 0
    }

    /// Names as C's strings, each once.
    private final class RuntimeNames: @unchecked Sendable {
        // Sendable: read and written under its lock.
        static let shared = RuntimeNames()
        private let lock = NSLock()
        private var pointers: [String: UnsafePointer<CChar>] = [:]

        func pointer(to name: String) -> UnsafePointer<CChar> {
            lock.withLock {
                if let known = pointers[name] { return known }
                let bytes = Array(name.utf8CString)
                let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
                copy.initialize(from: bytes, count: bytes.count)
                pointers[name] = UnsafePointer(copy)
                return UnsafePointer(copy)
            }
        }
    }

    /// A lock for each object that was ever held, by identity.
    private final class ObjectLocks: @unchecked Sendable {
        static let shared = ObjectLocks()
        private let own = NSLock()
        private var locks: [ObjectIdentifier: NSRecursiveLock] = [:]
        func lock(of object: AnyObject) -> NSRecursiveLock {
            own.withLock {
                if let known = locks[ObjectIdentifier(object)] { return known }
                let made = NSRecursiveLock()
                locks[ObjectIdentifier(object)] = made
                return made
            }
        }
    }
#endif
