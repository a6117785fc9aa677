import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

/// A table of card cells whose rows are what their numbers say.
@MainActor final class CardTable: UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    let rows: Int
    var expanded: Set<Int> = []

    init(rows: Int, detailRows: Int) {
        self.rows = rows
        table.register(forCellReuseIdentifier: CardCell.identifier) { CardCell(detailRows: detailRows, wraps: false) }
        table.rowHeight = UITableView.automaticDimension
        table.dataSource = self
        table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: CardCell.identifier, for: indexPath)
        if let card = cell as? CardCell {
            card.configure(row: indexPath.row)
            card.setExpanded(expanded.contains(indexPath.row))
        }
        return cell
    }

    /// Scrolls so that the row is on screen and lays out.
    func show(row: Int) {
        table.contentOffset = CGPoint(x: 0, y: table.rectForRow(at: IndexPath(row: row, section: 0)).minY)
        table.layoutIfNeeded()
    }

    /// One row toggled inside beginUpdates and endUpdates, as a tap does it.
    func toggle(row: Int) {
        let isExpanded = expanded.insert(row).inserted
        if !isExpanded { expanded.remove(row) }
        guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? CardCell else { return }
        table.beginUpdates()
        cell.setExpanded(isExpanded)
        cell.contentView.layoutIfNeeded()
        table.endUpdates()
    }
}
