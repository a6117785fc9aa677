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
    /// Accepted; nothing is exchanged.
    public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
    /// Accepted.
    public func method_getImplementation(_ m: Method) -> IMP { IMP() }
    /// None.
    public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
    /// Accepted; nothing is added.
    @discardableResult public func class_addMethod(
        _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
    ) -> Bool { false }
    /// Accepted; nothing is replaced.
    @discardableResult public func class_replaceMethod(
        _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
    ) -> IMP? { nil }
    /// Accepted; nothing is replaced.
    @discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { IMP() }
    /// Accepted; never called.
    public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }
    /// None: classes are not made at run time.
    public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int)
        -> AnyClass?
    { nil }
    /// Accepted.
    public func objc_registerClassPair(_ cls: AnyClass) {}
    /// Accepted; objects keep their class.
    @discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { object_getClass(obj) }
    /// None: classes have no methods by name.
    public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
    /// The name of an object's class with its module: `App.Cell`. It stays for good.
    public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }
    /// The name of a class with its module: `App.Cell`, and of UIKit's without. It stays for good.
    public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
        RuntimeNames.pointer(to: cls.map(RuntimeClassName.of) ?? "nil")
    }
    /// The name of a selector. It stays for good.
    public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { RuntimeNames.pointer(to: "\(sel)") }
    /// The class above; nil for the topmost.
    public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
    /// The class of an object.
    public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

    /// Waits until no other thread holds the object, and holds it; the same thread may do so again.
    @discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
        ObjectLocks.lock(of: obj as AnyObject).lock()
        return 0
    }
    /// Lets the object go.
    @discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
        ObjectLocks.lock(of: obj as AnyObject).unlock()
        return 0
    }

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

    /// A lock for each object that was ever held, by identity.
    private enum ObjectLocks {
        private static let locks = Locked<[ObjectIdentifier: NSRecursiveLock]>([:])

        static func lock(of object: AnyObject) -> NSRecursiveLock {
            locks.withLock {
                if let known = $0[ObjectIdentifier(object)] { return known }
                let made = NSRecursiveLock()
                $0[ObjectIdentifier(object)] = made
                return made
            }
        }
    }
#endif
