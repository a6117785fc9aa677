import Foundation

#if !canImport(ObjectiveC)
    extension NotificationCenter {
        /// Calls the observer's method with each notification of that name (nil: any) from that object (nil: any), in
        /// the turn and thread of the post, until the observer is removed or gone. A method of the main actor that is
        /// told elsewhere runs on the main queue later.
        public func addObserver(
            _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
        ) {
            let watched = WeakObserver(observer as AnyObject)
            let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
                guard let object = watched.value else { return }
                _ = aSelector.sendOrRaise(to: object, notification)
            }
            SelectorObservers.shared.add(
                .init(token: token, center: self, observer: observer as AnyObject, name: aName, object: anObject))
        }

        /// Ends everything that was added for the observer: with a selector or, if it is the token of a block, that.
        public func removeObserver(_ observer: AnyObject) {
            for token in SelectorObservers.shared.remove(observer, from: self, where: { _ in true }) {
                removeObserver(token as Any)
            }
            removeObserver(observer as Any)
        }

        /// Ends what was added for the observer with that name (nil: any) and object (nil: any).
        public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
            let tokens = SelectorObservers.shared.remove(observer, from: self) { entry in
                (aName == nil || aName == entry.name)
                    && (anObject.map { $0 as AnyObject === entry.object.map { $0 as AnyObject } } ?? true)
            }
            for token in tokens { removeObserver(token as Any) }
            removeObserver(observer as Any, name: aName, object: anObject)
        }
    }

    private final class WeakObserver: @unchecked Sendable {
        // Sendable: set once; weak references are read whole from any thread.
        weak var value: AnyObject?
        init(_ value: AnyObject) { self.value = value }
    }

    /// Who observes by selector, and the tokens that Foundation gave for it.
    private final class SelectorObservers: @unchecked Sendable {
        // Sendable: all is read and written under its lock.
        static let shared = SelectorObservers()

        struct Entry {
            let token: any NSObjectProtocol
            weak var center: NotificationCenter?
            weak var observer: AnyObject?
            let name: NSNotification.Name?
            let object: Any?

            init(
                token: any NSObjectProtocol, center: NotificationCenter, observer: AnyObject,
                name: NSNotification.Name?,
                object: Any?
            ) {
                (self.token, self.center, self.observer, self.name, self.object) = (
                    token, center, observer, name, object
                )
            }
        }

        private let lock = NSLock()
        private var entries: [ObjectIdentifier: [Entry]] = [:]
        /// Entries of observers that are gone are swept when the table has doubled.
        private var sweepAt = 64

        func add(_ entry: Entry) {
            guard let observer = entry.observer else { return }
            let dead = lock.withLock {
                let id = ObjectIdentifier(observer)
                // An observer that died may have left its address to this one.
                let stale = (entries[id] ?? []).filter { $0.observer !== observer }
                entries[id] = (entries[id] ?? []).filter { $0.observer === observer } + [entry]
                return stale + sweep()
            }
            for entry in dead { entry.center?.removeObserver(entry.token as Any) }
        }

        /// - Parameter observer: May be in its `deinit`, when weak references to it are nil already.
        func remove(
            _ observer: AnyObject, from center: NotificationCenter, where isMeant: (Entry) -> Bool
        ) -> [any NSObjectProtocol] {
            let gone = lock.withLock { () -> [Entry] in
                let id = ObjectIdentifier(observer)
                let all = entries[id] ?? []
                let isGone = all.map { $0.center == nil || $0.center === center && isMeant($0) }
                let gone = zip(all, isGone).filter(\.1).map(\.0)
                let rest = zip(all, isGone).filter { !$0.1 }.map(\.0)
                entries[id] = rest.isEmpty ? nil : rest
                return gone
            }
            return gone.map(\.token)
        }

        private func sweep() -> [Entry] {
            guard entries.count >= sweepAt else { return [] }
            var dead: [Entry] = []
            for (id, list) in entries where list.allSatisfy({ $0.observer == nil }) {
                dead += list
                entries[id] = nil
            }
            sweepAt = max(64, entries.count * 2)
            return dead
        }
    }
#endif
