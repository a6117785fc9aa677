import UnfoldSimplex

extension FittingSession {
    /// Optional constraints that the fitted system violates, with their holders; stretched content on request.
    package func unsatisfiedConstraints(includingHugging: Bool = false) -> [UnsatisfiedConstraint] {
        guard let engine, let view else { return [] }
        return engine.unsatisfied(
            in: solver, below: view, fittingTargets: fittingTargets, includingHugging: includingHugging,
            bindingSets: bindingSets)
    }

    /// The same without stretched content, as it is now, for one who may read it later.
    package func lateUnsatisfiedConstraints() -> Late<[UnsatisfiedConstraint]> {
        guard let engine, let view else { return Late([]) }
        return engine.lateUnsatisfied(
            in: solver, below: view, fittingTargets: fittingTargets, bindingSets: bindingSets)
    }

    package func heightDerivation() -> HeightDerivation {
        view?.engineRecord.flatMap { derivation(of: $0.height) }
            ?? HeightDerivation(value: Double(size.height), parts: [])
    }

    /// The width of a view in what was fitted, as such a sum; nil for one that no constraint names.
    package func widthDerivation(of view: UIView) -> HeightDerivation? {
        view.engineRecord.flatMap { derivation(of: $0.width) }
    }

    private func derivation(of length: Variable) -> HeightDerivation? {
        engine?.derivation(of: length, in: solver, fittingTargets)
    }

    /// Whether nothing but the fitting target decides the height: without it another height would do as well.
    /// In the session's own memory, if no copy shares it.
    mutating func heightIsOpen() -> Bool {
        guard let engine, let record = view?.engineRecord else { return false }
        let derivation = solver.ownDerivation(of: [Term(1, record.height)])
        // Cheap first: a height made of constants and content sizes alone is decided.
        var isSuspect = false
        for part in derivation.parts {
            switch part.restriction {
            case .constraint(let id): for target in fittingTargetRows where target.row == id { isSuspect = true }
            case .nonNegative: isSuspect = true
            }
        }
        guard isSuspect else { return false }
        var pull: ConstraintID?
        for target in fittingTargetRows where target.axis == .vertical { pull = target.row }
        if let pull, solver.isPlainlyDetermined(record.height, without: pull) { return false }
        var copy = solver
        if let pull { copy.remove(pull) }
        do { try copy.solve { engine.constraintToBreak(of: $0) } } catch { return false }
        return !copy.isDetermined(record.height)
    }
}

extension LayoutEngine {
    func derivation(
        of length: Variable, in solver: Solver, _ fittingTargets: [ConstraintID: RowMeaning]
    ) -> HeightDerivation {
        let found = solver.derivation(of: [Term(1, length)])
        let facts = facts(of: found.parts.map(\.restriction), fittingTargets: fittingTargets)
        let parts = zip(found.parts, facts).compactMap { part, facts in
            facts.map { HeightDerivation.Part(constraint: $0, multiplier: part.multiplier, constant: part.bound) }
        }
        return HeightDerivation(value: found.value, parts: parts)
    }
}

extension UIView {
    /// What the last fitting lost, for one who may read it later; nil before one.
    package var lateUnsatisfiedAtFitting: Late<[UnsatisfiedConstraint]>? {
        if !UnsatisfiedConstraint.isIgnored, let knownLosses { return knownLosses }
        return storedFitting?.lateUnsatisfiedConstraints()
    }

    /// Whether nothing but the fitting target decides the height of the last fitting; asked where that is.
    package var fittedHeightIsAmbiguous: Bool {
        guard let height = storedFitting?.size.height, height > 0 else { return false }
        return storedFitting?.heightIsOpen() ?? false
    }
}
