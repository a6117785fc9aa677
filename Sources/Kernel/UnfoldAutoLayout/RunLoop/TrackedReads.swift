import Observation

/// What UIKit follows of observable objects by itself (fact B17).
@MainActor package protocol TrackingReads: AnyObject, Sendable {}

extension TrackingReads {
    /// - Parameters:
    ///   - mayRead: Whether anything but UIKit's own code runs in `work`; following costs some hundred instructions.
    ///   - changed: Called once what `work` reads of observable objects is about to change: it flags.
    @inline(__always) package func tracked(
        if mayRead: Bool = true, _ work: () -> Void, changed: @escaping @MainActor @Sendable (Self) -> Void
    ) {
        guard mayRead, #available(macOS 14, iOS 17, *) else { return work() }
        withObservationTracking(work, onChange: onMain(changed))
    }

    private func onMain(_ changed: @escaping @MainActor @Sendable (Self) -> Void) -> @Sendable () -> Void {
        { [weak self] in DispatchQueue.onMain { if let self { changed(self) } } }
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
