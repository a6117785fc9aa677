import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// What becomes of a constraint that lost a conflict (facts M2), and of content sizes in conflicts (fact M4).
@MainActor @Suite(.ownSettings) struct BrokenConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = UIView()

    init() {
        root.accessibilityIdentifier = "root"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    /// The conflicts told while `work` runs, and in the layout after it: printed equations of what broke.
    private func reported(_ work: () -> Void = {}) -> [String] {
        var found: [String] = []
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        let listener: (LayoutEvent) -> Void = { event in
            guard case .unsatisfiable(let report, _) = event else { return }
            found.append(
                String(report.members[report.broken].constraint.equation.split(separator: ".", maxSplits: 1)[1]))
        }
        LayoutJournal.listening(listener) {
            work()
            root.layoutIfNeeded()
        }
        return found
    }

    private func width(_ constant: CGFloat) -> NSLayoutConstraint {
        view.widthAnchor.constraint(equalToConstant: constant)
    }

    @Test func aBrokenConstraintStaysBroken() {
        let (narrow, wide) = (width(100), width(200))
        #expect(reported { NSLayoutConstraint.activate([narrow, wide]) } == ["width == 200"])
        #expect(view.frame.width == 100)
        #expect(reported { narrow.isActive = false }.isEmpty)
        #expect(view.frame.width == 200)
        #expect(reported { narrow.isActive = true }.isEmpty)
        #expect(view.frame.width == 100)
        #expect(reported { wide.isActive = false }.isEmpty)
        #expect(reported { wide.isActive = true } == ["width == 200"])
        #expect(wide.timesBroken == 2)
    }

    @Test func aFurtherOpponentIsSilent() {
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let constraints = [
                width(300), view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
            ]
            // Both bounds break, each at its own conflict; what is broken already takes part in no other.
            var count = 0
            for index in order { count += reported { constraints[index].isActive = true }.count }
            #expect(count == 2)
            #expect(constraints.map(\.isBroken) == [false, true, true])
            NSLayoutConstraint.deactivate(constraints)
            #expect(reported().isEmpty)
        }
        let (wide, first, second) = (width(300), width(100), width(120))
        #expect(reported { NSLayoutConstraint.activate([first, wide]) } == ["width == 300"])
        // The greater of the two is broken; whatever else speaks against it is no conflict of its own.
        let bound = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
        #expect(reported { bound.isActive = true }.isEmpty)
        #expect(reported { second.isActive = true } == ["width == 120"])
        #expect(wide.timesBroken == 1)
    }

    @Test func aNewConstantOfABrokenConstraintIsSilent() {
        let (narrow, wide) = (width(100), width(200))
        #expect(reported { NSLayoutConstraint.activate([narrow, wide]) }.count == 1)
        for constant in [0, 400, 150] as [CGFloat] {
            #expect(reported { wide.constant = constant }.isEmpty)
            #expect(view.frame.width == 100)
        }
        #expect(reported { narrow.isActive = false }.isEmpty)
        #expect(view.frame.width == 150)
    }

    /// Rows that are made again (margins, baselines, directions) keep what is broken.
    @Test func relowering() {
        let edges = [
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
            NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
                multiplier: 1, constant: 60),
        ]
        #expect(
            reported { NSLayoutConstraint.activate([edges[1], edges[2]]) } == ["leading == root.leadingMargin + 60"])
        #expect(reported { root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) }.isEmpty)
        #expect(edges[2].isBroken)
        #expect(view.frame.minX == 50)
    }

    @Test func leavingTheTreeForgets() {
        let (narrow, wide) = (width(100), width(200))
        #expect(reported { NSLayoutConstraint.activate([narrow, wide]) }.count == 1)
        view.removeFromSuperview()
        #expect(!wide.isBroken)
        #expect(reported { root.addSubview(view) } == ["width == 200"])
    }

    @Test func priorities() {
        let (narrow, wide) = (width(100), width(200))
        #expect(reported { NSLayoutConstraint.activate([narrow, wide]) }.count == 1)
        #expect(reported { wide.priority = .defaultHigh }.isEmpty)
        #expect(!wide.isBroken)
        #expect(reported { wide.priority = .required } == ["width == 200"])
    }

    @Test(arguments: [BrokenConstraints.Strength.aboveContentSizes, .belowContentSizes])
    func strength(_ strength: BrokenConstraints.Strength) {
        BrokenConstraints.strength = strength
        defer { BrokenConstraints.strength = .aboveContentSizes }
        let square = Sized(CGSize(width: 40, height: 40))
        square.translatesAutoresizingMaskIntoConstraints = false
        square.setContentHuggingPriority(.required, for: .horizontal)
        root.addSubview(square)
        let (narrow, wide) = (
            square.widthAnchor.constraint(equalToConstant: 100), square.widthAnchor.constraint(equalToConstant: 200)
        )
        #expect(reported { NSLayoutConstraint.activate([narrow, wide]) }.count == 1)
        #expect(reported { narrow.isActive = false }.isEmpty)
        #expect(square.frame.width == (strength == .aboveContentSizes ? 200 : 40))
        #expect(reported { narrow.isActive = true }.isEmpty)
    }

    // MARK: Content sizes

    private final class Sized: UIView {
        let size: CGSize
        init(_ size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    /// Hugging and resistance of 1000 lose against required constraints without a word, and win against 999.
    @Test func contentSizesAreNeverRequired() {
        let sized = Sized(CGSize(width: 20, height: 20))
        sized.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(sized)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            sized.setContentHuggingPriority(.required, for: axis)
            sized.setContentCompressionResistancePriority(.required, for: axis)
        }
        func width(with constraints: [NSLayoutConstraint]) -> CGFloat {
            #expect(reported { NSLayoutConstraint.activate(constraints) }.isEmpty)
            let width = sized.frame.width
            NSLayoutConstraint.deactivate(constraints)
            return width
        }
        #expect(width(with: [sized.widthAnchor.constraint(equalToConstant: 36)]) == 36)
        #expect(width(with: [sized.widthAnchor.constraint(equalToConstant: 10)]) == 10)
        #expect(width(with: [sized.widthAnchor.constraint(greaterThanOrEqualToConstant: 36)]) == 36)
        #expect(width(with: [sized.widthAnchor.constraint(lessThanOrEqualToConstant: 10)]) == 10)
        let pair = [
            sized.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            sized.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ]
        #expect(width(with: pair) == 300)
        let optional = sized.widthAnchor.constraint(equalToConstant: 36)
        optional.priority = UILayoutPriority(999)
        #expect(width(with: [optional]) == 20)
    }

    // MARK: Printing

    /// A library's own words for its constraints.
    private final class Described: NSLayoutConstraint {
        override var description: String {
            MainActor.assumeIsolated { "<Described@Cell.swift#88 width == \(LayoutNumber.print(constant))>" }
        }
    }

    @Test func aSubclassPrintsItself() {
        var text = ""
        LayoutJournal.listening({ if case .unsatisfiable(let report, _) = $0 { text = report.consoleText } }) {
            _ = reported {
                for constant in [100, 200] as [CGFloat] {
                    Described(
                        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                        multiplier: 1, constant: constant
                    ).isActive = true
                }
            }
        }
        #expect(text.contains("\"<Described@Cell.swift#88 width == 100>\","))
        #expect(text.contains("breaking constraint \n<Described@Cell.swift#88 width == 200>"))
    }

    /// Unnamed constraints are in the order of activation, named ones after them by name.
    @Test func orderOfTheList() {
        var list: [String] = []
        let made = [200, 100, 300].map { width($0) }
        made[2].identifier = "a name"
        let listener: (LayoutEvent) -> Void = { event in
            guard case .unsatisfiable(let report, _) = event, list.isEmpty else { return }
            list = report.members.map { String($0.constraint.equation.split(separator: " ").last ?? "") }
        }
        LayoutJournal.listening(listener) {
            _ = reported {
                made[1].isActive = true
                made[0].isActive = true
            }
        }
        #expect(list == ["100", "200"])
    }
}
