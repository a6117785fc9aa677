// What Swift code written for UIKit expects from the Objective-C runtime, where there is none.
#if !canImport(ObjectiveC)

    /// The value associated with an object under a key, or nil.
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        AssociatedValuesLock.value(of: object as AnyObject, key)
    }

    /// Associates a value with an object under a key; nil takes it away. Values go with a view, controller, layer,
    /// guide, constraint or gesture recogniser; those of an object of Foundation's once it is gone and a later
    /// association sweeps them up.
    /// - Complexity: O(1) on average.
    public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) { AssociatedValuesLock.set(value, of: object as AnyObject, key, policy) }

    public func objc_removeAssociatedObjects(_ object: Any) { AssociatedValuesLock.removeAll(of: object as AnyObject) }

    /// Runs `body`; there are no pools where there is no Objective-C.
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
