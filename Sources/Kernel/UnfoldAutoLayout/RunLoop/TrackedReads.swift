import Observation

/// What UIKit follows of observable objects by itself, as of iOS 26
/// (developer.apple.com/documentation/uikit/automatic-observation-tracking).
@MainActor package protocol TrackingReads: AnyObject, Sendable {}

extension TrackingReads {
    /// - Parameter changed: Called once what `work` reads of observable objects is about to change: it flags.
    @inline(__always) package func tracked(
        _ work: () -> Void, changed: @escaping @MainActor @Sendable (Self) -> Void
    ) {
        guard #available(macOS 14, iOS 17, *) else { return work() }
        withObservationTracking(work, onChange: onMain(changed))
    }

    private func onMain(_ changed: @escaping @MainActor @Sendable (Self) -> Void) -> @Sendable () -> Void {
        { [weak self] in DispatchQueue.onMain { if let self { changed(self) } } }
    }
}
