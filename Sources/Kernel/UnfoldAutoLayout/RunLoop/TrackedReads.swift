import Foundation
import Observation

/// What UIKit follows of observable objects by itself (fact B17).
@MainActor package protocol TrackingReads: AnyObject, Sendable {
    /// The last run of each kind of work, counted from the first that read something.
    var readRuns: [TrackedWork: Int] { get set }
}

package enum TrackedWork { case properties, constraints, layout, configuration }

extension TrackingReads {
    /// Follows what the last run of a kind of work read. Changes on the main thread of what runs before it read are
    /// ignored; observation ends with the next change.
    /// - Parameters:
    ///   - mayRead: Whether anything but UIKit's own code runs in `work`; following costs some hundred instructions.
    ///   - changed: Called once what `work` read of observable objects is about to change: it flags.
    package func tracked(
        _ kind: TrackedWork, if mayRead: Bool = true, _ work: () -> Void,
        changed: @escaping @MainActor @Sendable (Self) -> Void
    ) {
        guard mayRead, #available(macOS 14, iOS 17, *) else { return work() }
        if let runs = readRuns[kind] { readRuns[kind] = runs + 1 }
        withObservationTracking(work, onChange: following(kind, changed))
    }

    /// Asked for only where something was read.
    private func following(
        _ kind: TrackedWork, _ changed: @escaping @MainActor @Sendable (Self) -> Void
    ) -> @Sendable () -> Void {
        let run = readRuns[kind] ?? 0
        readRuns[kind] = run
        return { [weak self] in
            // Until it is told, the main queue may have run the work with the value of before.
            let isElsewhere = !MainQueue.isCurrent
            DispatchQueue.onMain { if let self, isElsewhere || self.readRuns[kind] == run { changed(self) } }
        }
    }
}

/// Classes that are not UIKit's.
@MainActor enum AppClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]
    private static let modules: Set = [
        "UnfoldAutoLayout", "UnfoldTableLayout", "UnfoldCollectionLayout", "UnfoldInterfaceBuilder", "UnfoldSurface",
    ]

    static func contains(_ type: AnyClass) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = !modules.contains(String(String(reflecting: type).prefix { $0 != "." }))
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
