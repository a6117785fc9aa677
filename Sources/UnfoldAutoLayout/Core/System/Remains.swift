import Dispatch

/// What is left to do when a view goes: whoever outlives it has to be as if it had been removed before.
///
/// A view may be let go of on any thread, while all that it leaves behind belongs to the main actor. There it is done at
/// once; from elsewhere it is sent there, and its parts live on until then.
enum Remains {
    /// `work` on the main actor: at once if the caller is there.
    static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
        guard MainQueue.isCurrent else { return DispatchQueue.main.async { work() } }
        MainActor.assumeIsolated(work)
    }
}

extension ItemReference {
    /// The view or guide is gone.
    @MainActor func itemIsGone() {
        record = nil
        hostedSystem?.hostIsGoing()
        hostedSystem = nil
    }
}
