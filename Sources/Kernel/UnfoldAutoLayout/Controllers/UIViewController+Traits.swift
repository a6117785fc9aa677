extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitChangeHost {
    var adoptedEnvironment: LayoutEnvironment { loadedView?.adoptedEnvironment ?? .current }

    /// Notifies of changed traits now, and not in the view's next layout.
    public func updateTraitsIfNeeded() { loadedView?.updateTraitsIfNeeded() }
}

extension UIViewController: ViewManaging {}
