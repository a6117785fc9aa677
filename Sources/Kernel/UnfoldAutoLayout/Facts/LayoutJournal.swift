/// Where engines report: a stack of listeners, each hearing what happens while its body runs. A task with settings of
/// its own (`LayoutSettings`) has its own listeners and console.
@MainActor public enum LayoutJournal {
    private static let process = JournalStore()
    private static var store: JournalStore { TaskSettings.areInUse ? TaskSettings.store(process) : process }
    private static var lastToken = 0

    /// Prints what UIKit would print; replaced by tools that show conflicts in their own way. Default: standard error.
    public static var console: (String) -> Void {
        get { store.console }
        set { store.console = newValue }
    }

    /// Runs `body`, handing each event to `listener` (and to those outside it).
    public static func listening<T>(_ listener: @escaping (LayoutEvent) -> Void, to body: () throws -> T) rethrows -> T
    {
        try listening(listener, hearsPasses: true, to: body)
    }

    /// - Parameter hearsPasses: whether it needs what each pass does; else that is reported only if another one does.
    package static func listening<T>(
        _ listener: @escaping (LayoutEvent) -> Void, hearsPasses: Bool, to body: () throws -> T
    ) rethrows -> T {
        let token = addListener(listener, hearsPasses: hearsPasses)
        defer { removeListener(token) }
        return try body()
    }

    /// Starts listening for as long as no scope can tell, such as from beginUpdates to endUpdates.
    package static func addListener(_ listener: @escaping (LayoutEvent) -> Void, hearsPasses: Bool = true) -> Int {
        lastToken += 1
        store.listeners.append((lastToken, hearsPasses, listener))
        InertLayout.receiver = noteInertCall
        AppFileProblems.deliver { problem in
            guard hasListeners else { return false }
            record(.finding(Finding(severity: .warning, fact: .appFile(problem))))
            return true
        }
        return lastToken
    }

    package static func removeListener(_ token: Int) { store.listeners.removeAll { $0.token == token } }

    private static func noteInertCall(_ name: String, _ effect: InertEffect) -> Bool {
        guard hasListeners else { return false }
        record(.finding(Finding(severity: .note, fact: .inertCall(name: name, effect: effect))))
        return true
    }

    private static var hasListeners: Bool { !store.listeners.isEmpty }

    static var hearsPasses: Bool { store.hearsPasses }

    package static func record(_ event: LayoutEvent) { for listener in store.listeners { listener.receive(event) } }
}

@MainActor private final class JournalStore: SettingStore {
    var listeners: [(token: Int, hearsPasses: Bool, receive: (LayoutEvent) -> Void)] = [] {
        didSet { hearsPasses = listeners.contains(where: \.hearsPasses) }
    }
    private(set) var hearsPasses = false
    var console: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    nonisolated func copy() -> JournalStore {
        MainActor.assumeIsolated {
            let other = JournalStore()
            (other.listeners, other.console) = (listeners, console)
            return other
        }
    }
}
