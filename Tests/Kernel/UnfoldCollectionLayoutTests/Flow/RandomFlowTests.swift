import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Random flow layouts, edited in random batches: what is there is what a fresh load gives, offsets are legal, and
/// the items are those of an array that was edited by UIKit's rules.
@MainActor @Suite(.ownSettings) struct RandomFlowTests {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
        let source: ArraySource
        init(_ source: ArraySource) { self.source = source }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { source.sections[indexPath.section][indexPath.item].size }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section), left: 3, bottom: 2, right: 1) }
    }

    private func layout(_ generator: inout SeededGenerator) -> (String, () -> UICollectionViewFlowLayout) {
        let spacing = CGFloat.random(in: 0...9, using: &generator).rounded()
        let lineSpacing = CGFloat.random(in: 0...9, using: &generator).rounded()
        let isVertical = Int.random(in: 0...3, using: &generator) > 0
        let header = CGFloat.random(in: 0...20, using: &generator).rounded()
        let inset = CGFloat.random(in: 0...12, using: &generator).rounded()
        return (
            "\(spacing) \(lineSpacing) \(isVertical) \(header) \(inset)",
            {
                let flow = UICollectionViewFlowLayout()
                flow.minimumInteritemSpacing = spacing
                flow.minimumLineSpacing = lineSpacing
                flow.scrollDirection = isVertical ? .vertical : .horizontal
                flow.headerReferenceSize = CGSize(width: header, height: header)
                flow.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
                return flow
            }
        )
    }

    private var next = 1000

    private mutating func item(_ generator: inout SeededGenerator) -> ArraySource.Item {
        next += 1
        // Few sizes: runs of equal ones are what is placed.
        let size = CGSize(
            width: CGFloat(Int.random(in: 1...4, using: &generator) * 30),
            height: CGFloat(Int.random(in: 1...3, using: &generator) * 20))
        return .init(id: next, size: size)
    }

    /// Deletions by the order before, insertions by the order after, moves by both.
    private mutating func batch(_ view: UICollectionView, _ source: ArraySource, _ generator: inout SeededGenerator) {
        let section = Int.random(in: 0..<source.sections.count, using: &generator)
        var items = source.sections[section]
        let old = items.map(\.id)
        for _ in 0..<Int.random(in: 0...3, using: &generator) where !items.isEmpty {
            items.remove(at: Int.random(in: 0..<items.count, using: &generator))
        }
        if items.count > 1, Bool.random(using: &generator) { items.append(items.removeFirst()) }
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            items.insert(item(&generator), at: Int.random(in: 0...items.count, using: &generator))
        }
        let new = items.map(\.id)
        let known = Set(old)
        let kept = new.filter { known.contains($0) }
        let staying = old.filter { kept.contains($0) }
        view.performBatchUpdates {
            source.sections[section] = items
            let deleted = old.indices.filter { !kept.contains(old[$0]) }
            view.deleteItems(at: deleted.map { .item($0, section) })
            view.insertItems(at: new.indices.filter { !known.contains(new[$0]) }.map { .item($0, section) })
            if kept != staying, let moved = kept.last, let from = old.firstIndex(of: moved),
                let to = new.firstIndex(of: moved)
            {
                view.moveItem(at: .item(from, section), to: .item(to, section))
            }
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func editsLeadWhereAFreshLoadDoes(_ seed: UInt64) {
        var test = self
        inEnvironment(scale: seed % 2 == 0 ? 2 : 3) {
            var generator = SeededGenerator(seed &* 7919)
            for _ in 0..<Rounds.of(1, long: 4) {
                let (note, make) = layout(&generator)
                let asks = Bool.random(using: &generator)
                let source = ArraySource((0..<3).map { _ in (0..<12).map { _ in test.item(&generator) } })
                let delegate = Delegate(source)
                @MainActor func view() -> UICollectionView {
                    let view = UICollectionView.forTests(make(), source, height: 300)
                    if asks { view.delegate = delegate }
                    view.layoutIfNeeded()
                    return view
                }
                let edited = view()
                for round in 0..<Rounds.of(4, long: 25) {
                    edited.contentOffset.y = CGFloat.random(in: 0...400, using: &generator)
                    test.batch(edited, source, &generator)
                    let fresh = view()
                    #expect(edited.allFrames == fresh.allFrames, "round \(round) of \(note)")
                    #expect(edited.contentSize == fresh.contentSize, "round \(round) of \(note)")
                    #expect(edited.contentOffset == edited.clampedOffset(edited.contentOffset))
                    for cell in edited.visibleCells {
                        let path = edited.indexPath(for: cell)!
                        #expect(cell.tag == source.sections[path.section][path.item].id, "round \(round) of \(note)")
                        #expect(cell.frame == edited.layoutAttributesForItem(at: path)?.frame)
                    }
                }
            }
        }
    }
}
