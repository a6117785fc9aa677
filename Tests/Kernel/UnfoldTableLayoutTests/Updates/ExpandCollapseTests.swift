import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Cards that expand and collapse on a small screen (openradar-mirror#21104).
@MainActor @Suite(.ownSettings) struct ExpandCollapseTests {
    private func check(_ table: UITableView, _ source: ArraySource, _ note: Comment) {
        let offset = table.contentOffset
        #expect(offset == table.clampedOffset(offset) && offset.y >= 0, note)
        #expect(offset.y <= max(0, table.contentSize.height - table.bounds.height), note)
        // No blank area: rows cover the screen as far as there is content.
        let covered = table.visibleCells.map(\.frame.height).reduce(0, +)
        #expect(covered >= min(table.bounds.height, table.contentSize.height) - 1e-6, note)
        let report = table.lastBatchUpdateReport
        #expect(report?.contentOffsetAfter == offset, note)
    }

    private func toggle(_ row: Int, to height: CGFloat, _ table: UITableView, _ source: ArraySource) {
        source.rows[row].height = height
        table.beginUpdates()
        if let cell = table.cellForRow(at: .row(row)) as? FixedCell {
            cell.box.constant = height
            cell.contentView.layoutIfNeeded()
        } else {
            table.reloadRows(at: [.row(row)], with: .none)
        }
        table.endUpdates()
    }

    /// Rows that only move are neither measured nor laid out, however many there are.
    @Test func rowsThatOnlyMoveAreNoWork() {
        inEnvironment {
            var passes: [Int] = []
            for (rows, height) in [(3, 400), (40, 3000), (400, 25_000)] as [(Int, CGFloat)] {
                let source = ArraySource((0..<rows).map { .init(id: $0, height: 60) })
                let table = UITableView.forTests(source, height: height)
                #expect(table.visibleCells.count == min(rows, Int(height / 60)))
                toggle(1, to: 200, table, source)
                #expect(table.lastBatchUpdateReport?.measurementCount == 1)
                passes.append(table.lastBatchUpdateReport?.layoutPasses ?? 0)
            }
            #expect(passes[0] > 0 && Set(passes).count == 1, "\(passes)")
        }
    }

    /// An update places what moves, once, and nothing else, in all of its passes.
    @Test func cellsAreGivenTheFramesThatChange() {
        final class PlacedCell: UITableViewCell {
            var placements = 0
            let box = UIView()
            override var frame: CGRect {
                get { super.frame }
                set {
                    super.frame = newValue
                    placements += 1
                }
            }
        }
        inEnvironment {
            let source = ClosureSource(6) { _, _ in
                let cell = PlacedCell(style: .default, reuseIdentifier: nil)
                cell.contentView.addSubview(cell.box)
                cell.box.translatesAutoresizingMaskIntoConstraints = false
                let height = cell.box.heightAnchor.constraint(equalToConstant: 60)
                height.priority = UILayoutPriority(999)
                NSLayoutConstraint.activate([
                    height, cell.box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    cell.box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                ])
                return cell
            }
            let table = UITableView.forTests(source, height: 800)
            let cells = table.visibleCells.compactMap { $0 as? PlacedCell }
            for cell in cells { cell.placements = 0 }
            table.beginUpdates()
            cells[2].box.constraints[0].constant = 200
            table.endUpdates()
            #expect(cells.map(\.placements) == [0, 0, 1, 1, 1, 1])
            #expect(table.lastBatchUpdateReport?.rows.map(\.frameAfter?.minY) == [0, 60, 120, 320, 380, 440])
        }
    }

    @Test(arguments: [320, 480, 568, 700] as [CGFloat], [0, 0.5, 1])
    func expandAllThenCollapseThreeOneTwo(_ height: CGFloat, _ scrolled: CGFloat) {
        inEnvironment {
            let source = ArraySource((0..<3).map { .init(id: $0, height: 147) })
            let table = UITableView.forTests(source, height: height)
            for row in 0..<3 {
                toggle(row, to: 347, table, source)
                check(table, source, "expand \(row)")
            }
            table.contentOffset.y = (table.contentSize.height - height) * scrolled
            table.layoutIfNeeded()
            for row in [2, 0, 1] {
                toggle(row, to: 147, table, source)
                check(table, source, "collapse \(row)")
            }
            table.measureAllRows()
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 441 as CGFloat)
        }
    }

    /// Any sequence of expanding, collapsing and scrolling ends in the heights of a fresh load of the same state.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func anySequenceEndsWhereAFreshLoadIs(_ seed: UInt64) {
        inEnvironment {
            var generator = SplitMix(seed: seed &* 65_537)
            let source = ArraySource((0..<12).map { .init(id: $0, height: 147) })
            let table = UITableView.forTests(source, height: 500)
            for step in 0..<80 {
                table.measurementStep = step
                let row = Int.random(in: 0..<12, using: &generator)
                if Bool.random(using: &generator) {
                    let end = max(0, table.contentSize.height - 500)
                    table.contentOffset.y = CGFloat.random(in: 0...end, using: &generator).rounded()
                    table.layoutIfNeeded()
                }
                toggle(row, to: source.rows[row].height == 147 ? 347 : 147, table, source)
                check(table, source, "step \(step)")
                for (row, model) in source.rows.enumerated() {
                    let height = table.heightForRow(at: .row(row))!
                    // A height that differs from the model's is an estimate: fresh ones are right.
                    #expect(!height.isFresh || height.height == model.height, "row \(row), step \(step)")
                }
            }
            table.measureAllRows()
            let fresh = UITableView.forTests(source, height: 500)
            fresh.measureAllRows()
            let heights = (0..<12).map { table.rectForRow(at: .row($0)) }
            #expect(heights == (0..<12).map { fresh.rectForRow(at: .row($0)) })
            #expect(heights.map(\.height) == source.rows.map(\.height))
        }
    }

    /// Start and end of everything on screen (the animation record).
    @Test func updatesRecordWhereRowsStartAndEnd() throws {
        try inEnvironment {
            let source = ArraySource((0..<20).map { .init(id: $0, height: 100) })
            let table = UITableView.forTests(source, height: 400)
            source.rows[1].height = 300
            (table.cellForRow(at: .row(1)) as! FixedCell).box.constant = 300
            let gone = source.rows.remove(at: 0)
            source.rows.insert(.init(id: 50, height: 80), at: 2)
            table.performBatchUpdates({
                table.deleteRows(at: [.row(0)], with: .left)
                table.insertRows(at: [.row(2)], with: .top)
            })
            let animation = try #require(table.lastBatchUpdateReport).animation
            #expect(animation.duration == 0.3 && animation.viewport == CGSize(width: 320, height: 400))
            func rect(_ x: CGFloat, _ y: CGFloat, _ height: CGFloat) -> CGRect {
                CGRect(x: x, y: y, width: 320, height: height)
            }
            let wanted: [UpdateAnimation.Item] = [
                .init(
                    subject: .row(before: .row(1), after: .row(0)), start: rect(0, 100, 100), end: rect(0, 0, 300),
                    startAlpha: 1, endAlpha: 1),
                .init(
                    subject: .row(before: .row(2), after: .row(1)), start: rect(0, 200, 100), end: rect(0, 300, 100),
                    startAlpha: 1, endAlpha: 1),
                .init(
                    subject: .row(before: .row(3), after: .row(3)), start: rect(0, 300, 100), end: rect(0, 444, 44),
                    startAlpha: 1, endAlpha: 1),
                .init(
                    subject: .row(before: .row(0), after: nil), start: rect(0, 0, 100), end: rect(-320, 0, 100),
                    startAlpha: 1, endAlpha: 0),
            ]
            let ids = animation.items.map(\.subject)
            #expect(ids.first == wanted[0].subject && ids.last == wanted[3].subject)
            #expect(animation.items[0] == wanted[0] && animation.items[1] == wanted[1])
            #expect(animation.items.last == wanted[3])
            // A row that no one named and that was not on screen knows where it was.
            _ = gone
        }
    }

    /// Rows that slide onto the screen in an update start where they were.
    @Test(arguments: [1, 2, 3] as [UInt64]) func newcomersOnScreenStartWhereTheyWere(_ seed: UInt64) throws {
        try inEnvironment {
            var generator = SplitMix(seed: seed &* 17)
            for round in 0..<Rounds.of(12, long: 40) {
                let source = SectionedSource(
                    (0..<3).map { section in
                        .init(
                            id: section,
                            rows: (0..<8).map { .init(id: section * 100 + $0, height: CGFloat(30 + $0 * 7)) },
                            title: section == 1 ? "t" : nil)
                    })
                let table = UITableView.forTests(source, height: 200)
                table.contentOffset.y = CGFloat.random(in: 0...400, using: &generator).rounded()
                table.layoutIfNeeded()
                var before: [Int: CGRect] = [:]
                for path in table.allPaths.joined() {
                    before[source.sections[path.section].rows[path.row].id] = table.rectForRow(at: path)
                }
                var edits: [(UITableView) -> Void] = []
                var gone: [IndexPath] = []
                for section in 0..<3 {
                    for row in (0..<8).reversed() where Int.random(in: 0...3, using: &generator) == 0 {
                        gone.append(.row(row, section))
                        source.sections[section].rows.remove(at: row)
                    }
                    let index = Int.random(in: 0...source.sections[section].rows.count, using: &generator)
                    source.sections[section].rows.insert(.init(id: 1000 + section, height: 55), at: index)
                    edits.append { $0.insertRows(at: [.row(index, section)], with: .none) }
                }
                table.performBatchUpdates({
                    table.deleteRows(at: gone, with: .none)
                    edits.forEach { $0(table) }
                })
                for row in try #require(table.lastBatchUpdateReport).rows where row.change == .kept {
                    let path = row.indexPathAfter!
                    let id = source.sections[path.section].rows[path.row].id
                    let start = try #require(row.frameBefore, "row \(id), round \(round)")
                    let wanted = try #require(before[id])
                    #expect(
                        isClose(start.minY, wanted.minY) && isClose(start.height, wanted.height),
                        "row \(id), round \(round)")
                    #expect(row.indexPathBefore.map { $0.section * 100 + $0.row } == id)
                }
            }
        }
    }
}
