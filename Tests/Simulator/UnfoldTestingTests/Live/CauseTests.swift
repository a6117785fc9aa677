import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout
import UnfoldTesting

/// Failures of expectations about live tables say which constraint or text it was, by the property that holds it.
@MainActor @Suite(.isolatedLayout) struct CauseTests {
    @Test func whatDiffersFromBefore() throws {
        let table = LiveTable(CardCell.self)
        let issues = Noted()
        withKnownIssue {
            expectUpdate(of: table.view) {
                table.view.beginUpdates()
                table.cell(0).detailHeight.constant = 60
                table.view.endUpdates()
            } changes: {
                $0[0] = 316
            }
        } matching: {
            issues.note($0)
        }
        let text = try #require(issues.texts.first)
        #expect(text.contains("row 0 of section 0: expected 316, got 176 (-140), before 116"), "\(text)")
        #expect(text.contains("\n  CardCell.detailHeight counts now: +60"), "\(text)")
        #expect(text.contains("CardCell.detailHeight (detail.height == 60 @999) with constant 200: 316"), "\(text)")
    }

    /// Whole heights are compared as well, or alone.
    @Test func whatAnUpdateGivesInAll() throws {
        let table = LiveTable(CardCell.self)
        let issues = Noted()
        func grow(to height: CGFloat) {
            table.view.beginUpdates()
            table.cell(0).detailHeight.constant = height
            table.view.endUpdates()
        }
        expectUpdate(of: table.view, gives: [[176]]) { grow(to: 60) }
        withKnownIssue {
            expectUpdate(of: table.view, gives: [[175]]) {
                grow(to: 61)
            } changes: {
                $0[0] += 1
            }
            expectUpdate(of: table.view, gives: [[178]]) {
                grow(to: 62)
            } changes: {
                $0[0] += 2
            }
            expectUpdate(of: table.view, gives: [[178]]) { grow(to: 63) }
        } matching: {
            issues.note($0)
        }
        #expect(
            issues.texts.compactMap { $0.split(separator: "\n").dropFirst().first } == [
                "row 0 of section 0: expected 175, got 177 (+2), before 176",
                "row 0 of section 0: expected 179, got 178 (-1), before 177",
                "row 0 of section 0: expected 178, got 179 (+1), before 178",
            ], "\(issues.texts)")
    }

    @Test func itemsOfACollectionViewHaveHeights() throws {
        let list = ListOfCards()
        let issues = Noted()
        expectHeights(of: list.view, list.heights)
        withKnownIssue {
            expectHeights(of: list.view, [list.heights[0], list.heights[1] + 5])
        } matching: {
            issues.note($0)
        }
        let text = try #require(issues.texts.first)
        #expect(text.hasPrefix("item heights differ: expected [") && !text.contains("item 0 of"), "\(text)")
        #expect(text.contains("\nitem 1 of section 0: "), "\(text)")
    }

    @Test func aBrokenConstraintIsNamedByItsProperty() throws {
        let table = LiveTable(CardCell.self)
        table.cell(0).detailHeight.priority = .required
        let issues = Noted()
        LayoutJournal.console = { _ in }
        withKnownIssue {
            expectUpdate(of: table.view) {
                table.view.beginUpdates()
                table.cell(0).detailHeight.constant = 200
                table.cell(0).contentView.layoutIfNeeded()
                table.view.endUpdates()
            } changes: {
                $0[0] = 316
            }
        } matching: {
            issues.note($0)
        }
        #expect(
            issues.texts.contains { $0.contains("CardCell.detailHeight (detail.height == 200)") }, "\(issues.texts)")
    }

    /// What an earlier expectation saw of the table is what heights are compared with, and what is wrong is said.
    @Test func expectedHeightsSayWhatDiffers() throws {
        let table = LiveTable(CardCell.self)
        let issues = Noted()
        LayoutJournal.console = { _ in }
        expectHeights(of: table.view, [116])
        withKnownIssue {
            table.cell(0).detailHeight.constant = 60
            expectHeights(of: table.view, [176])
            table.view.performBatchUpdates(nil)
            expectHeights(of: table.view, [316])
            table.cell(0).detailHeight.priority = .required
            table.cell(0).contentView.layoutIfNeeded()
            table.cell(0).detailHeight.constant = 100
            table.cell(0).contentView.layoutIfNeeded()
            expectHeights(of: table.view, [216])
        } matching: {
            issues.note($0)
        }
        #expect(issues.texts.count == 3)
        let (stale, changed, broken) = (issues.texts[0], issues.texts[1], issues.texts[2])
        #expect(stale.contains("expected 176, got 116 (-60), before 116"), "\(stale)")
        #expect(stale.contains("stays at 116 while its content asks for 176 (+60)"), "\(stale)")
        #expect(changed.contains("\n  CardCell.detailHeight counts now: +60"), "\(changed)")
        #expect(
            changed.contains(
                "\n  as expected with CardCell.detailHeight (detail.height == 60 @999) with constant 200: 316"),
            "\(changed)")
        #expect(broken.contains("\n  broken: CardCell.detailHeight (detail.height == 100)"), "\(broken)")
    }

    /// Constraints without a property's name say where they were made, where a test asks for it.
    @Test(.tracedConstraints) func aBrokenConstraintSaysWhereItWasMade() {
        let issues = Noted()
        LayoutJournal.console = { _ in }
        withKnownIssue {
            expectNoConflicts {
                let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                let view = UIView()
                box.addSubview(view)
                view.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate(view.pinned(to: box))
                view.heightAnchor.constraint(equalToConstant: 20).isActive = true
                box.layoutIfNeeded()
            }
        } matching: {
            issues.note($0)
        }
        #if os(Linux)
            #expect(issues.texts.first?.contains(", made at CauseTests.swift:") == true, "\(issues.texts)")
        #endif
    }

    /// Without identifiers views have the names of the properties too; a library's constraints say where they were made.
    @Test func viewsAndLibrariesConstraints() throws {
        let table = LiveTable(LibraryCell.self)
        let text = "\(table.view.explainHeight(at: IndexPath(row: 0, section: 0), wanted: 90))"
        #expect(text.contains("LibraryCell.heights[1]"), "\(text)")
        #expect(text.contains("LibraryCell.kept (second.height >= 20)"), "\(text)")
        let ways = table.view.explainHeight(at: IndexPath(row: 0, section: 0), wanted: 90).ways
        #expect(ways.contains { $0.constraint?.source?.line == 42 })
    }

    // MARK: Whole classes

    @Test func aHealthyCell() {
        expectHealthy(CardCell.self)
        expectHealthy(CardCell.self, width: 375) {
            $0.title.text = "Tea"
        } changes: {
            [.constant($0.detailHeight, 200), .priority($0.detailHeight, .defaultLow)]
        }
    }

    @Test func whatIsWrongWithACell() {
        let issues = Noted()
        LayoutJournal.console = { _ in }
        withKnownIssue {
            expectHealthy(CardCell.self) {
                $0.detailHeight.priority = .required
            } changes: {
                [.constant($0.detailHeight, -10)]
            }
            expectHealthy(CardCell.self) { $0.parts[2].isHidden = true }
            expectHealthy(ForgetfulCell.self) { cell in
                cell.count += 1
                cell.height.constant = CGFloat(40 + 10 * cell.count)
            }
        } matching: {
            issues.note($0)
        }
        #expect(issues.texts.contains { $0.hasPrefix("CardCell, with the constant -10 of CardCell.detailHeight: ") })
        #expect(issues.texts.contains { $0.hasPrefix("CardCell, with c shown: contentView is held at 72 in height") })
        #expect(issues.texts.contains("ForgetfulCell, as it is reused: is 60 tall, and was 50"), "\(issues.texts)")
    }
}

/// In the manner of SnapKit.
final class MadeConstraint: NSLayoutConstraint {
    weak var constraint: Maker?
}

final class Maker {
    var layoutConstraints: [MadeConstraint] = []
    let sourceLocation: (String, UInt) = ("LibraryCell.swift", 42)
}

final class LibraryCell: UITableViewCell {
    private let first = UIView()
    private lazy var second = UIView()
    private var heights: [NSLayoutConstraint] = []
    private var kept: Maker?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        var top = contentView.topAnchor
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            heights.append(view.heightAnchor.constraint(equalToConstant: 30))
            heights.last?.priority = .defaultHigh
            view.topAnchor.constraint(equalTo: top).isActive = true
            top = view.bottomAnchor
        }
        contentView.bottomAnchor.constraint(equalTo: top).isActive = true
        let made = MadeConstraint(
            item: second, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 20)
        let maker = Maker()
        maker.layoutConstraints = [made]
        made.constraint = maker
        kept = maker
        NSLayoutConstraint.activate(heights + [made])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}

/// Grows each time it is filled.
final class ForgetfulCell: UITableViewCell {
    var count = 0
    private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 40)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        height.priority = UILayoutPriority(999)
        height.isActive = true
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate(box.pinned(to: contentView))
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}
