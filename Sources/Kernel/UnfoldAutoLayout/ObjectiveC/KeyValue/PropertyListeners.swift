#if !canImport(ObjectiveC)
    /// Hears what the setters of one object change. Key-value observing is above, and is one.
    protocol PropertyListening: AnyObject, Sendable {
        func willSet(_ name: String)
        /// A property was set, or anything else that a key path may lead to.
        func compare()
    }

    protocol PropertyListenerOwner: AnyObject { nonisolated var listener: (any PropertyListening)? { get set } }

    /// Where setters find listeners: a responder holds its own, and those of other objects are looked up.
    enum PropertyListeners {
        /// 0 until the first object that is no responder has a listener; until then none is looked up.
        static let areOthersHeard = SharedWord(0)
        private static let key = AssociationKey()
        /// Called at the end of each iteration of the run loop: what no setter announced is found there.
        @MainActor static var atEndOfIteration: (@MainActor () -> Void)?

        static func set(_ listener: any PropertyListening, ofOther object: AnyObject) {
            AssociatedValuesLock.set(listener, of: object, key.address, .OBJC_ASSOCIATION_RETAIN)
            areOthersHeard.store(1)
        }

        static func listener(ofOther object: AnyObject) -> (any PropertyListening)? {
            guard areOthersHeard.load() != 0 else { return nil }
            return AssociatedValuesLock.value(of: object, key.address) as? any PropertyListening
        }
    }

    /// Before a property of an object that is no responder is set.
    /// - Parameter changes: Whether to another value; only asked if someone listens.
    func objectWillChange(_ object: AnyObject, _ name: String, _ changes: @autoclosure () -> Bool = true) {
        guard PropertyListeners.areOthersHeard.load() != 0, changes() else { return }
        PropertyListeners.listener(ofOther: object)?.willSet(name)
    }
    /// After it was set.
    func objectDidChange(_ object: AnyObject) { PropertyListeners.listener(ofOther: object)?.compare() }
#else
    // Observers are Objective-C's own.
    enum PropertyListeners { @MainActor static var atEndOfIteration: (@MainActor () -> Void)? { nil } }
    func objectWillChange(_ object: AnyObject, _ name: String, _ changes: @autoclosure () -> Bool = true) {}
    func objectDidChange(_ object: AnyObject) {}
#endif
