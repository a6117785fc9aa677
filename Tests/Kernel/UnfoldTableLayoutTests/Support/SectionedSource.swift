import Foundation
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Sections of rows with a fixed height each, from arrays that the tests edit.
@MainActor final class SectionedSource: UITableViewDataSource {
    struct Section {
        var id: Int
        var rows: [ArraySource.Row]
        var title: String?
    }

    var sections: [Section]
    /// Calls of `cellForRowAt`.
    var cellsAsked = 0
    init(_ sections: [Section]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsAsked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! FixedCell
        let row = sections[indexPath.section].rows[indexPath.row]
        cell.box.constant = row.height
        cell.tag = row.id
        return cell
    }
}

extension UITableView {
    @MainActor static func forTests(
        _ source: any UITableViewDataSource, height: CGFloat = 2000, width: CGFloat = 320,
        style: UITableView.Style = .plain
    ) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
        table.separatorStyle = .none
        table.register(FixedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    var allPaths: [[IndexPath]] {
        (0..<numberOfSections).map { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
    }
}
