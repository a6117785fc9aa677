extension UIViewController {
    /// The child and its views take it over, if it changes anything.
    func take(traitsFromParent traits: UITraitCollection?) {
        guard traits != nil || traitsFromParent != nil else { return }
        InertLayout.report("setOverrideTraitCollection(_:forChild:)", .traitsOfOneEnvironment)
        let previous = traitCollection
        TraitsForChildren.areUsed = true
        traitsFromParent = traits
        guard !traitCollection.isEqual(previous) else { return }
        guard let loadedView else { return traitCollectionDidChange(previous) }
        loadedView.visitSubtree { view in
            view.controller?.traitCollectionDidChange(previous)
            view.traitCollectionDidChange(previous)
        }
    }

    /// What is said of it and of those around it, from the inside.
    var traitsFromParents: [UITraitCollection] { sequence(first: self, next: \.parent).compactMap(\.traitsFromParent) }
}
