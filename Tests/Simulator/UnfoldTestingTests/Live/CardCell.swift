import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

/// A card of a button, with a stack of three parts; the second one opens.
final class CardCell: UITableViewCell {
    let card = UIButton()
    let stack = UIStackView()
    let parts = (0..<3).map { _ in UIView() }
    let title = UILabel()
    let detail = UIView()
    private(set) var detailHeight: NSLayoutConstraint!

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for (view, name) in zip(
            [card, stack, title, detail] + parts, ["card", "stack", "title", "detail", "a", "b", "c"])
        {
            view.accessibilityIdentifier = name
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        stack.axis = .vertical
        stack.spacing = 8
        title.text = "Corner Cafe"
        title.font = .systemFont(ofSize: 16)
        contentView.addSubview(card)
        card.addSubview(stack)
        parts.forEach(stack.addArrangedSubview)
        parts[0].addSubview(title)
        parts[1].addSubview(detail)
        detailHeight = detail.heightAnchor.constraint(equalToConstant: 0)
        detailHeight.priority = UILayoutPriority(999)
        var all = card.pinned(to: contentView, inset: 12)
        all += stack.pinned(to: card)
        all += title.pinned(to: parts[0], inset: 10)
        all += detail.pinned(to: parts[1])
        all += [title.heightAnchor.constraint(equalToConstant: 20)]
        all += [detailHeight, parts[2].heightAnchor.constraint(equalToConstant: 36)]
        NSLayoutConstraint.activate(all)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}

extension UIView {
    func pinned(to view: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
        ]
    }
}

/// A table of cells of one class, each handed to `fill` when it is asked for.
@MainActor final class LiveTable<Cell: UITableViewCell>: UITableViewDataSource {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .plain)
    var count: Int
    var fill: (Cell, Int) -> Void

    init(_ cell: Cell.Type, count: Int = 1, fill: @escaping (Cell, Int) -> Void = { _, _ in }) {
        (self.count, self.fill) = (count, fill)
        view.separatorStyle = .none
        view.register(cell, forCellReuseIdentifier: "cell")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func cell(_ row: Int) -> Cell { view.cellForRow(at: IndexPath(row: row, section: 0)) as! Cell }
    func height(_ row: Int = 0) -> Double { Double(view.rectForRow(at: IndexPath(row: row, section: 0)).height) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! Cell
        fill(cell, indexPath.row)
        return cell
    }
}
