#if !canImport(ObjectiveC)
    struct AssociatedValues {
        private struct Held {
            var strong: Any?
            weak var weakly: AnyObject?
            var value: Any? { strong ?? weakly }
        }

        private var held: [UnsafeRawPointer: Held]?

        func value(_ key: UnsafeRawPointer) -> Any? { held?[key]?.value }

        /// Gives back what was there, for the caller to release.
        mutating func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) -> Any? {
            let before = held?[key]?.strong
            switch (value, policy) {
            case (nil, _): held?[key] = nil
            case (let value?, .OBJC_ASSOCIATION_ASSIGN):
                held = held ?? [:]
                held?[key] = Held(strong: nil, weakly: value as AnyObject)
            case (let value?, _):
                held = held ?? [:]
                held?[key] = Held(strong: value, weakly: nil)
            }
            return before
        }
    }

    /// An object that keeps its associated values itself, so that they go with it.
    protocol AssociatedValuesOwner: AnyObject {
        /// Read and written under the one lock (``AssociatedValuesLock``).
        nonisolated var associatedValues: AssociatedValues { get set }
    }

    /// Associated values of all objects, from any thread.
    enum AssociatedValuesLock {
        private static let lock = NSLock()

        static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
            lock.withLock {
                if let owner = object as? any AssociatedValuesOwner { return owner.associatedValues.value(key) }
                return ForeignAssociatedValues.shared.values(of: object)?.value(key)
            }
        }

        static func set(
            _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
        ) {
            // Released outside the lock: a value's deinit may associate in turn.
            let old: [Any?] = lock.withLock {
                if let owner = object as? any AssociatedValuesOwner {
                    return [owner.associatedValues.set(value, key, policy)]
                }
                return ForeignAssociatedValues.shared.set(value, of: object, key, policy)
            }
            withExtendedLifetime(old) {}
        }

        static func removeAll(of object: AnyObject) {
            let old = lock.withLock {
                guard let owner = object as? any AssociatedValuesOwner
                else { return ForeignAssociatedValues.shared.removeAll(of: object) }
                defer { owner.associatedValues = AssociatedValues() }
                return owner.associatedValues
            }
            withExtendedLifetime(old) {}
        }
    }

    /// Values of objects of other modules, which have no space for them.
    private final class ForeignAssociatedValues: @unchecked Sendable {
        // Sendable: all is read and written under the one lock.
        static let shared = ForeignAssociatedValues()

        private struct Entry {
            weak var object: AnyObject?
            var values: AssociatedValues
        }

        private var entries: [ObjectIdentifier: Entry] = [:]
        /// Dead owners are swept when the table has doubled since the last time.
        private var sweepAt = 64

        /// The object's own, not those of an object that died and left its address to this one.
        func values(of object: AnyObject) -> AssociatedValues? {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.values
        }

        func set(
            _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
        ) -> [Any?] {
            let known = values(of: object)
            let died = known == nil ? entries.removeValue(forKey: ObjectIdentifier(object)) : nil
            var values = known ?? AssociatedValues()
            let before = values.set(value, key, policy)
            entries[ObjectIdentifier(object)] = Entry(object: object, values: values)
            return [before, died] + sweep()
        }

        func removeAll(of object: AnyObject) -> AssociatedValues {
            defer { entries[ObjectIdentifier(object)] = nil }
            return values(of: object) ?? AssociatedValues()
        }

        private func sweep() -> [Any?] {
            guard entries.count >= sweepAt else { return [] }
            var dead: [Any?] = []
            for (id, entry) in entries where entry.object == nil {
                dead.append(entry)
                entries[id] = nil
            }
            sweepAt = max(64, entries.count * 2)
            return dead
        }
    }
#endif
