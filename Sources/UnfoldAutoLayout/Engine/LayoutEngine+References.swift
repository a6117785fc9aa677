/// The engine behind the system that views and constraints know: there is no other kind, so nothing is looked up.
extension EngineReference {
    var engine: LayoutEngine? {
        guard let system else { return nil }
        return unsafeDowncast(system, to: LayoutEngine.self)
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
        return unsafeDowncast(hostedSystem, to: LayoutEngine.self)
    }

    /// The same, made if there is none.
    func engineForLayout() -> LayoutEngine { unsafeDowncast(systemForLayout(), to: LayoutEngine.self) }
}
