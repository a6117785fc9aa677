import TestSupport
import Testing
import UIKit

// A list app as it is written from memory of UIKit: an outline, settings with accessories, and a list that is
// reordered.

private struct OutlineItem: Hashable, Sendable {
    let title: String
    let indentation: Int
    let subitems: [OutlineItem]
    init(title: String, indentation: Int = 0, subitems: [OutlineItem] = []) {
        self.title = title
        self.indentation = indentation
        self.subitems = subitems
    }
}

private final class OutlineViewController: UIViewController {
    enum Section { case main }

    var dataSource: UICollectionViewDiffableDataSource<Section, OutlineItem>! = nil
    var outlineCollectionView: UICollectionView! = nil
    private(set) var selectedTitles: [String] = []

    private lazy var menuItems: [OutlineItem] = [
        OutlineItem(
            title: "Compositional Layout",
            subitems: [
                OutlineItem(
                    title: "Getting Started",
                    subitems: [OutlineItem(title: "Grid"), OutlineItem(title: "Inset Items Grid")]),
                OutlineItem(title: "Advanced Layouts", subitems: [OutlineItem(title: "Supplementary Views")]),
            ]),
        OutlineItem(title: "Diffable Data Source", subitems: [OutlineItem(title: "Mountains Search")]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Modern Collection Views"
        configureCollectionView()
        configureDataSource()
    }

    func configureCollectionView() {
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: generateLayout())
        view.addSubview(collectionView)
        collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        collectionView.backgroundColor = .systemGroupedBackground
        self.outlineCollectionView = collectionView
        collectionView.delegate = self
    }

    func configureDataSource() {
        let containerCellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> {
            (cell, indexPath, menuItem) in
            var contentConfiguration = cell.defaultContentConfiguration()
            contentConfiguration.text = menuItem.title
            contentConfiguration.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = contentConfiguration
            let disclosureOptions = UICellAccessory.OutlineDisclosureOptions(style: .header)
            cell.accessories = [.outlineDisclosure(options: disclosureOptions)]
            cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
        }
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> {
            cell, indexPath, menuItem in
            var contentConfiguration = cell.defaultContentConfiguration()
            contentConfiguration.text = menuItem.title
            cell.contentConfiguration = contentConfiguration
            cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
        }
        dataSource = UICollectionViewDiffableDataSource<Section, OutlineItem>(collectionView: outlineCollectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, item: OutlineItem) -> UICollectionViewCell? in
            guard item.subitems.isEmpty else {
                return collectionView.dequeueConfiguredReusableCell(
                    using: containerCellRegistration, for: indexPath, item: item)
            }
            return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
        }
        let snapshot = initialSnapshot()
        self.dataSource.apply(snapshot, to: .main, animatingDifferences: false)
    }

    func generateLayout() -> UICollectionViewLayout {
        let listConfiguration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        let layout = UICollectionViewCompositionalLayout.list(using: listConfiguration)
        return layout
    }

    func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<OutlineItem> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem>()
        func addItems(_ menuItems: [OutlineItem], to parent: OutlineItem?) {
            snapshot.append(menuItems, to: parent)
            for menuItem in menuItems where !menuItem.subitems.isEmpty {
                addItems(menuItem.subitems, to: menuItem)
            }
        }
        addItems(menuItems, to: nil)
        return snapshot
    }
}

extension OutlineViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let menuItem = self.dataSource.itemIdentifier(for: indexPath) else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
        selectedTitles.append(menuItem.title)
    }
}

private struct Setting: Hashable {
    enum Kind: Hashable {
        case header, toggle
        case value(String)
        case action
    }
    let id: Int
    let title: String
    let kind: Kind
}

extension UIConfigurationStateCustomKey {
    fileprivate static let setting = UIConfigurationStateCustomKey("app.ListAppTests.setting")
}

extension UICellConfigurationState {
    fileprivate var setting: Setting? {
        get { self[.setting] as? Setting }
        set { self[.setting] = newValue }
    }
}

private final class SettingCell: UICollectionViewListCell {
    private var setting: Setting?
    private lazy var listContentView = UIListContentView(configuration: .subtitleCell())
    private let badge = UILabel()
    private var badgeConstraints: [NSLayoutConstraint] = []

    func updateWithSetting(_ newSetting: Setting) {
        guard setting != newSetting else { return }
        setting = newSetting
        setNeedsUpdateConfiguration()
    }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.setting = self.setting
        return state
    }

    private func setupViewsIfNeeded() {
        guard badgeConstraints.isEmpty else { return }
        contentView.addSubview(listContentView)
        contentView.addSubview(badge)
        listContentView.translatesAutoresizingMaskIntoConstraints = false
        badge.translatesAutoresizingMaskIntoConstraints = false
        badge.setContentHuggingPriority(.required, for: .horizontal)
        badgeConstraints = [
            listContentView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            listContentView.topAnchor.constraint(equalTo: contentView.topAnchor),
            listContentView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            badge.leadingAnchor.constraint(greaterThanOrEqualTo: listContentView.trailingAnchor, constant: 8),
            badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            contentView.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
        ]
        NSLayoutConstraint.activate(badgeConstraints)
        separatorLayoutGuide.leadingAnchor.constraint(equalTo: listContentView.leadingAnchor).isActive = true
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        setupViewsIfNeeded()
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.text = state.setting?.title
        content.image = UIImage(systemName: "gear")
        content.imageProperties.tintColor = .systemBlue
        content.imageProperties.preferredSymbolConfiguration = .init(font: content.textProperties.font, scale: .large)
        content.axesPreservingSuperviewLayoutMargins = []
        listContentView.configuration = content
        if case .value(let value)? = state.setting?.kind { badge.text = value } else { badge.text = nil }
        if #available(iOS 15.0, *) { badge.isHidden = state.isEditing || state.isSwiped }
    }
}

private final class SettingsViewController: UICollectionViewController {
    private(set) var dataSource: UICollectionViewDiffableDataSource<String, Int>!
    var settings: [Int: Setting] = [:]
    private(set) var deleted: [Int] = []
    private(set) var reordered: [[Int]] = []

    init() {
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.headerMode = .firstItemInSection
        config.footerMode = .supplementary
        config.showsSeparators = true
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
        config.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                self?.delete(at: indexPath)
                completion(true)
            }
            delete.image = UIImage(systemName: "trash")
            let configuration = UISwipeActionsConfiguration(actions: [delete])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        config.itemSeparatorHandler = { indexPath, sectionSeparatorConfiguration in
            var configuration = sectionSeparatorConfiguration
            if indexPath.item == 1 {
                configuration.bottomSeparatorVisibility = .hidden
            } else {
                configuration.bottomSeparatorInsets.leading = 40
            }
            configuration.color = .systemRed
            return configuration
        }
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { section, environment in
            let section = NSCollectionLayoutSection.list(using: config, layoutEnvironment: environment)
            section.interGroupSpacing = 0
            return section
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let headerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            [unowned self] cell, _, id in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self.settings[id]?.title.uppercased()
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let registration = UICollectionView.CellRegistration<SettingCell, Int> { [unowned self] cell, indexPath, id in
            guard let setting = self.settings[id] else { return }
            cell.updateWithSetting(setting)
            cell.indentationLevel = indexPath.item == 3 ? 1 : 0
            cell.accessories = [
                .delete(displayed: .whenEditing, actionHandler: { [weak self] in self?.delete(at: indexPath) }),
                .reorder(displayed: .whenEditing, options: .init(showsVerticalSeparator: false)),
                .disclosureIndicator(displayed: .whenNotEditing), .multiselect(displayed: .whenEditing),
            ]
            if setting.kind == .toggle {
                let toggle = UISwitch()
                toggle.isOn = true
                cell.accessories.append(
                    .customView(
                        configuration: UICellAccessory.CustomViewConfiguration(
                            customView: toggle, placement: .trailing(displayed: .always, at: { _ in 0 }),
                            reservedLayoutWidth: .actual, tintColor: .systemGreen, maintainsFixedSize: true)))
            }
        }
        let footerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { supplementaryView, elementKind, indexPath in
            var configuration = UIListContentConfiguration.groupedFooter()
            configuration.text = "Footer of \(indexPath.section)"
            supplementaryView.contentConfiguration = configuration
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, id in
            indexPath.item == 0
                ? collectionView.dequeueConfiguredReusableCell(using: headerRegistration, for: indexPath, item: id)
                : collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { collectionView, elementKind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: footerRegistration, for: indexPath)
        }
        dataSource.reorderingHandlers.canReorderItem = { $0 % 10 != 0 }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            for sectionTransaction in transaction.sectionTransactions {
                _ = sectionTransaction.sectionIdentifier
                self?.reordered.append(sectionTransaction.finalSnapshot.items)
                _ = self?.deleted.applying(sectionTransaction.difference)
            }
            _ = self?.deleted.applying(transaction.difference)
        }
        dataSource.sectionSnapshotHandlers.willCollapseItem = { _ in }
        dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in true }
    }

    func load() {
        for section in ["General", "Privacy"].enumerated() {
            let base = section.offset * 10
            settings[base] = Setting(id: base, title: section.element, kind: .header)
            for (number, kind) in [Setting.Kind.toggle, .value("On"), .action].enumerated() {
                settings[base + number + 1] = Setting(id: base + number + 1, title: "Setting \(number)", kind: kind)
            }
            var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
            snapshot.append([base])
            snapshot.append([base + 1, base + 2, base + 3], to: base)
            snapshot.expand([base])
            dataSource.apply(snapshot, to: section.element, animatingDifferences: false)
        }
    }

    func rename(_ id: Int, _ title: String) {
        settings[id] = Setting(id: id, title: title, kind: settings[id]?.kind ?? .action)
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func delete(at indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([id])
        dataSource.apply(snapshot)
        deleted.append(id)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }
}

@MainActor @Suite(.ownSettings) struct ListAppTests {
    private func show(_ controller: UIViewController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func anOutlineOpensAndCloses() {
        let controller = OutlineViewController()
        show(controller)
        let view = controller.outlineCollectionView!
        view.layoutIfNeeded()
        func titles() -> [String] {
            view.indexPathsForVisibleItems.sorted().compactMap { controller.dataSource.itemIdentifier(for: $0)?.title }
        }
        #expect(titles() == ["Compositional Layout", "Diffable Data Source"])
        let closed = view.contentSize.height
        view.simulateOutlineDisclosure(at: IndexPath(item: 0, section: 0))
        view.simulateOutlineDisclosure(at: IndexPath(item: 1, section: 0))
        #expect(
            titles() == [
                "Compositional Layout", "Getting Started", "Grid", "Inset Items Grid", "Advanced Layouts",
                "Diffable Data Source",
            ])
        let levels = (0..<6).compactMap {
            (view.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)?.indentationLevel
        }
        #expect(levels == [0, 1, 2, 2, 1, 0])
        #expect(view.contentSize.height > closed)
        view.simulateOutlineDisclosure(at: IndexPath(item: 0, section: 0))
        #expect(view.contentSize.height == closed)
        // It was open below, and is again.
        view.simulateOutlineDisclosure(at: IndexPath(item: 0, section: 0))
        #expect(titles().count == 6)
        let tree = controller.dataSource.snapshot(for: .main)
        #expect(tree.isExpanded(tree.rootItems[0]) && tree.level(of: tree.visibleItems[2]) == 2)
    }

    @Test func settingsShowAccessoriesHeadersAndFooters() throws {
        let controller = SettingsViewController()
        show(controller)
        controller.load()
        let view = controller.collectionView!
        view.layoutIfNeeded()
        #expect(view.numberOfSections == 2 && view.visibleCells.count == 8)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? SettingCell)
        let plain = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? SettingCell)
        let indented = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)) as? SettingCell)
        #expect(cell.contentView.frame.width < plain.contentView.frame.width, "a switch takes room")
        #expect(indented.contentView.frame.minX == 10)
        let width = plain.contentView.frame.width
        controller.setEditing(true, animated: false)
        view.layoutIfNeeded()
        #expect(plain.contentView.frame.minX > 30 && plain.contentView.frame.width < width)
        controller.setEditing(false, animated: false)
        view.layoutIfNeeded()
        #expect(plain.contentView.frame.width == width)
        let footer = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 1))
        #expect((footer as? UICollectionViewListCell)?.contentConfiguration != nil)
        // The first row of a section is its header: a tap closes it.
        view.simulateOutlineDisclosure(at: IndexPath(item: 0, section: 0))
        #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 1) == 4)
    }

    @Test func aReconfiguredRowKeepsItsCellAndGrows() throws {
        let controller = SettingsViewController()
        show(controller)
        controller.load()
        let view = controller.collectionView!
        view.layoutIfNeeded()
        let path = IndexPath(item: 2, section: 0)
        let cell = try #require(view.cellForItem(at: path))
        let height = cell.frame.height
        controller.rename(2, Array(repeating: "A long title that takes lines.", count: 6).joined(separator: " "))
        #expect(view.cellForItem(at: path) === cell && cell.frame.height > height + 20)
        #expect(view.lastBatchUpdateReport?.rows.first { $0.isReconfigured }?.indexPathAfter == path)
    }
}
