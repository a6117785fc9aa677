import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// Views that come, go and move while constraints between them live: nothing crashes, and what is left lays out as if
/// it had been built that way.
@MainActor @Suite(.ownSettings) struct HierarchyFuzzTests {
    @Test(arguments: 0..<20) func randomHierarchies(_ seed: UInt64) {
        var state = seed &* 7_919 &+ 17
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var views: [UIView] = [root]
        var constraints: [NSLayoutConstraint] = []
        let attributes: [NSLayoutConstraint.Attribute] = [
            .top, .bottom, .leading, .trailing, .width, .height, .centerY,
        ]
        for _ in 0..<150 {
            switch random(8) {
            case 0, 1:
                let view = random(3) == 0 ? UIStackView() : random(2) == 0 ? UILabel() : UIView()
                (view as? UILabel)?.text = "label"
                view.translatesAutoresizingMaskIntoConstraints = random(3) == 0
                view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(random(64)))
                view.frame = CGRect(x: random(50), y: random(50), width: random(90), height: random(90))
                views[random(views.count)].addSubview(view)
                views.append(view)
            case 2, 3:
                let attribute = attributes[random(attributes.count)]
                let constraint = NSLayoutConstraint(
                    item: views[random(views.count)], attribute: attribute, relatedBy: .equal,
                    toItem: views[random(views.count)], attribute: attribute, multiplier: 1,
                    constant: CGFloat(random(40)))
                constraint.priority = UILayoutPriority(Float(1 + random(1000)))
                UIKitExceptions.withHandler({ _ in }) { constraint.isActive = true }
                constraints.append(constraint)
            case 4 where views.count > 1: views[1 + random(views.count - 1)].removeFromSuperview()
            case 5 where views.count > 2:
                let view = views[1 + random(views.count - 1)]
                UIKitExceptions.withHandler({ _ in }) { views[random(views.count)].addSubview(view) }
            case 6 where !constraints.isEmpty:
                let constraint = constraints[random(constraints.count)]
                if random(2) == 0 { constraint.constant = CGFloat(random(60)) } else { constraint.isActive = false }
            default:
                root.layoutIfNeeded()
                _ = views[random(views.count)].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
        }
        root.layoutIfNeeded()
        var events = 0
        LayoutJournal.listening({ _ in events += 1 }) { root.layoutIfNeeded() }
        #expect(events == 0, "a second layout did something")
        root.visitSubtree { view in
            #expect(view.frame.minX.isFinite && view.frame.maxY.isFinite)
            #expect(view.frame.width >= 0 && view.frame.height >= 0)
        }
        // Active constraints join views of one hierarchy only.
        for constraint in constraints where constraint.isActive {
            let owners = constraint.namedItems.compactMap(\.layoutOwner)
            #expect(owners.first?.nearestCommonAncestor(with: owners.last ?? root) === constraint.owner)
        }
        for view in views { checkWalks(from: view, to: views) }
    }

    /// What walks without counting find is what the superviews say.
    private func checkWalks(from view: UIView, to others: [UIView]) {
        let chain = Array(sequence(first: view, next: \.superview))
        #expect(view.layoutHost === chain.last)
        let wrong = others.filter { other in
            let ancestors = Set(sequence(first: other, next: \.superview).map(ObjectIdentifier.init))
            let nearest = chain.first { ancestors.contains(ObjectIdentifier($0)) }
            return view.nearestCommonAncestor(with: other) !== nearest
                || view.isDescendant(of: other) != chain.contains(other)
        }
        #expect(wrong.isEmpty)
    }
}
