import Foundation
import UnfoldSimplex

/// What an engine keeps for one item: the four variables of fact A2.1 and the rows that belong to the item alone.
@MainActor final class EngineRecord {
    let engineReference: EngineReference
    var engine: LayoutEngine? { engineReference.engine }
    /// In the bounds of the superview (of the owning view, for a guide), as alignment rectangle.
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable
    var contentSize = ContentSizeRows()
    var autoresizing: [ConstraintID] = []
    /// What the rows of ``autoresizing`` say.
    var pins: [AutoresizingPin] = []
    /// Where the view's text had its baselines when its content size was last entered.
    var baselines: (first: CGFloat?, last: CGFloat?) = (nil, nil)
    /// Whether the view's height followed from its width then.
    var wraps = false
    /// The margins that rows about margins were made with.
    var margins: UIEdgeInsets?
    /// Active constraints that name the item.
    var namedBy: [NSLayoutConstraint] = []
    /// Values at the last solve, to see what moved.
    var solved = SolvedRect()

    init(engine: EngineReference, minX: Variable, minY: Variable, width: Variable, height: Variable) {
        engineReference = engine
        self.minX = minX
        self.minY = minY
        self.width = width
        self.height = height
    }

    /// The constraint no longer names the item. Searched from the end, where the newest stand.
    func forget(_ constraint: NSLayoutConstraint) {
        if let index = namedBy.lastIndex(where: { $0 === constraint }) { namedBy.remove(at: index) }
    }
}

struct SolvedRect: Equatable {
    var minX = 0.0
    var minY = 0.0
    var width = 0.0
    var height = 0.0
}

/// Rows of the content-size constraints (fact A3.1); nil where the view has no intrinsic length.
struct ContentSizeRows {
    struct Pair {
        var hugging: ConstraintID
        var resistance: ConstraintID
        var length: Double
    }
    var horizontal: Pair?
    var vertical: Pair?
    /// The optional constraint of a view that a stack arranges to leave slack to others, and how strong it is.
    var sizeTieBreak: (row: ConstraintID, order: StackOrder)?
    /// Hugging that was entered before its partner, by axis.
    var newHugging: (horizontal: ConstraintID?, vertical: ConstraintID?)

    /// ``newHugging`` of one axis.
    subscript(newHugging axis: NSLayoutConstraint.Axis) -> ConstraintID? {
        get { axis == .horizontal ? newHugging.horizontal : newHugging.vertical }
        set { if axis == .horizontal { newHugging.horizontal = newValue } else { newHugging.vertical = newValue } }
    }

    subscript(axis: NSLayoutConstraint.Axis) -> Pair? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The row of an active constraint.
@MainActor final class LoweredConstraint {
    private let engineReference: EngineReference
    var engine: LayoutEngine? { engineReference.engine }
    let id: ConstraintID
    /// What the right side has beside the constant: baselines, margins, alignment insets.
    let offset: Double
    /// Views whose text stands for the baseline of an item.
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

/// What a row of the solver stands for.
@MainActor enum RowMeaning {
    case constraint(NSLayoutConstraint)
    case hugging(WeakView, NSLayoutConstraint.Axis)
    case resistance(WeakView, NSLayoutConstraint.Axis)
    case autoresizing(WeakView, AutoresizingRow, LayoutAddress)
    case fitting(WeakView, NSLayoutConstraint.Axis, target: Double, priority: UILayoutPriority, LayoutAddress)
}

enum AutoresizingRow: String {
    case minX, minY, width, height
}
