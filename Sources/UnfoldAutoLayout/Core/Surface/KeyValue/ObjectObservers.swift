import Foundation

#if !canImport(ObjectiveC)
    /// Who observes one object's properties. Safe from any thread; observers are told where the change is made.
    final class ObjectObservers: @unchecked Sendable {
        // Sendable: the list is read and written under its lock.
        private struct Entry {
            weak var observer: PropertyObserver?
            /// Whoever observes by a name holds nothing.
            let kept: PropertyObserver?
        }

        private let lock = NSLock()
        private var entries: [Entry] = []
        private var isComparing = false

        func add(_ observer: PropertyObserver) {
            let entry = Entry(observer: observer, kept: observer.registration == nil ? nil : observer)
            lock.withLock { entries.append(entry) }
        }

        /// Takes the last one away that was registered so.
        func remove(where isMeant: (PropertyObserver.Registration) -> Bool) -> PropertyObserver? {
            lock.withLock {
                let index = entries.lastIndex { $0.kept?.registration.map(isMeant) ?? false }
                return index.flatMap { entries.remove(at: $0).kept }
            }
        }

        private var living: [PropertyObserver] {
            // What ends goes outside the lock: its end may end other observations.
            let before = lock.withLock { entries }
            let living = before.compactMap(\.observer).filter { !$0.isOver }
            if living.count != before.count {
                lock.withLock { entries.removeAll { $0.observer?.isOver ?? true } }
            }
            return withExtendedLifetime(before) { living }
        }

        func willChange(_ name: String, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
            for observer in living where observer.follows(name) { observer.willChange(kind, indexes) }
        }

        func didChange(_ name: String, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
            for observer in living {
                if observer.follows(name) {
                    observer.didChange(kind, indexes)
                } else if !observer.isNamed {
                    observer.compare()
                }
            }
        }

        func willChange(_ path: AnyKeyPath, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
            for observer in living where observer.follows(path) { observer.willChange(kind, indexes) }
        }

        func didChange(_ path: AnyKeyPath, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
            for observer in living where observer.follows(path) { observer.didChange(kind, indexes) }
        }

        /// Tells of values that became others; a handler that changes values is told of that afterwards.
        func compare() {
            guard !isComparing else { return }
            isComparing = true
            defer { isComparing = false }
            for observer in living { observer.compare() }
        }
    }

    /// Observers by object: responders hold theirs, for their setters ask each time.
    enum ObservedObjects {
        // Only ever set to true: until then nothing but responders has to be looked up.
        nonisolated(unsafe) fileprivate static var areOthersObserved = false
        // An address alone: nothing is read or written there.
        nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

        static func observers(of object: AnyObject) -> ObjectObservers? {
            if let responder = object as? UIResponder { return responder.observers }
            guard areOthersObserved else { return nil }
            return AssociatedValuesLock.value(of: object, key) as? ObjectObservers
        }

        static func add(_ observer: PropertyObserver, to object: AnyObject) {
            let known = observers(of: object) ?? ObjectObservers()
            known.add(observer)
            if let responder = object as? UIResponder {
                responder.observers = known
            } else {
                areOthersObserved = true
                AssociatedValuesLock.set(known, of: object, key, .OBJC_ASSOCIATION_RETAIN)
            }
        }
    }

    /// All observations on the main queue: what nobody announced is compared at the end of the turn.
    @MainActor enum TurnObservers {
        private struct Entry { weak var observer: PropertyObserver? }
        private static var entries: [Entry] = []

        static func add(_ observer: PropertyObserver) { entries.append(Entry(observer: observer)) }

        static func compare() {
            guard !entries.isEmpty else { return }
            entries.removeAll { $0.observer?.isOver ?? true }
            for entry in entries { entry.observer?.compare() }
        }
    }

    // What setters of properties that can be observed call. Without observers each costs the test of one pointer.
    extension UIResponder {
        /// Before a property is set that may be observed.
        /// - Parameter changes: Whether to another value; only asked if someone observes.
        @inline(__always) package final func willChange(_ name: String, _ changes: @autoclosure () -> Bool = true) {
            if let observers, changes() { observers.willChange(name) }
        }

        /// After a property was set that may be observed, or anything else that a key path may lead to.
        @inline(__always) package final func valuesDidChange() { observers?.compare() }
    }

    /// As of responders, for other objects of UIKit's.
    func objectWillChange(_ object: AnyObject, _ name: String, _ changes: @autoclosure () -> Bool = true) {
        guard ObservedObjects.areOthersObserved, changes() else { return }
        ObservedObjects.observers(of: object)?.willChange(name)
    }
    func objectDidChange(_ object: AnyObject) {
        if ObservedObjects.areOthersObserved { ObservedObjects.observers(of: object)?.compare() }
    }
#else
    // Observers are Objective-C's own.
    @MainActor enum TurnObservers { static func compare() {} }
    extension UIResponder {
        @inline(__always) package final func willChange(_ name: String, _ changes: @autoclosure () -> Bool = true) {}
        @inline(__always) package final func valuesDidChange() {}
    }
    func objectWillChange(_ object: AnyObject, _ name: String, _ changes: @autoclosure () -> Bool = true) {}
    func objectDidChange(_ object: AnyObject) {}
#endif
