/// Problems with an app's files, each reported once. Fonts and texts are asked for long before anyone listens, so a
/// problem waits for the first listener.
package enum AppFileProblems {
    private struct Receiver: Sendable {
        var receive: @Sendable @MainActor (AppFileProblem) -> Bool = { _ in false }
    }
    private struct State {
        var known: Set<AppFileProblem> = []
        var waiting: [AppFileProblem] = []
        var receiver = Receiver()
    }
    private static let process = Locked(State())
    private static var store: Locked<State> { TaskSettings.store(process) }

    package static func report(_ problem: AppFileProblem) {
        let store = store
        let isNew = store.withLock {
            guard $0.known.insert(problem).inserted else { return false }
            $0.waiting.append(problem)
            return true
        }
        if isNew { DispatchQueue.onMain { deliver(store) } }
    }

    /// Sets who is notified, and notifies of what waits; the answer is whether somebody listened.
    @MainActor package static func deliver(to receive: @escaping @Sendable @MainActor (AppFileProblem) -> Bool) {
        let store = store
        store.withLock { $0.receiver.receive = receive }
        deliver(store)
    }

    @MainActor private static func deliver(_ store: Locked<State>) {
        let (receiver, waiting) = store.withLock { state in
            defer { state.waiting = [] }
            return (state.receiver, state.waiting)
        }
        let unheard = waiting.filter { !receiver.receive($0) }
        store.withLock { $0.waiting = unheard + $0.waiting }
    }
}
