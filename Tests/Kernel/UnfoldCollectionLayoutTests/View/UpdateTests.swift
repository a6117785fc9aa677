import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Batches and snapshots against arrays, and against views that were loaded afresh.
@MainActor @Suite(.ownSettings) struct CollectionUpdateTests {
    enum Kind: String, CaseIterable {
        case list, grid, flow, mixed
    }

    private func layout(_ kind: Kind) -> UICollectionViewLayout {
        switch kind {
        case .list: return listLayout(estimate: 40, spacing: 3)
        case .grid: return gridLayout(columns: 3, estimate: 40, spacing: 5)
        case .flow:
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = CGSize(width: 90, height: 40)
            return flow
        case .mixed:
            let other = gridLayout(columns: 2, estimate: 30, spacing: 1)
            let list = listLayout(estimate: 40, spacing: 3)
            return UICollectionViewCompositionalLayout { section, environment in
                section % 2 == 0 ? list.provider(section, environment) : other.provider(section, environment)
            }
        }
    }

    private func size(_ id: Int, _ kind: Kind) -> CGSize {
        CGSize(width: kind == .flow ? CGFloat(60 + id * 7 % 80) : 0, height: CGFloat(20 + id * 13 % 45))
    }

    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
    private typealias State = NSDiffableDataSourceSnapshot<Int, Int>

    private func make(_ kind: Kind, height: CGFloat) -> (UICollectionView, Source) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout(kind))
        view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
        let source = Source(collectionView: view) { view, path, id in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: path) as! BoxCell
            cell.want(size(id, kind))
            cell.tag = id
            return cell
        }
        return (view, source)
    }

    private func random(_ old: State, _ next: inout Int, _ generator: inout SeededGenerator) -> State {
        var state = old
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let items = state.itemIdentifiers
            let item = items.randomElement(using: &generator)
            let other = items.randomElement(using: &generator)
            let section = state.sectionIdentifiers.randomElement(using: &generator)
            next += 4
            switch Int.random(in: 0...9, using: &generator) {
            case 0, 1: if let section { state.appendItems([next, next + 1], toSection: section) }
            case 2: if let item { state.insertItems([next], beforeItem: item) }
            case 3, 4: if let item { state.deleteItems([item]) }
            case 5: if let item, let other { state.moveItem(item, afterItem: other) }
            case 6: if state.numberOfSections < 6 { state.appendSections([next]) }
            case 7: if let section, state.numberOfSections > 2 { state.deleteSections([section]) }
            case 8:
                if let section, let other = state.sectionIdentifiers.first, section != other {
                    state.moveSection(section, beforeSection: other)
                }
            default: if let item { state.reloadItems([item]) }
            }
        }
        return state
    }

    @Test(arguments: Kind.allCases, [1, 2] as [UInt64])
    func snapshotsLeadWhereAFreshLoadDoes(_ kind: Kind, _ seed: UInt64) {
        inEnvironment(scale: 2) {
            var generator = SeededGenerator(seed &* 31 &+ UInt64(kind.rawValue.count))
            let (view, source) = make(kind, height: 6000)
            var state = State()
            state.appendSections([0, 1])
            state.appendItems(Array(100..<110), toSection: 0)
            state.appendItems(Array(110..<117), toSection: 1)
            source.apply(state)
            view.layoutIfNeeded()
            var next = 1000
            for round in 0..<Rounds.of(4, long: 40) {
                state = random(source.snapshot(), &next, &generator)
                if state.itemIdentifiers.count > 90 { state.deleteItems(Array(state.itemIdentifiers.prefix(40))) }
                let before = Dictionary(uniqueKeysWithValues: view.visibleCells.map { ($0.tag, $0) })
                let reloaded = Set(state.reloadedItemIdentifiers)
                source.apply(state)
                let (fresh, freshSource) = make(kind, height: 6000)
                freshSource.apply(source.snapshot())
                fresh.layoutIfNeeded()
                #expect(view.allFrames == fresh.allFrames, "round \(round) of \(kind)")
                #expect(view.contentSize == fresh.contentSize, "round \(round) of \(kind)")
                check(view, source, "round \(round) of \(kind)")
                for cell in view.visibleCells {
                    guard let old = before[cell.tag] else { continue }
                    #expect((old === cell) == !reloaded.contains(cell.tag), "item \(cell.tag), round \(round)")
                }
                checkReport(view)
            }
        }
    }

    private func check(_ view: UICollectionView, _ source: Source, _ note: Comment) {
        let state = source.snapshot()
        #expect(view.numberOfSections == state.numberOfSections, note)
        for (section, id) in state.sectionIdentifiers.enumerated() {
            let items = state.itemIdentifiers(inSection: id)
            #expect(view.numberOfItems(inSection: section) == items.count, note)
            for (item, known) in items.enumerated() {
                let path = IndexPath(item: item, section: section)
                guard let cell = view.cellForItem(at: path) else { continue }
                #expect(cell.tag == known && view.indexPath(for: cell) == path, note)
                #expect(cell.frame == view.layoutAttributesForItem(at: path)?.frame, note)
            }
        }
        #expect(view.contentOffset == view.clampedOffset(view.contentOffset), note)
    }

    private func checkReport(_ view: UICollectionView) {
        guard let report = view.lastBatchUpdateReport else { return }
        for row in report.rows {
            if let path = row.indexPathAfter {
                #expect(row.frameAfter == view.layoutAttributesForItem(at: path)?.frame)
            }
            #expect((row.frameBefore == nil) == (row.indexPathBefore == nil))
        }
        #expect(report.contentHeightAfter == view.contentSize.height)
    }

    /// In a small window: offsets stay legal, cells are where the layout says, and only what is in sight has one.
    @Test(arguments: Kind.allCases) func smallWindowsStayLegal(_ kind: Kind) {
        inEnvironment(scale: 3) {
            var generator = SeededGenerator(77)
            let (view, source) = make(kind, height: 150)
            var state = State()
            state.appendSections([0, 1])
            state.appendItems(Array(100..<140), toSection: 0)
            source.apply(state)
            view.layoutIfNeeded()
            var next = 1000
            for round in 0..<Rounds.of(12, long: 60) {
                view.contentOffset.y = CGFloat.random(in: 0...max(1, view.contentSize.height), using: &generator)
                view.layoutIfNeeded()
                check(view, source, "scrolled in round \(round)")
                source.apply(random(source.snapshot(), &next, &generator), animatingDifferences: round % 2 == 0)
                check(view, source, "round \(round) of \(kind)")
                for cell in view.visibleCells { #expect(cell.frame.intersects(view.bounds.insetBy(dx: -1, dy: -1))) }
            }
        }
    }

    // MARK: Mistakes

    @Test func anUpdateThatDoesNotAddUpChangesNothing() {
        inEnvironment(scale: 2) {
            let source = ArraySource(sizes: (0..<4).map { _ in CGSize(width: 0, height: 30) })
            let view = UICollectionView.forTests(listLayout(), source)
            let before = view.allFrames
            let item = source.sections[0].removeLast()
            var reasons: [String] = []
            UIKitExceptions.withHandler({ reasons.append($0.reason) }) {
                view.insertItems(at: [.item(1)])
                source.sections[0].append(item)
                view.deleteItems(at: [.item(9)])
                view.performBatchUpdates {
                    view.deleteItems(at: [.item(0)])
                    view.reloadItems(at: [.item(0)])
                }
                view.scrollToItem(at: .item(7), at: .top, animated: false)
                _ = view.numberOfItems(inSection: 3)
            }
            #expect(
                reasons == [
                    "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
                        + "section after the update (3) must be equal to the number of items contained in that section "
                        + "before the update (4), plus or minus the number of items inserted or deleted from that section "
                        + "(1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section "
                        + "(0 moved in, 0 moved out).",
                    "attempt to delete item 9 from section 0 which only contains 4 items before the update",
                    "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})",
                    "Attempted to scroll the collection view to an out-of-bounds item (7) when there are only 4 items in "
                        + "section 0.",
                    "request for number of items in section 3 when there are only 1 sections in the collection view",
                ])
            #expect(view.allFrames == before && view.batchUpdateCount == 0)
        }
    }

    // MARK: Work

    @Test func anEditInAMillionItemsCostsAScreen() {
        inEnvironment(scale: 2) {
            let source = CountingSource(count: 1_000_000)
            let view = UICollectionView.forTests(listLayout(), source)
            #expect(view.measureCount == 11)
            let asked = source.asked
            source.count += 1
            view.performBatchUpdates { view.insertItems(at: [.item(500_000)]) }
            #expect(source.asked - asked == 0, "nothing on screen changed")
            #expect(view.lastBatchUpdateReport?.rows.count ?? 99 <= 14)
            source.count -= 1
            view.performBatchUpdates { view.deleteItems(at: [.item(0)]) }
            #expect(source.asked - asked == 1)
            #expect(view.lastBatchUpdateReport?.measurementCount == 1)
            view.scrollToItem(at: .item(900_000), at: .top, animated: false)
            #expect(view.visibleCells.count <= 12)
            #expect(view.indexPathsForVisibleItems.first == .item(900_000))
        }
    }

    final class CountingSource: NSObject, UICollectionViewDataSource {
        var count: Int
        var asked = 0
        init(count: Int) { self.count = count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath) as! BoxCell
            cell.want(CGSize(width: 0, height: 44))
            return cell
        }
    }
}
