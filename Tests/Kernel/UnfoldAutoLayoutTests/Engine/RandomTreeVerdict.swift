import Foundation
import UnfoldSimplex

@testable import UnfoldAutoLayout

/// What distinguishes an edited tree from one that was built that way.
@MainActor struct RandomTreeVerdict {
    let edited: RandomTree
    let fresh: RandomTree
    let plan: RandomTreePlan

    private typealias Pair = (name: String, edited: LayoutItem, fresh: LayoutItem)

    /// Views and guides of both trees; the helpers of stacks in the order in which the stack lists them.
    private var pairs: [Pair] {
        plan.inside.flatMap { id -> [Pair] in
            let (one, other) = (edited.views[id]!, fresh.views[id]!)
            return [("v\(id)", one, other)]
        }
    }

    private func variables(_ item: LayoutItem) -> [Variable] {
        item.engineRecord.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
    }

    /// The first difference that nothing excuses; nil if there is none.
    func firstDifference() -> String? {
        for (name, one, other) in pairs {
            guard let one = one as? UIView, let other = other as? UIView else { continue }
            let misses = [
                one.frame.minX - other.frame.minX, one.frame.minY - other.frame.minY,
                one.frame.width - other.frame.width, one.frame.height - other.frame.height,
            ]
            // A rounding error may decide about a pixel.
            guard misses.contains(where: { abs($0) > 0.34 }) else { continue }
            if isTie { return nil }
            return "\(name) \(one.viewDescription), built anew \(other.frameDescription)\(worse)"
        }
        return nil
    }

    /// Whether the edited tree's layout is an optimum of the fresh one's system as well: as good on every level.
    var isTie: Bool {
        guard let engine = fresh.root.hostedEngine, let live = edited.root.hostedEngine else { return false }
        if isWrappingOpen(engine) { return true }
        var pinned = engine.solver
        for (_, one, other) in pairs {
            for (own, wanted) in zip(variables(other), variables(one)) {
                let value = live.solver.value(of: wanted)
                _ = try? pinned.add([Term(1, own)], .lessThanOrEqual, value + 1e-7)
                _ = try? pinned.add([Term(1, own)], .greaterThanOrEqual, value - 1e-7)
            }
        }
        guard let summary = try? pinned.solve(breaking: { engine.constraintToBreak(of: $0) }), summary.conflicts.isEmpty
        else {
            return false
        }
        return zip(levels(pinned), levels(engine.solver)).allSatisfy { abs($0 - $1) < 1e-3 }
    }

    /// Rows that one system has and the other has not.
    private var worse: String {
        let (one, other) = (rows(of: edited), rows(of: fresh))
        let lines = one.subtracting(other).map { "- \($0)" } + other.subtracting(one).map { "+ \($0)" }
        return lines.isEmpty ? ", same rows" : "\n" + lines.sorted().joined(separator: "\n")
    }

    private func rows(of tree: RandomTree) -> Set<String> {
        guard let engine = tree.root.hostedEngine else { return [] }
        var rows: Set<String> = []
        for view in plan.inside.compactMap({ tree.views[$0] }) {
            for constraint in view.constraints {
                guard let lowered = constraint.lowered else {
                    rows.insert("not entered: \(constraint.printedEquation(item: { $0.layoutName }))")
                    continue
                }
                let borrowed = lowered.borrowed.map { $0.item?.layoutName ?? "gone" }
                rows.insert(
                    "\(constraint.printedEquation(item: { $0.layoutName })) \(Float(lowered.offset)) \(borrowed)")
            }
            guard let record = view.engineRecord else { continue }
            for (axis, pair) in [("width", record.contentSize.horizontal), ("height", record.contentSize.vertical)] {
                guard let pair else { continue }
                rows.insert(
                    "\(view.layoutName) \(axis) \(engine.solver.value(of: pair.hugging)) \(pair.length) "
                        + "\(view.stackOrder.extra)")
            }
            for pin in record.pins { rows.insert("\(view.layoutName) \(pin.row) \(pin.share) \(pin.constant)") }
            if view.stackOrder.sizeTieBreak != 0 { rows.insert("\(view.layoutName) \(view.stackOrder)") }
        }
        return rows
    }

    private func levels(_ solver: Solver) -> [Double] { solver.objective.map(\.violation) }

    /// Whether a width at which text wraps is a matter of ties, before any text was wrapped.
    private func isWrappingOpen(_ engine: LayoutEngine) -> Bool {
        let wrapping = engine.wrappingViews
        var first = engine.solver
        engine.enterUnwrappedSizes(of: wrapping, into: &first)
        guard (try? first.solve(breaking: { engine.constraintToBreak(of: $0) })) != nil else { return false }
        return wrapping.contains { view in view.engineRecord.map { !first.isDetermined($0.width) } ?? false }
    }
}
