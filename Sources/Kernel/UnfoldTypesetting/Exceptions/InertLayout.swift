/// Calls that change a layout on iOS and not here: reported once each, so that no one relies on them in silence.
@MainActor package enum InertLayout {
    private static var reported: Set<String> = []
    /// Who is notified: what was called, and what is so here instead; the answer is whether somebody listened. The
    /// journal of engines sets it.
    package static var receiver: ((_ name: String, _ effect: InertEffect) -> Bool)?

    /// Reports a call, the first time that something of the name is used while somebody listens.
    /// - Parameters:
    ///   - name: what was called, as in code.
    ///   - effect: what is so here instead.
    package static func report(_ name: String, _ effect: InertEffect) {
        guard let receiver, !reported.contains(name), receiver(name, effect) else { return }
        reported.insert(name)
    }

    /// For tests: everything may be reported again.
    package static func forget() { reported = [] }
}
