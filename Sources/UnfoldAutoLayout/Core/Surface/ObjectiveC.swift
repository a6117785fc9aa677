import Foundation

// What Swift code written for UIKit expects from the Objective-C runtime, where there is none.
#if !canImport(ObjectiveC)
    /// How an associated value is held. Every policy but `ASSIGN` retains it here; `ASSIGN` holds objects weakly.
    public enum objc_AssociationPolicy: UInt, Sendable {
        /// Weakly: nil once the value is gone, where Objective-C would leave a dangling pointer.
        case OBJC_ASSOCIATION_ASSIGN = 0
        /// Retained.
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
        /// Retained; a value of Swift is a copy already, an object is not copied.
        case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
        /// Retained.
        case OBJC_ASSOCIATION_RETAIN = 0x301
        /// Retained, as with `OBJC_ASSOCIATION_COPY_NONATOMIC`.
        case OBJC_ASSOCIATION_COPY = 0x303
    }

    /// The value associated with an object under a key, or nil.
    /// - Complexity: O(1).
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        AssociatedValues.shared.value(of: object as AnyObject, key)
    }

    /// Associates a value with an object under a key; nil takes it away. Values live as long as the object, and until
    /// a later association sweeps them up.
    /// - Complexity: O(1) on average.
    public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) { AssociatedValues.shared.set(value, of: object as AnyObject, key, policy) }

    /// Takes all values of an object away.
    public func objc_removeAssociatedObjects(_ object: Any) {
        AssociatedValues.shared.removeAll(of: object as AnyObject)
    }

    /// Runs `body`; there are no pools where there is no Objective-C.
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

    /// Values by object, for all objects; safe from any thread.
    private final class AssociatedValues: @unchecked Sendable {
        // Sendable: all is read and written under its lock.
        static let shared = AssociatedValues()

        private struct Held {
            var strong: Any?
            weak var weakly: AnyObject?
            var value: Any? { strong ?? weakly }
        }

        private struct Owner {
            weak var object: AnyObject?
            var values: [UnsafeRawPointer: Held]
        }

        private let lock = NSLock()
        private var owners: [ObjectIdentifier: Owner] = [:]
        /// Dead owners are swept when the table has doubled since the last time.
        private var sweepAt = 64

        func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
            lock.withLock { entry(of: object)?.values[key]?.value }
        }

        func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
            // Released outside the lock: a value's deinit may associate in turn.
            let old: [Any?] = lock.withLock {
                var owner = entry(of: object) ?? Owner(object: object, values: [:])
                let before = owner.values[key]?.strong
                switch (value, policy) {
                case (nil, _): owner.values[key] = nil
                case (let value?, .OBJC_ASSOCIATION_ASSIGN):
                    owner.values[key] = Held(strong: nil, weakly: value as AnyObject)
                case (let value?, _): owner.values[key] = Held(strong: value, weakly: nil)
                }
                owners[ObjectIdentifier(object)] = owner
                return [before] + sweep()
            }
            withExtendedLifetime(old) {}
        }

        func removeAll(of object: AnyObject) {
            let old = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
            withExtendedLifetime(old) {}
        }

        /// The object's entry, unless it belongs to an object that died and left its address to this one.
        private func entry(of object: AnyObject) -> Owner? {
            guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
            return owner
        }

        private func sweep() -> [Any?] {
            guard owners.count >= sweepAt else { return [] }
            var dead: [Any?] = []
            for (id, owner) in owners where owner.object == nil {
                dead.append(owner)
                owners[id] = nil
            }
            sweepAt = max(64, owners.count * 2)
            return dead
        }
    }
#endif
