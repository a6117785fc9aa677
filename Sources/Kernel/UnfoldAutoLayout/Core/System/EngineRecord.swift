import UnfoldSimplex

/// What an engine keeps for one item: the four variables of fact A2.1 and the rows that belong to the item alone.
@MainActor final class EngineRecord {
    let engineReference: EngineReference
    var system: (any LayoutSystem)? { engineReference.system }
    /// In the bounds of the superview (of the owning view, for a guide), as alignment rectangle.
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable
    // Not checked for exclusive access: numbers only, and nothing else runs while they are set.
    @exclusivity(unchecked) var contentSize = ContentSizeRows()
    var autoresizing: [ConstraintID] = []
    var pins: [AutoresizingPin] = []
    /// Where the view's text had its baselines when its content size was last entered; nil before a constraint asks.
    var baselines: (first: CGFloat?, last: CGFloat?)?
    var wraps = false
    var margins: UIEdgeInsets?
    @exclusivity(unchecked) var namedBy: [NSLayoutConstraint] = []
    /// Whether one of these is more than what holds a guide of the item's own, which stays once it was asked for.
    var isNamed: Bool {
        for constraint in namedBy where constraint.origin != .guide { return true }
        return false
    }
    var isFitted = false
    /// Whether the view's natural size was among the rows when it was last asked for.
    var takesContentSize = true
    /// Values at the last solve, to see what moved.
    var solved = SolvedRect()

    init(engine: EngineReference, minX: Variable, minY: Variable, width: Variable, height: Variable) {
        engineReference = engine
        self.minX = minX
        self.minY = minY
        self.width = width
        self.height = height
        namedBy.reserveCapacity(5)
    }

    var rawRect: CGRect { CGRect(x: solved.minX, y: solved.minY, width: solved.width, height: solved.height) }

    /// The constraint no longer names the item. Searched from the end, where the newest are.
    func forget(_ constraint: NSLayoutConstraint) {
        if let index = namedBy.lastIndex(where: { $0 === constraint }) { namedBy.remove(at: index) }
    }
}
