import UnfoldTypesetting

#if !canImport(ObjectiveC)
    /// Hears what the setters of one object change. Key-value observing is above, and is one.
    protocol PropertyListening: AnyObject, Sendable {
        /// A property is about to be set.
        func willSet(_ name: String)
        /// A property was set, or anything else that a key path may lead to.
        func compare()
    }

    /// An object that keeps its listener itself.
    protocol PropertyListenerOwner: AnyObject {
        nonisolated var listener: (any PropertyListening)? { get set }
    }

    /// Where setters find listeners: a responder holds its own, and those of other objects are looked up.
    enum PropertyListeners {
        /// 0 until the first object that is no responder has a listener; until then none is looked up.
        static let areOthersHeard = SharedWord(0)
        /// A closure by itself would be wrapped once more at each access by way of a generic type.
        private struct Finder: Sendable {
            let listener: @Sendable (AnyObject) -> (any PropertyListening)?
        }
        private static let ofOther = Locked<Finder?>(nil)
        /// Called at the end of each iteration of the run loop: what no setter announced is found there.
        @MainActor static var atEndOfIteration: (@MainActor () -> Void)?

        /// Says how the listener of an object that is no responder is found.
        static func hearOthers(_ listener: @escaping @Sendable (AnyObject) -> (any PropertyListening)?) {
            guard areOthersHeard.load() == 0 else { return }
            ofOther.withLock { $0 = Finder(listener: listener) }
            areOthersHeard.store(1)
        }

        static func listener(ofOther object: AnyObject) -> (any PropertyListening)? {
            areOthersHeard.load() == 0 ? nil : ofOther.withLock { $0 }?.listener(object)
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
