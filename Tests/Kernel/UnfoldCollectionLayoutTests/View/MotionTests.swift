import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Where things start and end in an update: what a layout is asked, in which order, and what of its answers is
/// recorded.
@MainActor @Suite(.ownSettings) struct MotionTests {
    /// Items come from the left and leave by shrinking, as layouts of apps let them.
    final class SlidingLayout: UICollectionViewFlowLayout {
        var log: [String] = []
        var isSliding = true

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            log.append("updates \(updateItems.count)")
        }
        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            log.append("finalize")
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let known = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            log.append("start \(itemIndexPath.item) alpha \(known?.alpha ?? -1) y \(known?.frame.minY ?? -1)")
            guard isSliding, known?.alpha == 0 else { return known }
            known?.center.x -= 300
            known?.alpha = 0.5
            return known
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let known = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            log.append("end \(itemIndexPath.item) alpha \(known?.alpha ?? -1) y \(known?.frame.minY ?? -1)")
            if isSliding, known?.alpha == 0 { known?.size = CGSize(width: 1, height: 1) }
            return known
        }
    }

    private func make() -> (SlidingLayout, ArraySource, UICollectionView) {
        let layout = SlidingLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let source = ArraySource(sizes: Array(repeating: .zero, count: 3))
        return (layout, source, UICollectionView.forTests(layout, source))
    }

    @Test func theLayoutIsAskedInUIKitsOrder() {
        inEnvironment(scale: 2) {
            let (layout, source, view) = make()
            layout.log = []
            source.sections[0].remove(at: 0)
            source.sections[0].append(.init(id: 9, size: .zero))
            view.performBatchUpdates {
                view.deleteItems(at: [.item(0)])
                view.insertItems(at: [.item(2)])
            }
            #expect(
                layout.log == [
                    "updates 2", "end 0 alpha 0.0 y 0.0", "end 1 alpha 1.0 y 0.0", "end 2 alpha 1.0 y 40.0",
                    "start 0 alpha 1.0 y 40.0", "start 1 alpha 1.0 y 80.0", "start 2 alpha 0.0 y 80.0", "finalize",
                ])
            let moves = view.lastBatchUpdateReport!.animation.items
            let coming = moves.first { $0.subject == .row(before: nil, after: .item(2)) }
            #expect(coming?.start == CGRect(x: -300, y: 80, width: 320, height: 40) && coming?.startAlpha == 0.5)
            #expect(coming?.end.minX == 0 && coming?.endAlpha == 1)
            let leaving = moves.first { $0.subject == .row(before: .item(0), after: nil) }
            #expect(leaving?.end == CGRect(x: 159.5, y: 19.5, width: 1, height: 1) && leaving?.endAlpha == 0)
            // What stays goes from where it was to where it is, whatever the layout says.
            let staying = moves.first { $0.subject == .row(before: .item(1), after: .item(0)) }
            #expect(staying?.start.minY == 40 && staying?.end.minY == 0)
            // Outside updates there is no motion.
            #expect(layout.initialLayoutAttributesForAppearingItem(at: .item(0)) == nil)
        }
    }

    /// A layout that says nothing of its own changes nothing: what comes fades in where it ends.
    @Test func theUsualWayStays() {
        inEnvironment(scale: 2) {
            let (layout, source, view) = make()
            layout.isSliding = false
            source.sections[0].insert(.init(id: 9, size: .zero), at: 1)
            view.performBatchUpdates { view.insertItems(at: [.item(1)]) }
            let coming = view.lastBatchUpdateReport!.animation.items.first { $0.startAlpha == 0 }
            #expect(coming?.start == coming?.end && coming?.end.minY == 40)
        }
    }

    /// What comes on screen only because something above shrank is asked too, before the update is over.
    @Test func whatComesUpIsAsked() {
        inEnvironment(scale: 2) {
            let (layout, source, view) = make()
            source.sections[0] += (10..<30).map { .init(id: $0, size: .zero) }
            view.reloadData()
            view.layoutIfNeeded()
            layout.log = []
            source.sections[0].removeFirst(2)
            view.performBatchUpdates { view.deleteItems(at: [.item(0), .item(1)]) }
            #expect(layout.log.filter { $0.hasPrefix("start") }.count == 12)
            #expect(layout.log.filter { $0.hasPrefix("end") }.count == 12)
            #expect(layout.log.contains("start 11 alpha -1.0 y -1.0"), "it was there, off screen")
            #expect(layout.log.last == "finalize")
        }
    }
}
