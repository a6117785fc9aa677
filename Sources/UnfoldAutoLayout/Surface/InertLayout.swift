import Foundation

/// Calls that change a layout on iOS and not here: told once each, so that nobody relies on them in silence.
@MainActor package enum InertLayout {
    private static var told: Set<String> = []

    /// Records a finding, the first time that something of the name is used while somebody listens.
    /// - Parameters:
    ///   - name: what was called, as in code.
    ///   - effect: what is so here instead.
    package static func tell(_ name: String, _ effect: String) {
        guard LayoutJournal.hasListeners, told.insert(name).inserted else { return }
        LayoutJournal.record(
            .finding(
                Finding(
                    severity: .note, code: "inert-layout-call",
                    fact: .message("\(name) changes no layout here: \(effect)"))))
    }

    /// For tests: everything may be told again.
    package static func forget() { told = [] }
}
