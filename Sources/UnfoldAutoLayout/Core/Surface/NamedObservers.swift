import Foundation

#if !canImport(ObjectiveC)
    /// Observers of views by names of properties: `addObserver(_:forKeyPath:…)` of the names below, told by `observeValue(…)`.
    @MainActor enum NamedObservers {
        struct Entry {
            weak var observer: UIResponder?
            let keyPath: String
            let context: UnsafeMutableRawPointer?
            let observation: NSKeyValueObservation
        }

        /// - Returns: false for an object, an observer or a name of which nothing is known.
        static func start(
            _ object: NSObject, _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
            _ context: UnsafeMutableRawPointer?
        ) -> Bool {
            guard let view = object as? UIView, let responder = observer as? UIResponder else { return false }
            let teller = Teller(observer: responder, keyPath: keyPath, context: context)
            guard let observation = observation(of: view, keyPath, options, teller) else { return false }
            let entry = Entry(observer: responder, keyPath: keyPath, context: context, observation: observation)
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

        private static func observation(
            of view: UIView, _ keyPath: String, _ options: NSKeyValueObservingOptions, _ teller: Teller
        ) -> NSKeyValueObservation? {
            func observe<Object: UIView, Value>(
                _ object: Object?, _ path: KeyPath<Object, Value>
            ) -> NSKeyValueObservation? {
                object?.observe(path, options: options) { object, change in
                    teller.tell(object, old: change.oldValue, new: change.newValue)
                }
            }
            switch keyPath {
            case "frame": return observe(view, \.frame)
            case "bounds": return observe(view, \.bounds)
            case "center": return observe(view, \.center)
            case "alpha": return observe(view, \.alpha)
            case "hidden", "isHidden": return observe(view, \.isHidden)
            case "contentSize": return observe(view as? UIScrollView, \.contentSize)
            case "contentOffset": return observe(view as? UIScrollView, \.contentOffset)
            case "contentInset": return observe(view as? UIScrollView, \.contentInset)
            case "text":
                return observe(view as? UILabel, \.text) ?? observe(view as? UITextField, \.text)
                    ?? observe(view as? UITextView, \.text)
            case "image": return observe(view as? UIImageView, \.image)
            case "enabled", "isEnabled": return observe(view as? UIControl, \.isEnabled)
            case "selected", "isSelected": return observe(view as? UIControl, \.isSelected)
            case "highlighted", "isHighlighted": return observe(view as? UIControl, \.isHighlighted)
            default: return nil
            }
        }

        private struct Teller {
            weak var observer: UIResponder?
            let keyPath: String
            let context: UnsafeMutableRawPointer?

            func tell(_ object: UIView, old: Any?, new: Any?) {
                var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
                if let old { change[.oldKey] = old }
                if let new { change[.newKey] = new }
                nonisolated(unsafe) let (teller, told) = (self, change)
                MainActor.assumeIsolated {
                    teller.observer?.observeValue(
                        forKeyPath: teller.keyPath, of: object, change: told, context: teller.context)
                }
            }
        }
    }
#endif
