import UnfoldSimplex

extension LayoutEngine {
    struct Span {
        let start: Variable
        let length: Variable
        /// The start counts: the position of a root is no one's affair.
        let hasPosition: Bool
        var variables: [Variable] { hasPosition ? [start, length] : [length] }
        var sums: [[Term]] { variables.map { [Term(1, $0)] } }
    }

    func span(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Span? {
        guard let record = item.engineRecord, record.engine === self else { return nil }
        let isHorizontal = axis == .horizontal
        return Span(
            start: isHorizontal ? record.minX : record.minY, length: isHorizontal ? record.width : record.height,
            hasPosition: item !== host)
    }

    /// ``openSolver`` with what is found out for all views that are asked about.
    final class OpenSystem {
        let solver: Solver
        /// Of all that may be asked about, if that was looked for at once.
        var motions: OptimalMotions?
        lazy var face = OptimalFace(of: solver)
        var others: [Solver] = []

        init(_ solver: Solver) { self.solver = solver }

        func isDetermined(_ variable: Variable) -> Bool { motions?.isStill(variable) ?? solver.isDetermined(variable) }
        func isOpen(_ span: Span) -> Bool {
            span.hasPosition && !isDetermined(span.start) || !isDetermined(span.length)
        }
    }

    /// The directions in which a view or guide is open; none for one that takes no part.
    func openSpans(of item: any LayoutItem, in open: OpenSystem) -> [(axis: NSLayoutConstraint.Axis, span: Span)] {
        [.horizontal, .vertical].compactMap { axis in
            span(of: item, axis).flatMap { open.isOpen($0) ? (axis, $0) : nil }
        }
    }

    /// These, with what would settle each.
    /// - Parameters:
    ///   - isVisible: What is open by no more than a pixel is left out.
    ///   - wantsFixes: Whether what would settle one is worked out.
    func ambiguities(
        of view: UIView, _ spans: [(axis: NSLayoutConstraint.Axis, span: Span)], in open: OpenSystem, isVisible: Bool,
        wantsFixes: (AmbiguousLayout) -> Bool
    ) -> [AmbiguousLayout] {
        var found: [AmbiguousLayout] = []
        for (axis, span) in spans {
            if isVisible, !self.isVisible(span, in: open) { continue }
            let free = freeAttributes(of: span, axis, in: open)
            var layout = AmbiguousLayout(
                view: view.layoutName, axis: axis, free: free, position: solver.value(of: span.start),
                length: solver.value(of: span.length), fixes: [])
            if wantsFixes(layout) { layout.fixes = fixes(of: view, span, axis, free, in: open) }
            found.append(layout)
        }
        return found
    }

    /// Whether another optimal solution moves or resizes an ambiguous view by more than a pixel: one that is known, or
    /// one that is looked for.
    private func isVisible(_ span: Span, in open: OpenSystem) -> Bool {
        let pixel = Double(1 / LayoutEnvironment.displayScale) + 1e-6
        for variable in span.variables where !open.isDetermined(variable) {
            if let motions = open.motions, motions.reach(of: variable) > pixel + 1e-6 { return true }
            let value = open.solver.value(of: variable)
            for other in open.others where abs(other.value(of: variable) - value) > pixel { return true }
            for step in [2 * pixel, -2 * pixel] {
                var copy = open.solver
                guard (try? Self.optionalConstraint(variable, value + step, &copy)) != nil, solves(&copy) else {
                    continue
                }
                open.others.append(copy)
                if abs(copy.value(of: variable) - value) > pixel { return true }
            }
        }
        return false
    }

    /// Weaker than anything that layouts use.
    @discardableResult private static func optionalConstraint(
        _ variable: Variable, _ value: Double, _ solver: inout Solver
    ) throws(SolverError) -> ConstraintID {
        try solver.add([Term(1, variable)], .equal, value, priority: Priority(rawValue: .leastNormalMagnitude))
    }

    private func freeAttributes(
        of span: Span, _ axis: NSLayoutConstraint.Axis, in open: OpenSystem
    ) -> [NSLayoutConstraint.Attribute] {
        let names: [NSLayoutConstraint.Attribute] =
            axis == .horizontal ? [.leading, .trailing, .width] : [.top, .bottom, .height]
        var free: [NSLayoutConstraint.Attribute] = []
        if span.hasPosition {
            if !open.isDetermined(span.start) { free.append(names[0]) }
            let end = [Term(1, span.start), Term(1, span.length)]
            if !(open.motions?.areStill(end) ?? open.solver.isDetermined(end)) { free.append(names[1]) }
        }
        if !open.isDetermined(span.length) { free.append(names[2]) }
        return free
    }

    private func solves(_ solver: inout Solver) -> Bool {
        let broken = solver.brokenConstraints.count
        guard let summary = try? solver.solve(breaking: { self.constraintToBreak(of: $0) }) else { return false }
        return summary.conflicts.isEmpty && solver.brokenConstraints.count == broken
    }

    // MARK: Fixes

    private struct Condition {
        var equation: Equation
        var terms: [Term]
        var constant: Double

        /// Whether it says what is so already.
        func holds(in solver: Solver) -> Bool {
            let value = terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
            return abs(value - constant) <= 1e-9 * max(1, abs(constant))
        }
    }

    private func fixes(
        of view: UIView, _ span: Span, _ axis: NSLayoutConstraint.Axis, _ free: [NSLayoutConstraint.Attribute],
        in open: OpenSystem
    ) -> [AmbiguousLayout.Fix] {
        var fixes = priorityFixes(of: view, span, axis, in: open)
        let size = sizeCondition(of: view, span, axis)
        let edges = edgeConditions(of: view, span, axis)
        let sizeIsFree = free.contains(.width) || free.contains(.height)
        // The fewest first; two are needed where position and size are free.
        var groups = edges.map { [$0] }
        if sizeIsFree { groups.append([size]) }
        if edges.count == 2 { groups.append(edges) }
        groups += edges.prefix(1).map { [$0, size] }
        var found: [[Equation]] = []
        for group in groups where found.count < 2 {
            let equations = group.map(\.equation)
            // What settles it with fewer needs no more.
            let isMore = found.contains { Set($0).isSubset(of: equations) }
            if !isMore, settles(group, span, in: open) { found.append(equations) }
        }
        fixes += found.map { .constraints($0) }
        return fixes
    }

    /// Raising one of two equal optional constraints by one decides between them.
    private func priorityFixes(
        of view: UIView, _ span: Span, _ axis: NSLayoutConstraint.Axis, in open: OpenSystem
    ) -> [AmbiguousLayout.Fix] {
        guard let pair = view.engineRecord?.contentSize[axis] else { return [] }
        let hugging = view.contentHuggingPriority(for: axis).rawValue + 1
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue + 1
        func settles(_ row: ConstraintID, _ priority: Float) -> Bool {
            guard priority < 1000 else { return false }
            if let settles = open.face.determines(span.sums, strengthening: row) { return settles }
            var copy = open.solver
            guard (try? copy.setPriority(Priority(priority), of: row)) != nil, solves(&copy) else { return false }
            return !OpenSystem(copy).isOpen(span)
        }
        if settles(pair.hugging, hugging) { return [.contentHugging(hugging)] }
        if settles(pair.resistance, resistance) { return [.compressionResistance(resistance)] }
        return []
    }

    private func settles(_ conditions: [Condition], _ span: Span, in open: OpenSystem) -> Bool {
        if conditions.allSatisfy({ $0.holds(in: open.solver) }) {
            return open.face.determines(span.sums, holding: conditions.map(\.terms))
        }
        var copy = open.solver
        for condition in conditions where (try? copy.add(condition.terms, .equal, condition.constant)) == nil {
            return false
        }
        return solves(&copy) && !OpenSystem(copy).isOpen(span)
    }

    private func sizeCondition(of view: UIView, _ span: Span, _ axis: NSLayoutConstraint.Axis) -> Condition {
        let length = solver.value(of: span.length)
        let name = axis == .horizontal ? "width" : "height"
        let equation = Equation(
            first: .init(.init(item: view.layoutName, attribute: name)), relation: .equal, constant: length)
        return Condition(equation: equation, terms: [Term(1, span.length)], constant: length)
    }

    /// The view's edges against its superview's: where they are now, and flush where the view has no length yet.
    private func edgeConditions(of view: UIView, _ span: Span, _ axis: NSLayoutConstraint.Axis) -> [Condition] {
        guard span.hasPosition, let parent = view.superview, let outer = self.span(of: parent, axis) else { return [] }
        let isMirrored = axis == .horizontal && view.resolvedLayoutDirection == .rightToLeft
        let names = axis == .horizontal ? ["leading", "trailing"] : ["top", "bottom"]
        let length = solver.value(of: span.length)
        let start = solver.value(of: span.start)
        let end = solver.value(of: outer.length) - start - length
        // Positions are counted in the frame of the superview, whose alignment rectangle may be inset.
        let insets = parent.alignmentRectInsets
        let (nearInset, farInset) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        func condition(_ name: String, _ gap: Double, isFar: Bool) -> Condition {
            let sign = (name == "leading" || name == "top") ? 1.0 : -1.0
            let equation = Equation(
                first: .init(.init(item: view.layoutName, attribute: name)), relation: .equal,
                second: .init(.init(item: parent.layoutName, attribute: name)), constant: sign * gap)
            let terms =
                isFar ? [Term(-1, span.start), Term(-1, span.length), Term(1, outer.length)] : [Term(1, span.start)]
            return Condition(equation: equation, terms: terms, constant: gap + Double(isFar ? -farInset : nearInset))
        }
        let nearGap = start - Double(nearInset)
        let farGap = length > 0 ? end + Double(farInset) : 0
        let near = condition(isMirrored ? names[1] : names[0], nearGap, isFar: false)
        let far = condition(isMirrored ? names[0] : names[1], farGap, isFar: true)
        return isMirrored ? [far, near] : [near, far]
    }

    // MARK: Exercising

    /// Moves an ambiguous view to another optimal solution: away from where it is, alternately larger and smaller. The
    /// solution stays until something changes.
    /// - Returns: Whether anything moved.
    func exercise(_ view: UIView) -> Bool {
        var moved = false
        let open = openSolver
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            guard let span = span(of: view, axis) else { continue }
            for variable in span.variables where !open.isDetermined(variable) {
                let reach = max(20, abs(solver.value(of: variable)) / 2)
                let steps = view.exerciseGrows ? [reach, -reach] : [-reach, reach]
                if steps.contains(where: { move(variable, by: $0) }) { moved = true }
            }
        }
        view.exerciseGrows.toggle()
        flagMovedItems()
        return moved
    }

    /// Adds an optional constraint weaker than any that layouts use, in place of earlier ones for the same variable.
    private func move(_ variable: Variable, by step: Double) -> Bool {
        let before = solver.value(of: variable)
        for constraint in exerciseConstraints where constraint.variable == variable { solver.remove(constraint.row) }
        exerciseConstraints.removeAll { $0.variable == variable }
        attempt {
            let row = try Self.optionalConstraint(variable, before + step, &solver)
            exerciseConstraints.append((variable, row))
            try solver.solve { self.constraintToBreak(of: $0) }
        }
        return abs(solver.value(of: variable) - before) > 1e-6
    }

    /// The live system without the optional constraints of exercises, which would hide what is ambiguous.
    var openSolver: Solver {
        // The order in which spacers of a stack take slack settles a tie, and says nothing about the layout.
        var settling = exerciseConstraints.map(\.row)
        for reference in itemReferences {
            if let row = reference.record?.contentSize.sizeTieBreak?.row { settling.append(row) }
        }
        guard !settling.isEmpty else {
            solver.workOutAmbiguity()
            return solver
        }
        var copy = solver
        for row in settling { copy.remove(row) }
        attempt { try copy.solve { self.constraintToBreak(of: $0) } }
        return copy
    }
}
