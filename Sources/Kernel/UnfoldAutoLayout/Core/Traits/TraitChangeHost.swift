/// A view or a controller, as a position for registrations.
@MainActor protocol TraitChangeHost: UITraitEnvironment {
    var traitObservers: TraitObservers? { get set }
    /// What its traits are known to be: those of its last layout, if it is behind.
    var adoptedEnvironment: LayoutEnvironment { get }
}

extension TraitChangeHost {
    func observe<Environment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        if !(self is Environment) {
            UIKitExceptions.raise(
                .invalidArgument,
                "a handler of trait changes takes a \(Environment.self), and was registered with a \(type(of: self))")
        }
        let observers = traitObservers ?? TraitObservers(notified: adoptedEnvironment)
        traitObservers = observers
        return observers.add(traits) { [weak self] previous in
            if let environment = self as? Environment { handler(environment, previous) }
        }
    }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitChangeHost {
    var adoptedEnvironment: LayoutEnvironment {
        LayoutEnvironment.environment(ofVersion: environmentVersion) ?? .current
    }

    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { observe(traits, handler) }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers?.remove(registration)
    }

    /// Notifies of changed traits now, and not in the next layout.
    public func updateTraitsIfNeeded() { adoptEnvironment() }
}
