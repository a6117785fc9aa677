import Foundation
import Simplex

/// Content-size constraints: `length <= d` at the hugging priority and `length >= d` at the resistance (fact A3.1).
extension LayoutEngine {
    func enterWaitingContentSizes() {
        guard !waitingContentSizes.isEmpty else { return }
        var views: [UIView] = []
        views.reserveCapacity(waitingContentSizes.count)
        for waiting in waitingContentSizes {
            if let view = waiting.view { views.append(view) }
        }
        waitingContentSizes.removeAll(keepingCapacity: true)
        for view in views { enterContentSize(of: view) }
    }

    private func enterContentSize(of view: UIView) {
        guard let record = view.engineRecord, record.engineReference === reference else { return }
        let size = view.unwrappedContentSize
        setContentLength(Double(size.width), .horizontal, of: view, record)
        setContentLength(Double(size.height), .vertical, of: view, record)
        setShyness(of: view, record)
        record.contentSize.isEntered = true
        if record.wraps != view.wrapsToWidth {
            record.wraps.toggle()
            knownWrappingViews = nil
        }
        if record.wraps { wrappedSizesAreStale = true }
        let baselines = view.baselineDistances
        guard baselines != record.baselines else { return }
        record.baselines = baselines
        let onBaseline = record.namedBy.filter(\.isOnBaseline)
        for constraint in onBaseline {
            unlower(constraint)
            waitingConstraints.append(constraint)
        }
        if !onBaseline.isEmpty { lowerWaiting() }
    }

    private func setContentLength(
        _ length: Double, _ axis: NSLayoutConstraint.Axis, of view: UIView, _ record: EngineRecord
    ) {
        let priorities = contentPriorities(of: view, axis)
        guard length >= 0, length.isFinite else {
            removePair(axis, of: record)
            return
        }
        if let pair = record.contentSize[axis] {
            attempt { try solver.set(length, priorities, of: pair) }
            if pair.length != length { record.contentSize[axis]?.length = length }
            return
        }
        attempt {
            terms.removeAll(keepingCapacity: true)
            terms.append(Term(1, axis == .horizontal ? record.width : record.height))
            let hugging = try solver.add(terms, .lessThanOrEqual, length, priority: priorities.hugging)
            let resistance = try solver.add(terms, .greaterThanOrEqual, length, priority: priorities.resistance)
            record.contentSize[axis] = .init(hugging: hugging, resistance: resistance, length: length)
            meanings[hugging] = .hugging(WeakView(view), axis)
            meanings[resistance] = .resistance(WeakView(view), axis)
        }
    }

    /// `weight * length <= 0` below every other wish, where there is no natural length (fact C3.2). It has no meaning to
    /// a report: it only says which of many equal layouts is taken.
    private func setShyness(of view: UIView, _ record: EngineRecord) {
        let order = view.stackOrder
        let isWanted = order.shyness > 0 && record.contentSize[order.axis] == nil
        if let known = record.contentSize.shyness {
            if isWanted, known.order == order { return }
            remove(row: known.row)
            record.contentSize.shyness = nil
        }
        guard isWanted else { return }
        attempt {
            let variable = order.axis == .horizontal ? record.width : record.height
            let row = try solver.add(
                [Term(order.shyness, variable)], .lessThanOrEqual, 0,
                priority: Priority(rawValue: .leastNonzeroMagnitude))
            record.contentSize.shyness = (row, order)
        }
    }

    /// The view's priorities, with the tie-break that a stack gives its views (fact C3.1).
    func contentPriorities(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> (
        hugging: Priority, resistance: Priority
    ) {
        let extra = axis == view.stackOrder.axis ? view.stackOrder.extra : 0
        func level(_ priority: UILayoutPriority) -> Priority {
            let raw = min(max(priority.rawValue, Float.leastNormalMagnitude), 1000)
            return Priority(raw >= 999 ? raw : raw + extra)
        }
        return (
            level(view.contentHuggingPriority(for: axis)), level(view.contentCompressionResistancePriority(for: axis))
        )
    }

    func removeContentSize(of record: EngineRecord) {
        removePair(.horizontal, of: record)
        removePair(.vertical, of: record)
        if let shyness = record.contentSize.shyness { remove(row: shyness.row) }
        record.contentSize.shyness = nil
    }

    private func removePair(_ axis: NSLayoutConstraint.Axis, of record: EngineRecord) {
        guard let pair = record.contentSize[axis] else { return }
        remove(row: pair.hugging)
        remove(row: pair.resistance)
        record.contentSize[axis] = nil
    }

    // MARK: Wrapping text

    /// Views of the system whose height follows from their width.
    var wrappingViews: [UIView] {
        if knownWrappingViews == nil {
            var wrapping: [WeakView] = []
            for reference in itemReferences where reference.record?.wraps == true {
                if let view = reference.view { wrapping.append(WeakView(view)) }
            }
            knownWrappingViews = wrapping
        }
        return knownWrappingViews?.compactMap(\.view) ?? []
    }

    /// First pass: natural sizes at unlimited width (fact B10).
    func enterUnwrappedSizes(of views: [UIView], into solver: inout Solver) {
        for view in views { enter(view.unwrappedContentSize, of: view, into: &solver) }
    }

    /// Second pass: natural sizes at the widths of the first; false if nothing changed (facts B10, B11).
    func enterWrappedSizes(of views: [UIView], into solver: inout Solver) -> Bool {
        let widths = views.map { view in view.engineRecord.map { solver.value(of: $0.width) } ?? 0 }
        for (view, width) in zip(views, widths) {
            enter(view.contentSize(wrappedTo: CGFloat(width)), of: view, into: &solver)
        }
        return !solver.isSolved
    }

    private func enter(_ size: CGSize, of view: UIView, into solver: inout Solver) {
        guard let rows = view.engineRecord?.contentSize else { return }
        do {
            for (pair, length) in [(rows.horizontal, size.width), (rows.vertical, size.height)] {
                guard let pair, length >= 0, length.isFinite else { continue }
                try solver.setConstant(Double(length), of: pair.hugging, pair.resistance)
            }
        } catch {
            // Lengths were checked above, so nothing is left to refuse.
        }
    }
}

extension Solver {
    /// The length and the priorities of both constraints: in one function, so that the engine's solver is accessed once.
    fileprivate mutating func set(
        _ length: Double, _ priorities: (hugging: Priority, resistance: Priority), of pair: ContentSizeRows.Pair
    ) throws {
        try setConstant(length, of: pair.hugging, pair.resistance)
        try setPriority(priorities.hugging, of: pair.hugging)
        try setPriority(priorities.resistance, of: pair.resistance)
    }
}
