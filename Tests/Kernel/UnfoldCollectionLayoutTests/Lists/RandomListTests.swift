import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Lists whose rows are thirds and halves of points high, edited in random batches: positions are sums, whose rounding
/// errors depend on the past, and frames do not.
@MainActor @Suite(.ownSettings) struct RandomListTests {
    private var next = 0

    /// Cells that want within half a pixel of the estimate keep it, which lies between two pixels.
    private static let estimate: CGFloat = 44.5

    private mutating func item(_ generator: inout SeededGenerator) -> ArraySource.Item {
        next += 1
        let fraction = [0, 0.1, 0.25, 1.0 / 3, 0.5, 2.0 / 3, 0.9][Int.random(in: 0...6, using: &generator)]
        let height = CGFloat(Int.random(in: 20...90, using: &generator)) + fraction
        let isEstimate = Int.random(in: 0...2, using: &generator) == 0
        return .init(id: next, size: CGSize(width: 0, height: isEstimate ? Self.estimate : height))
    }

    /// Items come and go in a section, and a section may come or go.
    private mutating func batch(_ view: UICollectionView, _ source: ArraySource, _ generator: inout SeededGenerator) {
        if Int.random(in: 0...4, using: &generator) == 0 {
            let isFull = source.sections.count > 3
            let section = Int.random(in: 0..<source.sections.count, using: &generator)
            let new = (0..<4).map { _ in item(&generator) }
            view.performBatchUpdates {
                if isFull {
                    source.sections.remove(at: section)
                    view.deleteSections([section])
                } else {
                    source.sections.insert(new, at: section)
                    view.insertSections([section])
                }
            }
            return
        }
        let section = Int.random(in: 0..<source.sections.count, using: &generator)
        let count = source.sections[section].count
        let gone = count > 2 ? Int.random(in: 0..<count, using: &generator) : nil
        let (place, new) = (Int.random(in: 0..<max(1, count - 1), using: &generator), item(&generator))
        view.performBatchUpdates {
            if let gone {
                source.sections[section].remove(at: gone)
                view.deleteItems(at: [.item(gone, section)])
            }
            source.sections[section].insert(new, at: place)
            view.insertItems(at: [.item(place, section)])
        }
    }

    private enum List: CaseIterable { case insetGrouped, plain, rows }

    private static func layout(_ list: List) -> UICollectionViewLayout {
        switch list {
        case .insetGrouped: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        case .plain: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        case .rows: listLayout(estimate: estimate, spacing: 1.0 / 3)
        }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat], List.allCases)
    private func editedListsLieAsFreshOnes(_ scale: CGFloat, _ list: List) {
        var test = self
        // One generation of two, which lists and scales divide among themselves, or both of them twice.
        let first = Int(scale) + List.allCases.firstIndex(of: list)!
        for seed in first..<(first + Rounds.of(1, long: 4)) {
            let generation = seed % 2 == 0 ? UIKitGeneration.mid : .ios26
            inEnvironment(generation, scale: scale) {
                var generator = SeededGenerator(UInt64(seed) &* 7919 &+ UInt64(scale))
                let source = ArraySource((0..<3).map { _ in (0..<9).map { _ in test.item(&generator) } })
                // High enough that all are measured.
                @MainActor func view() -> UICollectionView {
                    .forTests(Self.layout(list), source, width: 375, height: 4000)
                }
                let edited = view()
                for round in 0..<Rounds.of(2, long: 25) {
                    test.batch(edited, source, &generator)
                    edited.layoutIfNeeded()
                    #expect(edited.allFrames == view().allFrames, "seed \(seed), round \(round)")
                    for cell in edited.visibleCells {
                        #expect(cell.frame == edited.layoutAttributesForItem(at: edited.indexPath(for: cell)!)?.frame)
                    }
                }
            }
        }
    }
}
