import UnfoldSimplex

@MainActor struct LoweredConstraint {
    let engineReference: EngineReference
    var system: (any LayoutSystem)? { engineReference.system }
    let id: ConstraintID
    /// What the right side has next to the constant: baselines, margins, alignment insets.
    let offset: Double
    let baselineViews: [ItemReference]
    /// The baseline views, and whatever else the row names beside its items: it depends on them as on the items.
    let borrowed: [ItemReference]
}
