extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitChangeHost {
    var adoptedEnvironment: LayoutEnvironment { loadedView?.adoptedEnvironment ?? .current }

    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { observe(traits, handler) }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers?.remove(registration)
    }

    /// Notifies of changed traits now, and not in the view's next layout.
    public func updateTraitsIfNeeded() { loadedView?.updateTraitsIfNeeded() }
}

extension UIViewController: ViewManaging {}
