import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

@MainActor @Suite(.ownSettings) struct ConstraintTests {
    private func pair() -> (root: UIView, a: UIView, b: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let a = UIView()
        let b = UIView()
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        return (root, a, b)
    }

    private func body(_ constraint: NSLayoutConstraint, _ names: [(UIView, String)]) -> String {
        var text = constraint.description
        for (view, name) in names { text = text.replacingOccurrences(of: view.printedItem, with: name) }
        return String(text.drop { $0 != " " }.dropFirst().dropLast())
    }

    @Test func printing() {
        let (root, a, b) = pair()
        let expected: [(NSLayoutConstraint, String)] = [
            (a.topAnchor.constraint(equalTo: root.topAnchor, constant: 12), "V:|-(12)-[A]   (active, names: '|':R )"),
            (
                root.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 12),
                "V:[A]-(12)-|   (active, names: '|':R )"
            ),
            // Only the item that lies further on may come first in visual format.
            (
                a.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -12),
                "A.bottom == R.bottom - 12   (active)"
            ),
            (root.topAnchor.constraint(equalTo: a.topAnchor), "R.top == A.top   (active)"),
            (a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -8), "A.bottom == B.top - 8   (active)"),
            (
                root.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 4),
                "V:[A]-(>=4)-|   (active, names: '|':R )"
            ),
            (
                a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
                "A.trailing <= R.trailing - 8   (active)"
            ),
            (a.leftAnchor.constraint(equalTo: root.leftAnchor), "H:|-(0)-[A](LTR)   (active, names: '|':R )"),
            (b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8), "V:[A]-(8)-[B]   (active)"),
            (a.heightAnchor.constraint(equalToConstant: 44), "A.height == 44   (active)"),
            (a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5), "A.width == 0.5*B.width   (active)"),
            (a.topAnchor.constraint(equalTo: b.topAnchor, constant: -3), "A.top == B.top - 3   (active)"),
            (a.heightAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor), "A.height >= A.width   (active)"),
        ]
        for (constraint, text) in expected {
            constraint.isActive = true
            #expect(body(constraint, [(root, "R"), (a, "A"), (b, "B")]) == text)
        }
    }

    @Test func heldByTheNearestCommonAncestor() {
        let (root, a, b) = pair()
        let inner = UIView()
        a.addSubview(inner)
        let own = inner.heightAnchor.constraint(equalToConstant: 3)
        let across = inner.topAnchor.constraint(equalTo: b.topAnchor)
        let up = inner.topAnchor.constraint(equalTo: a.topAnchor)
        NSLayoutConstraint.activate([own, across, up, own])
        #expect(inner.constraints.map { $0 === own } == [true])
        #expect(root.constraints.map { $0 === across } == [true])
        #expect(a.constraints.map { $0 === up } == [true])
        // Leaving takes the constraints across the cut along for good; those inside stay.
        inner.removeFromSuperview()
        #expect([own.isActive, across.isActive, up.isActive] == [true, false, false])
        a.addSubview(inner)
        #expect(!across.isActive)
    }

    @Test func exceptionsHaveUIKitsTexts() {
        let before = LayoutEnvironment.current
        LayoutEnvironment.current.generation = .old
        defer { LayoutEnvironment.current = before }
        let (_, a, _) = pair()
        let stranger = UIView()
        var raised: [UIKitException] = []
        UIKitExceptions.withHandler({ raised.append($0) }) {
            let constraint = a.topAnchor.constraint(equalTo: stranger.bottomAnchor)
            constraint.isActive = true
            #expect(!constraint.isActive)
            let height = a.heightAnchor.constraint(equalToConstant: 10)
            height.isActive = true
            height.priority = .defaultLow
            #expect(height.priority == .required)
            height.constant = .nan
            #expect(height.constant == 10)
            _ = NSLayoutConstraint(
                item: a, attribute: .left, relatedBy: .equal, toItem: stranger, attribute: .leading, multiplier: 1,
                constant: 0)
            a.addSubview(a)
        }
        #expect(
            raised.map(\.name) == [
                "NSGenericException", "NSInternalInconsistencyException", "NSInternalInconsistencyException",
                "NSInvalidArgumentException", "NSInvalidArgumentException",
            ])
        #expect(raised[0].reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x"))
        #expect(
            raised[0].reason.hasSuffix(
                "because they have no common ancestor.  Does the constraint or its anchors reference items in different "
                    + "view hierarchies?  That's illegal."))
        #expect(
            raised[1].reason
                == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority 250 and the existing priority was 1000.")
    }

    /// From iOS 13 on a priority may cross required, and the layout follows.
    @Test func prioritiesMayCrossRequired() {
        let (root, a, b) = pair()
        let widths = [a, b].map { $0.widthAnchor.constraint(equalToConstant: 100) }
        let equal = b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2)
        equal.priority = .defaultLow
        NSLayoutConstraint.activate(widths + [equal])
        root.layoutIfNeeded()
        #expect([a, b].map(\.frame.width) == [100, 100])
        widths[1].priority = UILayoutPriority(100)
        root.layoutIfNeeded()
        #expect([a, b].map(\.frame.width) == [100, 200])
        widths[1].priority = .required
        root.layoutIfNeeded()
        #expect([a, b].map(\.frame.width) == [100, 100])
    }

    @Test func anchorsAreOneObjectEach() {
        let (_, a, b) = pair()
        let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor)
        #expect(a.topAnchor === a.topAnchor)
        #expect(constraint.firstAnchor === a.topAnchor)
        #expect(constraint.secondAnchor === b.bottomAnchor)
    }

    @Test func aNegativeSizeIsAConflictByItself() {
        let (root, a, _) = pair()
        var received: [UnsatisfiableConstraints] = []
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        LayoutJournal.listening({ if case .unsatisfiable(let report, _) = $0 { received.append(report) } }) {
            a.widthAnchor.constraint(equalToConstant: -16).isActive = true
            root.layoutIfNeeded()
        }
        #expect(received.map(\.members.count) == [1])
        #expect(received.first?.members.first?.constraint.text.contains(".width == - 16   (active)") == true)
        #expect(received.first?.bounds.count == 1)
    }
}
