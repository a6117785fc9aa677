import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// A table that is asked to change while it asks, and answers that are no answers.
@MainActor @Suite(.ownSettings) struct AskingTests {
    /// Raised while `body` runs, as name and reason.
    private func raised(_ body: () -> Void) -> [String] {
        var reasons: [String] = []
        UIKitExceptions.withHandler({ reasons.append($0.reason) }, body)
        return reasons
    }

    nonisolated static let mistakes:
        [(name: String, call: @MainActor @Sendable (UITableView) -> Void, methods: [String])] = [
            ("reloadData", { $0.reloadData() }, ["reloadData"]),
            ("insertRows", { $0.insertRows(at: [.row(0)], with: .fade) }, ["insertRowsAtIndexPaths:withRowAnimation:"]),
            ("moveRow", { $0.moveRow(at: .row(0), to: .row(1)) }, ["moveRowAtIndexPath:toIndexPath:"]),
            ("deleteSections", { $0.deleteSections([0], with: .fade) }, ["deleteSections:withRowAnimation:"]),
            (
                "an empty update",
                {
                    $0.beginUpdates()
                    $0.endUpdates()
                }, ["beginUpdates"]
            ),
            ("performBatchUpdates", { $0.performBatchUpdates(nil) }, ["performBatchUpdates:completion:"]),
            ("measureAllRows", { $0.measureAllRows() }, ["measureAllRows"]),
        ]

    /// Each of these would ask for the same cell again, and so on.
    @Test(arguments: mistakes.indices) func changesInCellForRowRaise(_ index: Int) {
        let mistake = Self.mistakes[index]
        inEnvironment {
            let source = ClosureSource(2) { table, _ in
                mistake.call(table)
                return FixedCell(style: .default, reuseIdentifier: nil)
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
            let reasons = raised {
                table.dataSource = source
                table.layoutIfNeeded()
            }
            let expected = mistake.methods.map {
                "Attempted to call -\($0) on the table view while it was asking its data source or delegate about its rows, "
                    + "which is not allowed."
            }
            #expect(reasons == expected + expected, "\(mistake.name)")
            // Nothing was done, and the table goes on.
            #expect(table.visibleCells.count == 2 && !table.hasUncommittedUpdates)
            #expect(table.batchUpdateCount == 0)
        }
    }

    /// Layout inside an answer waits for the answer; properties that reload do so afterwards.
    @Test func whatMayBeSaidInCellForRow() {
        inEnvironment {
            var asked = 0
            let source = ClosureSource(3) { table, _ in
                asked += 1
                table.setNeedsLayout()
                table.layoutIfNeeded()
                table.scrollToRow(at: .row(0), at: .top, animated: false)
                table.separatorStyle = .none
                return FixedCell(style: .default, reuseIdentifier: nil)
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
            let reasons = raised {
                table.dataSource = source
                table.layoutIfNeeded()
            }
            #expect(reasons.isEmpty)
            // Three cells, and once more after the new separator style.
            #expect(asked == 6 && table.visibleCells.count == 3)
            #expect(table.rectForRow(at: .row(0)).height == 10 as CGFloat)
        }
    }

    final class Notices: UITableViewDelegate {
        var act: (UITableView) -> Void = { _ in }
        var atEnd: (UITableView) -> Void = { _ in }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            act(tableView)
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        {
            atEnd(tableView)
        }
    }

    /// A notice is no question: a load or an update there is carried out, but not without end.
    @Test func changesInWillDisplay() {
        inEnvironment {
            let source = ArraySource((0..<3).map { .init(id: $0, height: 50) })
            let table = UITableView.forTests(source, height: 400)
            let notices = Notices()
            table.delegate = notices
            var isDone = false
            notices.act = { table in
                guard !isDone else { return }
                isDone = true
                source.rows.append(.init(id: 9, height: 50))
                table.reloadData()
            }
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.tag) == [0, 1, 2, 9])
            // Every row that comes brings another one with it.
            notices.act = { table in
                source.rows.insert(.init(id: source.rows.count, height: 1), at: 0)
                table.insertRows(at: [.row(0)], with: .none)
            }
            let reasons = raised {
                source.rows.insert(.init(id: 77, height: 1), at: 0)
                table.insertRows(at: [.row(0)], with: .none)
            }
            #expect(reasons.contains { $0.contains("while 16 updates were being carried out inside one another") })
            #expect(table.outerUpdates.isEmpty && !table.update.isCommitting)
        }
    }

    /// Each update counts what happens from its beginning to its end: one inside it counts as its own, and nothing twice.
    @Test func passesOfUpdatesWithinUpdates() {
        inEnvironment {
            let source = ArraySource((0..<3).map { .init(id: $0, height: 50) })
            let table = UITableView.forTests(source, height: 400)
            let notices = Notices()
            table.delegate = notices
            table.layoutIfNeeded()
            var inner = 0
            var isDone = false
            notices.act = { table in
                guard !isDone else { return }
                isDone = true
                LayoutJournal.listening({ if case .laidOut = $0 { inner += 1 } }) {
                    source.rows.append(.init(id: 78, height: 50))
                    table.insertRows(at: [.row(source.rows.count - 1)], with: .none)
                }
            }
            var all = 0
            LayoutJournal.listening({ if case .laidOut = $0 { all += 1 } }) {
                source.rows.insert(.init(id: 77, height: 50), at: 0)
                table.insertRows(at: [.row(0)], with: .none)
            }
            #expect(inner > 0 && all > inner)
            #expect(table.batchUpdateReports.suffix(2).map(\.layoutPasses) == [inner, all])
        }
    }

    /// A reload within an update's layout pass, or while cells leave: the rows that were meant are gone.
    @Test(arguments: [false, true]) func reloadsWithinAPass(_ atEnd: Bool) {
        inEnvironment {
            let source = ArraySource((0..<40).map { .init(id: $0, height: 50) })
            let table = UITableView.forTests(source, height: 400)
            let notices = Notices()
            table.delegate = notices
            table.layoutIfNeeded()
            var isDone = false
            let reload = { @MainActor (table: UITableView) in
                guard !isDone else { return }
                isDone = true
                source.rows = [.init(id: 7, height: 50)]
                table.reloadData()
                table.layoutIfNeeded()
            }
            if atEnd { notices.atEnd = reload } else { notices.act = reload }
            let reasons = raised {
                if atEnd {
                    table.contentOffset.y = 1000
                    table.layoutIfNeeded()
                } else {
                    source.rows.insert(.init(id: 99, height: 50), at: 0)
                    table.insertRows(at: [.row(0)], with: .none)
                }
            }
            #expect(isDone && reasons.isEmpty, "\(reasons)")
            #expect(table.visibleCells.map(\.tag) == [7] && table.contentSize.height == 50)
            if !atEnd { #expect(table.batchUpdateReports.last?.rows.isEmpty == true) }
        }
    }

    final class Counts: UITableViewDataSource {
        var sections = 1
        var rows = 3
        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            FixedCell(style: .default, reuseIdentifier: nil)
        }
    }

    nonisolated static let absurd: [(sections: Int, rows: Int, text: String)] = [
        (
            1, -1,
            "Invalid number of rows in section 0: -tableView:numberOfRowsInSection: of the data source returned -1; "
        ),
        (1, .max, "Invalid number of rows in section 0: "), (1, .min, "Invalid number of rows in section 0: "),
        (2, .max / 2 + 1, "Invalid number of rows in section 0: "),
        (3, 4_000_000, "Invalid number of rows in section 2: "),
        (-1, 1, "Invalid number of sections: -numberOfSectionsInTableView: of the data source returned -1; "),
        (.max, 1, "Invalid number of sections: "),
    ]

    @Test(arguments: absurd.indices) func absurdCountsRaise(_ index: Int) {
        let (sections, rows, text) = Self.absurd[index]
        inEnvironment {
            let source = Counts()
            let table = UITableView.forTests(source)
            let height = table.contentSize.height
            (source.sections, source.rows) = (sections, rows)
            // An update is refused and changes nothing.
            let update = raised { table.performBatchUpdates(nil) }
            #expect(update.count == 1 && update[0].hasPrefix(text), "\(update)")
            #expect(table.numberOfRows(inSection: 0) == 3 && table.contentSize.height == height)
            // A load leaves an empty table.
            let load = raised {
                table.reloadData()
                table.layoutIfNeeded()
            }
            #expect(load.count == 1 && load[0].hasPrefix(text), "\(load)")
            #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
        }
    }

    /// The delegate has UIKit's type: what it implements can be asked through the table.
    @Test func theDelegateHasItsType() {
        inEnvironment {
            final class Heights: UITableViewDelegate {
                var scrolled = 0
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
                func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
            }
            let source = ArraySource((0..<9).map { .init(id: $0, height: 50) })
            let table = UITableView.forTests(source, height: 200)
            let delegate = Heights()
            table.delegate = delegate
            #expect(table.delegate?.tableView(table, heightForRowAt: .row(0)) == 70 as CGFloat)
            #expect(table.dataSource?.tableView(table, numberOfRowsInSection: 0) == 9)
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: .row(0)).height == 70 as CGFloat)
            // The same delegate, seen as a scroll view's.
            let scrollView: UIScrollView = table
            #expect(scrollView.delegate === delegate)
            table.contentOffset.y = 10
            #expect(delegate.scrolled == 1)
            scrollView.delegate = nil
            #expect(table.delegate == nil)
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: .row(0)).height == 50 as CGFloat)
        }
    }
}
