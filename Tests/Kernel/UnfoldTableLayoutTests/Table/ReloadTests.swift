import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// What `reloadData()` asks at once, what it leaves to the pass, and whom it notifies (facts D7).
@MainActor @Suite(.ownSettings) struct ReloadTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows: [Int] = []
        var height: CGFloat = 40
        var header: CGFloat = 20
        var log: [String] = []
        var atEnd: (UITableView) -> Void = { _ in }

        init(_ rows: Range<Int>) { self.rows = Array(rows) }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            log.append("count")
            return rows.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.tag = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A header" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "A footer" }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            log.append("height \(indexPath.row) of \(rows[indexPath.row])")
            return height
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            log.append("end \(indexPath.row) of \(cell.tag)")
            atEnd(tableView)
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            log.append("show \(indexPath.row) of \(cell.tag)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            log.append("header end \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
            log.append("footer end \(section)")
        }
    }

    private final class Watched: UITableView {
        var reloads = 0
        /// What the override does: tables as high as their content lay out, others hold reloads back.
        var after: (UITableView) -> Void = { _ in }
        var isHeldBack = false
        override func reloadData() {
            reloads += 1
            if isHeldBack { return }
            super.reloadData()
            after(self)
        }
    }

    private func make(_ source: Source, estimate: CGFloat = 44) -> Watched {
        let table = Watched(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.separatorStyle = .none
        table.estimatedRowHeight = estimate
        table.register(FixedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        source.log = []
        table.reloads = 0
        return table
    }

    /// The data may change between the reload and the update that tells of the change, all before the next pass.
    @Test func anUpdateBehindAReloadCountsFromTheReload() {
        inEnvironment {
            let source = Source(0..<3)
            let table = make(source)
            var reasons: [String] = []
            UIKitExceptions.withHandler({ reasons.append($0.reason) }) {
                source.rows = [7, 8]
                table.reloadData()
                #expect(source.log.filter { $0 == "count" }.count == 1)
                source.rows.append(9)
                table.insertRows(at: [.row(2)], with: .none)
                source.rows.removeFirst()
                table.reloadData()
                source.rows.removeFirst()
                table.beginUpdates()
                table.deleteRows(at: [.row(0)], with: .none)
                table.endUpdates()
            }
            #expect(reasons.isEmpty)
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.tag) == [9] && table.numberOfRows(inSection: 0) == 1)
        }
    }

    /// Another data source, or delegate, is asked in the pass, which calls what subclasses override.
    @Test func propertiesWaitForThePass() {
        inEnvironment {
            let source = Source(0..<3)
            let table = make(source)
            let other = Source(0..<1)
            table.dataSource = other
            #expect(table.reloads == 0 && other.log.isEmpty)
            other.rows = [4, 5]
            table.layoutIfNeeded()
            #expect(table.reloads == 1 && table.visibleCells.map(\.tag) == [4, 5])
            table.layoutIfNeeded()
            table.reloadData()
            #expect(table.reloads == 2)
            table.layoutIfNeeded()
            #expect(table.reloads == 2)
        }
    }

    /// Overrides lay out in the call, ask for what is shown, or call nothing.
    @Test func overridesDoAsTheyLike() {
        inEnvironment {
            let source = Source(0..<3)
            let table = make(source)
            var shown: [Int] = []
            table.after = { table in
                table.invalidateIntrinsicContentSize()
                table.setNeedsLayout()
                table.layoutIfNeeded()
                shown.append(table.numberOfRows(inSection: 0))
            }
            source.rows = [1, 2]
            table.reloadData()
            #expect(table.visibleCells.map(\.tag) == [1, 2] && shown == [2])
            let other = Source(5..<9)
            table.dataSource = other
            table.delegate = other
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.tag) == [5, 6, 7, 8] && shown == [2, 4] && table.reloads == 2)
            table.isHeldBack = true
            table.dataSource = source
            table.delegate = source
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.tag) == [1, 2] && table.reloads == 3)
        }
    }

    /// With estimates off all heights are asked at the reload, and those on screen again in the pass (fact D7.3).
    @Test func heightsAreAskedAtOnceWithoutEstimates() {
        inEnvironment {
            let source = Source(0..<20)
            let table = make(source, estimate: 0)
            table.reloadData()
            #expect(source.log.filter { $0.hasPrefix("height") }.count == 20)
            #expect(isClose(table.contentSize.height, 20 + 22 + 28 + 20 * 40))
            source.height = 50
            source.header = 36
            source.log = []
            table.layoutIfNeeded()
            #expect(source.log.contains("height 0 of 0") && !source.log.contains("height 19 of 19"))
            #expect(table.rectForRow(at: .row(0)).height == 50 && table.rectForRow(at: .row(19)).height == 40)
            // The header too is as high as the app says when it comes on screen.
            #expect(table.rectForHeader(inSection: 0).height == 36)
            // Estimates leave the rest to the pass.
            let other = Source(0..<20)
            let lazy = make(other)
            lazy.reloadData()
            #expect(!other.log.contains { $0.hasPrefix("height") })
        }
    }

    /// UIKit notifies of each view that a reload takes away, by the index path it had, which the data may lack by then.
    @Test func whatAReloadTakesAwayHasEnded() {
        inEnvironment {
            let source = Source(0..<3)
            let table = make(source)
            source.rows = [5]
            table.reloadData()
            let ends = ["end 0 of 0", "end 1 of 1", "end 2 of 2", "header end 0", "footer end 0"]
            #expect(source.log.filter { $0.contains("end") } == ends)
            source.log = []
            // Nothing is on screen.
            table.reloadData()
            #expect(!source.log.contains { $0.contains("end") })
            table.layoutIfNeeded()
            // The answer may be another reload.
            var again = 0
            source.atEnd = { table in
                again += 1
                table.reloadData()
                #expect(table.numberOfRows(inSection: 0) == source.rows.count)
            }
            source.rows = [6, 7]
            table.reloadData()
            table.layoutIfNeeded()
            #expect(again == 1 && table.visibleCells.map(\.tag) == [6, 7])
        }
    }

    /// Cells, headers and footers that were announced to another delegate end without a notice to the new one.
    @Test func anotherDelegateDoesNotGetTheEndOfWhatItDoesNotKnow() {
        inEnvironment {
            let source = Source(0..<3)
            let table = make(source)
            let other = Source(0..<3)
            table.delegate = other
            table.layoutIfNeeded()
            #expect(!(source.log + other.log).contains { $0.contains("end") })
            #expect(other.log.filter { $0.hasPrefix("show") } == ["show 0 of 0", "show 1 of 1", "show 2 of 2"])
            other.log = []
            table.delegate = other
            table.layoutIfNeeded()
            #expect(other.log.filter { $0.hasPrefix("end") } == ["end 0 of 0", "end 1 of 1", "end 2 of 2"])
        }
    }

    /// Rows that an update takes away or makes again have ended when it is over, by the order before.
    @Test func whatAnUpdateTakesAwayHasEnded() {
        inEnvironment {
            let source = Source(0..<4)
            let table = make(source)
            source.rows.remove(at: 1)
            var isComplete = false
            table.performBatchUpdates {
                table.deleteRows(at: [.row(1)], with: .fade)
                table.reloadRows(at: [.row(3)], with: .fade)
            } completion: { _ in
                isComplete = true
                #expect(
                    source.log.filter { !$0.hasPrefix("height") } == [
                        "count", "show 2 of 3", "end 1 of 1", "end 3 of 3",
                    ])
            }
            #expect(isComplete)
            source.log = []
            table.reloadSections([0], with: .none)
            let ends = source.log.filter { $0.contains("end") }
            #expect(Set(ends) == ["end 0 of 0", "end 1 of 2", "end 2 of 3", "header end 0", "footer end 0"])
            #expect(ends.count == 5)
        }
    }
}
