#if !canImport(ObjectiveC)
    /// Who observes one object's properties. Safe from any thread; observers are notified where the change is made.
    final class ObjectObservers: PropertyListening, @unchecked Sendable {
        // Sendable: the list is read and written under its lock.
        private struct Entry {
            weak var observer: PropertyObserver?
            /// An observation by a name has no holder but the observed object.
            let kept: PropertyObserver?
            let number: Int
        }

        private let lock = NSLock()
        private var entries: [Entry] = []
        private var added = 0
        /// Ended ones are taken away when the list has doubled since the last time.
        private var purgesAt = 8
        /// Of properties that several classes of a line announce: how often a change is announced that is under way.
        private var depths: [String: Int] = [:]
        private var isComparing = false
        private var comparesAgain = false
        /// Rounds of changes that handlers make in answer to changes; more are taken for endless.
        private static let roundLimit = 100

        func add(_ observer: PropertyObserver) {
            let isFull = lock.withLock {
                added += 1
                entries.append(
                    Entry(observer: observer, kept: observer.registration == nil ? nil : observer, number: added))
                return entries.count >= purgesAt
            }
            guard isFull else { return }
            _ = living
            lock.withLock { purgesAt = max(8, entries.count * 2) }
        }

        /// How many there are, ended ones with them.
        var count: Int { lock.withLock { entries.count } }

        /// Takes the last one away that was registered so.
        func remove(where isMeant: (PropertyObserver.Registration) -> Bool) -> PropertyObserver? {
            // Asked outside the lock, as below.
            let before = lock.withLock { entries }
            guard let found = before.last(where: { $0.kept?.registration.map(isMeant) ?? false }) else { return nil }
            lock.withLock { entries.removeAll { $0.number == found.number } }
            return found.kept
        }

        private var living: [PropertyObserver] {
            // What ends goes outside the lock: its end may end other observations.
            let before = lock.withLock { entries }
            var living: [PropertyObserver] = []
            var ended: Set<Int> = []
            for entry in before {
                if let observer = entry.observer, !observer.isOver {
                    living.append(observer)
                } else {
                    ended.insert(entry.number)
                }
            }
            if !ended.isEmpty { lock.withLock { entries.removeAll { ended.contains($0.number) } } }
            return withExtendedLifetime(before) { living }
        }

        func willChange(_ name: String, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
            for observer in living where observer.follows(name) { observer.willChange(kind, indexes) }
        }

        /// Before a setter of UIKit's, which compares afterwards.
        func willSet(_ name: String) {
            for observer in living where observer.follows(name) { observer.willChange(isPaired: false) }
        }

        /// A setter of an overridden property calls that of the class above, which announces the change too: only the
        /// outermost of them tells.
        func entersChange(_ property: AdaptedProperty) -> Bool {
            guard property.isAnnouncedAbove else { return true }
            return lock.withLock {
                depths[property.name, default: 0] += 1
                return depths[property.name] == 1
            }
        }

        /// Whether the outermost setter is done.
        func leavesChange(_ property: AdaptedProperty) -> Bool {
            guard property.isAnnouncedAbove else { return true }
            return lock.withLock {
                let depth = (depths[property.name] ?? 1) - 1
                depths[property.name] = depth > 0 ? depth : nil
                return depth <= 0
            }
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

        /// Tells of values that became others; a handler that changes values is notified of that afterwards.
        func compare() {
            guard beginComparing() else { return }
            for _ in 0..<Self.roundLimit {
                for observer in living { observer.compare() }
                guard continuesComparing() else { return }
            }
            lock.withLock { (isComparing, comparesAgain) = (false, false) }
        }

        /// False while another call compares, which then does so once more.
        private func beginComparing() -> Bool {
            lock.withLock {
                if isComparing { comparesAgain = true } else { isComparing = true }
                return !comparesAgain
            }
        }

        /// Whether something changed in the round; if not, comparing is over.
        private func continuesComparing() -> Bool {
            lock.withLock {
                isComparing = comparesAgain
                comparesAgain = false
                return isComparing
            }
        }
    }

    /// Observers by object: responders hold theirs, for their setters ask each time.
    enum ObservedObjects {
        static func observers(of object: AnyObject) -> ObjectObservers? {
            if let owner = object as? any PropertyListenerOwner { return owner.listener as? ObjectObservers }
            return PropertyListeners.listener(ofOther: object) as? ObjectObservers
        }

        // What is associated may end in the middle, and observe at its end.
        private static let lock = NSRecursiveLock()

        static func add(_ observer: PropertyObserver, to object: AnyObject) {
            lock.lock()
            defer { lock.unlock() }
            let known = observers(of: object) ?? ObjectObservers()
            known.add(observer)
            if let owner = object as? any PropertyListenerOwner {
                owner.listener = known
            } else {
                PropertyListeners.set(known, ofOther: object)
            }
        }

        /// Adds an observer, which compares at the end of turns and is told the first value if it wants to.
        static func start(_ observer: PropertyObserver, of object: AnyObject) {
            add(observer, to: object)
            if MainQueue.isCurrent {
                let added = UnsafeTransfer(observer)
                MainActor.assumeIsolated { TurnObservers.add(added.value) }
            }
            observer.tellInitially()
        }
    }

    /// All observations on the main queue: what no one announced is compared at the end of the turn.
    @MainActor enum TurnObservers {
        private struct Entry { weak var observer: PropertyObserver? }
        private static var entries: [Entry] = []

        static func add(_ observer: PropertyObserver) {
            guard !observer.isAnnounced else { return }
            entries.append(Entry(observer: observer))
            if PropertyListeners.atEndOfIteration == nil { PropertyListeners.atEndOfIteration = compare }
        }

        private static func compare() {
            guard !entries.isEmpty else { return }
            entries.removeAll { $0.observer?.isOver ?? true }
            for entry in entries { entry.observer?.compare() }
        }
    }
#endif
