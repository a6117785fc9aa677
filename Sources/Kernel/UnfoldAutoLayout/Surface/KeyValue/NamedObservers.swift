#if !canImport(ObjectiveC)
    /// Observers by names of properties: `addObserver(_:forKeyPath:…)`, told by `observeValue(…)`.
    enum NamedObservers {
        /// - Returns: false for an observer that cannot be notified, or a name of which nothing is known.
        static func start(
            _ object: NSObject, _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
            _ context: UnsafeMutableRawPointer?
        ) -> Bool {
            let registration = PropertyObserver.Registration(observer: observer, keyPath: keyPath, context: context)
            let found = following(keyPath, of: object, options, registration) { [weak observer] object, change in
                if let observer { tell(observer, keyPath, object, change, context) }
            }
            ObservedObjects.start(found, of: object)
            return (observer is UIResponder || observer is any AdaptedObserver)
                && StoredValues.leads(keyPath, from: object)
        }

        /// Observes the first name of a path, and the object found there for the rest.
        private static func following(
            _ keyPath: String, of object: NSObject, _ options: NSKeyValueObservingOptions,
            _ registration: PropertyObserver.Registration? = nil,
            _ tell: @escaping (AnyObject, PropertyObserver.Change) -> Void
        ) -> PropertyObserver {
            let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
            let first = parts.first ?? keyPath
            let name = KeyedProperties.property(first, of: type(of: object))?.name ?? first
            var names = KeyedProperties.namesAffecting(name, in: type(of: object))
            names.insert(first)
            let observer = PropertyObserver(
                object, names: names, options,
                isAnnounced: parts.count == 1 && KeyedProperties.isAnnounced(name, in: type(of: object)),
                registration: registration, read: { StoredValues.value(of: $0, keyPath) as Any }, tell: tell)
            guard parts.count == 2 else { return observer }
            observer.findRest = { [weak observer] object in
                guard let inner = StoredValues.value(of: object, first) as? NSObject else { return nil }
                let rest = following(parts[1], of: inner, options.subtracting(.initial)) { _, change in
                    observer?.restDidChange(change)
                }
                ObservedObjects.add(rest, to: inner)
                return rest
            }
            observer.followRest()
            return observer
        }

        /// Ends the last observation of that name; with a context only one that was given it.
        static func stop(
            _ object: NSObject, _ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?? = nil
        ) {
            let id = ObjectIdentifier(observer)
            let ended = ObservedObjects.observers(of: object)?.remove { entry in
                entry.observerID == id && entry.keyPath == keyPath && (context.map { $0 == entry.context } ?? true)
            }
            if let ended {
                ended.isOver = true
                return
            }
            let (one, other) = (LayoutNames.className(of: observer), LayoutNames.className(of: object))
            DispatchQueue.onMain {
                UIKitExceptions.raise(
                    .range,
                    "Cannot remove an observer <\(one) 0x0> for the key path \"\(keyPath)\" from <\(other) 0x0> "
                        + "because it is not registered as an observer.")
            }
        }

        private static func tell(
            _ observer: NSObject, _ keyPath: String, _ object: AnyObject, _ change: PropertyObserver.Change,
            _ context: UnsafeMutableRawPointer?
        ) {
            var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
            // Values of the dictionary are objects: nil is one.
            if let old = change.old { values[.oldKey] = AdaptedProperty.plain(old) ?? NSNull() }
            if let new = change.new { values[.newKey] = AdaptedProperty.plain(new) ?? NSNull() }
            if let indexes = change.indexes { values[.indexesKey] = NSIndexSet(indexSet: indexes) }
            if change.isPrior { values[.notificationIsPriorKey] = true }
            if let responder = observer as? UIResponder {
                guard MainQueue.isCurrent else { return }
                let sent = UnsafeTransfer((object, values, context))
                MainActor.assumeIsolated {
                    let (object, values, context) = sent.value
                    responder.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
                }
            } else if let other = observer as? any AdaptedObserver {
                other.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
            }
        }
    }
#endif
