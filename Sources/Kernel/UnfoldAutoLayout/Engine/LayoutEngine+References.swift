extension LayoutSystem {
    /// The engine that the system is. Views and constraints know it by its protocol, to which no other class
    /// conforms (it is internal to this target); debug builds, and so all tests, check it with every use.
    nonisolated fileprivate var asEngine: LayoutEngine { unsafeDowncast(self, to: LayoutEngine.self) }
}

/// The engine behind the system that views and constraints know: there is no other kind, so nothing is looked up.
extension EngineReference {
    // No `map`: a closure's actor is checked with every call.
    var engine: LayoutEngine? {
        guard let system else { return nil }
        return system.asEngine
    }
}

extension EngineRecord {
    var engine: LayoutEngine? { engineReference.engine }
}

extension LoweredConstraint {
    var engine: LayoutEngine? { engineReference.engine }
}

extension UIView {
    /// The engine of the system this view is root of; nil before it is asked for the first time.
    var hostedEngine: LayoutEngine? {
        guard let hostedSystem else { return nil }
        return hostedSystem.asEngine
    }

    func engineForLayout() -> LayoutEngine { systemForLayout().asEngine }
}
