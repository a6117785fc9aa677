import UnfoldSimplex

@MainActor final class LoweredConstraint {
    let engineReference: EngineReference
    /// The system that it is in; nil once that is gone.
    var system: (any LayoutSystem)? { engineReference.system }
    let id: ConstraintID
    /// What the right side has next to the constant: baselines, margins, alignment insets.
    let offset: Double
    let baselineViews: [ItemReference]
    /// The baseline views, and whatever else the row names beside its items: it depends on them as on the items.
    let borrowed: [ItemReference]

    init(
        engine: EngineReference, id: ConstraintID, offset: Double, baselineViews: [ItemReference],
        borrowed: [ItemReference]
    ) {
        engineReference = engine
        self.id = id
        self.offset = offset
        self.baselineViews = baselineViews
        self.borrowed = borrowed
    }
}
