import UnfoldSimplex

/// Content-size constraints: `length <= d` at the hugging priority and `length >= d` at the resistance (fact A3.1).
extension LayoutEngine {
    func enterWaitingContentSizes() {
        takeWaitingContentSizes()
        // Baselines that moved have put constraints back to wait.
        if !waitingConstraints.isEmpty { lowerWaiting() }
        enterNewLengths()
    }

    /// Asks views for their sizes. Rows that are there get other numbers; new ones are listed, to be entered together.
    func takeWaitingContentSizes() {
        guard !waitingContentSizes.isEmpty else { return }
        let waiting = waitingContentSizes
        waitingContentSizes.removeAll()
        for reference in waiting { if let view = reference.view { takeContentSize(of: view) } }
    }

    /// Where its mask is all that places a view, its content has no say and is not asked: such a view, be it the root,
    /// takes part only because a constraint once named it, or for views inside, and its pins would hand what the content
    /// asks for on to its superview.
    private func takesContentSize(_ view: UIView, _ record: EngineRecord) -> Bool {
        record.isNamed || record.isFitted || !view.translatesAutoresizingMaskIntoConstraints
    }

    /// The content is asked again if it has a say now and had none before, or the other way round.
    func reconsiderContentSize(of view: UIView, _ record: EngineRecord) {
        guard record.takesContentSize != takesContentSize(view, record) else { return }
        waitingContentSizes.append(WeakView(view))
    }

    private func takeContentSize(of view: UIView) {
        guard let record = view.engineRecord, record.engineReference === reference else { return }
        record.takesContentSize = takesContentSize(view, record)
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        let size = record.takesContentSize ? view.unwrappedContentSize : none
        // The rows of a view that wraps have had the lengths of its second pass.
        var isWrapped = record.wraps
        if record.wraps != (record.takesContentSize && view.wrapsToWidth) {
            record.wraps.toggle()
            knownWrappingViews = nil
            isWrapped = true
        }
        let width = takeLength(Double(size.width), .horizontal, of: view, record, isWrapped: isWrapped)
        let height = takeLength(Double(size.height), .vertical, of: view, record, isWrapped: isWrapped)
        if width != nil || height != nil {
            newLengths.append(NewLengths(record: record, view: WeakView(view), width: width, height: height))
        } else {
            setSizeTieBreak(of: view, record)
        }
        if record.wraps { wrappedSizesAreStale = true }
        guard let known = record.baselines else { return }
        let baselines = view.baselineDistances
        guard baselines != known else { return }
        record.baselines = baselines
        for constraint in record.namedBy where constraint.isOnBaseline {
            unlower(constraint)
            waitingConstraints.append(constraint)
        }
    }

    /// The length, if it is new and has no rows yet.
    /// - Parameter isWrapped: The rows may have another length than was taken last.
    private func takeLength(
        _ length: Double, _ axis: NSLayoutConstraint.Axis, of view: UIView, _ record: EngineRecord, isWrapped: Bool
    ) -> Double? {
        guard length >= 0, length.isFinite else {
            removePair(axis, of: record)
            return nil
        }
        guard let pair = record.contentSize[axis] else { return length }
        // What stays as it was is not told again: mostly all but a width.
        let strengths = contentStrengths(of: view, axis)
        let hasOtherStrengths = pair.strengths != strengths
        guard hasOtherStrengths || isWrapped || pair.length != length else { return nil }
        attempt {
            try solver.setConstant(length, of: pair.hugging, pair.resistance)
            guard hasOtherStrengths else { return }
            let (hugging, resistance) = (strengths.hugging, strengths.resistance)
            try solver.setPriority(hugging.priority, importance: hugging.importance, of: pair.hugging)
            try solver.setPriority(resistance.priority, importance: resistance.importance, of: pair.resistance)
        }
        record.contentSize[axis] = .init(
            hugging: pair.hugging, resistance: pair.resistance, length: length, strengths: strengths)
        return nil
    }

    /// Enters rows of sizes in the order that ties show (facts M5): hugging from the last named to the first, so that
    /// the first gives; along lines, views that wrap after all others, in order; then resistance in order, so that the
    /// last gives. What enters a tie later stays violated.
    func enterNewLengths() {
        guard !newLengths.isEmpty else { return }
        let lengths = newLengths
        newLengths.removeAll()
        for new in lengths.reversed() {
            guard let view = new.currentView(in: reference) else { continue }
            enterHugging(new.height, .vertical, of: view, new)
            if !new.record.wraps { enterHugging(new.width, .horizontal, of: view, new) }
        }
        for new in lengths where new.record.wraps {
            if let view = new.currentView(in: reference) { enterHugging(new.width, .horizontal, of: view, new) }
        }
        for new in lengths {
            guard let view = new.view.view else { continue }
            enterResistance(new.width, .horizontal, of: view, new)
            enterResistance(new.height, .vertical, of: view, new)
        }
        for new in lengths { if let view = new.currentView(in: reference) { setSizeTieBreak(of: view, new.record) } }
    }

    private func enterHugging(_ length: Double?, _ axis: NSLayoutConstraint.Axis, of view: UIView, _ new: NewLengths) {
        guard let length, new.record.contentSize[axis] == nil, new.record.contentSize[newHugging: axis] == nil
        else { return }
        attempt {
            let strength = contentStrengths(of: view, axis).hugging
            let row = try addRow(of: new.record.length(axis), .lessThanOrEqual, length, strength)
            new.record.contentSize[newHugging: axis] = row
            meanings[row] = .hugging(new.view, axis)
        }
    }

    private func enterResistance(
        _ length: Double?, _ axis: NSLayoutConstraint.Axis, of view: UIView, _ new: NewLengths
    ) {
        guard let length, let hugging = new.record.contentSize[newHugging: axis] else { return }
        new.record.contentSize[newHugging: axis] = nil
        attempt {
            let strength = contentStrengths(of: view, axis).resistance
            let row = try addRow(of: new.record.length(axis), .greaterThanOrEqual, length, strength)
            new.record.contentSize[axis] = .init(hugging: hugging, resistance: row, length: length)
            meanings[row] = .resistance(new.view, axis)
        }
    }

    /// Its term goes through ``terms``: an array for each such row would cost as much as the row.
    private func addRow(
        of length: Variable, _ relation: Relation, _ constant: Double, _ strength: ContentStrengths.Strength
    ) throws(SolverError) -> ConstraintID {
        if terms.count == 1 { terms[0] = Term(1, length) } else { terms = [Term(1, length)] }
        let row = try solver.add(terms, relation, constant, priority: strength.priority)
        if strength.importance != 1 { try solver.setImportance(strength.importance, of: row) }
        return row
    }

    /// `weight * length <= 0` below every other optional constraint, where there is no natural length (fact C3.2). It
    /// has no meaning to a report: it only says which of many equal layouts is taken.
    private func setSizeTieBreak(of view: UIView, _ record: EngineRecord) {
        let order = view.stackOrder
        let isWanted = order.sizeTieBreak > 0 && record.contentSize[order.axis] == nil
        if let known = record.contentSize.sizeTieBreak {
            if isWanted, known.order == order { return }
            remove(row: known.row)
            record.contentSize.sizeTieBreak = nil
        }
        guard isWanted else { return }
        attempt {
            let row = try solver.add(
                [Term(order.sizeTieBreak, record.length(order.axis))], .lessThanOrEqual, 0,
                priority: Priority(rawValue: .leastNonzeroMagnitude))
            record.contentSize.sizeTieBreak = (row, order)
        }
    }

    /// The view's priorities; along its stack it counts for a little more than those before it (fact C3.1).
    private func contentStrengths(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> ContentStrengths {
        let extra = axis == view.stackOrder.axis ? view.stackOrder.extra : StackOrder.Extra()
        func strength(_ priority: UILayoutPriority, _ extra: Double) -> ContentStrengths.Strength {
            let raw = min(max(priority.rawValue, Float.leastNormalMagnitude), ContentPriority.highest)
            return .init(priority: Priority(raw), importance: raw >= 999 ? 1 : 1 + extra)
        }
        return ContentStrengths(
            hugging: strength(view.contentHuggingPriority(for: axis), extra.hugging),
            resistance: strength(view.contentCompressionResistancePriority(for: axis), extra.resistance))
    }

    func removeContentSize(of record: EngineRecord) {
        removePair(.horizontal, of: record)
        removePair(.vertical, of: record)
        if let sizeTieBreak = record.contentSize.sizeTieBreak { remove(row: sizeTieBreak.row) }
        record.contentSize.sizeTieBreak = nil
    }

    private func removePair(_ axis: NSLayoutConstraint.Axis, of record: EngineRecord) {
        guard let pair = record.contentSize[axis] else { return }
        remove(row: pair.hugging)
        remove(row: pair.resistance)
        record.contentSize[axis] = nil
    }

    // MARK: Wrapping text

    var wrappingViews: [UIView] {
        if let knownWrappingViews { return knownWrappingViews.compactMap(\.view) }
        var views: [UIView] = []
        for reference in itemReferences where reference.record?.wraps == true {
            if let view = reference.view { views.append(view) }
        }
        knownWrappingViews = views.map { WeakView($0) }
        return views
    }

    func wrappingViews(below outer: UIView) -> [UIView] {
        var views: [UIView] = []
        for view in wrappingViews where view.isDescendant(of: outer) { views.append(view) }
        return views
    }

    /// First pass: natural sizes at unlimited width (fact B10).
    func enterUnwrappedSizes(of views: [UIView], into solver: inout Solver) {
        for view in views { enter(view.unwrappedContentSize, of: view, into: &solver) }
    }

    /// The same for a fitting, in which texts may keep to the widths at which they were laid out.
    func enterFirstSizes(of views: [UIView], _ request: FittingRequest, into solver: inout Solver) {
        guard request.keptWidths != nil else { return enterUnwrappedSizes(of: views, into: &solver) }
        for view in views { enter(view.intrinsicContentSize, of: view, into: &solver) }
    }

    func laidOutTextWidths(in view: UIView) -> [Double]? {
        guard FittingTextWidths.current == .kept, isLive else { return nil }
        let widths = wrappingViews(below: view).map { $0.engineRecord?.solved.width ?? 0 }
        return widths.isEmpty ? nil : widths
    }

    /// Second pass: natural sizes at the widths of the first; false if nothing changed (facts B10, B11).
    func enterWrappedSizes(of views: [UIView], into solver: inout Solver) -> Bool {
        var widths: [(UIView, Double)] = []
        for view in views {
            if let record = view.engineRecord { widths.append((view, solver.value(of: record.width))) }
        }
        for (view, width) in widths { enter(view.contentSize(wrappedTo: CGFloat(width)), of: view, into: &solver) }
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

extension EngineRecord {
    fileprivate func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// Natural lengths of a view without rows so far.
@MainActor struct NewLengths {
    let record: EngineRecord
    let view: WeakView
    let width: Double?
    let height: Double?

    func currentView(in engine: EngineReference) -> UIView? {
        guard record.engineReference === engine, let view = view.view, view.engineRecord === record else { return nil }
        return view
    }
}

enum ContentPriority {
    /// That of hugging and resistance of 1000: they win against constraints at 999 and lose against required ones
    /// without a word (fact M4). Below `UISV-hiding`, so that a stack can hide what resists with all its might.
    static let highest: Float = 999.998
}
