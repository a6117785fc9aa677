import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// What a cell brings along when it comes back from the reuse pool, or is used without its table.
@MainActor @Suite(.ownSettings) struct ReusePoolTests {
    /// A cell whose box has a required height.
    final class RequiredCell: UITableViewCell {
        let box = UIView()
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 60)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("not archived") }
    }

    private func makeTable(_ source: ClosureSource) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
        table.separatorStyle = .none
        table.register(RequiredCell.self, forCellReuseIdentifier: "box")
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    /// What broke in a cell is silent when the cell shows another row, unless the pool forgets (fact M2.4).
    @Test(arguments: [true, false]) func whatBrokeInAPooledCell(_ isKept: Bool) throws {
        let saved = BrokenConstraints.areKeptInReusePool
        defer { BrokenConstraints.areKeptInReusePool = saved }
        BrokenConstraints.areKeptInReusePool = isKept
        try inEnvironment {
            var received: [String] = []
            let source = ClosureSource(40) { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "box", for: path) as! RequiredCell
                cell.height.constant = 60
                return cell
            }
            try LayoutJournal.listening({
                if case .unsatisfiable(let report, _) = $0 {
                    received.append(report.members[report.broken].constraint.equation)
                }
            }) {
                let table = makeTable(source)
                let first = try #require(table.cellForRow(at: .row(0)) as? RequiredCell)
                first.height.constant = 90
                first.contentView.layoutIfNeeded()
                #expect(received.count == 1, "\(received)")
                // All cells leave, and come back.
                for count in [0, 40] {
                    source.count = count
                    table.reloadData()
                    table.layoutIfNeeded()
                }
                let reused = try #require(table.visibleCells.first { $0 === first } as? RequiredCell)
                reused.height.constant = 120
                reused.contentView.layoutIfNeeded()
                #expect(received.count == (isKept ? 1 : 2), "\(received)")
            }
        }
    }

    /// A cell taken from the pool and laid out by the app has the size that the app gives, as a new one has.
    @Test func aPooledCellOutsideATableFollowsItsFrame() throws {
        try inEnvironment {
            let source = ClosureSource(40) { table, path in
                table.dequeueReusableCell(withIdentifier: "box", for: path)
            }
            let table = makeTable(source)
            source.count = 0
            table.reloadData()
            table.layoutIfNeeded()
            let pooled = try #require(table.dequeueReusableCell(withIdentifier: "box") as? RequiredCell)
            #expect(pooled.contentView.isPinned(nil, nil))
            let new = RequiredCell(style: .default, reuseIdentifier: nil)
            var received = 0
            LayoutJournal.listening({ if case .unsatisfiable = $0 { received += 1 } }) {
                for cell in [pooled, new] {
                    cell.height.priority = UILayoutPriority(999)
                    for size in [CGSize(width: 250, height: 44), CGSize(width: 400, height: 130)] {
                        cell.frame = CGRect(origin: .zero, size: size)
                        cell.layoutIfNeeded()
                        #expect(cell.contentView.frame.size == size && cell.box.frame.size == size)
                    }
                }
            }
            #expect(received == 0)
        }
    }

    /// A row of given height lays a label out again whose lines alone changed.
    @Test func linesInARowOfGivenHeight() {
        inEnvironment {
            let label = UILabel()
            let source = ClosureSource(1) { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                label.text = "A sentence that needs several lines in a row of this width, and has but one."
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                ])
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: .plain)
            table.rowHeight = 300
            table.dataSource = source
            table.layoutIfNeeded()
            let oneLine = label.frame.height
            label.numberOfLines = 0
            table.layoutIfNeeded()
            let wanted = label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height
            #expect(wanted > 2 * oneLine, "\(wanted) of \(oneLine)")
            #expect(label.frame.height == wanted)
            #expect(table.rectForRow(at: .row(0)).height == 300)
        }
    }
}
