/// The engine behind the system that views and constraints know: there is no other kind, so nothing is looked up.
extension EngineReference {
    var engine: LayoutEngine? { system.map { unsafeDowncast($0, to: LayoutEngine.self) } }
}

extension EngineRecord {
    var engine: LayoutEngine? { engineReference.engine }
}

extension LoweredConstraint {
    var engine: LayoutEngine? { engineReference.engine }
}

extension UIView {
    /// The engine of the system this view is root of; nil before it is asked for the first time.
    var hostedEngine: LayoutEngine? { hostedSystem.map { unsafeDowncast($0, to: LayoutEngine.self) } }

    /// The same, made if there is none.
    func engineForLayout() -> LayoutEngine { unsafeDowncast(systemForLayout(), to: LayoutEngine.self) }
}
