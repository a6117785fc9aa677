#if !canImport(ObjectiveC)
    /// A method of a class, as far as one is known by its name; it cannot be exchanged.
    public struct Method: Sendable {}
    /// What a method does: nothing. As large as the function that code casts it to.
    public struct IMP: Sendable { private let function: @Sendable () -> Void = {} }

    /// Whether a selector leads to a method of the class or of one above it; nothing can be exchanged.
    public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
        cls.flatMap { name.isMethod(of: $0) ? Method() : nil }
    }
    /// The name of a class with its module: `App.Cell`, and of UIKit's without. It stays for good.
    public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
        RuntimeNames.pointer(to: cls.map(RuntimeClassName.of) ?? "nil")
    }
    /// The name of a selector. It stays for good.
    public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { RuntimeNames.pointer(to: "\(sel)") }

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
