import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldStress
import UnfoldTableLayout
import UnfoldTesting

/// Cells of an app in other surroundings: what breaks is an issue once, at the threshold where it begins.
@MainActor @Suite(.isolatedLayout) struct RobustTests {
    @Test func aCellThatHolds() {
        let report = expectRobust(
            LabelCell.self, varying: .widths(.allPhones), .contentSizes, .directions, .texts, width: 393, budget: 300
        ) { cell, variation in
            cell.label.text = variation.text("Groceries", of: "label")
        }
        #expect(report.findings.isEmpty && report.tried > 100, "\(report)")
        #expect(report.axes[.contentSizes] == 11 && report.axes[.directions] == 1 && (report.axes[.texts] ?? 0) > 8)
        #expect(report.leftOut != nil, "the budget is less than all")
    }

    /// 180 + 180 points and three distances of 16 need 408.
    @Test func aConflictBeginsAtAWidth() throws {
        let (report, issues) = found {
            expectRobust(WideCell.self, varying: .widths([320, 375, 1024]), .contentSizes, width: 430, budget: 100)
        }
        #expect(report.findings.map(\.smallest.width) == [407] && report.findings[0].smallest.axes == [.widths])
        #expect(issues.count == 1)
        #expect(
            issues.first?.hasPrefix("WideCell, width 407, everything else as written: conflict: ") == true, "\(issues)")
        #expect(issues.first?.contains("\n  16 + 180 + 16 + 180 + 16 = 408") == true, "\(issues)")
        #expect(issues.first?.contains("\n  reach: every text size") == true, "\(issues)")
    }

    /// To the letter: one less fits.
    @Test func aTextIsCutFromALetterOn() throws {
        let (report, issues) = found {
            expectRobust(LabelCell.self, varying: .texts, width: 393) { cell, variation in
                cell.label.text = variation.text("Newsletter", of: "label")
                cell.label.numberOfLines = 1
                cell.width.constant = 100
            }
        }
        #expect(issues.count == 1 && issues[0].contains("in the cell, label is cut: "), "\(issues)")
        let text = try #require(report.findings.first?.smallest.text)
        let letters = try #require(text.letters)
        func width(_ letters: Int) -> Double {
            let label = UILabel()
            var text = text
            text.letters = letters
            label.text = text.text(for: "Newsletter")
            return Double(label.intrinsicContentSize.width)
        }
        #expect(width(letters) > 100 && width(letters - 1) <= 100, "\(letters): \(width(letters))")
    }

    /// From the first text size on whose lines are taller.
    @Test func aHeightIsTooSmallForATextSize() throws {
        let (report, _) = found {
            expectRobust(LabelCell.self, varying: .contentSizes, width: 393) { cell, _ in
                cell.label.text = "Groceries"
                cell.label.heightAnchor.constraint(equalToConstant: 30).isActive = true
            }
        }
        let sizes: [(String, UIContentSizeCategory)] = [
            ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
            ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
        ]
        let first = sizes.first { _, size in
            let traits = UITraitCollection(preferredContentSizeCategory: size)
            return UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight > 31
        }
        #expect(report.findings.first?.smallest.contentSizeCategory == first?.0, "\(report.findings)")
    }

    /// A hidden label over another one is found when it is shown.
    @Test func aHiddenViewIsShown() throws {
        let (report, issues) = found {
            expectRobust(BadgeCell.self, varying: .visibility, width: 393)
        }
        #expect(report.findings.map(\.smallest.toggledView) == ["badge"], "\(report.findings)")
        #expect(issues.first?.contains("badge") == true && issues[0].contains(" overlap by "), "\(issues)")
    }

    /// What a longer text set and a shorter one does not take back: a new cell is another height.
    @Test func aReusedCellIsNotAsANewOne() throws {
        func sticky(takesBack: Bool) -> (report: StressReport, issues: [String]) {
            found {
                expectRobust(LabelCell.self, varying: .texts, .reuse, width: 393) { cell, variation in
                    cell.label.text = variation.text("Groceries", of: "label")
                    let isLong = (cell.label.text?.count ?? 0) > 150
                    if isLong { cell.room.constant = 80 } else if takesBack { cell.room.constant = 12 }
                }
            }
        }
        let (report, issues) = sticky(takesBack: false)
        #expect(report.findings.map(\.code) == ["reused-state"] && report.findings[0].smallest.axes == [.reuse])
        #expect(issues.first?.contains("the cell is ") == true && issues[0].contains(" in a new cell"), "\(issues)")
        #expect(sticky(takesBack: true).report.findings.isEmpty)
    }

    /// From the letter on from which the font is smaller.
    @Test func aHeightShrinksWhenTheTextGrows() throws {
        let (report, _) = found {
            expectRobust(LabelCell.self, varying: .texts, width: 393) { cell, variation in
                cell.label.text = variation.text("Groceries", of: "label")
                cell.label.font = .systemFont(ofSize: (cell.label.text?.count ?? 0) > 20 ? 8 : 40)
            }
        }
        let shrinking = try #require(report.findings.first { $0.code == "shrinking-height" })
        #expect(shrinking.smallest.text?.letters == 21, "\(shrinking.smallest)")
    }

    /// Below 350 points the cell keeps what it does there.
    @Test func aHeightDoesNotComeBackWithTheWidth() throws {
        let (report, issues) = found {
            expectRobust(NarrowCell.self, varying: .widths([320, 430]), .back, width: 393)
        }
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1 && finding.code == "irreversible-traits", "\(report.findings)")
        #expect(finding.smallest.width == 349 && finding.smallest.isTakenBack, "\(finding.smallest)")
        #expect(issues.first?.contains("width 349, taken back again") == true, "\(issues)")
    }

    /// Collection views' cells are as wide as the collection view: 180 + 180 points and three distances of 16 need 408.
    @Test func cellsOfCollectionViewsAreTriedToo() throws {
        let (report, issues) = found {
            expectRobust(WideItem.self, varying: .widths([320, 375]), .directions, width: 430)
        }
        #expect(report.findings.map(\.smallest.width) == [407] && report.tried > 3, "\(report)")
        #expect(issues.first?.hasPrefix("WideItem, width 407, everything else as written: conflict: ") == true)
    }

    /// As `unfold stress` finds it, at the line of the file.
    @Test func scenariosAreTriedToo() throws {
        let path = Fixtures.path("Simulator/stress/conflict-at-width.json")
        let (report, issues) = try found {
            try #require(try expectRobust(scenario: path, varying: .widths).first)
        }
        #expect(report.findings.map(\.smallest.width) == [407])
        #expect(
            issues.count == 1 && issues[0].contains("width 407, everything else as written: conflict: "), "\(issues)")
        #expect(throws: (any Error).self) { try expectRobust(scenario: "nowhere.json") }
    }

    private func found(_ body: () throws -> StressReport) rethrows -> (report: StressReport, issues: [String]) {
        let issues = Noted()
        var report = StressReport(name: "", file: "")
        try withKnownIssue(isIntermittent: true) {
            report = try body()
        } matching: {
            issues.note($0)
        }
        return (report, issues.texts)
    }
}

/// A label that may have any number of lines, with a width that it keeps to if it is asked to.
private final class LabelCell: UITableViewCell {
    let label = UILabel()
    private(set) var width: NSLayoutConstraint!
    /// Below the label.
    private(set) var room: NSLayoutConstraint!

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 2_000)
        let trailing = label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16)
        room = contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12)
        NSLayoutConstraint.activate([
            width, room, trailing, label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}

/// A hidden label in the place of another.
private final class BadgeCell: UITableViewCell {
    let label = UILabel()
    let badge = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for (view, text) in [(label, "Groceries"), (badge, "New")] {
            view.text = text
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            ])
        }
        badge.isHidden = true
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}

/// Grows for good where it is narrow.
private final class NarrowCell: UITableViewCell {
    let box = UIView()
    private var height: NSLayoutConstraint!

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        height = box.heightAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var frame: CGRect {
        didSet { if frame.width < 350, frame.width > 0, height?.constant == 40 { height.constant = 90 } }
    }
}

/// Two boxes of a width, side by side.
private final class WideCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addWideBoxes()
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}

private final class WideItem: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addWideBoxes()
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}

extension UIView {
    fileprivate func addWideBoxes() {
        let (left, right) = (UIView(), UIView())
        for view in [left, right] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 180), view.heightAnchor.constraint(equalToConstant: 60),
                view.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            ])
        }
        NSLayoutConstraint.activate([
            left.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            left.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            right.leadingAnchor.constraint(greaterThanOrEqualTo: left.trailingAnchor, constant: 16),
            right.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }
}
