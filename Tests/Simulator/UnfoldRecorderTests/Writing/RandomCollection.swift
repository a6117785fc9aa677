import TestSupport
import UIKit

@testable import UnfoldRecorder

/// A collection view of items made by chance, in a flow layout or a grid, with headers and footers.
@MainActor
final class RandomCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    RandomList
{
    private enum Layout: CaseIterable { case fixed, automatic, grid }

    let view: UICollectionView
    private let layout: Layout
    private var rows: [RandomRow] = []
    private var generator: SplitMix
    private let plans: [UInt64]
    private let itemWidth: CGFloat
    private let hasFooter: Bool
    private var title: String

    init(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        plans = (0..<generator.within(1...3)).map { _ in generator.next() }
        layout = generator.pick(Layout.allCases)
        let width = generator.pick([320, 375, 390, 428] as [CGFloat])
        itemWidth = CGFloat(generator.within(90...140))
        hasFooter = generator.chance(50)
        let made: UICollectionViewLayout
        switch layout {
        case .fixed, .automatic:
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: itemWidth, height: 560)
            if layout == .automatic { flow.estimatedItemSize = CGSize(width: itemWidth, height: 90) }
            flow.minimumInteritemSpacing = CGFloat(generator.within(0...12))
            flow.minimumLineSpacing = CGFloat(generator.within(0...12))
            let inset = CGFloat(generator.within(0...9))
            flow.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            flow.headerReferenceSize = CGSize(width: 0, height: generator.within(40...60))
            if hasFooter { flow.footerReferenceSize = CGSize(width: 0, height: generator.within(40...60)) }
            made = flow
        case .grid: made = Self.grid(&generator, hasFooter: hasFooter)
        }
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 2400), collectionViewLayout: made)
        title = RandomRow.text(&generator)
        self.generator = generator
        super.init()
        rows = (0..<self.generator.within(3...7)).map { _ in makeRow() }
        for (kind, _) in plans.enumerated() {
            view.register(RandomItem.self, forCellWithReuseIdentifier: "kind\(kind)")
        }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(RandomHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        view.dataSource = self
        view.delegate = self
        view.layoutIfNeeded()
    }

    private static func grid(_ generator: inout SplitMix, hasFooter: Bool) -> UICollectionViewLayout {
        let columns = generator.within(2...3)
        let height = NSCollectionLayoutDimension.estimated(50)
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitem: item,
            count: columns)
        group.interItemSpacing = .fixed(CGFloat(generator.within(0...4) * 2))
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = CGFloat(generator.within(0...12))
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        section.boundarySupplementaryItems = zip(kinds, [NSRectAlignment.top, .bottom]).prefix(hasFooter ? 2 : 1).map {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
                elementKind: $0, alignment: $1)
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func makeRow() -> RandomRow { RandomRow(kinds: plans.count, &generator) }

    var recorder: TableRecorder { TableRecorder(view) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let row = rows[indexPath.item]
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "kind\(row.kind)", for: indexPath)
        (cell as? RandomItem)?.show(row, plan: plans[row.kind], width: layout == .automatic ? itemWidth : nil)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? RandomHeader)?.label.text = title
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: itemWidth, height: rows[indexPath.item].itemHeight) }

    /// An update of one of the ways in which apps make one.
    func change() {
        let index = generator.below(max(1, rows.count))
        let path = IndexPath(item: index, section: 0)
        view.performBatchUpdates {
            switch rows.isEmpty ? 3 : generator.below(6) {
            case 0: rows[index].isOpen.toggle()
            case 1: rows[index].height = CGFloat(generator.within(10...90))
            case 2: rows[index].changeTexts(&generator)
            case 3:
                rows.insert(makeRow(), at: rows.isEmpty ? 0 : index)
                return view.insertItems(at: [path])
            case 4:
                rows.remove(at: index)
                return view.deleteItems(at: [path])
            default:
                let target = generator.below(rows.count)
                rows.insert(rows.remove(at: index), at: target)
                return view.moveItem(at: path, to: IndexPath(item: target, section: 0))
            }
            (view.cellForItem(at: path) as? RandomItem)?.show(rows[index])
        }
    }
}

final class RandomItem: UICollectionViewCell {
    private var content: RandomContent?

    /// - Parameter width: of the cell, where the layout asks for it.
    func show(_ row: RandomRow, plan: UInt64, width: CGFloat?) {
        if content == nil {
            content = RandomContent(plan: plan, in: contentView)
            if let width { contentView.widthAnchor.constraint(equalToConstant: width).isActive = true }
        }
        show(row)
    }

    func show(_ row: RandomRow) { content?.show(row) }
}

final class RandomHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4), bottom,
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}
