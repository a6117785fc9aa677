import UnfoldSimplex

/// `systemLayoutSizeFitting`: the subtree's own constraints, with an optional one for the outside (facts B13, B14).
extension LayoutEngine {
    func fit(_ view: UIView, _ request: FittingRequest) -> FittingSession? {
        changeSinceFitting = nil
        working {
            lowerWaiting()
            let record = self.record(of: view)
            record.isFitted = true
            reconsiderContentSize(of: view, record)
            lowerWaiting()
            enterWaitingContentSizes()
        }
        let record = record(of: view)
        var session = keptSession(of: view, record, request) ?? newSession(of: view, record, request)
        let wrapping = wrappingViews(below: view)
        if !wrapping.isEmpty { enterFirstSizes(of: wrapping, request, into: &session.template.solver) }
        solveQuietly(&session.template.solver)
        if !wrapping.isEmpty, enterWrappedSizes(of: wrapping, into: &session.template.solver) {
            solveQuietly(&session.template.solver)
        }
        let rect = CGRect(
            x: 0, y: 0, width: session.solver.value(of: record.width), height: session.solver.value(of: record.height))
        session.bindingSets = KnownBindingSets()
        session.size = view.frame(forAlignmentRect: rect).size
        session.revision = revision
        return session
    }

    /// The last fitting's system, brought up to date: with the present numbers, if only numbers changed since, else
    /// with the constraints that came and without those that went. No one else may hold it, so that its memory is used
    /// as it is. Nil if views came or went.
    private func keptSession(of view: UIView, _ record: EngineRecord, _ request: FittingRequest) -> FittingSession? {
        guard var session = view.takeStoredFitting(), session.engine === self,
            session.request.isArranged == request.isArranged
        else { return nil }
        session.request = request
        if session.template.refill(from: solver) {
            attempt { try session.addFittingTargets() }
            return session
        }
        guard session.template.follow(solver, without: omittedRows(of: view, record, request)) else { return nil }
        attempt { try session.addFittingTargets(record) }
        return session
    }

    /// A copy of the live system, which keeps its frames and its broken constraints.
    private func newSession(of view: UIView, _ record: EngineRecord, _ request: FittingRequest) -> FittingSession {
        systemsCopied += 1
        var session = FittingSession(
            request: request, engineReference: reference, viewReference: WeakView(view),
            template: SolverTemplate(of: solver))
        for row in omittedRows(of: view, record, request) { session.template.solver.remove(row) }
        session.template.solver.retryBroken()
        attempt { try session.addFittingTargets(record) }
        return session
    }

    private func omittedRows(of view: UIView, _ record: EngineRecord, _ request: FittingRequest) -> [ConstraintID] {
        var rows = outsideRows(of: view, record) + exerciseConstraints.map(\.row)
        guard !request.isArranged else { return rows }
        for constraint in view.constraints where constraint.isFromArranger(of: view) {
            if let row = constraint.lowered?.id { rows.append(row) }
        }
        return rows
    }

    /// Unsatisfiable constraints are not logged while fitting (fact A6.8).
    private func solveQuietly(_ solver: inout Solver) {
        attempt { try solver.solve { self.constraintToBreak(of: $0) } }
    }

    /// Rows that tie the view to what is outside it: its own pins, and constraints held above it.
    private func outsideRows(of view: UIView, _ record: EngineRecord) -> [ConstraintID] {
        var rows = record.autoresizing
        for constraint in view.constraints where constraint.origin == .encapsulated && constraint.firstItem === view {
            if let row = constraint.lowered?.id { rows.append(row) }
        }
        guard view !== host else { return rows }
        var ancestor = view.superview
        while let outer = ancestor {
            for constraint in outer.constraints where constraint.touches(subtreeOf: view) {
                if let row = constraint.lowered?.id { rows.append(row) }
            }
            if outer === host { break }
            ancestor = outer.superview
        }
        return rows
    }
}

@MainActor package struct FittingSession {
    /// Unrounded (fact A8.5).
    package fileprivate(set) var size = CGSize.zero
    fileprivate(set) var request: FittingRequest
    fileprivate(set) var revision = 0
    fileprivate let engineReference: EngineReference
    fileprivate let viewReference: WeakView
    var engine: LayoutEngine? { engineReference.engine }
    var view: UIView? { viewReference.view }
    /// The system without what is outside the view, with the fitting targets of the request; the next fitting starts
    /// from it.
    fileprivate var template: SolverTemplate
    fileprivate(set) var bindingSets = KnownBindingSets()
    fileprivate(set) var fittingTargetRows: [(axis: NSLayoutConstraint.Axis, row: ConstraintID)] = []

    var solver: Solver {
        get { template.solver }
        _modify { yield &template.solver }
    }
    var fittingTargets: [ConstraintID: RowMeaning] {
        var meanings: [ConstraintID: RowMeaning] = [:]
        for (axis, row) in fittingTargetRows {
            let (target, priority) = request[axis]
            meanings[row] = .fitting(viewReference, axis, target: target, priority: priority, LayoutAddress(value: 0))
        }
        return meanings
    }

    fileprivate mutating func addFittingTargets(_ record: EngineRecord) throws(SolverError) {
        fittingTargetRows.removeAll(keepingCapacity: true)
        for (axis, variable) in [(NSLayoutConstraint.Axis.horizontal, record.width), (.vertical, record.height)] {
            let (target, priority) = request[axis]
            let id = try template.solver.add([Term(1, variable)], .equal, target, priority: Priority(priority.rawValue))
            fittingTargetRows.append((axis, id))
        }
    }

    fileprivate mutating func addFittingTargets() throws(SolverError) {
        for (axis, row) in fittingTargetRows {
            let (target, priority) = request[axis]
            try template.solver.setConstant(target, of: row)
            try template.solver.setPriority(Priority(priority.rawValue), of: row)
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the stack that arranges a view gave it the constraint, which names the view alone and is held by it.
    func isFromArranger(of view: UIView) -> Bool {
        guard origin == .stack || origin == .stackHiding, second == nil, first?.view === view else { return false }
        // A stack's own optional constraint for itself stays.
        return identifier != StackRuleName.canvasFit.rawValue
    }
}
