import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// Baselines do not depend on what was measured in between, and rows on baselines follow the views that stand for them.
@MainActor @Suite(.ownSettings) struct BaselineFollowingTests {
    private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    private func laidOut(_ view: UIView) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        return root
    }

    /// One of the last two widths is what the label was asked for by chance.
    @Test(arguments: [11.0, 14.5, 17, 24, 24.5, 28]) func measuringInBetweenMovesNoBaseline(size: Double) {
        let text = "wrapped into lines again and again"
        for width in stride(from: 20.0, to: 300, by: 35) {
            let (asked, untouched) = (label(text, size: size, lines: 0), label(text, size: size, lines: 0))
            _ = asked.sizeThatFits(CGSize(width: width, height: 0))
            #expect(asked.lastBaselineFromBottom == untouched.lastBaselineFromBottom)
            #expect(asked.firstBaselineFromTop == untouched.firstBaselineFromTop)
            _ = asked.sizeThatFits(CGSize(width: 3 * width, height: 0))
            #expect(asked.lastBaselineFromBottom == untouched.lastBaselineFromBottom)
        }
    }

    @Test func aBaselineIsFollowedOnceAConstraintAsksForIt() {
        let (text, other) = (label("text"), label("other"))
        let root = laidOut(text)
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        other.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        var isAsked = false
        for size in [17.0, 30, 12, 30, 30] {
            text.font = .systemFont(ofSize: size)
            root.layoutIfNeeded()
            if size == 30, !isAsked {
                isAsked = true
                other.lastBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
            }
            root.layoutIfNeeded()
            let baselines = [other, text].map { $0.frame.minY + ($0.firstBaselineFromTop ?? 0) }
            #expect(size == 17 || abs(baselines[0] - baselines[1]) < 0.001, "\(size): \(baselines)")
        }
    }

    /// A row of a plain view and a column with text: the taller one stands for the row, and only fitting tells which it
    /// is.
    private func row(of columnText: String, beside height: CGFloat) -> UIStackView {
        let column = UIStackView(arrangedSubviews: [label(columnText, size: 24)])
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [SizedView(20, height), column])
        row.alignment = .center
        return row
    }

    private func outer(_ inner: UIStackView) -> UIStackView {
        let outer = UIStackView(arrangedSubviews: [inner, label("a longer text of words"), label("text")])
        outer.alignment = .lastBaseline
        return outer
    }

    /// Frames in the order of the tree.
    private func frames(_ root: UIView) -> [CGRect] {
        var frames: [CGRect] = []
        root.visitSubtree { frames.append($0.frame) }
        return frames
    }

    @Test(arguments: [18.0, 29, 49, 90]) func aRowIsAlignedByItsTextWhereThatIsTallest(height: CGFloat) throws {
        let stack = outer(row(of: "Il", beside: height))
        let root = laidOut(stack)
        let (inner, text) = (stack.arrangedSubviews[0] as! UIStackView, stack.arrangedSubviews[1])
        let isByText = height < 28
        #expect(inner.hasBaseline(isFirst: false) == isByText)
        let plain = inner.arrangedSubviews[0]
        let column = inner.arrangedSubviews[1]
        let textBottom = text.frame.maxY - (text as! UILabel).lastBaselineFromBottom!
        if isByText {
            let last = (column.subviews[0] as! UILabel).lastBaselineFromBottom!
            #expect(abs(inner.frame.minY + column.frame.maxY - last - textBottom) < 0.4)
        } else {
            // Without text there is the edge.
            #expect(abs(inner.frame.maxY - text.frame.maxY) < 0.4)
            #expect(plain.frame.height == height)
        }
        // The other view becomes the tallest.
        (plain as! SizedView).natural = CGSize(width: 20, height: isByText ? 60 : 10)
        root.layoutIfNeeded()
        let fresh = laidOut(outer(row(of: "Il", beside: isByText ? 60 : 10)))
        #expect(frames(root) == frames(fresh))
        #expect(inner.hasBaseline(isFirst: false) == !isByText)
    }

    /// What was measured for one system holds for the constraints of the next one, too.
    @Test func rowsOfAnotherSystemFollowTheTallest() {
        func pair() -> (row: UIStackView, beside: UILabel) { (row(of: "Il", beside: 10), label("text")) }
        func tie(_ pair: (row: UIStackView, beside: UILabel)) -> UIView {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            for view in [pair.row, pair.beside] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            NSLayoutConstraint.activate([
                pair.row.topAnchor.constraint(equalTo: root.topAnchor),
                pair.row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                pair.beside.leadingAnchor.constraint(equalTo: pair.row.trailingAnchor),
                pair.beside.firstBaselineAnchor.constraint(equalTo: pair.row.firstBaselineAnchor, constant: 21),
            ])
            root.layoutIfNeeded()
            return root
        }
        let moved = pair()
        _ = tie(moved)
        (moved.row.arrangedSubviews[0] as! SizedView).natural = CGSize(width: 20, height: 80)
        let root = tie(moved)
        let fresh = pair()
        (fresh.row.arrangedSubviews[0] as! SizedView).natural = CGSize(width: 20, height: 80)
        #expect(frames(root) == frames(tie(fresh)))
    }
}
