import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Rows with a fixed height each, from an array that the tests edit.
@MainActor final class ArraySource: UITableViewDataSource {
    struct Row {
        var id: Int
        var height: CGFloat
    }

    var rows: [Row]
    init(_ rows: [Row]) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! FixedCell
        cell.box.constant = rows[indexPath.row].height
        cell.tag = rows[indexPath.row].id
        return cell
    }
}

final class FixedCell: UITableViewCell {
    let body = UIView()
    let box: NSLayoutConstraint
    var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        box = body.heightAnchor.constraint(equalToConstant: 10)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        body.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(body)
        box.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            box, body.topAnchor.constraint(equalTo: contentView.topAnchor),
            body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

@MainActor @Suite(.ownSettings) struct BatchUpdateTests {
    private func makeTable(_ source: ArraySource, height: CGFloat = 2000) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
        table.separatorStyle = .none
        table.register(FixedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    private func heights(_ table: UITableView) -> [CGFloat] {
        (0..<table.numberOfRows(inSection: 0)).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }

    private func identities(_ table: UITableView) -> [Int] {
        (0..<table.numberOfRows(inSection: 0)).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.tag ?? -1 }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Random deletions, insertions, moves and reloads against the array itself.
    @Test func randomBatchesFollowTheArray() {
        var generator = SplitMix(seed: 42)
        let source = ArraySource((0..<8).map { .init(id: $0, height: CGFloat(20 + $0)) })
        // High enough that all rows are on screen: 8, and three more a round at most.
        let table = makeTable(source, height: 20_000)
        var nextID = 100
        for round in 0..<150 {
            let before = source.rows
            var order = Array(before.indices).shuffled(using: &generator)
            let deleted = Set(order.prefix(Int.random(in: 0...min(2, order.count), using: &generator)))
            order.removeAll { deleted.contains($0) }
            let moved = order.count > 1 && Bool.random(using: &generator) ? order.removeFirst() : nil
            let reloaded = order.isEmpty || Bool.random(using: &generator) ? nil : order[0]
            // Final array: those that stay, then insertions and the moved row at random positions.
            var rows = before.indices.filter { !deleted.contains($0) && $0 != moved }.map { before[$0] }
            var entering: [(row: ArraySource.Row, isMoved: Bool)] = (0..<Int.random(in: 0...3, using: &generator)).map {
                _ in
                nextID += 1
                return (.init(id: nextID, height: CGFloat(nextID % 37 + 5)), false)
            }
            if let moved { entering.append((before[moved], true)) }
            for entry in entering {
                rows.insert(entry.row, at: Int.random(in: 0...rows.count, using: &generator))
            }
            source.rows = rows
            table.performBatchUpdates({
                table.deleteRows(at: deleted.map(path), with: .none)
                for entry in entering {
                    let index = rows.firstIndex { $0.id == entry.row.id }!
                    if entry.isMoved {
                        table.moveRow(at: path(moved!), to: path(index))
                    } else {
                        table.insertRows(at: [path(index)], with: .none)
                    }
                }
                if let reloaded { table.reloadRows(at: [path(reloaded)], with: .none) }
            })
            #expect(identities(table) == rows.map(\.id), "round \(round)")
            #expect(heights(table) == rows.map(\.height), "round \(round)")
            #expect(table.contentSize.height == rows.map(\.height).reduce(0, +))
        }
    }

    /// Any sequence of toggles ends in the heights of a fresh load of the same state.
    @Test func togglesEndWhereAFreshLoadIs() throws {
        var generator = SplitMix(seed: 3)
        let source = ArraySource((0..<6).map { .init(id: $0, height: 40) })
        let table = makeTable(source)
        for _ in 0..<60 {
            let row = Int.random(in: 0..<6, using: &generator)
            source.rows[row].height = source.rows[row].height == 40 ? 140 : 40
            let cell = try #require(table.cellForRow(at: path(row)) as? FixedCell)
            cell.box.constant = source.rows[row].height
            table.beginUpdates()
            table.endUpdates()
            #expect(table.lastBatchUpdateReport?.measurementCount == 1)
        }
        #expect(heights(table) == heights(makeTable(source)))
    }

    @Test func anUnchangedRowIsNotMeasuredAgain() {
        let source = ArraySource([.init(id: 0, height: 40), .init(id: 1, height: 50)])
        let table = makeTable(source)
        #expect(table.measureCount == 2)
        table.measurementStep = 1
        table.beginUpdates()
        table.endUpdates()
        #expect(table.measureCount == 2)
        #expect(table.heightForRow(at: path(0))?.source == .cached)
        #expect(table.heightForRow(at: path(0))?.measuredAtStep == 0)
    }

    @Test func aChangedRowIsStaleUntilTheTableLooks() throws {
        let source = ArraySource([.init(id: 0, height: 40)])
        let table = makeTable(source)
        let cell = try #require(table.cellForRow(at: path(0)) as? FixedCell)
        #expect(table.heightForRow(at: path(0))?.staleSinceStep == nil)
        table.measurementStep = 3
        cell.box.constant = 90
        table.measurementStep = 4
        #expect(table.heightForRow(at: path(0))?.height == 40)
        #expect(table.heightForRow(at: path(0))?.staleSinceStep == 3)
        table.beginUpdates()
        table.endUpdates()
        #expect(table.heightForRow(at: path(0))?.height == 90)
        #expect(table.heightForRow(at: path(0))?.reason == .contentChanged)
        #expect(table.heightForRow(at: path(0))?.staleSinceStep == nil)
    }

    @Test func mistakesRaiseUIKitsTextAndChangeNothing() {
        let source = ArraySource([.init(id: 0, height: 40), .init(id: 1, height: 50), .init(id: 2, height: 60)])
        let table = makeTable(source)
        var raised: [String] = []
        UIKitExceptions.withHandler({ raised.append($0.reason) }) {
            table.deleteRows(at: [path(1)], with: .none)
            table.deleteRows(at: [path(99)], with: .none)
            table.performBatchUpdates({
                table.deleteRows(at: [path(0)], with: .none)
                table.reloadRows(at: [path(0)], with: .none)
            })
        }
        #expect(
            raised == [
                "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section "
                    + "after the update (3) must be equal to the number of rows contained in that section before the update "
                    + "(3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) "
                    + "and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).",
                "attempt to delete row 99 from section 0 which only contains 3 rows before the update",
                "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})",
            ])
        #expect(heights(table) == [40, 50, 60])
        #expect(table.batchUpdateReports.isEmpty)
    }

    @Test func rowsOffScreenAreEstimatedUntilTheyAppear() {
        let source = ArraySource((0..<100).map { .init(id: $0, height: 100) })
        let table = makeTable(source, height: 400)
        #expect(table.measureCount == 4)
        #expect(table.heightForRow(at: path(50))?.source == .estimated)
        #expect(table.contentSize.height - (4 * 100 + 96 * 44) == 0)
        table.contentOffset = CGPoint(x: 0, y: 350)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(0)) == nil)
        #expect((table.cellForRow(at: path(6)) as? FixedCell) != nil)
        #expect(table.heightForRow(at: path(0))?.height == 100)
        table.measureAllRows()
        #expect(table.contentSize.height == 10_000)
    }

    /// Random scrolling: exactly the rows that meet the viewport have cells, each with its own row's content.
    @Test func scrollingKeepsCellsOnScreenOnly() {
        var generator = SplitMix(seed: 5)
        let source = ArraySource((0..<200).map { .init(id: $0, height: CGFloat(30 + $0 % 7 * 20)) })
        let table = makeTable(source, height: 400)
        for _ in 0..<100 {
            let end = table.contentSize.height - 400
            table.contentOffset = CGPoint(x: 0, y: CGFloat.random(in: 0...end, using: &generator).rounded())
            // Heights that come in shift what is on screen: the second pass settles it.
            table.layoutIfNeeded()
            table.setNeedsLayout()
            table.layoutIfNeeded()
            let wanted = (0..<200).filter {
                let frame = table.rectForRow(at: path($0))
                return frame.minY < table.bounds.maxY && frame.maxY > table.bounds.minY
            }
            #expect(table.visibleCells.map(\.tag) == wanted)
            #expect(table.visibleCells.map(\.frame) == wanted.map { table.rectForRow(at: path($0)) })
            let sum = (0..<200).map { table.rectForRow(at: path($0)).height }.reduce(0, +)
            #expect(table.contentSize.height == sum)
        }
    }

    @Test func reloadMakesAnotherCellAndReconfigureKeepsIt() throws {
        let source = ArraySource([.init(id: 0, height: 40), .init(id: 1, height: 50)])
        let table = makeTable(source)
        let first = try #require(table.cellForRow(at: path(0)) as? FixedCell)
        source.rows[0].height = 70
        table.reloadRows(at: [path(0)], with: .none)
        let second = try #require(table.cellForRow(at: path(0)) as? FixedCell)
        #expect(second !== first)
        #expect(table.lastBatchUpdateReport?.rows.map(\.change) == [.reloaded, .kept])
        source.rows[0].height = 90
        source.rows.append(.init(id: 2, height: 10))
        table.performBatchUpdates({
            table.reconfigureRows(at: [path(0)])
            source.rows.swapAt(0, 1)
            table.moveRow(at: path(0), to: path(1))
            table.insertRows(at: [path(2)], with: .none)
        })
        #expect(table.cellForRow(at: path(1)) === second)
        #expect(second.reuses == 0)
        #expect(heights(table) == [50, 90, 10])
    }

    @Test func reloadDataInsideAnUpdateForgetsItsEdits() {
        let source = ArraySource([.init(id: 0, height: 40), .init(id: 1, height: 50)])
        let table = makeTable(source)
        table.beginUpdates()
        table.deleteRows(at: [path(0)], with: .none)
        source.rows = [.init(id: 7, height: 33)]
        table.reloadData()
        table.endUpdates()
        #expect(heights(table) == [33])
    }

    /// UIKit's closure does not escape; an override as its documentation has it is called all the same.
    @Test func closuresOfBatchesNeedNotEscape() {
        final class Watched: UITableView {
            var batches = 0
            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                batches += 1
                super.performBatchUpdates(updates, completion: completion)
            }
        }
        @MainActor func change(_ table: UITableView, _ updates: () -> Void) {
            table.performBatchUpdates(updates, completion: nil)
        }
        let source = ArraySource([.init(id: 1, height: 50)])
        let table = Watched(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(FixedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.layoutIfNeeded()
        change(table) {
            source.rows.append(.init(id: 2, height: 60))
            table.insertRows(at: [path(1)], with: .none)
        }
        table.performBatchUpdates(nil)
        #expect(table.batches == 2 && table.numberOfRows(inSection: 0) == 2)
    }

    /// Fact D1.3: the classic trap.
    @Test func withoutEstimatesNoRowIsFitted() {
        let source = ArraySource((0..<50).map { .init(id: $0, height: 100) })
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.separatorStyle = .none
        table.estimatedRowHeight = 0
        table.register(FixedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 2200 && table.measureCount == 0)
        // A row has one reason, whoever asks.
        #expect(table.findings.map(\.code) == Array(repeating: "estimates-off", count: 10))
        #expect(table.mismatches() == table.findings)
        table.measureAllRows()
        #expect(table.contentSize.height == 2200)
        table.estimatedRowHeight = 60
        table.layoutIfNeeded()
        #expect(table.heightForRow(at: path(0))?.height == 100 && table.contentSize.height == 400 + 46 * 60)
        table.estimatedRowHeight = 0
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 2200)
        table.rowHeight = 70
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 3500)
    }

    @Test func aRowThatComesBackAppearsAgain() throws {
        let source = ArraySource((0..<50).map { .init(id: $0, height: 100) })
        let table = makeTable(source, height: 400)
        for offset in [1000.0, 0] {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        #expect(table.heightForRow(at: path(0))?.reason == .appeared)
        #expect(table.visibleCells.count == 4)
    }

    @Test func unregisteredIdentifierRaises() {
        var raised: [UIKitException] = []
        let table = UITableView(frame: .zero, style: .plain)
        UIKitExceptions.withHandler({ raised.append($0) }) {
            _ = table.dequeueReusableCell(withIdentifier: "X", for: path(0))
        }
        #expect(raised.first?.name == "NSInternalInconsistencyException")
        #expect(
            raised.first?.reason
                == "unable to dequeue a cell with identifier X - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard")
    }

    @Test func separatorsTakeTheirShare() {
        let saved = LayoutEnvironment.current
        defer { LayoutEnvironment.current = saved }
        for (generation, scale, share) in [(UIKitGeneration.mid, 2, 0.5), (.mid, 3, 1.0 / 3), (.ios26, 3, 1)] {
            LayoutEnvironment.current = LayoutEnvironment(displayScale: CGFloat(scale), generation: generation)
            let source = ArraySource([.init(id: 0, height: 64)])
            let table = makeTable(source)
            table.separatorStyle = .singleLine
            table.layoutIfNeeded()
            let height = table.heightForRow(at: path(0))
            #expect(abs((height?.height ?? 0) - 64 - share) < 1e-9)
            #expect(height?.contentHeight == 64)
        }
    }
}
