import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Runs `body` in another environment, with a silent console.
@MainActor func inEnvironment<T>(
    _ generation: UIKitGeneration = .mid, scale: CGFloat = 2, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    console: @escaping (String) -> Void = { _ in }, _ body: () throws -> T
) rethrows -> T {
    let saved = (LayoutEnvironment.current, LayoutJournal.console)
    defer { (LayoutEnvironment.current, LayoutJournal.console) = saved }
    LayoutJournal.console = console
    LayoutEnvironment.current = LayoutEnvironment(
        displayScale: scale, generation: generation, layoutDirection: direction)
    return try body()
}

extension IndexPath {
    static func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
}

/// A generator that gives the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// A cell whose box wants a size: the width only if it is not zero.
final class BoxCell: UICollectionViewCell {
    let box = UIView()
    private(set) lazy var high = box.heightAnchor.constraint(equalToConstant: 10)
    private(set) lazy var wide = box.widthAnchor.constraint(equalToConstant: 10)

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        high.priority = UILayoutPriority(999)
        wide.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), high,
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func want(_ size: CGSize) {
        high.constant = size.height
        wide.constant = size.width
        wide.isActive = size.width > 0
    }
}

/// Sections of items with a size each, from arrays that the tests edit.
@MainActor final class ArraySource: NSObject, UICollectionViewDataSource {
    struct Item {
        var id: Int
        var size: CGSize
    }
    var sections: [[Item]]
    var cellsAsked = 0
    var hasHeaders = false

    init(_ sections: [[Item]]) { self.sections = sections }
    convenience init(sizes: [CGSize]) {
        self.init([sizes.enumerated().map { Item(id: $0.offset, size: $0.element) }])
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        cellsAsked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
        let item = sections[indexPath.section][indexPath.item]
        (cell as? BoxCell)?.want(item.size)
        cell.tag = item.id
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    }
}

extension UICollectionView {
    static func forTests(
        _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource, width: CGFloat = 320,
        height: CGFloat = 480
    ) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    /// Frames of all items by the layout.
    var allFrames: [[CGRect]] {
        (0..<numberOfSections).map { section in
            (0..<numberOfItems(inSection: section)).map {
                layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
            }
        }
    }
}

/// A vertical list of rows with an estimate.
@MainActor func listLayout(estimate: CGFloat = 44, spacing: CGFloat = 0) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return UICollectionViewCompositionalLayout(section: section)
}

/// A grid of items whose height is estimated.
@MainActor func gridLayout(columns: Int, estimate: CGFloat = 50, spacing: CGFloat = 0)
    -> UICollectionViewCompositionalLayout
{
    let item = NSCollectionLayoutItem(
        layoutSize: .init(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(estimate)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return UICollectionViewCompositionalLayout(section: section)
}
