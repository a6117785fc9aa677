import UnfoldSimplex

struct ContentStrengths: Equatable {
    struct Strength: Equatable {
        let priority: Priority
        /// Among constraints of the priority.
        let importance: Double
    }
    let hugging: Strength
    let resistance: Strength
}

/// Rows of the content-size constraints (fact A3.1); nil where the view has no intrinsic length.
struct ContentSizeRows {
    struct Pair {
        var hugging: ConstraintID
        var resistance: ConstraintID
        var length: Double
        /// What the rows were last given; nil for those that were just entered.
        var strengths: ContentStrengths?
    }
    var horizontal: Pair?
    var vertical: Pair?
    /// The optional constraint of a view that a stack arranges to leave slack to others, and how strong it is.
    var sizeTieBreak: (row: ConstraintID, order: StackOrder)?
    /// Hugging that was entered before its partner, by axis.
    var newHugging: (horizontal: ConstraintID?, vertical: ConstraintID?)

    subscript(newHugging axis: NSLayoutConstraint.Axis) -> ConstraintID? {
        get { axis == .horizontal ? newHugging.horizontal : newHugging.vertical }
        set { if axis == .horizontal { newHugging.horizontal = newValue } else { newHugging.vertical = newValue } }
    }

    subscript(axis: NSLayoutConstraint.Axis) -> Pair? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
