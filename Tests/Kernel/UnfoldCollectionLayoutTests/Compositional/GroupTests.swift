import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Groups of grids: lengths against an array, work of an edit, headers and footers of the whole layout, sections that
/// scroll across.
@MainActor @Suite(.ownSettings) struct GroupTests {
    /// Any sequence of measured groups and edits gives what an array of lengths gives.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func lengthsAgreeWithAnArray(_ seed: UInt64) {
        var generator = SeededGenerator(seed)
        var model = Array(repeating: CGFloat(8), count: 12)
        var lengths = GroupLengths(count: 12, stride: 8)
        for round in 0..<400 {
            if !model.isEmpty, Bool.random(using: &generator) {
                let group = Int.random(in: 0..<model.count, using: &generator)
                let length = CGFloat(Int.random(in: 0...30, using: &generator))
                lengths.set(length, of: group, measured: [1])
                model[group] = length
            } else {
                let first = Int.random(in: 0...model.count, using: &generator)
                let last = Int.random(in: first...min(model.count, first + 6), using: &generator)
                let new = Int.random(in: 0...(model.count > 40 ? 1 : 6), using: &generator)
                _ = lengths.replace(first..<last, with: new)
                model.replaceSubrange(first..<last, with: Array(repeating: 8, count: new))
            }
            #expect(lengths.count == model.count && lengths.total == model.reduce(0, +), "round \(round)")
            var top: CGFloat = 0
            for (group, length) in model.enumerated() {
                #expect(lengths.top(of: group) == top, "round \(round)")
                if length > 0 { #expect(lengths.group(at: top + length / 2) == group, "round \(round)") }
                top += length
            }
            #expect(lengths.group(at: top) == nil && lengths.group(at: -1) == nil)
        }
    }

    /// Work is counted: runs of groups and steps of the view, not time.
    @Test func anEditInAMillionItemsOfAGridCostsAScreen() {
        inEnvironment(scale: 2) {
            let source = CollectionUpdateTests.CountingSource(count: 1_000_000)
            let layout = gridLayout(columns: 3)
            let view = UICollectionView.forTests(layout, source)
            @MainActor func work() -> Int { layout.groupLists.values.reduce(0) { $0 + $1.lengths.work } }
            // The last row holds one item.
            #expect(view.contentSize.height == CGFloat(11 * 44 + 333_323 * 50))
            var before = (work(), view.measureCount)
            source.count += 1
            view.performBatchUpdates { view.insertItems(at: [.item(500_000)]) }
            #expect(work() - before.0 <= 20 && view.measureCount == before.1)
            before = (work(), view.measureCount)
            // In front: all that was measured is in other groups now.
            source.count += 1
            view.performBatchUpdates { view.insertItems(at: [.item(0)]) }
            #expect(work() - before.0 <= 120 && view.measureCount - before.1 <= 4)
            before = (work(), view.measureCount)
            source.count -= 3
            view.performBatchUpdates { view.deleteItems(at: [.item(10), .item(11), .item(12)]) }
            #expect(work() - before.0 <= 120 && view.measureCount - before.1 <= 6)
            #expect(layout.groupLists.values.first?.lengths.count == 333_333)
            // A cell that grows.
            before = (work(), view.measureCount)
            (view.cellForItem(at: .item(4)) as? BoxCell)?.want(CGSize(width: 0, height: 90))
            view.performBatchUpdates(nil)
            #expect(work() - before.0 <= 120 && view.measureCount - before.1 == 1)
            #expect(view.layoutAttributesForItem(at: .item(6))?.frame.minY == 134)
        }
    }

    /// Items behind an edit by whole groups keep their groups: only the groups between are made again.
    @Test func groupsBehindAnEditByWholeGroupsStay() {
        inEnvironment(scale: 2) {
            let sizes = (0..<60).map { CGSize(width: 0, height: CGFloat(20 + $0 % 7 * 5)) }
            let source = ArraySource(sizes: sizes)
            let layout = gridLayout(columns: 3)
            let view = UICollectionView.forTests(layout, source, height: 3000)
            let before = layout.groupLists.values.reduce(0) { $0 + $1.lengths.work }
            source.sections[0].insert(
                contentsOf: (0..<3).map { .init(id: 900 + $0, size: CGSize(width: 0, height: 33)) }, at: 6)
            view.performBatchUpdates { view.insertItems(at: [.item(6), .item(7), .item(8)]) }
            #expect(layout.groupLists.values.reduce(0) { $0 + $1.lengths.work } - before <= 10)
            let fresh = UICollectionView.forTests(gridLayout(columns: 3), source, height: 3000)
            #expect(view.allFrames == fresh.allFrames && view.contentSize == fresh.contentSize)
        }
    }

    // MARK: The whole layout

    private func framed(_ pins: Bool = false) -> UICollectionViewCompositionalLayout {
        let layout = gridLayout(columns: 2, estimate: 40)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pins
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(20)),
            elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
        configuration.boundarySupplementaryItems = [header, footer]
        configuration.interSectionSpacing = 7
        layout.configuration = configuration
        return layout
    }

    @Test func headersAndFootersOfTheWholeLayout() {
        inEnvironment(scale: 2) {
            func items(_ first: Int) -> [ArraySource.Item] {
                (0..<3).map { .init(id: first + $0, size: CGSize(width: 0, height: 40)) }
            }
            let source = ArraySource([items(0), items(10)])
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: framed())
            view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
            view.register(
                BoxCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "part")
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
                withReuseIdentifier: "part")
            view.dataSource = source
            view.layoutIfNeeded()
            // The header's box is 10 high: the estimate of 30 yields.
            #expect(view.allFrames[0][0] == CGRect(x: 0, y: 10, width: 160, height: 40))
            #expect(view.allFrames[1][0].minY == 97)
            #expect(view.contentSize == CGSize(width: 320, height: 197))
            let path = IndexPath(index: 0)
            let kind = UICollectionView.elementKindSectionHeader
            #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.height == 10)
            let footer = view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionFooter, at: path)
            #expect(footer?.frame == CGRect(x: 160, y: 177, width: 160, height: 20))
            view.collectionViewLayout = framed(true)
            view.layoutIfNeeded()
            view.frame.size.height = 100
            view.contentOffset.y = 60
            view.layoutIfNeeded()
            #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 60)
        }
    }

    /// A carousel is as high as its highest card that was measured.
    @Test func aSectionThatScrollsAcrossIsAsHighAsItsCards() {
        inEnvironment(scale: 2) {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .estimated(30))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            let source = ArraySource(sizes: [40, 75, 50].map { CGSize(width: 0, height: $0) })
            let view = UICollectionView.forTests(UICollectionViewCompositionalLayout(section: section), source)
            #expect(view.contentSize.height == 75)
            #expect(view.allFrames[0].map(\.minX) == [0, 100, 200])
        }
    }
    /// A carousel that pages by centered groups begins with the first in the middle, and its handler changes what is shown.
    @Test func centeredPagesAndTheHandlerOfWhatIsVisible() throws {
        try inEnvironment(scale: 2) {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(30))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.interGroupSpacing = 10
            section.orthogonalScrollingBehavior = .groupPagingCentered
            var seen: [[Int]] = []
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                seen.append(items.map(\.indexPath.item))
                let middle = offset.x + environment.container.contentSize.width / 2
                for item in items where item.frame.midX != middle {
                    item.alpha = 0.5
                    item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                }
            }
            let source = ArraySource(sizes: Array(repeating: .zero, count: 4))
            let view = UICollectionView.forTests(UICollectionViewCompositionalLayout(section: section), source)
            #expect(view.allFrames[0].map(\.minX) == [60, 270, 480, 690])
            #expect(seen.last == [0, 1])
            let first = try #require(view.cellForItem(at: .item(0)))
            let second = try #require(view.cellForItem(at: .item(1)))
            #expect(first.alpha == 1 && second.alpha == 0.5)
            #expect(first.frame.height == 30 && second.frame.height == 15)
        }
    }

    /// When all sizes are known, with what the view shows; what it asks does not call it again.
    @Test func theHandlerOfWhatIsVisibleIsCalledOnceAPass() {
        inEnvironment(scale: 2) {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .estimated(30))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            var seen: [[CGRect]] = []
            weak var shown: UICollectionView?
            section.visibleItemsInvalidationHandler = { items, _, _ in
                seen.append(items.map(\.frame))
                _ = shown?.indexPathForItem(at: CGPoint(x: 310, y: 10))
                items[0].alpha = 0.5
                items[2].isHidden = shown?.tag == 1
            }
            let source = ArraySource(sizes: [40, 75, 50].map { CGSize(width: 0, height: $0) })
            let view = UICollectionView.forTests(UICollectionViewCompositionalLayout(section: section), source)
            // Once more where cells had to be measured first.
            #expect(1...2 ~= seen.count && seen.allSatisfy { $0.map(\.minY) == [0, 40, 115] })
            seen = []
            shown = view
            #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == .item(0) && seen.isEmpty)
            view.semanticContentAttribute = .forceRightToLeft
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(seen.count == 1 && seen.last?.map(\.minX) == [220, 220, 220])
            view.tag = 1
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(view.cellForItem(at: .item(0))?.alpha == 0.5 && view.cellForItem(at: .item(2)) == nil)
            (seen, source.cellsAsked) = ([], 0)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(seen.count == 1 && source.cellsAsked == 0, "not made again")
        }
    }
}
