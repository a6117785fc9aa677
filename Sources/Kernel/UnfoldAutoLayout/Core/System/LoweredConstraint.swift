import UnfoldSimplex

/// A constraint's row in the system that it is in.
@MainActor struct LoweredConstraint {
    let engineReference: EngineReference
    /// The system that it is in; nil once that is gone.
    var system: (any LayoutSystem)? { engineReference.system }
    let id: ConstraintID
    /// What the right side has next to the constant: baselines, margins, alignment insets.
    let offset: Double
    let baselineViews: [ItemReference]
    /// The baseline views, and whatever else the row names beside its items: it depends on them as on the items.
    let borrowed: [ItemReference]
}
