/// A registration for changes, to end it by.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// What tells of changes of single traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: NSObjectProtocol {
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Calls `handler` whenever one of `traits` has another value, in the next layout or fitting, after
    /// `traitCollectionDidChange` and in the order of registration. It is called with the receiver, which it should not
    /// capture, and lives as long as the receiver.
    /// - Precondition: the receiver is of the handler's type; else NSInvalidArgumentException is raised.
    @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@MainActor final class TraitObservers {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let call: (UITraitCollection) -> Void
        var isOver = false

        init(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) {
            (self.traits, self.call) = (traits, call)
        }

        func concerns(_ old: LayoutEnvironment, _ new: LayoutEnvironment) -> Bool {
            traits.contains { ($0 as? any EnvironmentTrait.Type)?.differs(old, new) ?? false }
        }

        func copy(with zone: NSZone? = nil) -> Any { self }
    }

    private var registrations: [Registration] = []
    private var notified: LayoutEnvironment

    init(notified: LayoutEnvironment) { self.notified = notified }

    func add(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
        let registration = Registration(traits, call)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
        (registration as? Registration)?.isOver = true
    }

    /// Calls the handlers whose traits differ from what they know. One that another ends is not called any more; one
    /// that another adds knows the traits already.
    func notify(_ environment: LayoutEnvironment) {
        let old = notified
        guard old != environment else { return }
        notified = environment
        let previous = UITraitCollection(environment: old)
        for registration in registrations where !registration.isOver && registration.concerns(old, environment) {
            registration.call(previous)
        }
    }
}
