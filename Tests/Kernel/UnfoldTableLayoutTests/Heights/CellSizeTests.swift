import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Sizes that cells say themselves, recorded rows of iOS 26, and cells outside of tables.
@MainActor @Suite(.ownSettings) struct CellSizeTests {
    /// Its height is its own, whatever its constraints say.
    final class PreferringCell: UITableViewCell {
        var wantedHeight: CGFloat?
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            let fitted = super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
            return wantedHeight.map { CGSize(width: targetSize.width, height: $0) } ?? fitted
        }
    }

    @Test func anOverrideIsAskedByEveryUpdate() {
        inEnvironment {
            let source = ClosureSource(3) { _, _ in
                let cell = PreferringCell(style: .default, reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.heightAnchor.constraint(equalToConstant: 60),
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                ])
                return cell
            }
            let table = UITableView.forTests(source)
            @MainActor func heights() -> [CGFloat] { (0..<3).map { table.rectForRow(at: .row($0)).height } }
            #expect(heights() == [60, 60, 60])
            let cell = table.cellForRow(at: .row(1)) as! PreferringCell
            cell.wantedHeight = 200
            table.beginUpdates()
            table.endUpdates()
            #expect(heights() == [60, 200, 60])
            #expect(table.lastBatchUpdateReport?.measurementCount == 1)
            #expect(cell.contentView.frame.height == 200 as CGFloat)
            cell.wantedHeight = nil
            table.performBatchUpdates(nil)
            #expect(heights() == [60, 60, 60])
            // Nothing to say: nothing is measured.
            table.performBatchUpdates(nil)
            #expect(table.lastBatchUpdateReport?.measurementCount == 0)
        }
    }

    final class FrameCell: UITableViewCell {
        var wantedHeight: CGFloat = 90
        var widths: [CGFloat] = []
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            widths.append(size.width)
            return CGSize(width: size.width, height: wantedHeight)
        }
    }

    @Test func aCellWithoutConstraintsIsAskedWhatFits() {
        inEnvironment {
            for (style, share) in [(.none, 0), (.singleLine, 0.5)] as [(UITableView.SeparatorStyle, CGFloat)] {
                let source = ClosureSource(2) { _, _ in FrameCell(style: .default, reuseIdentifier: nil) }
                let table = UITableView.forTests(source)
                table.separatorStyle = style
                table.layoutIfNeeded()
                #expect(table.rectForRow(at: .row(0)).height == 90 + share)
                let cell = table.cellForRow(at: .row(1)) as! FrameCell
                #expect(cell.widths.allSatisfy { $0 == 320 } && !cell.widths.isEmpty)
                cell.wantedHeight = 33
                table.performBatchUpdates(nil)
                #expect(table.rectForRow(at: .row(1)).height == 33 + share)
                #expect(table.rectForRow(at: .row(0)).height == 90 + share)
                #expect(table.findings.isEmpty)
            }
        }
    }

    /// Constraints wholly inside a view that its frame places say nothing about the cell.
    @Test func constraintsInsideAViewByItsFrameLeaveTheCellToItsFrames() {
        final class CardCell: UITableViewCell {
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 75.5) }
        }
        inEnvironment {
            let source = ClosureSource(1) { _, _ in
                let cell = CardCell(style: .default, reuseIdentifier: nil)
                let badge = UIView()
                badge.translatesAutoresizingMaskIntoConstraints = false
                cell.card.addSubview(badge)
                cell.contentView.addSubview(cell.card)
                NSLayoutConstraint.activate([
                    badge.topAnchor.constraint(equalTo: cell.card.topAnchor),
                    badge.leadingAnchor.constraint(equalTo: cell.card.leadingAnchor),
                    badge.widthAnchor.constraint(equalToConstant: 8), badge.heightAnchor.constraint(equalToConstant: 8),
                ])
                return cell
            }
            @MainActor func height() -> CGFloat {
                let table = UITableView.forTests(source)
                table.separatorStyle = .none
                table.layoutIfNeeded()
                return table.rectForRow(at: .row(0)).height
            }
            #expect(height() == 75.5)
            CellConstraints.counted = .anywhere
            defer { CellConstraints.counted = .aroundContent }
            #expect(height() == 44)
        }
    }

    // MARK: Outside of tables

    @Test(arguments: [UIKitGeneration.mid, .ios26])
    func aCellOutsideATableLaysOutItsContent(_ generation: UIKitGeneration) {
        inEnvironment(generation, scale: 3) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = UILabel()
            label.text = "Outside of any table, and long enough to need two lines."
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
            for width in [375, 250, 393] as [CGFloat] {
                cell.frame = CGRect(x: 0, y: 0, width: width, height: 120)
                cell.layoutIfNeeded()
                #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 120))
                #expect(label.frame.width == width)
            }
            cell.accessoryType = .disclosureIndicator
            cell.layoutIfNeeded()
            let room: CGFloat = generation == .ios26 ? 393 - 31.0 / 3 - 20 : 393 - 34
            #expect(isClose(cell.contentView.frame.width, room) && isClose(label.frame.width, room))
            cell.frame.size = CGSize(width: 353, height: 100)
            cell.layoutIfNeeded()
            // A narrower cell has narrower margins.
            let left: CGFloat = generation == .ios26 ? 353 - 31.0 / 3 - 16 : 353 - 34
            #expect(isClose(cell.contentView.frame.width, left) && cell.contentView.frame.height == 100 as CGFloat)
        }
    }

    // MARK: Recorded rows of iOS 26

    /// Fact M7.1: row, top and height of the text, font, top and height of the second line.
    nonisolated static let subtitles:
        [(category: UIContentSizeCategory, row: CGFloat, text: [CGFloat], detail: [CGFloat])] =
            [
                (.large, 62, [17, 9, 20.5], [15, 32.5, 18]),
                (.accessibilityLarge, 117, [33, 15, 39.5], [30, 60.5, 36]),
            ]

    @Test(arguments: subtitles.indices) func recordedSubtitleRows(_ index: Int) {
        let recorded = Self.subtitles[index]
        inEnvironment(.ios26, scale: 2, category: recorded.category) {
            let source = ClosureSource(1) { _, _ in
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Title"
                cell.detailTextLabel?.text = "Detail"
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
            table.dataSource = source
            table.layoutIfNeeded()
            let cell = table.cellForRow(at: .row(0))!
            #expect(cell.frame.height == recorded.row && cell.contentView.frame.height == recorded.row)
            let (text, detail) = (cell.textLabel!, cell.detailTextLabel!)
            #expect([text.font.pointSize, text.frame.minY] == Array(recorded.text.prefix(2)))
            #expect(abs(text.frame.height - recorded.text[2]) <= 0.5 && text.frame.minX == 16 as CGFloat)
            #expect(detail.font.pointSize == recorded.detail[0])
            #expect(abs(detail.frame.minY - recorded.detail[1]) <= 0.5)
            #expect(abs(detail.frame.height - recorded.detail[2]) <= 0.5 && detail.frame.minX == 16 as CGFloat)
        }
    }

    /// Fact M7.2: rows of given height and classic rows have content as high as the row; fitted ones leave the
    /// separator its point.
    @Test func contentAsHighAsTheRow() {
        inEnvironment(.ios26, scale: 2) {
            for (given, configured, row, content) in [
                (92, false, 92, 92), (nil, false, 52, 52), (nil, true, 53, 52),
            ] as [(CGFloat?, Bool, CGFloat, CGFloat)] {
                let source = ClosureSource(1) { _, _ in
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    if configured {
                        var content = cell.defaultContentConfiguration()
                        content.text = "Title"
                        cell.contentConfiguration = content
                    } else {
                        cell.textLabel?.text = "Title"
                    }
                    return cell
                }
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
                if let given { table.rowHeight = given }
                table.dataSource = source
                table.layoutIfNeeded()
                let cell = table.cellForRow(at: .row(0))!
                #expect(cell.frame.height == row && cell.contentView.frame.height == content, "\(cell.frame)")
            }
        }
    }

    /// Fact M7.3: an inset card of 353 in a table of 393 has margins of 16, and 8 next to the disclosure indicator.
    @Test func insetCardsHaveTheMarginsOfTheirWidth() {
        inEnvironment(.ios26, scale: 3) {
            let label = UILabel()
            let source = ClosureSource(1) { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryType = .disclosureIndicator
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                let margins = cell.contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    label.topAnchor.constraint(equalTo: margins.topAnchor),
                    label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                    label.heightAnchor.constraint(equalToConstant: 20),
                ])
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), style: .insetGrouped)
            table.dataSource = source
            table.layoutIfNeeded()
            let content = table.cellForRow(at: .row(0))!.contentView
            #expect(table.rectForRow(at: .row(0)).width == 353 as CGFloat)
            #expect(abs(content.frame.width - 322.667) < 0.001)
            #expect(label.frame.minX == 16 as CGFloat && abs(label.frame.width - 298.667) < 0.001)
        }
    }

    /// Fact M7.7.
    @Test func rowsInARectangle() {
        inEnvironment(.ios26, scale: 3) {
            let source = ArraySource((0..<5).map { .init(id: $0, height: 133.0 / 3) })
            let table = UITableView.forTests(source)
            @MainActor func rows(_ rect: CGRect) -> [Int] { (table.indexPathsForRows(in: rect) ?? []).map(\.row) }
            // Rows end at 44.333, 88.667, 133.
            #expect(rows(CGRect(x: 0, y: 0, width: 320, height: 44)) == [0])
            #expect(rows(CGRect(x: 0, y: 0, width: 320, height: 44.1)) == [0, 1])
            #expect(rows(CGRect(x: 0, y: 44.9, width: 320, height: 1)) == [0, 1])
            #expect(rows(CGRect(x: 0, y: 45, width: 320, height: 43)) == [1])
            #expect(rows(CGRect(x: 320, y: 0, width: 50, height: 100)).isEmpty)
            #expect(rows(CGRect(x: -50, y: 0, width: 50, height: 100)).isEmpty)
        }
        inEnvironment(.mid, scale: 3) {
            let source = ArraySource((0..<5).map { .init(id: $0, height: 133.0 / 3) })
            let table = UITableView.forTests(source)
            #expect(table.indexPathsForRows(in: CGRect(x: 400, y: 44.4, width: 1, height: 1)) == [.row(1)])
        }
    }
}
