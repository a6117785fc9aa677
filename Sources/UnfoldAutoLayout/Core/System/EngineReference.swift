/// How an engine is known to what it made, which may outlive it.
final class EngineReference: @unchecked Sendable {
    // Sendable: used on the main actor alone; an engine that ends elsewhere has learned before that its host went.
    private(set) unowned(unsafe) var system: (any LayoutSystem)?

    func refer(to system: any LayoutSystem) { self.system = system }
    func forget() { system = nil }
}
