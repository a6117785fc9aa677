#if !canImport(ObjectiveC)
    extension NotificationCenter {
        /// Calls the observer's method with each notification of that name (nil: any) from that object (nil: any), in
        /// the turn and thread of the post, until the observer is removed or gone. A method of the main actor that is
        /// told elsewhere runs on the main queue later.
        public func addObserver(
            _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
        ) {
            let watched = UnsafeTransfer(WeakObserver(value: observer as AnyObject))
            let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
                guard let object = watched.value.value else { return }
                _ = aSelector.sendOrRaise(to: object, notification)
            }
            let entry = SelectorObservers.Entry(
                token: token, center: self, observer: observer as AnyObject, name: aName, object: anObject)
            let dead = SelectorObservers.shared.withLock { $0.add(entry) }
            for entry in dead { entry.center?.removeObserver(entry.token as Any) }
        }

        /// Ends everything that was added for the observer: with a selector or, if it is the token of a block, that.
        public func removeObserver(_ observer: AnyObject) {
            let ended = SelectorObservers.shared.withLock { $0.remove(observer, from: self) { _ in true } }
            for entry in ended { removeObserver(entry.token as Any) }
            removeObserver(observer as Any)
        }

        /// Ends what was added for the observer with that name (nil: any) and object (nil: any).
        public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
            let ended = SelectorObservers.shared.withLock {
                $0.remove(observer, from: self) { entry in
                    (aName == nil || aName == entry.name)
                        && (anObject.map { $0 as AnyObject === entry.object.map { $0 as AnyObject } } ?? true)
                }
            }
            for entry in ended { removeObserver(entry.token as Any) }
            removeObserver(observer as Any, name: aName, object: anObject)
        }
    }

    // Weak references are read whole from any thread.
    private struct WeakObserver { weak var value: AnyObject? }

    /// Who observes by selector, and the tokens that Foundation gave for it.
    private struct SelectorObservers {
        static let shared = Locked(SelectorObservers())

        struct Entry {
            let token: any NSObjectProtocol
            weak var center: NotificationCenter?
            weak var observer: AnyObject?
            let name: NSNotification.Name?
            let object: Any?
        }

        private var entries: [ObjectIdentifier: [Entry]] = [:]
        /// Entries of observers that are gone are swept when the table has doubled.
        private var sweepAt = 64

        /// - Returns: Entries of observers that are gone.
        mutating func add(_ entry: Entry) -> [Entry] {
            guard let observer = entry.observer else { return [] }
            let id = ObjectIdentifier(observer)
            // An observer that died may have left its address to this one.
            let stale = (entries[id] ?? []).filter { $0.observer !== observer }
            entries[id] = (entries[id] ?? []).filter { $0.observer === observer } + [entry]
            return stale + sweep()
        }

        /// - Parameter observer: May be in its `deinit`, when weak references to it are nil already.
        mutating func remove(
            _ observer: AnyObject, from center: NotificationCenter, where isMeant: (Entry) -> Bool
        ) -> [Entry] {
            let id = ObjectIdentifier(observer)
            let all = entries[id] ?? []
            let isGone = all.map { $0.center == nil || $0.center === center && isMeant($0) }
            let gone = zip(all, isGone).filter(\.1).map(\.0)
            let rest = zip(all, isGone).filter { !$0.1 }.map(\.0)
            entries[id] = rest.isEmpty ? nil : rest
            return gone
        }

        private mutating func sweep() -> [Entry] {
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
