import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Scrolling loads and measures what comes on screen, and nothing else; cells come and go in UIKit's order (facts D7).
@MainActor @Suite(.ownSettings) struct ScrollingTests {
    final class Log: UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var made = 0
        var countsAsked = 0
        func numberOfSections(in tableView: UITableView) -> Int {
            countsAsked += 1
            return 1
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! FixedCell
            if cell.tag == 0 {
                made += 1
                cell.tag = made
            }
            log.append(
                "\(indexPath.row):\(cell.tag)\(cell.reuses > 0 ? "r" : "") \(Int(cell.frame.width))x\(Int(cell.frame.height))"
            )
            cell.box.constant = 100
            return cell
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            log.append("end \(indexPath.row)")
        }
    }

    private func table(_ source: Log) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
        table.separatorStyle = .none
        table.estimatedRowHeight = 100
        table.register(FixedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }

    @Test func cellsComeAndGoInUIKitsOrder() {
        inEnvironment {
            let source = Log()
            let table = table(source)
            // Inside the question a cell has the table's width and the estimated height (fact D7.5).
            #expect(source.log == ["0:1 320x100", "1:2 320x100", "2:3 320x100"])
            let asked = source.countsAsked
            source.log = []
            // By one row: a fourth cell, then the first goes.
            table.contentOffset.y = 100
            table.layoutIfNeeded()
            #expect(source.log == ["3:4 320x100", "end 0"])
            source.log = []
            table.contentOffset.y = 200
            table.layoutIfNeeded()
            #expect(source.log == ["4:1r 320x100", "end 1"])
            // A jump needs twice as many; they leave from the bottom (fact D7.6).
            source.log = []
            table.contentOffset.y = 10_000
            table.layoutIfNeeded()
            #expect(source.log == ["100:2r 320x100", "101:5 320x100", "102:6 320x100", "end 4", "end 3", "end 2"])
            // Scrolling asks for no counts (fact D7.4).
            #expect(source.countsAsked == asked && table.measureCount == 8)
            // A reload tells the end of every cell on screen (fact D7.9) and puts cells back from the top: the last comes
            // first.
            source.log = []
            table.reloadData()
            table.layoutIfNeeded()
            #expect(
                source.log == [
                    "end 100", "end 101", "end 102", "100:6r 320x100", "101:5r 320x100", "102:2r 320x100",
                ])
        }
    }

    @Test func scrollingToRowsMeasuresWhatIsSeen() {
        inEnvironment {
            var generator = SplitMix(seed: 77)
            let source = ArraySource((0..<5000).map { .init(id: $0, height: CGFloat(30 + $0 * 37 % 90)) })
            let table = UITableView.forTests(source, height: 400)
            for _ in 0..<60 {
                let row = Int.random(in: 0..<5000, using: &generator)
                let position = [UITableView.ScrollPosition.top, .middle, .bottom, .none].randomElement(
                    using: &generator)!
                let before = table.measureCount
                table.scrollToRow(at: .row(row), at: position, animated: false)
                let rect = table.rectForRow(at: .row(row))
                let seen = table.bounds
                #expect(rect.minY >= seen.minY - 1e-6 && rect.maxY <= seen.maxY + 1e-6, "row \(row)")
                switch position {
                case .top: #expect(rect.minY == seen.minY || seen.maxY == table.contentSize.height)
                case .bottom: #expect(isClose(rect.maxY, seen.maxY) || seen.minY == 0)
                case .middle:
                    #expect(
                        isClose(rect.midY, seen.midY) || seen.minY == 0 || isClose(seen.maxY, table.contentSize.height))
                case .none: break
                }
                #expect(table.measureCount - before <= 60)
                #expect(table.visibleCells.count <= 15)
            }
            table.scrollToRow(at: .row(4999), at: .bottom, animated: false)
            table.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
            table.layoutIfNeeded()
            #expect(table.contentOffset.y == 0 as CGFloat && table.cellForRow(at: .row(0)) != nil)
            let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 35, width: 1, height: 100)) ?? []
            #expect(
                rows
                    == (0..<5000).map { .row($0) }.filter {
                        let rect = table.rectForRow(at: $0)
                        return rect.maxY > 35 && rect.minY < 135
                    })
        }
    }

    @Test func scrollingBeyondTheRowsRaises() {
        let source = ArraySource((0..<5).map { .init(id: $0, height: 100) })
        let table = UITableView.forTests(source)
        var raised: [String] = []
        UIKitExceptions.withHandler({ raised.append($0.reason) }) {
            table.scrollToRow(at: .row(5), at: .top, animated: false)
            table.scrollToRow(at: .row(0, 3), at: .top, animated: false)
        }
        #expect(
            raised == [
                "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 5 rows in section 0.",
                "Attempted to scroll the table view to an out-of-bounds section (3) when there are only 1 sections.",
            ])
    }

    @Test func selectionFollowsTheRows() {
        let source = ArraySource((0..<5).map { .init(id: $0, height: 100) })
        let table = UITableView.forTests(source)
        table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
        #expect(table.cellForRow(at: .row(3))?.isSelected == true)
        source.rows.remove(at: 0)
        table.deleteRows(at: [.row(0)], with: .none)
        #expect(table.indexPathForSelectedRow == .row(2))
        source.rows.remove(at: 2)
        table.deleteRows(at: [.row(2)], with: .none)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    /// What is shorter than the table counts too (fact L7.10).
    @Test func anOffsetBeyondTheContentStaysUntilASizeChanges() {
        inEnvironment {
            let (table, source) = ClosureSource.table(of: FixedCell.self, rows: 3)
            @MainActor func offset(after change: () -> Void) -> CGFloat {
                change()
                table.setNeedsLayout()
                table.layoutIfNeeded()
                return table.contentOffset.y
            }
            #expect(offset { table.contentOffset.y = 100 } == 100 && offset {} == 100)
            #expect(offset { table.frame.size = CGSize(width: 640, height: 700) } == 0)
            #expect(offset { table.contentOffset.y = 50 } == 50)
            #expect(
                offset {
                    source.count = 1
                    table.reloadData()
                } == 0)
            let new = UITableView(frame: table.frame)
            new.dataSource = source
            new.register(FixedCell.self, forCellReuseIdentifier: "cell")
            new.contentOffset.y = 100
            new.layoutIfNeeded()
            #expect(new.contentOffset.y == 0)
        }
    }
}
