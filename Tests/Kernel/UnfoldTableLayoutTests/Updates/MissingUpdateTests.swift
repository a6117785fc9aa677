import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Rows whose content asks for another height while no one tells the table; and heights that only look out of date.
@MainActor @Suite(.ownSettings) struct MissingUpdateTests {
    private func missing(_ table: UITableView) -> [Finding] { table.findings.filter { $0.code == "missing-update" } }

    @Test func aRowThatOughtToMoveIsReported() throws {
        try inEnvironment {
            let source = ArraySource((0..<3).map { .init(id: $0, height: 50) })
            let table = UITableView.forTests(source)
            table.rowNames = { "item \($0.row)" }
            table.measurementStep = 4
            let cell = table.cellForRow(at: .row(1)) as! FixedCell
            cell.box.identifier = "boxHeight"
            cell.box.constant = 150
            let fitting = cell.contentView.lastFitting?.size
            table.findMissingUpdates()
            let finding = try #require(missing(table).first)
            #expect(missing(table).count == 1 && finding.severity == .warning && finding.row == .row(1))
            #expect(
                finding.fact
                    == .missingUpdate(
                        subject: "item 1", height: 50, needed: 150, change: LayoutChange(.constant, "boxHeight"),
                        step: 4))
            // Looking changes nothing.
            #expect(table.heightForRow(at: .row(1))?.staleBecause == LayoutChange(.constant, "boxHeight"))
            #expect(
                cell.contentView.lastFitting?.size == fitting && table.rectForRow(at: .row(1)).height == 50 as CGFloat)
            // Told in the step in which it happened.
            table.measurementStep = 5
            table.diagnose()
            #expect(missing(table).isEmpty)
            table.performBatchUpdates(nil)
            #expect(table.rectForRow(at: .row(1)).height == 150 as CGFloat)
        }
    }

    /// A width that is out of date stays so, but is named once: then by what came after it.
    @Test func aCauseIsNamedOnce() {
        inEnvironment {
            let label = UILabel()
            let source = ClosureSource(1) { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                label.numberOfLines = 0
                label.text = (0..<150).map { String(repeating: "x", count: 2 + $0 * 5 % 9) }.joined(separator: " ")
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                for attribute in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
                    NSLayoutConstraint(
                        item: label, attribute: attribute, relatedBy: .equal, toItem: cell.contentView,
                        attribute: attribute, multiplier: 1, constant: 0
                    ).isActive = true
                }
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            table.dataSource = source
            table.layoutIfNeeded()
            @MainActor func causes(step: Int) -> [LayoutChange] {
                table.measurementStep = step
                let known = missing(table).count
                if step == 1 { table.visibleCells[0].accessoryType = .disclosureIndicator }
                if step == 3 { label.text! += "and then some more words that take another line" }
                table.layoutIfNeeded()
                table.diagnose()
                return missing(table).dropFirst(known).compactMap { finding in
                    guard case .missingUpdate(_, _, _, let change, _, _) = finding.fact else { return nil }
                    return change
                }
            }
            let found = (1...4).map { causes(step: $0) }
            #expect(found[0] == [LayoutChange(.width)], "\(found)")
            #expect(found[2].count == 1 && found[2].first?.kind == .contentSize, "\(found)")
            #expect(found[1].isEmpty && found[3].isEmpty, "\(found)")
        }
    }

    /// Estimates of 0 are the cause where nobody gave a height, and only there.
    @Test(arguments: [nil, 60, UITableView.automaticDimension] as [CGFloat?]) func estimatesOfZero(_ given: CGFloat?) {
        final class Heights: NSObject, UITableViewDelegate {
            let height: CGFloat
            init(_ height: CGFloat) { self.height = height }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        }
        inEnvironment {
            let source = ArraySource([.init(id: 0, height: 80)])
            let delegate = given.map { Heights($0) }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            table.register(FixedCell.self, forCellReuseIdentifier: "row")
            table.estimatedRowHeight = 0
            (table.dataSource, table.delegate) = (source, delegate)
            table.layoutIfNeeded()
            let codes = given == 60 ? ["clipped-row"] : ["estimates-off"]
            #expect(table.mismatches().map(\.code) == codes, "\(table.mismatches())")
        }
    }

    @Test func whatIsNoMissingUpdate() {
        inEnvironment {
            let source = ArraySource((0..<3).map { .init(id: $0, height: 50) })
            let table = UITableView.forTests(source)
            let cell = table.cellForRow(at: .row(1)) as! FixedCell
            // An update follows.
            table.beginUpdates()
            cell.box.constant = 150
            table.diagnose()
            table.endUpdates()
            table.diagnose()
            // The height is the same.
            cell.box.priority = UILayoutPriority(998)
            table.diagnose()
            // The cell says so itself.
            cell.box.constant = 80
            cell.invalidateIntrinsicContentSize()
            table.layoutIfNeeded()
            table.diagnose()
            #expect(missing(table).isEmpty)
            // The app has given the height.
            table.rowHeight = 60
            table.layoutIfNeeded()
            cell.box.constant = 90
            table.diagnose()
            #expect(missing(table).isEmpty)
        }
    }

    /// In landscape the safe area reaches into the rows, by where they are: rows are fitted where they will stand,
    /// and margins that follow frames do not make a height out of date that holds.
    @Test(arguments: [UITableView.Style.plain, .insetGrouped], [true, false])
    func heightsInLandscapeAreFresh(_ style: UITableView.Style, _ isNested: Bool) {
        inEnvironment(.mid, scale: 3) {
            let source = ClosureSource(4) { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let card = UIView()
                let label = UILabel()
                label.numberOfLines = 0
                label.text = "Some words that wrap in a narrow screen, but not in a wide one; there are many of them."
                for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
                cell.contentView.addSubview(card)
                let holder = isNested ? card : cell.contentView
                holder.addSubview(label)
                let margins = holder.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    card.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
                    card.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
                    card.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
                    card.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
                    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    label.topAnchor.constraint(equalTo: margins.topAnchor),
                    label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                ])
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 844, height: 390), style: style)
            table.rootSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
            table.dataSource = source
            table.layoutIfNeeded()
            @MainActor func expectFresh(_ note: Comment) {
                for row in 0..<4 {
                    let height = table.heightForRow(at: .row(row))!
                    #expect(height.isFresh, "\(String(describing: height.staleBecause))")
                    let cell = table.cellForRow(at: .row(row))!
                    #expect(
                        isClose(
                            FittedRow.height(
                                content: cell.probe(rowWidth: table.rowWidth) - table.separatorShare,
                                share: table.separatorShare), height.height), note)
                }
            }
            expectFresh("load")
            for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)] {
                table.rootSafeAreaInsets =
                    size.width == 390 ? nil : UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
                table.frame.size = size
                table.layoutIfNeeded()
                expectFresh("\(size)")
            }
        }
    }
}
