/// How an engine is known to what it made, which may outlive it.
///
/// The engine is not counted: records, constraints and views ask for it in every step of a pass. Its `deinit` forgets
/// itself (``forget()``), so that no one finds it once it is gone; it is read and set on the main actor, and an engine that
/// ends elsewhere has learned before that its host went. `OutlivingTests` holds that under the address sanitizer.
final class EngineReference: @unchecked Sendable {
    // Sendable: used on the main actor alone, as above.
    private(set) unowned(unsafe) var system: (any LayoutSystem)?

    func refer(to system: any LayoutSystem) { self.system = system }
    func forget() { system = nil }
}
