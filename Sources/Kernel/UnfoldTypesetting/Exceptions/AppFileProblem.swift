/// What of an app's files is missing, cannot be read or does not fit, where iOS would lay out other texts or widths.
public enum AppFileProblem: Hashable, Sendable, Codable {
    /// No font has the name that `UIFont` was asked for; the app's font whose name is nearest, and its file.
    case noFont(name: String, nearest: String?, file: String?)
    /// A file of fonts or texts that does not read.
    case unreadable(file: String, reason: String)
    /// The environment's language is in none of the app's texts, which are in these.
    case noLanguage(String, others: [String])
    /// A document gives a property of a class (`Card.title`) an object or a value of another type than it takes: it keeps
    /// what it has, where iOS sets it without looking.
    case mismatch(property: String, takes: String, given: String)
    /// A document connects an outlet of an app's class to a view of UIKit's: that is made as the outlet's class, where iOS
    /// leaves it as it is.
    case madeAsOutlet(property: String, takes: String, given: String)
    /// A document sets a runtime attribute that the class does not have.
    case noAttribute(String, owner: String)
    /// A view of SwiftUI is hosted, and its size was not given.
    case noHostedSize(String)
}

/// Problems with an app's files, each reported once. Fonts and texts are asked for long before anyone listens, so a
/// problem waits for the first listener.
package enum AppFileProblems {
    private static let process = AppFileProblemStore(AppFileProblemStore.State())
    private static var store: AppFileProblemStore { TaskSettings.store(process) }

    package static func report(_ problem: AppFileProblem) {
        let store = store
        let isNew = store.state.withLock {
            guard $0.known.insert(problem).inserted else { return false }
            $0.waiting.append(problem)
            return true
        }
        if isNew { DispatchQueue.onMain { store.deliver() } }
    }

    /// Sets who is notified, and notifies of what waits; the answer is whether somebody listened.
    @MainActor package static func deliver(to receive: @escaping @Sendable @MainActor (AppFileProblem) -> Bool) {
        let store = store
        store.state.withLock { $0.receiver.receive = receive }
        store.deliver()
    }
}

private final class AppFileProblemStore: SettingStore {
    struct State {
        var known: Set<AppFileProblem> = []
        var waiting: [AppFileProblem] = []
        var receiver = Receiver()
    }
    struct Receiver: Sendable {
        var receive: @Sendable @MainActor (AppFileProblem) -> Bool = { _ in false }
    }

    let state: Locked<State>

    init(_ state: State) { self.state = Locked(state) }

    func copy() -> AppFileProblemStore { AppFileProblemStore(state.withLock { $0 }) }

    @MainActor func deliver() {
        let (receiver, waiting) = state.withLock { state in
            defer { state.waiting = [] }
            return (state.receiver, state.waiting)
        }
        let unheard = waiting.filter { !receiver.receive($0) }
        state.withLock { $0.waiting = unheard + $0.waiting }
    }
}
