/// The settings of the whole library: ``LayoutEnvironment/current``, ``UIKitExceptions/handler``, the fonts of
/// ``FontLibrary``, and the console and listeners of the layout journal. Each is the process's, unless it is read in a
/// task that has settings of its own.
///
/// ```swift
/// try await LayoutSettings.isolated {
///     LayoutEnvironment.current.layoutDirection = .rightToLeft
///     try await check()          // no one else sees it
/// }
/// ```
public enum LayoutSettings {
    /// Runs `body` with settings of its own. They begin as those in force; what is set in `body`, or in tasks begun in
    /// it, is seen there only and forgotten when `body` ends.
    public static func isolated<T>(_ body: () throws -> T) rethrows -> T {
        TaskSettings.began()
        defer { TaskSettings.ended() }
        return try TaskSettings.$current.withValue(TaskSettings(TaskSettings.current), operation: body)
    }

    /// Runs `body` with settings of its own, also across its suspensions.
    public static func isolated<T>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> T
    ) async rethrows -> T {
        TaskSettings.began()
        defer { TaskSettings.ended() }
        return try await TaskSettings.$current.withValue(TaskSettings(TaskSettings.current), operation: body)
    }
}

/// A setting's value with what belongs to it, kept by the process or by a task.
package protocol SettingStore: AnyObject, Sendable {
    func copy() -> Self
}

extension Locked: SettingStore {
    package func copy() -> Locked { Locked(withLock { $0 }) }
}

package final class TaskSettings: Sendable {
    @TaskLocal fileprivate static var current: TaskSettings?

    /// How many tasks have settings of their own: while there is none, which is the rule, no one looks for them.
    private static let count = SharedWord(0)
    fileprivate static func began() { count.add(1) }
    fileprivate static func ended() { count.add(.max) }

    /// Whether some task has settings of its own. For those who ask for a store with every view: other modules do not
    /// see into ``store(_:)``, and pay for its being generic.
    package static var areInUse: Bool { count.load() > 0 }

    /// Those of the running task, for what it leaves to be done later (``with(maker:_:)``).
    package static var ofTask: TaskSettings? { areInUse ? current : nil }

    /// Runs what a task left to be done, or what concerns something that it made, with that task's settings; with those
    /// in force if they began as these, or if the task had none.
    package static func with(maker: TaskSettings?, _ body: () -> Void) {
        guard let maker, !(current?.began(as: maker) ?? false) else { return body() }
        began()
        defer { ended() }
        $current.withValue(maker, operation: body)
    }

    private func began(as other: TaskSettings) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    private let parent: TaskSettings?
    private let stores = Locked<[ObjectIdentifier: any SettingStore]>([:])

    fileprivate init(_ parent: TaskSettings?) { self.parent = parent }

    package static func store<Store: SettingStore>(_ process: Store) -> Store {
        guard areInUse, let current else { return process }
        return current.own(process)
    }

    /// Taken from those around it when it is first asked for.
    private func own<Store: SettingStore>(_ process: Store) -> Store {
        let key = ObjectIdentifier(process)
        if let known = stores.withLock({ $0[key] }) as? Store { return known }
        let made = (parent?.own(process) ?? process).copy()
        return stores.withLock { stores in
            if let known = stores[key] as? Store { return known }
            stores[key] = made
            return made
        }
    }
}
