import Foundation

/// Methods that only a name leads to: of documents, and of selectors made of strings. An adapted class lists its own
/// when it is asked for the first time.
enum AdaptedActions {
    private static let learned = LearnedClasses()

    /// The method of that name, once the object's class has listed what it has.
    static func method(_ name: String, of target: AnyObject) -> AdaptedMethods.Method? {
        hidden
        if let known = AdaptedMethods.shared.method(name, of: target) { return known }
        guard MainQueue.isCurrent, learned.isNew(type(of: target)) else { return nil }
        nonisolated(unsafe) let target = target
        MainActor.assumeIsolated { learn(type(of: target)) }
        return AdaptedMethods.shared.method(name, of: target)
    }

    /// Each selector of an adapted source puts its method into the table.
    @MainActor private static func learn(_ type: AnyClass) { _ = (type as? any AdaptedObject.Type)?.adaptedActions() }
}

private final class LearnedClasses: @unchecked Sendable {
    // Sendable: all is read and written under `lock`.
    private let lock = NSLock()
    private var types: Set<ObjectIdentifier> = []

    func isNew(_ type: AnyClass) -> Bool { lock.withLock { types.insert(ObjectIdentifier(type)).inserted } }
}
