import Testing
import UIKit

// Written as apps write it: what they override, and how they make layouts, cells and data sources.

private final class PhotoCell: UICollectionViewCell {
    static let reuseIdentifier = String(describing: PhotoCell.self)
    private let label: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()
    private(set) var reused = 0
    private(set) var applied = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isSelected: Bool { didSet { label.textColor = isSelected ? .systemBlue : .label } }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

    override func prepareForReuse() {
        super.prepareForReuse()
        label.text = nil
        reused += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
        if let parallax = layoutAttributes as? ParallaxAttributes { label.tag = Int(parallax.offset) }
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        setNeedsLayout()
        layoutIfNeeded()
        let target = CGSize(width: layoutAttributes.frame.width, height: 0)
        let size = contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        var frame = layoutAttributes.frame
        frame.size.height = ceil(size.height)
        layoutAttributes.frame = frame
        return layoutAttributes
    }

    func configure(_ text: String) { label.text = text }
}

private final class HeaderView: UICollectionReusableView {
    let title = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
    }
    required init?(coder: NSCoder) { fatalError() }
}

private final class ParallaxAttributes: UICollectionViewLayoutAttributes {
    var offset: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! ParallaxAttributes
        copy.offset = offset
        return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ParallaxAttributes, other.offset == offset else { return false }
        return super.isEqual(object)
    }
}

private final class LeftAlignedLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { ParallaxAttributes.self }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.map {
            $0.copy() as! UICollectionViewLayoutAttributes
        }
        var leftMargin = sectionInset.left
        var maxY: CGFloat = -1
        attributes?.forEach { layoutAttribute in
            guard layoutAttribute.representedElementCategory == .cell else { return }
            if layoutAttribute.frame.origin.y >= maxY { leftMargin = sectionInset.left }
            layoutAttribute.frame.origin.x = leftMargin
            leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
            maxY = max(layoutAttribute.frame.maxY, maxY)
        }
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private protocol WaterfallDelegate: AnyObject {
    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat
}

/// The mosaic of many tutorials: prepared once, kept in a cache.
private final class WaterfallLayout: UICollectionViewLayout {
    weak var delegate: WaterfallDelegate?
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0
    private(set) var prepared = 0
    private var contentWidth: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        let insets = collectionView.contentInset
        return collectionView.bounds.width - (insets.left + insets.right)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

    override func prepare() {
        super.prepare()
        prepared += 1
        guard let collectionView = collectionView else { return }
        cache = []
        let columnWidth = contentWidth / 2
        var yOffset: [CGFloat] = .init(repeating: 0, count: 2)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let height = delegate?.collectionView(collectionView, heightForItemAt: indexPath) ?? 180
            let column = yOffset[0] <= yOffset[1] ? 0 : 1
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: CGFloat(column) * columnWidth, y: yOffset[column], width: columnWidth, height: height)
            cache.append(attributes)
            yOffset[column] += height
        }
        contentHeight = yOffset.max() ?? 0
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath.item]
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
}

private final class PhotosController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var texts = ["one", "two", "three"]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
        collectionView.register(
            HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 30)
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as? PhotoCell
        else { return UICollectionViewCell() }
        cell.configure(texts[indexPath.item])
        return cell
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        default: fatalError("Unexpected element kind")
        }
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: (collectionView.bounds.width - 20) / 3, height: 80) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 5 }
}

private struct BadgeConfiguration: UIContentConfiguration, Hashable {
    var text = ""
    var isBold = false
    func makeContentView() -> UIView & UIContentView { BadgeView(configuration: self) }
    func updated(for state: UIConfigurationState) -> BadgeConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var copy = self
        copy.isBold = state.isSelected
        return copy
    }
}

private final class BadgeView: UIView, UIContentView {
    private let label = UILabel()
    private var current: BadgeConfiguration
    var configuration: UIContentConfiguration {
        get { current }
        set {
            guard let new = newValue as? BadgeConfiguration, current != new else { return }
            current = new
            show()
        }
    }
    init(configuration: BadgeConfiguration) {
        current = configuration
        super.init(frame: .zero)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        ])
        show()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    private func show() {
        label.text = current.text
        label.font = current.isBold ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 17)
    }
}

private final class BadgeCell: UICollectionViewListCell {
    var text: String?
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var content = BadgeConfiguration().updated(for: state)
        content.text = text ?? ""
        contentConfiguration = content
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.cornerRadius = 8
        backgroundConfiguration = background
    }
}

private enum Section: Int, CaseIterable {
    case grid, list
}

private final class ModernController: UIViewController, UICollectionViewDelegate {
    typealias DataSource = UICollectionViewDiffableDataSource<Section, Int>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Int>

    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: DataSource!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
    }

    private func createLayout() -> UICollectionViewLayout {
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 10
        return UICollectionViewCompositionalLayout(
            sectionProvider: { sectionIndex, layoutEnvironment in
                guard let kind = Section(rawValue: sectionIndex) else { return nil }
                switch kind {
                case .grid:
                    let item = NSCollectionLayoutItem(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
                    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
                    let group = NSCollectionLayoutGroup.horizontal(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
                    let section = NSCollectionLayoutSection(group: group)
                    section.orthogonalScrollingBehavior = .none
                    let header = NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                    header.pinToVisibleBounds = true
                    section.boundarySupplementaryItems = [header]
                    return section
                case .list:
                    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                    list.headerMode = .none
                    list.trailingSwipeActionsConfigurationProvider = { _ in nil }
                    return .list(using: list, layoutEnvironment: layoutEnvironment)
                }
            }, configuration: config)
    }

    private func configureDataSource() {
        let photo = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, item in cell.configure("photo \(item)")
        }
        let row = UICollectionView.CellRegistration<BadgeCell, Int> { cell, indexPath, item in
            cell.text = "row \(item)"
            cell.accessories = [
                .disclosureIndicator(), .label(text: "\(item)"), .delete(displayed: .whenEditing),
                .customView(configuration: .init(customView: UISwitch(), placement: .trailing(displayed: .always))),
            ]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "Header \(indexPath.section)"
            view.contentConfiguration = content
        }
        dataSource = DataSource(collectionView: collectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, identifier: Int) -> UICollectionViewCell? in
            switch Section(rawValue: indexPath.section)! {
            case .grid:
                return collectionView.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: identifier)
            case .list:
                return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: identifier)
            }
        }
        dataSource.supplementaryViewProvider = { view, kind, index in
            view.dequeueConfiguredReusableSupplementary(using: header, for: index)
        }
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(Array(0..<5), toSection: .grid)
        snapshot.appendItems(Array(10..<13), toSection: .list)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}

@MainActor @Suite struct CollectionSurfaceTests {
    final class Heights: WaterfallDelegate {
        func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat {
            CGFloat(40 + indexPath.item * 30)
        }
    }

    @Test func aControllerWithAFlowLayout() {
        let controller = PhotosController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        let view = controller.collectionView!
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 3)
        #expect(
            view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == CGRect(x: 215, y: 35, width: 100, height: 80)
        )
        controller.texts.append("four")
        view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 3, section: 0)]) }, completion: nil)
        #expect(view.visibleCells.count == 4 && view.contentSize.height == CGFloat(30 + 10 + 80 + 10 + 80))
    }

    @Test func aCustomLayoutIsPreparedOnce() {
        let layout = WaterfallLayout()
        let heights = Heights()
        layout.delegate = heights
        let controller = PhotosController(collectionViewLayout: layout)
        controller.texts = (0..<10).map { "\($0)" }
        controller.loadViewIfNeeded()
        let view = controller.collectionView!
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        view.layoutIfNeeded()
        #expect(layout.prepared == 1)
        #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 40, 70, 140])
        view.contentOffset.y = 50
        view.layoutIfNeeded()
        #expect(layout.prepared == 1, "a scroll changes nothing")
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(layout.prepared == 2)
    }

    @Test func attributesOfAnotherClassReachTheCell() {
        let layout = LeftAlignedLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        let controller = PhotosController(collectionViewLayout: layout)
        controller.loadViewIfNeeded()
        let view = controller.collectionView!
        view.delegate = nil
        view.frame = CGRect(x: 0, y: 0, width: 330, height: 480)
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.minX) == [0, 110, 220])
        #expect((view.visibleCells[0] as? PhotoCell)?.applied == 1)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) is ParallaxAttributes)
    }

    @Test func compositionalSectionsAndConfigurations() {
        let controller = ModernController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 700)
        controller.view.layoutIfNeeded()
        let view = controller.collectionView!
        view.frame = controller.view.bounds
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 8)
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 1)) as? BadgeCell
        #expect(cell?.contentConfiguration is BadgeConfiguration)
        let before = cell?.frame.height ?? 0
        view.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
        view.layoutIfNeeded()
        #expect((cell?.frame.height ?? 0) > before, "a selected badge is bold and higher")
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
        var snapshot = controller.dataSource.snapshot()
        snapshot.deleteItems([10])
        snapshot.reconfigureItems([11])
        controller.dataSource.apply(snapshot)
        #expect(view.numberOfItems(inSection: 1) == 2)
        #expect(controller.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 11)
    }
}
