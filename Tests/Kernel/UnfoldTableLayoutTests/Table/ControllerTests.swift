import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

@MainActor @Suite(.ownSettings) struct ControllerTests {
    final class List: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorStyle = .none
            tableView.register(FixedCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! FixedCell
            cell.box.constant = 70
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 1 ? 33 : UITableView.automaticDimension
        }
    }

    @Test func aTableControllerIsItsTablesSourceAndDelegate() throws {
        try inEnvironment {
            let list = List(style: .plain)
            let table = try #require(list.tableView)
            table.layoutIfNeeded()
            #expect(table.frame.size == LayoutEnvironment.current.screenSize)
            #expect((0..<3).map { table.rectForRow(at: .row($0)).height } == [70, 33, 70])
            #expect(table.rectForHeader(inSection: 0).height == 28 as CGFloat)
        }
    }

    @Test func selectedRowsAreDeselectedWhenTheTableAppears() throws {
        try inEnvironment {
            let list = List(style: .plain)
            let table = try #require(list.tableView)
            table.layoutIfNeeded()
            table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
            list.clearsSelectionOnViewWillAppear = false
            list.viewWillAppear(false)
            #expect(table.indexPathForSelectedRow == .row(1))
            list.clearsSelectionOnViewWillAppear = true
            list.viewWillAppear(true)
            #expect(table.indexPathForSelectedRow == nil && table.cellForRow(at: .row(1))?.isSelected == false)
        }
    }

    /// A fitting asked of the cell itself honours the target width, on its own and in a table (openradar-mirror#13097).
    @Test(arguments: [200, 320, 375] as [CGFloat]) func fittingHonoursTheTargetWidth(_ width: CGFloat) {
        inEnvironment {
            let text = String(repeating: "several words that wrap ", count: 10)
            @MainActor func make() -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let label = UILabel()
                label.numberOfLines = 0
                label.text = text
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                ])
                return cell
            }
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            let wanted = label.sizeThatFits(CGSize(width: width, height: 0)).height
            let alone = make().systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(isClose(alone.width, width) && isClose(alone.height, wanted))
            let source = ClosureSource(1) { _, _ in make() }
            let table = UITableView.forTests(source, width: width)
            #expect(isClose(table.rectForRow(at: .row(0)).height, wanted) && table.measureCount == 1)
        }
    }
}
