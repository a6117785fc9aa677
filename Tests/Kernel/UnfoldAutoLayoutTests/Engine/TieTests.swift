import Foundation
import Testing

@testable import UnfoldAutoLayout

/// Which of equal optional constraints yields (facts M5), and where what is otherwise free comes to rest (fact
/// M8.2).
@MainActor @Suite struct TieTests {
    private final class Sized: UIView {
        let size: CGSize
        let wraps: Bool
        init(_ width: CGFloat, _ height: CGFloat = 20, wraps: Bool = false) {
            size = CGSize(width: width, height: height)
            self.wraps = wraps
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
        override var wrapsToWidth: Bool { wraps }
    }

    /// Views end to end between the edges of a root of that length.
    private func line(_ views: [UIView], _ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        for (index, view) in views.enumerated() {
            let next = index + 1 < views.count ? views[index + 1] : nil
            guard let root = view.superview else { continue }
            if axis == .horizontal {
                if index == 0 { constraints.append(view.leadingAnchor.constraint(equalTo: root.leadingAnchor)) }
                constraints.append(view.trailingAnchor.constraint(equalTo: next?.leadingAnchor ?? root.trailingAnchor))
            } else {
                if index == 0 { constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor)) }
                constraints.append(view.bottomAnchor.constraint(equalTo: next?.topAnchor ?? root.bottomAnchor))
            }
        }
        return constraints
    }

    private func lengths(
        of views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal, in length: CGFloat, isReversed: Bool = false
    ) -> [CGFloat] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: length, height: length))
        views.forEach(root.addSubview)
        let constraints = line(views, axis, length)
        for constraint in isReversed ? constraints.reversed() : constraints { constraint.isActive = true }
        root.layoutIfNeeded()
        return views.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
    }

    @Test func theFirstNamedStretches() {
        #expect(lengths(of: [Sized(50), Sized(76)], in: 300) == [224, 76])
        #expect(lengths(of: [Sized(50), Sized(35), Sized(49)], in: 300) == [216, 35, 49])
        #expect(lengths(of: [Sized(50), Sized(76)], in: 300, isReversed: true) == [50, 250])
        #expect(lengths(of: [Sized(5, 20), Sized(5, 19)], .vertical, in: 60) == [41, 19])
    }

    @Test func theLastIsCompressed() {
        #expect(lengths(of: [Sized(50), Sized(76)], in: 100) == [50, 50])
        #expect(lengths(of: [Sized(50), Sized(35), Sized(49)], in: 100) == [50, 35, 15])
    }

    /// Views that wrap come after all others, and the last of them stretches; vertically they are as others.
    @Test func viewsThatWrap() {
        func widths(_ wraps: [Bool]) -> [CGFloat] { lengths(of: wraps.map { Sized(50, wraps: $0) }, in: 210) }
        #expect(widths([false, true, false]) == [50, 110, 50])
        #expect(widths([true, false, false]) == [110, 50, 50])
        #expect(widths([true, true, true]) == [50, 50, 110])
        #expect(widths([true, true, false]) == [50, 110, 50])
        let tall = [true, true, false].map { Sized(5, 20, wraps: $0) }
        #expect(lengths(of: tall, .vertical, in: 90) == [50, 20, 20])
    }

    /// Optional constraints of one batch: the first gives.
    @Test func optionalConstraints() {
        for isReversed in [false, true] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 329, height: 50))
            let views = [UIView(), UIView()]
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            let widths = views.map { view in
                let constraint = view.widthAnchor.constraint(equalToConstant: 50)
                constraint.priority = .defaultLow
                return constraint
            }
            NSLayoutConstraint.activate((isReversed ? widths.reversed() : widths) + line(views, .horizontal, 329))
            root.layoutIfNeeded()
            #expect(views.map(\.frame.width) == (isReversed ? [50, 279] : [279, 50]))
        }
    }

    /// At one priority a constraint is met before hugging.
    @Test func aConstraintAgainstHugging() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let view = Sized(50)
        root.addSubview(view)
        let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
        width.priority = .defaultLow
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    // MARK: Free positions

    private func root(_ views: UIView...) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        return root
    }

    @Test(arguments: [1000, 250] as [Float]) func aFreePositionRestsOnItsBound(_ priority: Float) {
        let (view, other) = (Sized(40), Sized(30))
        let root = root(view, other)
        let bounds = [
            view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10),
            view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -74),
        ]
        for bound in bounds { bound.priority = UILayoutPriority(priority) }
        NSLayoutConstraint.activate(bounds)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 300 - 74 - 40, y: 10, width: 40, height: 20))
        #expect(view.hasAmbiguousLayout)
        // The bound moves, and goes.
        bounds[1].constant = -20
        root.layoutIfNeeded()
        #expect(view.frame.minX == 240)
        bounds[1].isActive = false
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 7)
    }

    @Test func neighboursTouch() {
        let (view, other) = (Sized(40), Sized(30))
        let root = root(view, other)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
        other.leftAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: 25).isActive = true
        root.layoutIfNeeded()
        #expect(other.frame.minX == 70)
    }

    /// A view rests though others name it: they follow, in whatever order the constraints were activated.
    @Test(arguments: [false, true]) func whatIsTiedToAFreeViewFollows(_ isReversed: Bool) {
        let (view, other, last) = (Sized(20), Sized(20), Sized(30))
        let root = root(view, other, last)
        let constraints = [
            view.rightAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor, constant: -20),
            other.rightAnchor.constraint(equalTo: view.leftAnchor),
            last.leftAnchor.constraint(greaterThanOrEqualTo: view.rightAnchor, constant: 5),
        ]
        for constraint in isReversed ? constraints.reversed() : constraints { constraint.isActive = true }
        root.layoutIfNeeded()
        #expect([view, other, last].map(\.frame.minX) == [110, 90, 135])
        #expect(view.hasAmbiguousLayout && other.hasAmbiguousLayout && last.hasAmbiguousLayout)
        constraints[0].constant = -30
        root.layoutIfNeeded()
        #expect([view, other, last].map(\.frame.minX) == [100, 80, 125])
        other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
        root.layoutIfNeeded()
        #expect([view, other, last].map(\.frame.minX) == [27, 7, 52])
    }

    /// Lengths are not pulled, nor what has another bound or optional constraint.
    @Test func whatIsNotFreeDoesNotRest() {
        let (plain, bounded, held) = (UIView(), Sized(40), Sized(40))
        let root = root(plain, bounded, held)
        let low = held.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
        low.priority = UILayoutPriority(1)
        NSLayoutConstraint.activate([
            plain.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
            bounded.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10),
            bounded.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
            held.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10), low,
        ])
        root.layoutIfNeeded()
        #expect(plain.frame.width == 0)
        #expect(bounded.frame.minX == 0)
        #expect(held.frame.minX == 3)
    }

    /// A view that nothing outside it places stays at 0, whichever way its constraints to what is inside are written.
    @Test func aFreeViewStaysAroundItsContent() {
        let (box, label, placed, inner) = (UIView(), Sized(40), UIView(), Sized(30))
        let root = root(box, placed)
        for (view, parent) in [(label, box), (inner, placed)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
            box.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: label.topAnchor, constant: -4),
            placed.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: -6),
            placed.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 5),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 60, height: 0))
        #expect(label.frame == CGRect(x: 10, y: 4, width: 40, height: 20))
        #expect(placed.frame.minX == 65)
        #expect(inner.frame.minX == 6)
        // Placed later on.
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.minY == 9)
    }

    // MARK: Direction

    /// Leading is the side that the holder says, whatever the items say; a change concerns siblings' constraints too.
    @Test func directionIsTheHolders() {
        let (view, other) = (Sized(40), Sized(30))
        let root = root(view, other)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
        ])
        root.layoutIfNeeded()
        #expect([view, other].map(\.frame.minX) == [10, 55])
        view.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect([view, other].map(\.frame.minX) == [10, 55])
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect([view, other].map(\.frame.maxX) == [290, 245])
        root.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        #expect([view, other].map(\.frame.minX) == [10, 55])
    }

    // MARK: Pairs

    /// A position in x and one in y are refused when an engine takes the constraint.
    @Test func pairsOfXAndY() {
        let view = Sized(40)
        let root = root(view)
        var raised: [String] = []
        UIKitExceptions.withHandler({ raised.append($0.reason) }) {
            let constraint = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1,
                constant: 0)
            #expect(raised.isEmpty)
            constraint.identifier = "a label"
            constraint.isActive = true
            #expect(raised.isEmpty)
            root.layoutIfNeeded()
            #expect(raised.count == 1)
            #expect(raised[0].hasPrefix("Constraint improperly relates anchors of incompatible types: <"))
            #expect(raised[0].contains("'a label'"))
            // In a live tree at once.
            NSLayoutConstraint(
                item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1,
                constant: 0
            ).isActive = true
            #expect(raised.count == 2)
            root.layoutIfNeeded()
            #expect(raised.count == 2)
            _ = NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
                constant: 0)
            #expect(raised.count == 3)
        }
    }
}
