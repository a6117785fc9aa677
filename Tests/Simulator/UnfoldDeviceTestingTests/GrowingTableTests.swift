import Testing
import UIKit

#if canImport(XCTest)
    import XCTest
#endif

/// A team's test file, which is compiled into two test targets: one has the product for devices, the other the one with
/// reports. It imports neither by name.
@MainActor @Suite struct GrowingTableTests {
    @Test func rowsAreAsTall() { expectHeights(of: BlockTable().view, [60, 60, 60], [44]) }

    @Test func aRowGrows() {
        let table = BlockTable()
        expectUpdate(of: table.view) {
            table.setHeight(of: 1, 120)
        } changes: {
            $0[1] = 120
        }
        expectUpdate(of: table.view, gives: [[60, 60, 60], [44]]) { table.setHeight(of: 1, 60) }
    }

    @Test func rowsComeAndGo() {
        let table = BlockTable()
        expectUpdate(of: table.view) {
            table.counts[0] = 2
            table.view.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        } changes: {
            $0.remove(at: 2)
        }
        #expect(RowHeights(of: table.view).total == 164)
        expectUpdate(of: table.view) {
            table.counts[0] = 3
            table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        } changes: {
            $0.insert(60, at: 0)
        }
    }

    @Test func aTapGrowsARow() {
        let table = BlockTable()
        expectUpdate(of: table.view) {
            #expect(table.view.simulateTap(onRowAt: IndexPath(row: 0, section: 0)))
        } changes: {
            $0[0] = 200
        }
        #expect(!table.view.simulateTap(onRowAt: IndexPath(row: 9, section: 0)))
    }

    @Test func itemsAreAsTall() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 30)
        let source = BlockItems()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        expectHeights(of: view, [30, 30])
        withKnownIssue {
            expectHeights(of: view, [30, 31])
        } matching: {
            $0.description.contains("item heights differ")
        }
    }

    /// An issue says for each row what was expected and what there is.
    @Test func differencesAreIssues() {
        let table = BlockTable()
        withKnownIssue {
            expectHeights(of: table.view, [60, 61, 60], [44])
        } matching: {
            $0.description.contains("row heights differ\nrow 1 of section 0: expected 61, got 60 (-1)")
        }
        withKnownIssue {
            expectUpdate(of: table.view) { table.setHeight(of: 1, 120) }
        } matching: {
            $0.description.contains("row 1 of section 0: expected 60, got 120 (+60), before 60")
        }
        withKnownIssue {
            expectHeights(of: table.view, [60, 120], [44])
        } matching: {
            $0.description.contains("section 0: expected 2 rows, got 3")
        }
    }
}

#if canImport(XCTest)
    final class GrowingTableXCTests: XCTestCase {
        func testARowGrows() {
            MainActor.assumeIsolated {
                let table = BlockTable()
                expectUpdate(of: table.view) {
                    table.setHeight(of: 1, 120)
                } changes: {
                    $0[1] = 120
                }
                expectHeights(of: table.view, [60, 120, 60], [44])
            }
        }
    }
#endif

/// Two sections in a window; a tap makes a row of the first 200 points tall.
@MainActor private final class BlockTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var counts = [3, 1]
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override init() {
        super.init()
        view.separatorStyle = .none
        view.register(BlockCell.self, forCellReuseIdentifier: "row")
        (view.dataSource, view.delegate) = (self, self)
        window.addSubview(view)
        view.layoutIfNeeded()
    }

    func setHeight(of row: Int, _ height: CGFloat) {
        view.performBatchUpdates {
            (view.cellForRow(at: IndexPath(row: row, section: 0)) as? BlockCell)?.blockHeight.constant = height
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? BlockCell)?.blockHeight.constant = indexPath.section == 0 ? 60 : 44
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { setHeight(of: indexPath.row, 200) }
}

private final class BlockCell: UITableViewCell {
    let block = UIView()
    private(set) lazy var blockHeight = block.heightAnchor.constraint(equalToConstant: 60)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        blockHeight.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), blockHeight,
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}

private final class BlockItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
