import Foundation
import UnfoldSimplex

/// Stacks whose constraints depend on what their views ask for, which only fitting tells: shares of `fillProportionally`,
/// and the tallest view, whose baseline stands for the stack's.
extension LayoutEngine {
    /// The stack is to be measured again after changes.
    func measure(_ stack: UIStackView) {
        if !measuringStacks.contains(where: { $0.view === stack }) { measuringStacks.append(WeakView(stack)) }
    }

    /// Lowers constraints on baselines anew where other views stand for them now.
    func relowerBaselines() {
        let views = itemReferences.compactMap(\.view)
        for view in views { relowerBaselines(of: view) }
    }

    /// Measures the stacks below a view again where anything changed; true if that changed anything.
    fileprivate func measureStacks(below view: UIView) -> Bool {
        guard !measuringStacks.isEmpty else { return false }
        measuringStacks.removeAll { $0.view?.layoutHost !== host }
        var isAnyOutdated = false
        for stack in measuringStacks.compactMap({ $0.view as? UIStackView }) where stack.isDescendant(of: view) {
            if stack.measureAgain(in: self) { isAnyOutdated = true }
        }
        return isAnyOutdated
    }
}

extension UIView {
    /// Runs the constraint pass, and again where fitting shows that a stack wants other constraints.
    func bringConstraintsUpToDate() {
        runConstraintPass()
        guard let engine = layoutHost.engineForLayout() else { return }
        engine.working { engine.lowerWaiting() }
        // Measures of an outer stack follow those of the stacks in it.
        for _ in 0..<LayoutLimits.passes {
            guard engine.measureStacks(below: self) else { return }
            runConstraintPass()
            engine.working { engine.lowerWaiting() }
        }
    }

    /// The compressed fitting size, as if no stack arranged the view.
    func sizeWithoutArranger() -> CGSize {
        fit(
            FittingRequest(
                target: UIView.layoutFittingCompressedSize, horizontal: .fittingSizeLevel,
                vertical: .fittingSizeLevel, isArranged: false))
    }
}
