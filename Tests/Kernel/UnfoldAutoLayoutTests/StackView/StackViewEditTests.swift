import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// However a stack came to be as it is, it ends where one ends that was built that way: same constraints, same frames.
@MainActor @Suite(.ownSettings) struct StackViewEditTests {
    @Test(arguments: 0..<Rounds.of(8, long: 16)) func randomEditsEndWhereAFreshStackIs(_ seed: UInt64) {
        var random = SampleGenerator(seed: seed &* 31 &+ 5)
        let environment = LayoutEnvironment.current
        let console = LayoutJournal.console
        LayoutEnvironment.current.generation = [.mid, .ios26, .old][random.next(3)]
        LayoutJournal.console = { _ in }
        defer {
            LayoutEnvironment.current = environment
            LayoutJournal.console = console
        }
        // Half of the runs have views whose frames are a matter of ties, and compare constraints only.
        let hasTies = seed % 2 == 1
        let edited = Model(hasTies: hasTies)
        for step in 0..<60 {
            edited.change(&random)
            guard step % 4 == 3 else { continue }
            edited.root.layoutIfNeeded()
            let fresh = edited.rebuilt()
            fresh.root.layoutIfNeeded()
            let (got, wanted) = (edited.lists, fresh.lists)
            #expect(got == wanted, "step \(step): \(Set(got).symmetricDifference(wanted).sorted())")
            guard !hasTies, edited.isDetermined else { continue }
            for (one, other) in zip([edited.stack] + edited.arranged, [fresh.stack] + fresh.arranged)
            where !one.isHidden {
                let (a, b) = (one.frame, other.frame)
                let misses = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
                #expect(!misses.contains { abs($0) > 1e-6 }, "step \(step): \(a) instead of \(b)")
            }
        }
    }

    /// A stack, its views, and how to make the same ones again.
    @MainActor private final class Model {
        enum Kind { case sized, label, wrapping, plain }

        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
        let stack = UIStackView()
        private let hasTies: Bool
        private var pool: [(kind: Kind, view: UIView)] = []
        private var gaps: [ObjectIdentifier: CGFloat] = [:]

        init(hasTies: Bool) {
            self.hasTies = hasTies
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            let kinds: [Kind] = hasTies ? [.sized, .label, .wrapping, .plain] : [.sized, .label]
            for index in 0..<7 {
                pool.append((kinds[index % kinds.count], Self.make(kinds[index % kinds.count], index)))
            }
        }

        var arranged: [UIView] { stack.arrangedSubviews }

        /// Compressed views between equal centres, and views across a column with a baseline alignment, have many equal
        /// positions.
        var isDetermined: Bool {
            let isOnBaselines = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
            return stack.distribution != .equalCentering && !(stack.axis == .vertical && isOnBaselines)
        }

        private static func make(_ kind: Kind, _ index: Int) -> UIView {
            let view: UIView
            switch kind {
            case .sized: view = SizedView(CGFloat(20 + 7 * index), CGFloat(50 - 5 * index))
            case .plain: view = UIView()
            case .label, .wrapping:
                let label = UILabel()
                label.text = "label \(index)"
                label.font = .systemFont(ofSize: CGFloat(10 + 3 * index))
                label.numberOfLines = kind == .wrapping ? 0 : 1
                view = label
            }
            view.accessibilityIdentifier = "v\(index)"
            return view
        }

        func change(_ random: inout SampleGenerator) {
            let (_, view) = pool[random.next(pool.count)]
            switch random.next(12) {
            case 0, 1: stack.addArrangedSubview(view)
            case 2: stack.insertArrangedSubview(view, at: random.next(arranged.count + 1))
            case 3: stack.removeArrangedSubview(view)
            case 4: view.removeFromSuperview()
            case 5, 6: view.isHidden.toggle()
            case 7:
                stack.setCustomSpacing(
                    [3, 7.2, UIStackView.spacingUseSystem, UIStackView.spacingUseDefault][random.next(4)], after: view)
            case 8: stack.spacing = [0, 4, 9, UIStackView.spacingUseSystem][random.next(4)]
            case 9:
                stack.axis = random.next(2) == 0 ? .horizontal : .vertical
                stack.isBaselineRelativeArrangement = random.next(2) == 0
            case 10:
                stack.distribution = UIStackView.Distribution(rawValue: random.next(5))!
                stack.isLayoutMarginsRelativeArrangement = random.next(2) == 0
            default:
                stack.alignment = UIStackView.Alignment(rawValue: random.next(6))!
                if let sized = view as? SizedView { sized.natural.width += 3 }
                if let label = view as? UILabel { label.text = (label.text ?? "") + "x" }
            }
        }

        /// The same state, made at one go.
        func rebuilt() -> Model {
            let copy = Model(hasTies: hasTies)
            for (old, new) in zip(pool, copy.pool) {
                new.view.isHidden = old.view.isHidden
                if let from = old.view as? SizedView, let to = new.view as? SizedView { to.natural = from.natural }
                if let from = old.view as? UILabel, let to = new.view as? UILabel { to.text = from.text }
            }
            let (from, to) = (stack, copy.stack)
            to.axis = from.axis
            to.distribution = from.distribution
            to.alignment = from.alignment
            to.spacing = from.spacing
            to.isBaselineRelativeArrangement = from.isBaselineRelativeArrangement
            to.isLayoutMarginsRelativeArrangement = from.isLayoutMarginsRelativeArrangement
            for view in from.arrangedSubviews {
                let index = pool.firstIndex { $0.view === view }!
                to.addArrangedSubview(copy.pool[index].view)
                to.setCustomSpacing(from.customSpacing(after: view), after: copy.pool[index].view)
            }
            return copy
        }

        var lists: [String] {
            let all = stack.constraints + arranged.flatMap(\.constraints)
            return all.filter { $0.identifier?.hasPrefix("UISV-") ?? false }.map { constraint in
                "\(constraint.identifier!) "
                    + constraint.printedEquation { item in
                        if let view = item as? UIView { return view.accessibilityIdentifier ?? "stack" }
                        if let index = stack.gapGuides.firstIndex(where: { $0 === item }) { return "gap\(index)" }
                        return (item as? UILayoutGuide)?.identifier ?? "?"
                    }
            }.sorted()
        }
    }
}
