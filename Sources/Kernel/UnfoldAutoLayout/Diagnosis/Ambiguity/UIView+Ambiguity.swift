import UnfoldSimplex

extension UIView {
    fileprivate var solvedSystem: LayoutEngine {
        let host = layoutHost
        let engine = host.engineForLayout()
        host.performUpdateConstraintsIfNeeded()
        engine.update()
        return engine
    }

    /// The same; nil if the view takes no part.
    fileprivate var solvedEngine: LayoutEngine? {
        let engine = solvedSystem
        return engineRecord?.engine === engine ? engine : nil
    }

    /// What the view's own constraints leave open, by direction, with what would settle it; empty for a view whose
    /// frame is determined. Solves first if something changed.
    /// - Complexity: For each direction that is open, work on what is joined to it, or a few solves of the whole system.
    public var ambiguousLayouts: [AmbiguousLayout] {
        guard let engine = solvedEngine else { return [] }
        let open = LayoutEngine.OpenSystem(engine.openSolver)
        let spans = engine.openSpans(of: self, in: open)
        return engine.ambiguities(of: self, spans, in: open, isVisible: false) { _ in true }
    }

    /// A warning for each open direction of this view and the views of its subtree, in pre-order, down to views that
    /// host a system of their own. What is open by no more than a pixel, as where a height was rounded up, is left out.
    /// - Complexity: For each direction that is open, work on what is joined to it, or a few solves of the whole system.
    public func ambiguityFindings() -> [Finding] { lookForAmbiguities(in: .max).findings }

    /// The same for as many open views as are looked at. How many more are open, be it by a pixel, is counted, but not
    /// where none of the former is open by more.
    /// - Parameter wantsFixes: asked of each before what would settle it is looked for, which takes most of the time.
    package func lookForAmbiguities(
        in mostViews: Int, wantsFixes: (AmbiguousLayout) -> Bool = { _ in true }
    ) -> (findings: [Finding], more: Int) {
        let engine = solvedSystem
        let open = LayoutEngine.OpenSystem(engine.openSolver)
        // All is asked at once; mostly nothing is open.
        var variables: [Variable] = []
        forEachInSystem { view in
            for case let span? in [engine.span(of: view, .horizontal), engine.span(of: view, .vertical)] {
                if span.hasPosition { variables.append(span.start) }
                variables.append(span.length)
            }
        }
        guard let motions = open.solver.motions(of: variables) else { return ([], 0) }
        open.motions = motions
        var (looked, more) = (0, 0)
        var findings: [Finding] = []
        forEachInSystem { view in
            let isCounted = looked >= mostViews
            if isCounted && findings.isEmpty { return }
            let spans = engine.openSpans(of: view, in: open)
            guard !spans.isEmpty else { return }
            if isCounted {
                more += 1
                return
            }
            looked += 1
            for layout in engine.ambiguities(of: view, spans, in: open, isVisible: true, wantsFixes: wantsFixes) {
                findings.append(Finding(severity: .warning, fact: .ambiguous(layout)))
            }
        }
        return (findings, more)
    }

    /// The length of the view's alignment rectangle as a sum over the constraints that are active at the solution; nil
    /// if the view takes no part.
    package func lengthDerivation(_ axis: NSLayoutConstraint.Axis) -> HeightDerivation? {
        guard let engine = solvedEngine, let span = engine.span(of: self, axis) else { return nil }
        return engine.derivation(of: span.length, in: engine.solver, [:])
    }

    /// Changes whenever something that the layout of this view's system depends on does.
    package var subtreeRevision: Int { layoutHost.hostedEngine?.revision ?? -1 }
}

extension LayoutEngine {
    func isLayoutAmbiguous(of item: any LayoutItem) -> Bool {
        guard item.layoutOwner?.solvedSystem === self else { return false }
        return !openSpans(of: item, in: OpenSystem(openSolver)).isEmpty
    }

    func exerciseAmbiguity(of view: UIView) {
        guard view.solvedEngine === self, exercise(view) else { return }
        view.layoutHost.layoutIfNeeded()
    }

    func constraintsAffecting(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard view.solvedEngine === self, let span = span(of: view, axis) else { return [] }
        var terms = [Term(1, span.length)]
        if span.hasPosition { terms.append(Term(1, span.start)) }
        var found: [NSLayoutConstraint] = []
        for term in terms {
            for part in solver.derivation(of: [term]).parts {
                guard case .constraint(let row) = part.restriction, case .constraint(let constraint) = meanings[row],
                    !found.contains(where: { $0 === constraint })
                else { continue }
                found.append(constraint)
            }
        }
        return found.sorted { $0.activationOrder < $1.activationOrder }
    }
}
