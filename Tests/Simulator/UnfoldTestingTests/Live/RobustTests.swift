import Foundation
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

    private func found(_ body: () -> StressReport) -> (report: StressReport, issues: [String]) {
        let issues = Noted()
        var report = StressReport(name: "", file: "")
        withKnownIssue {
            report = body()
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

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 2_000)
        let trailing = label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16)
        NSLayoutConstraint.activate([
            width, trailing, label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}

/// Two boxes of a width, side by side.
private final class WideCell: UITableViewCell {
    let left = UIView()
    let right = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [left, right] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 180), view.heightAnchor.constraint(equalToConstant: 60),
                view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            ])
        }
        NSLayoutConstraint.activate([
            left.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            left.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            right.leadingAnchor.constraint(greaterThanOrEqualTo: left.trailingAnchor, constant: 16),
            right.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}
