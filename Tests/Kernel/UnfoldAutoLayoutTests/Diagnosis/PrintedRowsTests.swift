import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// What explains losses later is printed once for each constraint, as long as that says the same.
@MainActor @Suite struct PrintedRowsTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    private let label = UILabel()
    private let foot = UIView()
    private let lost: NSLayoutConstraint
    private let gap: NSLayoutConstraint

    init() {
        lost = foot.heightAnchor.constraint(equalToConstant: 200)
        lost.priority = UILayoutPriority(999)
        gap = foot.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)
        for view in [label, foot] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        label.text = "text"
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), gap,
            foot.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            foot.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            foot.bottomAnchor.constraint(equalTo: root.bottomAnchor), lost,
        ])
        root.layoutIfNeeded()
    }

    /// The constraints that were printed, by their rows; those of an outdated moment are printed anew.
    private func printed() -> [Late<PrintedConstraint>?] {
        let losses = root.lateUnsatisfiedConstraints()
        #expect(losses.value == root.unsatisfiedConstraints() && !losses.value.isEmpty)
        return root.engineForLayout().meanings.slots.map(\.printed)
    }

    /// Constraints printed anew because of a change.
    private func count(after change: () -> Void) -> Int {
        let before = printed()
        change()
        return zip(before, printed()).filter { $0 !== $1 }.count
    }

    @Test func aChangeIsPrintedAlone() {
        #expect(printed().compactMap { $0 }.count == 7)
        #expect(count { lost.constant = 220 } == 1)
        #expect(count { gap.constant = 12 } == 1)
        #expect(count { lost.priority = UILayoutPriority(998) } == 1)
        #expect(count {} == 0)
    }

    /// A name may be in every row.
    @Test func allIsPrintedAfterAChangeOfNames() {
        #expect(count { label.text = "other" } == 7)
        #expect(count { foot.accessibilityIdentifier = "foot" } == 7)
        #expect(count { gap.identifier = "gap" } == 7)
        #expect(count { label.isHidden = true } == 7)
        #expect(count { gap.reportName = "space" } == 7)
        #expect(count { gap.printedClassName = NSLayoutConstraint.systemSpacingClassName } == 7)
        #expect(count { gap.source = SourcePosition(file: "Cell.swift", line: 3, column: 1) } == 7)
    }
}
