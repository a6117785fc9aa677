import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// Random trees whose layout is unique: every edge hangs on one other, every optional constraint has a priority of its
/// own.
@MainActor @Suite(.ownSettings) struct LayoutPropertyTests {
    /// What one view is tied to; a description from which a tree can be built in any order.
    private struct Plan {
        struct Tie {
            /// Index of another view of the same parent, laid out before; nil for the parent.
            var sibling: Int?
            var constant: CGFloat
        }
        struct OptionalPlan {
            var relation: NSLayoutConstraint.Relation
            var constant: CGFloat
            var priority: Float
            var isActive = true
        }
        var parent: Int
        var leading: Tie
        var top: Tie
        var width: CGFloat
        /// Of the parent's height, or of the own width.
        var ratio: CGFloat
        var isSquareish: Bool
        var optionals: [OptionalPlan]
        var usesGuide: Bool
    }

    private func plans(_ dice: inout Dice) -> [Plan] {
        var priority: Float = 1
        var plans: [Plan] = []
        for index in 1...(4 + dice.roll(9)) {
            let parent = dice.roll(index)
            let siblings = plans.indices.filter { plans[$0].parent == parent }
            func tie() -> Plan.Tie {
                let sibling = siblings.isEmpty || dice.roll(2) == 0 ? nil : siblings[dice.roll(siblings.count)] + 1
                return Plan.Tie(sibling: sibling, constant: CGFloat(dice.roll(40)) - 5)
            }
            var optionals: [Plan.OptionalPlan] = []
            for _ in 0..<dice.roll(4) {
                priority += 1 + Float(dice.roll(7))
                let relation: NSLayoutConstraint.Relation =
                    [.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(3)]
                optionals.append(.init(relation: relation, constant: CGFloat(dice.roll(200)), priority: priority))
            }
            plans.append(
                Plan(
                    parent: parent, leading: tie(), top: tie(), width: CGFloat(20 + dice.roll(100)),
                    ratio: [0.25, 0.5, 1, 1.5][dice.roll(4)], isSquareish: dice.roll(3) == 0, optionals: optionals,
                    usesGuide: dice.roll(4) == 0))
        }
        return plans
    }

    private final class Tree {
        let root: UIView
        var views: [UIView]
        var optionals: [[NSLayoutConstraint]] = []
        var leading: [NSLayoutConstraint] = []
        var required: [NSLayoutConstraint] = []

        @MainActor init(_ plans: [Plan]) {
            root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            views = [root]
            for plan in plans {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                views[plan.parent].addSubview(view)
                views.append(view)
                let parent = views[plan.parent]
                let start = plan.leading.sibling.map { views[$0].trailingAnchor }
                let above = plan.top.sibling.map { views[$0].bottomAnchor }
                let margins = parent.layoutMarginsGuide
                let outer = plan.usesGuide ? margins.leadingAnchor : parent.leadingAnchor
                let x = view.leadingAnchor.constraint(equalTo: start ?? outer, constant: plan.leading.constant)
                let y = view.topAnchor.constraint(equalTo: above ?? parent.topAnchor, constant: plan.top.constant)
                let height =
                    plan.isSquareish
                    ? view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: plan.ratio)
                    : view.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: plan.ratio)
                let natural = view.widthAnchor.constraint(equalToConstant: plan.width)
                natural.priority = UILayoutPriority(999 - Float(views.count) / 16)
                let own = plan.optionals.map { optional in
                    let constraint = NSLayoutConstraint(
                        item: view, attribute: .width, relatedBy: optional.relation, toItem: nil,
                        attribute: .notAnAttribute, multiplier: 1, constant: optional.constant)
                    // Every other one above the natural width, so that it wins.
                    constraint.priority = UILayoutPriority(optional.priority)
                    return constraint
                }
                leading.append(x)
                optionals.append(own + [natural])
                required += [x, y, height]
                NSLayoutConstraint.activate([x, y, height])
                for (optional, plan) in zip(own, plan.optionals) { optional.isActive = plan.isActive }
                natural.isActive = own.isEmpty
            }
        }

        @MainActor var frames: [CGRect] { views.map(\.frame) }
    }

    private func differences(_ saw: [CGRect], _ wanted: [CGRect], _ tolerance: CGFloat) -> [String] {
        zip(saw, wanted).enumerated().compactMap { index, pair in
            let (a, b) = pair
            let far = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].contains {
                abs($0) > tolerance
            }
            return far ? "view \(index): saw \(a), wanted \(b)" : nil
        }
    }

    @Test(arguments: 0..<150) func anyOrderOfChangesEndsAsAFreshBuild(_ seed: Int) {
        var dice = Dice(seed)
        var plans = plans(&dice)
        let tree = Tree(plans)
        for _ in 0..<12 {
            let index = dice.roll(plans.count)
            switch dice.roll(4) {
            case 0:
                let constant = CGFloat(dice.roll(60))
                plans[index].leading.constant = constant
                tree.leading[index].constant = constant
            case 1 where !plans[index].optionals.isEmpty:
                let optional = dice.roll(plans[index].optionals.count)
                plans[index].optionals[optional].isActive.toggle()
                tree.optionals[index][optional].isActive.toggle()
            case 2 where !plans[index].optionals.isEmpty:
                let optional = dice.roll(plans[index].optionals.count)
                let constant = CGFloat(dice.roll(200))
                plans[index].optionals[optional].constant = constant
                tree.optionals[index][optional].constant = constant
            default: tree.root.layoutIfNeeded()
            }
        }
        // A width that nothing settles is ambiguous; give every view one optional constraint that does.
        for index in plans.indices
        where !plans[index].optionals.contains(where: { $0.isActive && $0.relation == .equal }) {
            tree.optionals[index].last?.isActive = true
        }
        tree.root.layoutIfNeeded()
        let fresh = Tree(plans)
        for index in plans.indices
        where !plans[index].optionals.contains(where: { $0.isActive && $0.relation == .equal }) {
            fresh.optionals[index].last?.isActive = true
        }
        fresh.root.layoutIfNeeded()
        #expect(differences(tree.frames, fresh.frames, 1e-9) == [])
        var events = 0
        LayoutJournal.listening({ _ in events += 1 }) { tree.root.layoutIfNeeded() }
        #expect(events == 0, "a second layout did something")
    }

    @Test(arguments: 0..<100) func rightToLeftIsTheMirrorOfLeftToRight(_ seed: Int) {
        let saved = LayoutEnvironment.current
        defer { LayoutEnvironment.current = saved }
        var dice = Dice(seed &+ 5000)
        let plans = plans(&dice)
        func frames(_ direction: UIUserInterfaceLayoutDirection) -> [CGRect] {
            LayoutEnvironment.current.layoutDirection = direction
            let tree = Tree(plans)
            for optionals in tree.optionals { optionals.last?.isActive = true }
            tree.root.layoutIfNeeded()
            return tree.views.map { view in
                guard direction == .rightToLeft, let parent = view.superview else { return view.frame }
                var frame = view.frame
                frame.origin.x = parent.bounds.width - frame.maxX
                return frame
            }
        }
        // Pixels are rounded from the left in both.
        #expect(
            differences(frames(.rightToLeft), frames(.leftToRight), 1 / LayoutEnvironment.current.displayScale + 1e-9)
                == [])
    }

    @Test(arguments: 0..<50) func requiredConstraintsHoldAfterTheLayout(_ seed: Int) {
        var dice = Dice(seed &+ 9000)
        let tree = Tree(plans(&dice))
        for optionals in tree.optionals { optionals.last?.isActive = true }
        var conflicts = 0
        LayoutJournal.listening({ if case .unsatisfiable = $0 { conflicts += 1 } }) { tree.root.layoutIfNeeded() }
        #expect(conflicts == 0)
        let engine = tree.root.hostedEngine
        for constraint in tree.required {
            guard let lowered = constraint.lowered, let engine else {
                Issue.record("not in the engine: \(constraint)")
                continue
            }
            #expect(engine.solver.violation(of: lowered.id) <= 1e-6, "\(constraint)")
        }
    }

    /// Both edges on the pixel grid, halves away from zero; fitting sizes stay as they are. Edges of thirds of 100.
    @Test(arguments: [1, 2, 3]) func edgesAreRoundedAndFittingIsNot(_ pixels: Int) {
        let scale = CGFloat(pixels)
        let known: [[Double]] = [[0, 33, 67, 100], [0, 33.5, 66.5, 100], [0, 100.0 / 3, 200.0 / 3, 100]]
        let edges = known[pixels - 1]
        let saved = LayoutEnvironment.current
        defer { LayoutEnvironment.current = saved }
        LayoutEnvironment.current.displayScale = scale
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<3).map { _ in UIView() }
        var before = root.leadingAnchor
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: before), view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
                view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.707),
            ])
            before = view.trailingAnchor
        }
        root.layoutIfNeeded()
        for (index, view) in views.enumerated() {
            #expect(abs(Double(view.frame.minX) - edges[index]) < 1e-9, "\(view.frame)")
            #expect(abs(Double(view.frame.maxX) - edges[index + 1]) < 1e-9, "\(view.frame)")
        }
        let box = UIView()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            inner.heightAnchor.constraint(equalToConstant: 70.667),
        ])
        #expect(abs(Double(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height) - 70.667) < 1e-9)
    }
}
