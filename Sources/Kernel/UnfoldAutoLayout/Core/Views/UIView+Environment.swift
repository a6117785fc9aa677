/// How views are notified that ``LayoutEnvironment/current`` is another one.
extension UIView {
    /// Brings the whole hierarchy up to date, before it is laid out or fitted; does nothing when nothing changed.
    func adoptEnvironment() {
        var root = self
        while let parent = root.superview { root = parent }
        root.adoptEnvironmentInSubtree()
    }

    /// For a subtree that enters a hierarchy. No subview is behind its superview: an up-to-date root answers for all.
    func adoptEnvironmentInSubtree() {
        let version = LayoutEnvironment.version
        guard environmentVersion != version else { return }
        let environment = LayoutEnvironment.current
        // Mostly all views come from the same one.
        var last: (version: Int, previous: UITraitCollection?, changes: EnvironmentChanges)?
        visitSubtree { view in
            let before = view.environmentVersion
            guard before != version else { return }
            if last?.version != before {
                let old = LayoutEnvironment.environment(ofVersion: before)
                last = (
                    before, old.map { UITraitCollection(environment: $0) },
                    old.map { EnvironmentChanges(from: $0, to: environment) } ?? .all
                )
            }
            view.environmentVersion = version
            if let last, !last.changes.isEmpty { view.take(last.changes, from: last.previous) }
        }
    }

    /// Lays the hierarchy below out again, whatever ``LayoutEnvironment/current`` was before.
    public func traitEnvironmentDidChange() {
        let version = LayoutEnvironment.version
        visitSubtree { view in
            view.environmentVersion = version
            view.take(.all, from: nil)
        }
    }

    private func take(_ changes: EnvironmentChanges, from previous: UITraitCollection?) {
        if environmentDidChange(changes) { invalidateIntrinsicContentSize() }
        if changes.contains(.layoutDirection), semanticContentAttribute == .unspecified { layoutDirectionDidChange() }
        if changes.contains(.generation) {
            marginsDidChange()
            markNeedsUpdateConstraints()
        }
        // Frames are rounded to other pixels.
        if changes.contains(.displayScale) || changes.contains(.generation) { markNeedsLayout() }
        guard !changes.isDisjoint(with: .traits) else { return }
        let environment = LayoutEnvironment.current
        // A controller is between its view and that view's superview.
        controller?.traitCollectionDidChange(previous)
        controller?.traitObservers?.notify(environment)
        traitCollectionDidChange(previous)
        traitObservers?.notify(environment)
    }
}
