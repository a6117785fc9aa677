import Foundation
import Testing

@testable import UnfoldAutoLayout

/// Who refers to a view or guide neither keeps it alive nor outlives it in error.
@MainActor @Suite struct ItemReferenceTests {
    @Test func whatIsGoneIsGoneForEveryone() {
        let root = UIView()
        var view: UIView? = UIView()
        var guide: UILayoutGuide? = UILayoutGuide()
        let child = UIView()
        view?.addSubview(child)
        let top = view?.topAnchor
        let left = guide?.leftAnchor
        let constraint = NSLayoutConstraint(
            item: view!, attribute: .top, relatedBy: .equal, toItem: guide!, attribute: .top, multiplier: 1, constant: 0
        )
        let distance = root.topAnchor.anchorWithOffset(to: top!)
        #expect(constraint.firstItem === view && constraint.secondItem === guide && top?.item === view)
        #expect(child.superview === view)
        let lost = { [weak view] in view }
        view = nil
        #expect(lost() == nil)
        #expect(constraint.firstItem == nil && constraint.secondItem === guide)
        #expect(top?.item == nil && distance.item == nil && child.superview == nil)
        guide = nil
        #expect(constraint.secondItem == nil && left?.item == nil)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(constraint.description.contains("(null).top == (null).top"))
    }

    @Test func aGuideLosesItsOwner() {
        let guide = UILayoutGuide()
        do {
            let owner = UIView()
            owner.addLayoutGuide(guide)
            #expect(guide.owningView === owner)
        }
        #expect(guide.owningView == nil)
    }

    /// Constraints, records and rows refer to one another; none of them holds the hierarchy.
    @Test func aHierarchyThatWasLaidOutGoesAsAWhole() {
        final class Counted: UIView {
            static var alive = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                Self.alive += 1
            }
            required init?(coder: NSCoder) { fatalError("not archived") }
            deinit { MainActor.assumeIsolated { Self.alive -= 1 } }
        }
        weak var kept: NSLayoutConstraint?
        do {
            let root = Counted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            var last: UIView = root
            for _ in 0..<5 {
                let view = Counted()
                view.translatesAutoresizingMaskIntoConstraints = false
                last.addSubview(view)
                let edge = view.leadingAnchor.constraint(equalTo: last.leadingAnchor, constant: 3)
                NSLayoutConstraint.activate([
                    edge, view.topAnchor.constraint(equalTo: guide.topAnchor),
                    view.widthAnchor.constraint(equalToConstant: 9),
                ])
                kept = edge
                last = view
            }
            root.layoutIfNeeded()
            _ = root.systemLayoutSizeFitting(.zero)
            #expect(last.frame.width == 9 && Counted.alive == 6)
        }
        #expect(Counted.alive == 0)
        #expect(kept == nil)
    }

    /// A view that tidies up while it goes still sees itself, its constraints and its hierarchy; nothing of that lasts.
    @Test func aViewMayTidyUpWhileItGoes() {
        final class Tidy: UIView {
            static var seen: [Bool] = []
            var own: NSLayoutConstraint?
            var inner: NSLayoutConstraint?
            isolated deinit {
                Self.seen = [own?.firstItem == nil, subviews.first?.superview == nil, superview == nil]
                own?.isActive = false
                inner?.isActive = false
                invalidateIntrinsicContentSize()
                setNeedsLayout()
                subviews.first?.removeFromSuperview()
            }
        }
        let child = UIView()
        var held: [NSLayoutConstraint] = []
        do {
            let view = Tidy()
            view.addSubview(child)
            let own = view.widthAnchor.constraint(equalToConstant: 10)
            let inner = child.topAnchor.constraint(equalTo: view.topAnchor)
            NSLayoutConstraint.activate([own, inner])
            (view.own, view.inner) = (own, inner)
            held = [own, inner]
            view.layoutIfNeeded()
        }
        #expect(Tidy.seen == [false, false, true])
        #expect(held.allSatisfy { !$0.isActive } && held[0].firstItem == nil && held[1].firstItem === child)
        #expect(child.superview == nil)
        let next = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.translatesAutoresizingMaskIntoConstraints = false
        next.addSubview(child)
        child.heightAnchor.constraint(equalToConstant: 7).isActive = true
        next.layoutIfNeeded()
        #expect(child.frame.height == 7)
    }

    /// What cannot be named is refused, and still told of as long as it lives.
    @Test func otherObjectsAreRefused() {
        let view = UIView()
        let other = NSObject()
        var raised: [UIKitException] = []
        let constraint = UIKitExceptions.withHandler({ raised.append($0) }) {
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1,
                constant: 0)
        }
        #expect(raised.count == 1 && raised.first?.reason.contains("must each be a view or layout guide") == true)
        #expect(constraint.secondItem === other)
        constraint.isActive = true
        #expect(!constraint.isActive)
    }

    /// Nothing is worked out twice about one solution.
    @Test func holdersAreKeptAsLongAsTheSolution() throws {
        let root = UIView()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let optional = view.heightAnchor.constraint(equalToConstant: 50)
        optional.priority = .defaultLow
        NSLayoutConstraint.activate([optional, view.heightAnchor.constraint(lessThanOrEqualToConstant: 20)])
        _ = view.systemLayoutSizeFitting(.zero)
        let fitting = try #require(view.lastFitting)
        let lost = fitting.unsatisfiedConstraints()
        #expect(lost.map(\.wanted) == [50] && fitting.bindingSets.count == 1)
        #expect(try #require(view.lastFitting).unsatisfiedConstraints() == lost)
        #expect(fitting.bindingSets.count == 1)
        optional.constant = 60
        _ = view.systemLayoutSizeFitting(.zero)
        let next = try #require(view.lastFitting)
        #expect(next.unsatisfiedConstraints().map(\.wanted) == [60])
        #expect(next.bindingSets.count == 1 && next.bindingSets !== fitting.bindingSets)
    }
}
