import Foundation
import TestSupport
import UnfoldAutoLayout
import UnfoldTableLayout

/// Two rows whose heights a constraint each gives.
@MainActor final class GrowingTable: UITableViewDataSource {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private var heights: [CGFloat] = [60, 60]
    private var cells: [Int: GrowingCell] = [:]

    init() {
        view.separatorStyle = .none
        view.register(GrowingCell.self, forCellReuseIdentifier: "cell")
        view.dataSource = self
        view.reloadData()
        view.layoutIfNeeded()
    }

    func grow(row: Int, to height: CGFloat) {
        view.beginUpdates()
        heights[row] = height
        cells[row]?.boxHeight.constant = height
        view.endUpdates()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! GrowingCell
        cell.boxHeight.constant = heights[indexPath.row]
        cells[indexPath.row] = cell
        return cell
    }
}

final class GrowingCell: UITableViewCell {
    let box = UIView()
    private(set) var boxHeight: NSLayoutConstraint!

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        boxHeight = box.heightAnchor.constraint(equalToConstant: 60)
        boxHeight.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            boxHeight, box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}
