import UnfoldSimplex

extension UIView {
    /// The engine of this view's system, solved.
    private var solvedSystem: LayoutEngine? {
        let host = layoutHost
        guard let engine = host.engineForLayout() else { return nil }
        host.runConstraintPass()
        engine.update()
        return engine
    }

    /// The same; nil if the view takes no part.
    private var solvedEngine: LayoutEngine? {
        let engine = solvedSystem
        return engineRecord?.engine === engine ? engine : nil
    }

    func isLayoutAmbiguous() -> Bool {
        guard let engine = solvedEngine else { return false }
        let open = engine.openSolver
        return [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
            engine.span(of: self, axis).map { engine.isAmbiguous($0, in: open) } ?? false
        }
    }

    func exerciseAmbiguity() {
        guard let engine = solvedEngine, engine.exercise(self) else { return }
        layoutHost.layoutIfNeeded()
    }

    /// What the view's own constraints leave open, by direction, with what would settle it; empty for a view whose
    /// frame is determined. Solves first if something changed.
    /// - Complexity: A few solves of the whole system for each direction that is open.
    public var ambiguousLayouts: [AmbiguousLayout] {
        solvedEngine.map { $0.ambiguities(of: self, in: $0.openSolver) } ?? []
    }

    /// A warning for each open direction of this view and the views of its subtree, in pre-order, down to views that
    /// host a system of their own. What is open by no more than a pixel, as where a height was rounded up, is left out.
    public func ambiguityFindings() -> [Finding] {
        guard let engine = solvedSystem else { return [] }
        let open = engine.openSolver
        var findings: [Finding] = []
        forEachInSystem { view in
            findings += engine.ambiguities(of: view, in: open).filter { engine.isVisible($0.axis, of: view, in: open) }
                .map {
                    Finding(severity: .warning, fact: .ambiguous($0))
                }
        }
        return findings
    }

    /// Changes whenever something that the layout of this view's system depends on does.
    package var subtreeRevision: Int { layoutHost.hostedEngine?.revision ?? -1 }

    func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let engine = solvedEngine, let span = engine.span(of: self, axis) else { return [] }
        var terms = [Term(1, span.length)]
        if span.hasPosition { terms.append(Term(1, span.start)) }
        var found: [NSLayoutConstraint] = []
        for term in terms {
            for part in engine.solver.derivation(of: [term]).parts {
                guard case .constraint(let row) = part.restriction,
                    case .constraint(let constraint) = engine.meanings[row],
                    !found.contains(where: { $0 === constraint })
                else { continue }
                found.append(constraint)
            }
        }
        return found.sorted { $0.activationOrder < $1.activationOrder }
    }
}
