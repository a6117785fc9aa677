import Testing
import UIKit

/// The cell written in Swift gives the numbers of the scenario file.
@MainActor @Suite struct WorkplaceCellTests {
    @Test(arguments: [1000, 999, 751, 750, 501, 500, 251, 250, 249, 100, 51] as [Float])
    func toggling(_ priority: Float) throws {
        let list = WorkplaceListController(names: ["Corner Cafe"], priority: UILayoutPriority(priority))
        let heights = try toggle(list)
        let expanded: CGFloat = priority > 250 ? 347 : 147
        #expect(heights == [147, expanded, 147, expanded])
        let reports = list.tableView.batchUpdateReports
        #expect(reports.map(\.conflicts.count) == (priority == 1000 ? [1, 0, 0] : [0, 0, 0]))
        let lost = reports[0].unsatisfiedAfter
        if priority > 250 {
            #expect(lost.isEmpty, "\(lost.map(\.constraint.constraint.equation))")
        } else {
            let loss = try #require(lost.first?.constraint)
            #expect(lost.count == 1)
            #expect((loss.wanted, loss.got) == (200, 0))
            #expect(loss.holders.contains { $0.constraint.kind == .contentHugging && $0.constraint.priority == 250 })
        }
    }

    @Test func plainViewAsCard() throws {
        let list = WorkplaceListController(
            names: ["Corner Cafe"], priority: .defaultLow, cellClass: PlainWorkplaceCell.self)
        #expect(try toggle(list) == [147, 347, 147, 347])
        #expect(list.tableView.batchUpdateReports.flatMap(\.conflicts).isEmpty)
    }

    @Test func requiredHeightPrintsSeventeenConstraints() throws {
        var printed: [String] = []
        let console = LayoutJournal.console
        LayoutJournal.console = { printed.append($0) }
        defer { LayoutJournal.console = console }
        let list = WorkplaceListController(names: ["Corner Cafe"], priority: .required)
        _ = try toggle(list)
        let conflict = try #require(list.tableView.batchUpdateReports.first?.conflicts.first)
        #expect(conflict.constraints.members.count == 17)
        #expect(conflict.encapsulatedHeight == 147)
        let broken = conflict.constraints.members[conflict.constraints.broken].constraint
        #expect(broken.text.contains(".height == 200"))
        // What broke at the first expansion is still broken at the second.
        #expect(printed.count == 1)
        let text = try #require(printed.first)
        #expect(text.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"))
        #expect(text.contains("Will attempt to recover by breaking constraint \n\(broken.text)\n"))
    }

    /// With the estimate pinned first, a fully required chain conflicts at load, and the row is right all the same.
    @Test func layingOutAtTheEstimateConflictsAtLoad() {
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        var received: [UnsatisfiableConstraints] = []
        for first in [UITableView.FirstLayout.measured, .atEstimate] {
            let list = WorkplaceListController(names: ["Corner Cafe"], priority: .required)
            list.tableView.firstLayout = first
            received = []
            LayoutJournal.listening({ if case .unsatisfiable(let report, _) = $0 { received.append(report) } }) {
                _ = list.view
                list.tableView.layoutIfNeeded()
            }
            #expect(received.isEmpty == (first == .measured))
            #expect(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height - 147 == 0)
        }
        #expect(received.first?.members.contains { $0.constraint.equation == "contentView.height == 44" } == true)
    }

    @Test func otherRowsMoveByTheDifference() throws {
        let list = WorkplaceListController(
            names: ["Cafe", "Bakery", "Cinema", "Library", "Garage"], priority: UILayoutPriority(999))
        _ = list.view
        list.tableView.layoutIfNeeded()
        let table = list.tableView
        func tops() -> [CGFloat] { (0..<5).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY } }
        #expect(tops() == [0, 147, 294, 441, 588])
        for (row, isExpanded, expected, content) in [
            (1, true, [0, 147, 494, 641, 788], 935), (3, true, [0, 147, 494, 641, 988], 1135),
            (1, false, [0, 147, 294, 441, 788], 935),
        ] as [(Int, Bool, [CGFloat], CGFloat)] {
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? WorkplaceCell)
            cell.toggleDetail(isExpanded: isExpanded)
            #expect(tops() == expected)
            #expect(table.contentSize.height == content)
        }
    }

    /// Heights after load and after each of three toggles.
    private func toggle(_ list: WorkplaceListController) throws -> [CGFloat] {
        let path = IndexPath(row: 0, section: 0)
        _ = list.view
        list.tableView.layoutIfNeeded()
        var heights = [list.tableView.rectForRow(at: path).height]
        for isExpanded in [true, false, true] {
            let cell = try #require(list.tableView.cellForRow(at: path) as? WorkplaceCell)
            cell.toggleDetail(isExpanded: isExpanded)
            heights.append(list.tableView.rectForRow(at: path).height)
        }
        return heights
    }
}
