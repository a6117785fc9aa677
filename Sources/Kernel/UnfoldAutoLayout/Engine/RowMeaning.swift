import UnfoldSimplex

@MainActor enum RowMeaning {
    case constraint(NSLayoutConstraint)
    case hugging(WeakView, NSLayoutConstraint.Axis)
    case resistance(WeakView, NSLayoutConstraint.Axis)
    case autoresizing(WeakView, AutoresizingRow, LayoutAddress)
    case fitting(WeakView, NSLayoutConstraint.Axis, target: Double, priority: UILayoutPriority, LayoutAddress)
}

/// A printed constraint that the engine and its readers have without a copy.
final class SharedConstraint: Sendable {
    let value: PrintedConstraint
    /// With the console's line of UIKit's own class.
    let facts: Late<ConstraintFacts>

    init(_ value: PrintedConstraint, facts: Late<ConstraintFacts>) { (self.value, self.facts) = (value, facts) }
}

/// What rows of a solver mean, by their slots: every row is entered here, so nothing is hashed.
@MainActor struct RowMeanings {
    struct Slot {
        var row: ConstraintID
        /// nil once the row is gone.
        var meaning: RowMeaning?
        /// The constraint as it was printed, until it changes, or what it names does.
        fileprivate(set) var printed: SharedConstraint?
    }

    private(set) var slots: [Slot] = []

    init(capacity: Int = 0) { slots.reserveCapacity(capacity) }

    subscript(row: ConstraintID) -> RowMeaning? {
        get { row.slot < slots.count && slots[row.slot].row == row ? slots[row.slot].meaning : nil }
        set {
            while slots.count < row.slot { slots.append(Slot(row: row)) }
            if slots.count == row.slot { return slots.append(Slot(row: row, meaning: newValue)) }
            if newValue == nil, slots[row.slot].row != row { return }
            slots[row.slot] = Slot(row: row, meaning: newValue)
        }
    }

    /// As it was printed; it may be outdated.
    func printed(_ row: ConstraintID) -> SharedConstraint? {
        row.slot < slots.count && slots[row.slot].row == row ? slots[row.slot].printed : nil
    }

    mutating func keep(_ printed: SharedConstraint, at index: Int) { slots[index].printed = printed }

    mutating func forgetPrinted(_ row: ConstraintID) {
        if row.slot < slots.count, slots[row.slot].row == row { slots[row.slot].printed = nil }
    }

    mutating func forgetPrinted(where isOutdated: (PrintedConstraint) -> Bool) {
        for index in slots.indices {
            if let printed = slots[index].printed, isOutdated(printed.value) { slots[index].printed = nil }
        }
    }
}
