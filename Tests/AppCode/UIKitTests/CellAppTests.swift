import TestSupport
import Testing
import UIKit

// Cells as apps write them.

private struct CardConfiguration: UIContentConfiguration {
    var title = "Card"
    var height: CGFloat = 40
    func makeContentView() -> any UIView & UIContentView { CardContentView(self) }
    func updated(for state: any UIConfigurationState) -> CardConfiguration { self }
}

private final class CardContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }
    let label = UILabel()
    let box = UIView()
    private(set) lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 0)

    init(_ configuration: CardConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        let stack = UIStackView(arrangedSubviews: [label, box])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        boxHeight.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor), boxHeight,
        ])
        show()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    private func show() {
        guard let card = configuration as? CardConfiguration else { return }
        label.text = card.title
        boxHeight.constant = card.height
    }
}

/// Makes its content smaller, as cards in lists do.
private final class InsetCell: UITableViewCell {
    let title = UILabel()
    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = contentView.frame.inset(by: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    }
}

private final class CardsController: UITableViewController {
    var listRow = 1
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(InsetCell.self, forCellReuseIdentifier: "card")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
        if indexPath.row == listRow {
            var content = cell.defaultContentConfiguration()
            content.text = "List"
            cell.contentConfiguration = content
        } else {
            cell.contentConfiguration = CardConfiguration()
        }
        return cell
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.contentConfiguration = CardConfiguration(title: "Header", height: 20)
        return header
    }
}

/// Leaves some questions to the superclass.
private final class SettingsController: UITableViewController {
    var isOpen = false
    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? (isOpen ? 216 : 0) : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 1 ? 33 : super.tableView(tableView, heightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? super.tableView(tableView, viewForHeaderInSection: section) : UILabel()
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indexPath.section == 1 ? 2 : super.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
}

private final class PropertiesCell: UITableViewCell {
    let label = UILabel()
    var lines = 1
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func updateProperties() {
        super.updateProperties()
        label.text = (0..<lines).map { "Line \($0)" }.joined(separator: "\n")
    }
}

private final class PropertiesController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = PropertiesCell(style: .default, reuseIdentifier: nil)
        cell.lines = 1 + 4 * indexPath.row
        return cell
    }
}

@MainActor @Suite(.ownSettings) struct CellAppTests {
    private func shown(_ controller: UITableViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.layoutIfNeeded()
        return window
    }

    /// Apple's page of `contentConfiguration` (fact L3.8).
    @Test func aConfigurationsViewTakesTheContentViewsPlace() throws {
        let controller = CardsController(style: .plain)
        let window = shown(controller)
        let table = try #require(controller.tableView)
        let cell = try #require(table.visibleCells.first)
        let card = try #require(cell.contentView as? CardContentView)
        let height = cell.bounds.height
        #expect(card.superview === cell && cell.subviews.filter { $0 is any UIContentView }.count == 1)
        #expect(card.frame.minX == 10 && card.frame.width == 370 && card.box.frame.height > 0)
        #expect(card.box.frame.width == 370 - card.layoutMargins.left - card.layoutMargins.right)
        #expect(table.visibleCells[1].contentView is UIListContentView)
        // The same view shows another configuration of its kind.
        cell.contentConfiguration = CardConfiguration(height: 90)
        #expect(cell.contentView === card)
        table.layoutIfNeeded()
        #expect(abs(cell.bounds.height - height - 50) < 0.01)
        // It is the cell's content view also when it asks for another size (fact D10.1).
        card.boxHeight.constant = 140
        card.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        #expect(abs(cell.bounds.height - height - 100) < 0.01)
        let header = try #require(table.headerView(forSection: 0))
        let headerCard = try #require(header.contentView as? CardContentView)
        #expect(headerCard.frame == header.bounds && headerCard.box.frame.height == 20)
        withExtendedLifetime(window) {}
    }

    @Test func anotherKindOfConfigurationHasAnotherContentView() throws {
        let controller = CardsController(style: .plain)
        let window = shown(controller)
        let table = try #require(controller.tableView)
        let heights = table.visibleCells.map(\.bounds.height)
        controller.listRow = 0
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.contentView is UIListContentView } == [true, false, false])
        #expect(table.visibleCells.map(\.bounds.height) == [heights[1], heights[0], heights[2]])
        // None leaves an empty view, to which subviews are added again.
        let cell = table.visibleCells[1]
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty && !(cell.contentView is any UIContentView))
        table.layoutIfNeeded()
        #expect(cell.contentView.superview === cell && cell.contentView.layoutMargins.left > 8)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.contentView.addSubview(box)
        cell.contentConfiguration = nil
        #expect(box.superview === cell.contentView)
        cell.contentConfiguration = CardConfiguration()
        #expect(box.window == nil && cell.contentView is CardContentView)
        withExtendedLifetime(window) {}
    }

    @Test func aCollectionViewsCellHasTheConfigurationsViewToo() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        cell.backgroundView = UIView()
        cell.contentConfiguration = CardConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.contentView is CardContentView && cell.contentView.frame == cell.bounds)
        #expect(cell.subviews == [cell.backgroundView, cell.contentView])
        cell.bounds.size.height = 150
        cell.layoutIfNeeded()
        #expect((cell.contentView as? CardContentView)?.frame == cell.bounds)
        cell.contentConfiguration = nil
        #expect(cell.subviews == [cell.backgroundView, cell.contentView] && cell.contentView.subviews.isEmpty)
    }

    @Test func rowsAndSectionsThatAreLeftToTheSuperclassSayNothingOfOthers() throws {
        let controller = SettingsController(style: .plain)
        controller.tableView.sectionHeaderTopPadding = 0
        let window = shown(controller)
        let table = try #require(controller.tableView)
        let usual = table.rectForRow(at: [0, 0]).height
        #expect(usual > 40 && table.rectForRow(at: [0, 1]).height == 0)
        #expect((0..<3).map { table.rectForHeader(inSection: $0).height }[0...1] == [0, 33])
        #expect(table.visibleCells.map(\.indentationLevel).max() == 2)
        controller.isOpen = true
        table.performBatchUpdates(nil)
        #expect((0..<2).map { table.rectForRow(at: [2, $0]).height } == [usual, 216])
        withExtendedLifetime(window) {}
    }

    /// As a layout pass asks for properties, constraints and layout (WWDC 2025-243).
    @Test func propertiesCountInTheRowsHeight() throws {
        let controller = PropertiesController(style: .plain)
        let window = shown(controller)
        let cells = try #require(controller.tableView?.visibleCells as? [PropertiesCell])
        #expect(cells[1].label.text?.hasSuffix("Line 4") == true)
        #expect(cells[1].bounds.height > 4 * cells[0].bounds.height && cells[0].bounds.height > 10)
        cells[0].lines = 5
        cells[0].setNeedsUpdateProperties()
        controller.tableView.performBatchUpdates(nil)
        #expect(cells[0].bounds.height == cells[1].bounds.height)
        withExtendedLifetime(window) {}
    }
}
