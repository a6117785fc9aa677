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

    /// All rows, with the constraints that were printed.
    private func printed() -> [RowMeanings.Slot] {
        let losses = root.lateUnsatisfiedConstraints()
        #expect(losses.value == root.unsatisfiedConstraints() && !losses.value.isEmpty)
        return root.engineForLayout().meanings.slots
    }

    /// Constraints printed anew because of a change.
    private func count(after change: () -> Void) -> Int {
        let before = printed()
        change()
        return zip(before, printed()).filter { old, new in
            old.row == new.row && old.printed != nil && new.printed != nil && old.printed !== new.printed
        }.count
    }

    @Test func aChangeIsPrintedAlone() {
        #expect(printed().compactMap(\.printed).count == 7)
        #expect(count { lost.constant = 220 } == 1)
        #expect(count { gap.constant = 12 } == 1)
        #expect(count { lost.priority = UILayoutPriority(998) } == 1)
        #expect(count {} == 0)
    }

    @Test func anItemIsPrintedAnewWhereItIsNamed() {
        #expect(count { label.text = "other" } == 3)
        #expect(count { label.setContentHuggingPriority(.defaultHigh, for: .horizontal) } == 0)
        #expect(count { foot.accessibilityIdentifier = "foot" } == 5)
        #expect(count { label.isHidden = true } == 3)
        #expect(count { label.isHidden = true } == 0)
    }

    @Test func allIsPrintedAfterAChangeOfTexts() {
        #expect(count { gap.identifier = "gap" } == 7)
        #expect(count { gap.reportName = "space" } == 7)
        #expect(count { foot.printedClassName = "Card" } == 7)
        let source = SourcePosition(file: "Cell.swift", line: 3, column: 1)
        for wanted in [7, 0] {
            #expect(count { gap.printedClassName = NSLayoutConstraint.systemSpacingClassName } == wanted)
            #expect(count { gap.source = source } == wanted)
        }
    }

    @Test func viewsComeAndGo() {
        let extra = UIView()
        extra.translatesAutoresizingMaskIntoConstraints = false
        // What holds it is the bound of a new length.
        let negative = extra.widthAnchor.constraint(equalToConstant: -5)
        negative.priority = .defaultLow
        negative.isActive = true
        #expect(count { root.addSubview(extra) } == 7)
        #expect(count { extra.removeFromSuperview() } == 7)
    }

    @Test func guidesAreRenamed() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let wide = guide.widthAnchor.constraint(equalToConstant: 400)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor), wide,
        ])
        #expect(count { guide.identifier = "space" } == 3)
        for wanted in [10, 0] { #expect(count { guide.printedClassName = "_UILayoutSpacer" } == wanted) }
    }

    @Test func whatIsOutsideMayBeReplaced() {
        root.isEngineHost = true
        let outside = [UIView(), UIView()]
        for (index, view) in outside.enumerated() {
            _ = count { view.addSubview(root) }
            _ = count { view.accessibilityIdentifier = "outside \(index)" }
        }
    }

    private final class Answering: UIView {
        var title = "one"
        var isAway = false
        override var accessibilityIdentifier: String? {
            get { title }
            set { title = newValue ?? "" }
        }
        override var isHidden: Bool {
            get { isAway }
            set { isAway = newValue }
        }
    }

    /// Classes of the app may answer otherwise without a notice.
    @Test func overridesAreAskedAgain() {
        let view = Answering()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let high = view.heightAnchor.constraint(equalToConstant: 300)
        high.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor), high,
        ])
        let renamed = count {
            view.title = "two"
            lost.constant = 220
        }
        let hidden = count {
            view.isAway = true
            high.constant = 310
        }
        #expect(renamed == 4 && hidden == 3)
    }

    /// A stack that is arranged again changes no row but those of what it hides or shows.
    @Test func aToggleInAStackLeavesOtherRows() {
        let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        for view in stack.arrangedSubviews {
            let height = view.heightAnchor.constraint(equalToConstant: 10)
            height.priority = UILayoutPriority(999)
            height.isActive = true
        }
        let toggled = stack.arrangedSubviews[1]
        for isHidden in [true, false, true] {
            let before = printed()
            toggled.isHidden = isHidden
            let others = zip(before, printed()).filter { old, new in
                old.row == new.row && old.printed?.value.description == new.printed?.value.description
                    && new.printed?.value.names(anyOf: [ObjectIdentifier(toggled)]) == false
            }
            #expect(others.count >= 11 && others.allSatisfy { $0.printed === $1.printed })
        }
    }

    @Test func aFittingFollowsTexts() throws {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let parent = UIView()
        parent.addSubview(view)
        let optional = view.heightAnchor.constraint(equalToConstant: 50)
        optional.priority = .defaultLow
        NSLayoutConstraint.activate([optional, view.heightAnchor.constraint(lessThanOrEqualToConstant: 20)])
        _ = view.systemLayoutSizeFitting(.zero)
        let fitting = try #require(view.lastFitting)
        let first = fitting.lateUnsatisfiedConstraints()
        #expect(!first.value.isEmpty && fitting.lateUnsatisfiedConstraints() === first)
        optional.source = SourcePosition(file: "Cell.swift", line: 3, column: 1)
        let second = fitting.lateUnsatisfiedConstraints()
        #expect(second.value == fitting.unsatisfiedConstraints() && second.value != first.value)
    }
}
