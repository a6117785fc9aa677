import Foundation
import Observation

/// What UIKit follows of observable objects by itself (fact B17).
@MainActor package protocol TrackingReads: AnyObject, Sendable {
    /// A ``ReadTurn`` for each kind of work that has read something.
    var readTurns: [TrackedWork: AnyObject] { get set }
}

package enum TrackedWork { case properties, constraints, layout, configuration }

extension TrackingReads {
    /// Follows what the last run of a kind of work read, and no run before it.
    /// - Parameters:
    ///   - mayRead: Whether anything but UIKit's own code runs in `work`; following costs some hundred instructions.
    ///   - changed: Called once what `work` read of observable objects is about to change: it flags.
    package func tracked(
        _ kind: TrackedWork, if mayRead: Bool = true, _ work: () -> Void,
        changed: @escaping @MainActor @Sendable (Self) -> Void
    ) {
        guard mayRead, #available(macOS 14, iOS 17, *) else { return work() }
        let turn = readTurns[kind] as? ReadTurn
        turn?.end()
        withObservationTracking(
            {
                _ = turn?.number
                work()
            }, onChange: following(kind, changed))
    }

    /// Asked for only where something was read.
    @available(macOS 14, iOS 17, *)
    private func following(
        _ kind: TrackedWork, _ changed: @escaping @MainActor @Sendable (Self) -> Void
    ) -> @Sendable () -> Void {
        let turn = readTurns[kind] as? ReadTurn ?? ReadTurn()
        readTurns[kind] = turn
        let run = turn.run
        return { [weak self] in DispatchQueue.onMain { if let self, turn.run == run { changed(self) } } }
    }
}

/// Read by each run but the first, and changed before the next one, so that what it followed is let go.
@available(macOS 14, iOS 17, *) @MainActor @Observable private final class ReadTurn {
    var number = 0
    @ObservationIgnored private(set) var run = 0

    func end() {
        run += 1
        number += 1
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
