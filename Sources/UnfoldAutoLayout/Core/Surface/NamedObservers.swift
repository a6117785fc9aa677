import Foundation

#if !canImport(ObjectiveC)
    /// Observers of views by names of properties: `addObserver(_:forKeyPath:…)` of the names below, told by
    /// `observeValue(…)`.
    @MainActor enum NamedObservers {
        struct Entry {
            weak var observer: NSObject?
            let keyPath: String
            let context: UnsafeMutableRawPointer?
            let observation: NSKeyValueObservation
        }

        /// - Returns: false for an object, an observer or a name of which nothing is known.
        static func start(
            _ object: NSObject, _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
            _ context: UnsafeMutableRawPointer?
        ) -> Bool {
            guard let view = object as? UIView, observer is UIResponder || observer is any AdaptedObserver else {
                return false
            }
            let call = ObserverCall(observer: observer, keyPath: keyPath, context: context)
            guard let observation = observation(of: view, keyPath, options, call) else { return false }
            let entry = Entry(observer: observer, keyPath: keyPath, context: context, observation: observation)
            view.rarely.named.append(entry)
            return true
        }

        /// Ends the last observation of that name; with a context only one that was given it.
        static func stop(
            _ object: NSObject, _ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?? = nil
        ) {
            guard let view = object as? UIView, let entries = view.rare?.named else { return }
            let index = entries.lastIndex { entry in
                entry.observer === observer && entry.keyPath == keyPath && (context.map { $0 == entry.context } ?? true)
            }
            guard let index else { return }
            entries[index].observation.invalidate()
            view.rarely.named.remove(at: index)
        }

        struct ObserverCall {
            weak var observer: NSObject?
            let keyPath: String
            let context: UnsafeMutableRawPointer?

            func notify(_ object: UIView, old: Any?, new: Any?) {
                var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
                if let old { change[.oldKey] = old }
                if let new { change[.newKey] = new }
                nonisolated(unsafe) let (call, values) = (self, change)
                MainActor.assumeIsolated {
                    if let observer = call.observer as? UIResponder {
                        observer.observeValue(
                            forKeyPath: call.keyPath, of: object, change: values, context: call.context)
                    } else if let observer = call.observer as? any AdaptedObserver {
                        observer.observeValue(
                            forKeyPath: call.keyPath, of: object, change: values, context: call.context)
                    }
                }
            }
        }
    }
#endif
