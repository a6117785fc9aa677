import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// A tree that has been laid out takes edits at once, and reports what they contradict at the edit (facts M1).
@MainActor @Suite(.ownSettings) struct LiveEngineTests {
    private let root = Root(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = UIView()

    private final class Root: UIView {
        var update: () -> Void = {}
        override func updateConstraints() {
            update()
            super.updateConstraints()
        }
    }

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
    }

    /// What broke, by its constant, while `work` ran; nothing is laid out.
    private func reported(_ work: () -> Void) -> [Double] {
        var found: [Double] = []
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        let listener: (LayoutEvent) -> Void = { event in
            if case .unsatisfiable(let report, _) = event { found.append(report.members[report.broken].constant) }
        }
        LayoutJournal.listening(listener, to: work)
        return found
    }

    private func width(_ constant: CGFloat) -> NSLayoutConstraint {
        view.widthAnchor.constraint(equalToConstant: constant)
    }

    @Test func activationIsTakenAtTheEdit() {
        let (narrow, wide) = (width(100), width(200))
        let found = reported {
            narrow.isActive = true
            wide.isActive = true
            narrow.isActive = false
        }
        #expect(found == [200])
        #expect(view.frame.width == 0)
        #expect(reported { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 200)
    }

    @Test func activationOfTheNewBeforeTheOldIsGone() {
        let (narrow, wide) = (width(100), width(200))
        #expect(reported { narrow.isActive = true }.isEmpty)
        root.layoutIfNeeded()
        let wrongOrder = reported {
            wide.isActive = true
            narrow.isActive = false
        }
        #expect(wrongOrder == [200])
        NSLayoutConstraint.deactivate([wide])
        #expect(reported { narrow.isActive = true }.isEmpty)
        let rightOrder = reported {
            narrow.isActive = false
            wide.isActive = true
        }
        #expect(rightOrder.isEmpty)
        let bulk = reported {
            NSLayoutConstraint.deactivate([wide])
            NSLayoutConstraint.activate([narrow])
        }
        #expect(bulk.isEmpty)
    }

    @Test func bothInUpdateConstraints() {
        let (narrow, wide) = (width(100), width(200))
        narrow.isActive = true
        root.layoutIfNeeded()
        root.update = {
            wide.isActive = true
            narrow.isActive = false
        }
        root.setNeedsUpdateConstraints()
        #expect(reported { root.updateConstraintsIfNeeded() }.isEmpty)
        root.update = { narrow.isActive = true }
        root.setNeedsUpdateConstraints()
        // At the end of the pass, before any layout.
        #expect(reported { root.updateConstraintsIfNeeded() } == [200])
    }

    @Test func bulkChanges() {
        let (narrow, wide) = (width(100), width(200))
        let found = reported {
            NSLayoutConstraint.activate([narrow, wide])
            NSLayoutConstraint.deactivate([narrow])
        }
        #expect(found == [200])
        NSLayoutConstraint.deactivate([wide])
        // Within one batch nothing is looked at.
        let inPass = reported {
            root.update = {
                narrow.isActive = true
                wide.isActive = true
                narrow.isActive = false
            }
            root.setNeedsUpdateConstraints()
            root.layoutIfNeeded()
        }
        #expect(inPass.isEmpty)
    }

    @Test func constantsAndPriorities() {
        let bound = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
        let (exact, optional) = (width(100), width(180))
        optional.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([bound, exact, optional])
        root.layoutIfNeeded()
        #expect(reported { optional.constant = 300 }.isEmpty)
        #expect(reported { exact.constant = 140 }.isEmpty)
        #expect(reported { exact.constant = 160 } == [150])
        #expect(reported { exact.constant = 100 }.isEmpty)
        #expect(reported { optional.priority = .required } == [300])
        #expect(view.frame.width == 100)
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test func encapsulatedSizes() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 91))
        let content = UIView(frame: cell.bounds)
        cell.isEngineHost = true
        cell.addSubview(content)
        content.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 70)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -11), height,
        ])
        content.setEncapsulatedLayoutSize(width: 320, height: 91)
        cell.layoutIfNeeded()
        #expect(reported { content.setEncapsulatedLayoutSize(width: 300, height: 80) } == [70])
        #expect(reported { content.setEncapsulatedLayoutSize(width: 300, height: 91) }.isEmpty)
        height.isActive = false
        #expect(reported { height.isActive = true }.isEmpty)
        #expect(reported { height.constant = 388 } == [388])
        // The fitting is silent, and so is the pass after it.
        #expect(content.systemLayoutSizeFitting(.zero).height == 409)
        #expect(reported { content.setEncapsulatedLayoutSize(width: 300, height: 409) }.isEmpty)
        content.frame.size = CGSize(width: 300, height: 409)
        #expect(reported { cell.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.height == 388)
        // A constraint pass before a fitting is collected, and taken with the next edit.
        height.isActive = false
        let holder = Root()
        content.addSubview(holder)
        holder.update = { height.isActive = true }
        holder.setNeedsUpdateConstraints()
        let silent = reported {
            #expect(content.systemLayoutSizeFitting(.zero).height == 409)
        }
        #expect(silent.isEmpty)
        #expect(reported { content.setEncapsulatedLayoutSize(width: 300, height: 100) } == [388])
    }

    /// Views that were never laid out collect: the first layout takes everything as one batch.
    @Test func viewsWithoutAnEngineCollect() {
        let loose = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        loose.addSubview(inner)
        let found = reported {
            let (narrow, wide) = (
                inner.widthAnchor.constraint(equalToConstant: 10), inner.widthAnchor.constraint(equalToConstant: 20)
            )
            narrow.isActive = true
            wide.isActive = true
            narrow.isActive = false
            _ = loose.systemLayoutSizeFitting(.zero)
            narrow.isActive = true
            narrow.isActive = false
            loose.layoutIfNeeded()
        }
        #expect(found.isEmpty)
    }

    /// A subtree that joins is one batch, told when it has joined; its masks may still be turned off.
    @Test func subtreesThatJoin() {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        for constant in [10, 20] as [CGFloat] {
            child.widthAnchor.constraint(equalToConstant: constant).isActive = true
        }
        #expect(reported { root.addSubview(parent) } == [20])
        let late = reported {
            parent.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
            parent.heightAnchor.constraint(equalToConstant: 60).isActive = true
            parent.translatesAutoresizingMaskIntoConstraints = false
            root.layoutIfNeeded()
        }
        #expect(late.isEmpty)
        #expect(parent.frame.minY == 50)
    }

    /// A hidden arranged view only flags its stack.
    @Test func hiddenArrangedViews() {
        let stack = UIStackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        let rows = [UIView(), UIView()]
        for row in rows {
            row.heightAnchor.constraint(equalToConstant: 40).isActive = true
            stack.addArrangedSubview(row)
        }
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let height = stack.heightAnchor.constraint(equalToConstant: 80)
        height.isActive = true
        root.layoutIfNeeded()
        let together = reported {
            rows[1].isHidden = true
            height.constant = 40
            root.layoutIfNeeded()
        }
        // The constant is an edit of its own, the hiding is not.
        #expect(together.count == 1)
        height.isActive = false
        height.constant = 80
        rows[1].isHidden = false
        root.layoutIfNeeded()
        let alone = reported {
            rows[1].isHidden = true
        }
        #expect(alone.isEmpty)
    }

    /// An edit moves no frame, and asks for no natural size.
    @Test func editsAreCheap() {
        final class Asked: UIView {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return CGSize(width: 10, height: 10)
            }
        }
        let asked = Asked()
        asked.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(asked)
        var solved = 0
        LayoutJournal.listening({ if case .solved = $0 { solved += 1 } }) {
            let leading = asked.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
            leading.isActive = true
            for constant in 0..<50 { leading.constant = CGFloat(constant) }
            asked.widthAnchor.constraint(equalToConstant: 30).isActive = true
            #expect(asked.count == 0)
            #expect(solved == 0)
            #expect(asked.frame == .zero)
            root.layoutIfNeeded()
        }
        #expect(solved == 1)
        #expect(asked.frame == CGRect(x: 49, y: 0, width: 30, height: 10))
    }
}
