import UnfoldSimplex

/// A stack that may want other constraints when its views ask for other sizes.
@MainActor protocol MeasuringStack: UIView {
    /// Fits the views again where anything changed; true if that changed anything.
    func measureAgain(in engine: LayoutEngine) -> Bool
}

/// Stacks whose constraints depend on what their views ask for, which only fitting tells: shares of
/// `fillProportionally`, and the tallest view, whose baseline stands for the stack's.
extension LayoutEngine {
    func measure(_ stack: any MeasuringStack) {
        if !measuringStacks.contains(where: { $0.view === stack }) { measuringStacks.append(WeakView(stack)) }
    }

    /// Lowers constraints on baselines again where other views stand for them now.
    func relowerBaselines() {
        let views = itemReferences.compactMap(\.view)
        for view in views { relowerBaselines(of: view) }
    }

    func enterConstraints(below view: UIView) {
        working { lowerWaiting() }
        // Measures of an outer stack follow those of the stacks in it.
        for _ in 0..<LayoutLimits.passes {
            guard measureStacks(below: view) else { return }
            view.performUpdateConstraintsIfNeeded()
            working { lowerWaiting() }
        }
    }

    /// Measures the stacks below a view again where anything changed; true if that changed anything.
    private func measureStacks(below view: UIView) -> Bool {
        guard !measuringStacks.isEmpty else { return false }
        measuringStacks.removeAll { $0.view?.layoutHost !== host }
        var isAnyOutdated = false
        for stack in measuringStacks.compactMap({ $0.view as? any MeasuringStack }) where stack.isDescendant(of: view) {
            if stack.measureAgain(in: self) { isAnyOutdated = true }
        }
        return isAnyOutdated
    }
}

extension UIView {
    /// The compressed fitting size, as if no stack arranged the view.
    func sizeWithoutArranger() -> CGSize {
        fit(
            FittingRequest(
                target: UIView.layoutFittingCompressedSize, horizontal: .fittingSizeLevel,
                vertical: .fittingSizeLevel, isArranged: false))
    }
}
