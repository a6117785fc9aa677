import AutoLayout
import Foundation

/// Where a height comes from: shared by all rows that were fitted in the same circumstances, so that a row keeps four
/// bytes of it.
struct HeightOrigin: Hashable {
    enum Kind: UInt8 {
        case estimated, fixed, fitted
    }

    var kind: Kind
    /// What the separator takes of the height, in points.
    var share: CGFloat
    var step = 0
    var reason: RowHeight.Reason = .appeared
    /// Number of the ``MeasuringCondition``.
    var condition = 0
    var staleSince: Int?
    var staleBecause: LayoutChange?
}

/// What all rows are fitted at.
struct MeasuringCondition: Hashable {
    var width: CGFloat
    var traits: MeasurementTraits
}

/// Origins by number, and the conditions that were in force one after the other.
struct HeightOrigins {
    private var known: [HeightOrigin] = []
    private var numbers: [HeightOrigin: UInt32] = [:]
    private(set) var conditions: [(step: Int, condition: MeasuringCondition)] = []

    /// Number of the condition in force.
    var current: Int { conditions.count - 1 }
    var count: Int { known.count }

    subscript(_ number: UInt32) -> HeightOrigin { known[Int(number)] }

    mutating func number(of origin: HeightOrigin) -> UInt32 {
        if let number = numbers[origin] { return number }
        let number = UInt32(known.count)
        known.append(origin)
        numbers[origin] = number
        return number
    }

    /// Puts a condition in force; true if it differs from the one before.
    mutating func enter(_ condition: MeasuringCondition, step: Int) -> Bool {
        guard conditions.last?.condition != condition else { return false }
        conditions.append((step, condition))
        return true
    }

    /// Whether what was fitted under that condition would be fitted at the same width and traits now.
    func isCurrent(_ number: Int) -> Bool {
        guard conditions.indices.contains(number) else { return false }
        return conditions[number].condition == conditions[current].condition
    }

    /// When and by what a fitting under that condition went out of date; nil if it holds.
    func staleness(of number: Int) -> (step: Int, change: LayoutChange)? {
        guard !isCurrent(number), conditions.indices.contains(number) else { return nil }
        let then = conditions[number].condition
        // It may have held again in between: what counts is the change that ended that for the last time.
        guard let last = conditions.lastIndex(where: { $0.condition == then }) else { return nil }
        let first = conditions[last + 1]
        let isWidth = first.condition.width != then.width
        return (first.step, LayoutChange(isWidth ? .width : .traits))
    }
}
