/// A stretch of work whose changes engines take together, at its end: one call of `activate` or `deactivate`, the
/// constraint pass, a layout pass (fact M1.2).
@MainActor enum LayoutBatch {
    private static var depth = 0
    /// Counts batches, so that an engine is listed once in each.
    private static var serial = 0
    private static var waiting: [EngineReference] = []

    static var isOpen: Bool { depth > 0 }

    /// Runs `body` as a batch; inside another one it is a part of that.
    static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        open()
        defer { close() }
        return try body()
    }

    /// The same, but the changes go on waiting: those of a constraint pass before a fitting are taken with the size
    /// that the fitting leads to.
    static func collect<Result>(_ body: () throws -> Result) rethrows -> Result {
        open()
        defer {
            depth -= 1
            if depth == 0 { waiting.removeAll() }
        }
        return try body()
    }

    /// The engine takes its changes when the batch ends.
    static func add(_ system: any LayoutSystem) {
        guard system.batch != serial else { return }
        system.batch = serial
        waiting.append(system.reference)
    }

    private static func open() {
        if depth == 0 { serial += 1 }
        depth += 1
    }

    private static func close() {
        depth -= 1
        guard depth == 0, !waiting.isEmpty else { return }
        let engines = waiting
        waiting.removeAll()
        for reference in engines { reference.system?.takeWaitingEdits() }
    }
}
