import UnfoldSimplex

@MainActor struct LoweredConstraint {
    let engineReference: EngineReference
    var system: (any LayoutSystem)? { engineReference.system }
    let id: ConstraintID
    /// What the right side has next to the constant: baselines, margins, alignment insets.
    let offset: Double
    /// What the row names beside its items, and depends on as on them: frame guides, and views that have the baselines.
    let borrowed: [ItemReference]
}
