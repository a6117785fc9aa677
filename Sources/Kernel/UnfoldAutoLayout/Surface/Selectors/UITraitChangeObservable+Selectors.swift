extension UITraitChangeObservable where Self: NSObject & UITraitEnvironment {
    /// Sends an action to a target when one of the traits has changed; with the receiver and the traits before, as the
    /// method takes them.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let reference = target as AnyObject
        return registerForTraitChanges(traits) { [weak reference] (sender: Self, before: UITraitCollection) in
            if let reference { action.send(to: reference, sender, before) }
        }
    }
    /// Sends an action to the receiver when one of the traits has changed.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (sender: Self, before: UITraitCollection) in
            action.send(to: sender, sender, before)
        }
    }
}
