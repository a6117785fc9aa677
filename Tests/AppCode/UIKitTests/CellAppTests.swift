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
        guard section > 0 else { return super.tableView(tableView, viewForHeaderInSection: section) }
        let label = UILabel()
        label.text = "Section"
        return label
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indexPath.section == 1 ? 2 : super.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
}

/// Asks the superclass first, and answers something else.
private final class SumsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let usual = super.tableView(tableView, heightForRowAt: indexPath)
        // Another question on the way.
        _ = super.tableView(tableView, estimatedHeightForRowAt: indexPath)
        return indexPath.row == 1 ? 216 : usual
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        max(60, super.tableView(tableView, heightForHeaderInSection: section))
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        super.tableView(tableView, viewForHeaderInSection: section) ?? UILabel()
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        super.tableView(tableView, indentationLevelForRowAt: indexPath) + 1
    }
}

/// Makes its content when it is measured.
private final class LateCell: UITableViewCell {
    private(set) var margins: Set<CGFloat> = []
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        margins.insert(contentView.layoutMargins.left)
        return size
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        contentConfiguration = CardConfiguration()
    }
}

private final class LateCardsController: UITableViewController {
    final class Header: UITableViewHeaderFooterView {
        private(set) var askings = 0
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            askings += 1
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
    }
    var rows = 2
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row == 1 else { return LateCell(style: .default, reuseIdentifier: nil) }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = CardConfiguration()
        return cell
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = Header(reuseIdentifier: nil)
        header.contentConfiguration = CardConfiguration(title: "Header", height: 20)
        return header
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
        let label = try #require(table.headerView(forSection: 2) ?? table.subviews.last { $0 is UILabel })
        let fitted = label.intrinsicContentSize.height.rounded(.up)
        #expect(fitted > 10)
        #expect((0..<3).map { table.rectForHeader(inSection: $0).height.rounded(.up) } == [0, 33, fitted])
        let sections = try table.visibleCells.map { try #require(table.indexPath(for: $0)).section }
        #expect(Set(sections) == [0, 1, 2])
        #expect(table.visibleCells.map(\.indentationLevel) == sections.map { $0 == 1 ? 2 : 0 })
        controller.isOpen = true
        table.performBatchUpdates(nil)
        #expect((0..<2).map { table.rectForRow(at: [2, $0]).height } == [usual, 216])
        withExtendedLifetime(window) {}
    }

    @Test func answersMadeOfTheSuperclassesCount() throws {
        let controller = SumsController(style: .plain)
        controller.tableView.sectionHeaderTopPadding = 0
        let window = shown(controller)
        let table = try #require(controller.tableView)
        #expect(table.rectForRow(at: [0, 0]).height > 40 && table.rectForRow(at: [0, 1]).height == 216)
        #expect(table.rectForHeader(inSection: 0).height == 60 && table.subviews.contains { $0 is UILabel })
        #expect(table.visibleCells.map(\.indentationLevel) == [1, 1])
        withExtendedLifetime(window) {}
    }

    /// Once a row was answered for, those that were not asked for have an estimate, as with any delegate.
    @Test func rowsOffScreenHaveTheEstimateWhateverIsLeft() throws {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row % 2 == 1 ? 80 : super.tableView(tableView, heightForRowAt: indexPath)
            }
        }
        let controller = Controller(style: .plain)
        controller.tableView.rowHeight = 60
        controller.tableView.estimatedRowHeight = 70
        let window = shown(controller)
        let table = try #require(controller.tableView)
        #expect((0..<2).map { table.rectForRow(at: [0, $0]).height } == [60, 80])
        #expect((298..<300).map { table.rectForRow(at: [0, $0]).height } == [70, 70])
        table.reloadData()
        table.layoutIfNeeded()
        #expect((298..<300).map { table.rectForRow(at: [0, $0]).height } == [70, 70])
        withExtendedLifetime(window) {}
    }

    @Test func aContentViewThatComesWithTheMeasuringHasMarginsAndPins() throws {
        let controller = LateCardsController(style: .plain)
        controller.tableView.rowHeight = UITableView.automaticDimension
        let window = shown(controller)
        let table = try #require(controller.tableView)
        #expect(table.visibleCells.allSatisfy { $0.contentView is CardContentView })
        let rows = (0..<2).compactMap { table.heightForRow(at: [0, $0]) }
        #expect(rows[0].height == rows[1].height)
        #expect(rows.map(\.reason) == [.appeared, .appeared])
        let late = try #require(table.visibleCells.first as? LateCell)
        #expect(late.margins == [table.visibleCells[1].contentView.layoutMargins.left])
        // One that comes while the cell is on screen is as large as the list made the cell.
        let cell = table.visibleCells[1]
        let size = cell.contentView.bounds.size
        cell.contentConfiguration = nil
        #expect(pins(of: cell.contentView) == [size.width, size.height])
        withExtendedLifetime(window) {}
    }

    private func pins(of view: UIView) -> [CGFloat] {
        ["Width", "Height"].flatMap { name in
            view.constraints.filter { $0.identifier == "UIView-Encapsulated-Layout-\(name)" }.map(\.constant)
        }
    }

    @Test func aCollectionViewPinsANewContentView() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 100)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        list.dataSource = source
        list.layoutIfNeeded()
        let cell = try #require(list.visibleCells.first)
        #expect(pins(of: cell.contentView) == [120, 100])
        cell.contentConfiguration = CardConfiguration()
        #expect(cell.contentView is CardContentView && pins(of: cell.contentView) == [120, 100])
    }

    /// Only an invalidated size is another one (fact D10.1).
    @Test func prioritiesOfAContentViewDoNotMeasureAgain() throws {
        let controller = LateCardsController(style: .plain)
        let window = shown(controller)
        let table = try #require(controller.tableView)
        let header = try #require(table.headerView(forSection: 0) as? LateCardsController.Header)
        let askings = header.askings
        header.contentView.setContentHuggingPriority(.required, for: .vertical)
        header.contentView.setContentCompressionResistancePriority(.required, for: .vertical)
        table.layoutIfNeeded()
        #expect(askings > 0 && header.askings == askings)
        header.contentView.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        #expect(header.askings == askings + 1)
        withExtendedLifetime(window) {}
    }

    @Test func aPlainContentViewOfAHeaderTakesItsMarginsAgain() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        header.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 30, right: 40)
        header.layoutIfNeeded()
        #expect(header.contentView.layoutMargins == header.layoutMargins)
        header.contentConfiguration = UIHostingConfiguration { 1 }
        header.layoutIfNeeded()
        #expect(header.contentView.layoutMargins == header.layoutMargins)
        header.contentConfiguration = nil
        header.layoutIfNeeded()
        #expect(header.contentView.layoutMargins == header.layoutMargins)
    }

    /// A cell that its table gave up is as large as the app makes it.
    @Test func aCellOutsideOfItsTableHasPinsOfItsOwnSize() throws {
        let controller = LateCardsController(style: .plain)
        let window = shown(controller)
        let table = try #require(controller.tableView)
        let cell = table.visibleCells[1]
        controller.rows = 0
        table.reloadData()
        table.layoutIfNeeded()
        cell.frame.size.height = 400
        let card = try #require(cell.contentView as? CardContentView)
        #expect(pins(of: card) == [card.bounds.width, card.bounds.height] && card.bounds.height > 399)
        card.boxHeight.isActive = false
        card.box.heightAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
        var conflicts = 0
        LayoutJournal.listening({ if case .unsatisfiable = $0 { conflicts += 1 } }, to: { cell.layoutIfNeeded() })
        #expect(conflicts == 0 && card.box.frame.height > 300)
        withExtendedLifetime(window) {}
    }

    /// Reports name the content view for what it is; its identifier is the app's.
    @Test func contentViewsHaveNoIdentifierOfTheirOwn() {
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        for (configuration, identifier) in [(nil, nil), (CardConfiguration(), nil), (CardConfiguration(), "card")] {
            cell.contentConfiguration = configuration
            let content = cell.contentView
            #expect(content.accessibilityIdentifier == nil)
            content.accessibilityIdentifier = identifier
            let heights = [1000, 2000].map { content.heightAnchor.constraint(equalToConstant: $0) }
            var names: [String] = []
            LayoutJournal.listening {
                guard case .unsatisfiable(let conflict, _) = $0 else { return }
                names += conflict.members.map(\.constraint.form.first.anchor.item)
            } to: {
                NSLayoutConstraint.activate(heights)
                cell.layoutIfNeeded()
            }
            names.removeAll { $0.hasPrefix("UITableViewCell:") }
            #expect(names.count > 1 && Set(names) == [identifier ?? "contentView"], "\(names)")
            NSLayoutConstraint.deactivate(heights)
        }
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
