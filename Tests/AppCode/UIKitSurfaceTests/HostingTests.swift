import Foundation
import TestSupport
import Testing
import UIKit

/// SwiftUI's views in cells, as large as a test says.
@MainActor @Suite(.ownSettings) struct HostingTests {
    /// In the place of a view of SwiftUI's.
    private struct NoteRow { var isOpen: Bool }
    private struct Unknown {}

    private final class Source: NSObject, UITableViewDataSource {
        var rows: [UIHostingConfiguration<NoteRow>] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = rows[indexPath.row]
            return cell
        }
    }

    @Test func heightsFollowTheGivenSize() throws {
        // Wraps: 40,000 points of area.
        hostedSizes[NoteRow.self] = { row, width in
            CGSize(width: min(width, 400), height: row.isOpen ? 40_000 / min(width, 400) : 20)
        }
        defer { hostedSizes[NoteRow.self] = nil }
        let source = Source()
        source.rows = [
            UIHostingConfiguration { NoteRow(isOpen: true) }.margins(.all, 0),
            UIHostingConfiguration { NoteRow(isOpen: true) }.margins(.horizontal, 60).margins(.vertical, 10),
            UIHostingConfiguration { NoteRow(isOpen: false) }.margins(.all, 0),
            UIHostingConfiguration { NoteRow(isOpen: false) }.margins(.all, 0).minSize(height: 0),
        ]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
        table.separatorStyle = .none
        table.dataSource = source
        table.layoutIfNeeded()
        let heights = (0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights == [125, 220, 44, 20])
        // Opened, in place.
        table.cellForRow(at: IndexPath(row: 3, section: 0))?.contentConfiguration =
            UIHostingConfiguration { NoteRow(isOpen: true) }.margins(.all, 0)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 125)
    }

    @Test func controllersHaveTheSizeOfTheirView() {
        hostedSizes[NoteRow.self] = { row, width in CGSize(width: 100, height: row.isOpen ? 347 : 147) }
        defer { hostedSizes[NoteRow.self] = nil }
        let controller = UIHostingController(rootView: NoteRow(isOpen: false))
        #expect(controller.sizeThatFits(in: CGSize(width: 320, height: 0)) == CGSize(width: 100, height: 147))
        controller.rootView.isOpen = true
        #expect(controller.view.intrinsicContentSize.height == 347)
    }

    @Test func aSizeThatIsNotGivenIsAFinding() {
        var found: [String] = []
        LayoutJournal.listening {
            if case .finding(let finding) = $0, case .appFile(let problem) = finding.fact { found.append("\(problem)") }
        } to: {
            _ = UIHostingController(rootView: Unknown()).sizeThatFits(in: .zero)
        }
        #expect(
            found == [
                "Unknown is hosted from SwiftUI and has no size here; give it: hostedSizes[Unknown.self] = { view, width in … }"
            ])
    }
}
