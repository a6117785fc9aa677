import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Taps, in the order of UIKit's header.
@MainActor @Suite(.ownSettings) struct TapTests {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 3
        var log: [String] = []
        var refused: Set<String> = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        private func ask(_ name: String, _ path: IndexPath) -> Bool {
            log.append("\(name) \(path.item)")
            return !refused.contains(name)
        }
        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
            ask("should highlight", path)
        }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt path: IndexPath) {
            _ = ask("highlighted", path)
        }
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath) {
            _ = ask("unhighlighted", path)
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
            ask("should select", path)
        }
        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
            ask("should deselect", path)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
            _ = ask("selected", path)
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) {
            _ = ask("deselected", path)
        }
    }

    private func make() -> (UICollectionView, Source) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        (view.dataSource, view.delegate) = (source, source)
        view.layoutIfNeeded()
        return (view, source)
    }

    @Test func aTapSelectsAndDeselectsTheOthers() {
        inEnvironment {
            let (view, source) = make()
            #expect(view.simulateTap(onItemAt: .item(0)))
            source.log = []
            #expect(view.simulateTap(onItemAt: .item(1)))
            #expect(
                source.log == [
                    "should highlight 1", "highlighted 1", "should select 1", "deselected 0", "selected 1",
                    "unhighlighted 1",
                ])
            #expect(view.indexPathsForSelectedItems == [.item(1)])
            #expect(
                view.cellForItem(at: .item(1))?.isSelected == true
                    && view.cellForItem(at: .item(0))?.isSelected == false)
            #expect(view.cellForItem(at: .item(1))?.isHighlighted == false)
            #expect(!view.simulateTap(onItemAt: .item(9)))
        }
    }

    @Test func aCellThatTakesNoTouchesIsNotTapped() {
        inEnvironment {
            let (view, source) = make()
            view.cellForItem(at: .item(1))?.isUserInteractionEnabled = false
            #expect(!view.simulateTap(onItemAt: .item(1)) && source.log.isEmpty)
            #expect(view.simulateTap(onItemAt: .item(2)) && view.indexPathsForSelectedItems == [.item(2)])
        }
    }

    @Test func severalAreSelectedAndDeselectedOneByOne() {
        inEnvironment {
            let (view, source) = make()
            view.allowsMultipleSelection = true
            for item in [0, 1, 0] { view.simulateTap(onItemAt: .item(item)) }
            #expect(view.indexPathsForSelectedItems == [.item(1)])
            #expect(source.log.suffix(3) == ["should deselect 0", "deselected 0", "unhighlighted 0"])
            source.refused = ["should deselect"]
            #expect(!view.simulateTap(onItemAt: .item(1)))
            source.refused = ["should highlight"]
            #expect(!view.simulateTap(onItemAt: .item(2)) && source.log.last == "should highlight 2")
            source.refused = []
            view.isEditing = true
            #expect(!view.simulateTap(onItemAt: .item(2)))
            view.allowsMultipleSelectionDuringEditing = true
            #expect(view.simulateTap(onItemAt: .item(2)))
            #expect(view.indexPathsForSelectedItems?.count == 2)
        }
    }

    /// UIKit's closure does not escape; an override as its documentation has it is called all the same.
    @Test func closuresOfBatchesNeedNotEscape() {
        final class Watched: UICollectionView {
            var batches = 0
            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                batches += 1
                super.performBatchUpdates(updates, completion: completion)
            }
        }
        @MainActor func change(_ view: UICollectionView, _ updates: () -> Void) {
            view.performBatchUpdates(updates, completion: nil)
            view.performBatchUpdates(updates)
        }
        inEnvironment {
            let view = Watched(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let source = Source()
            view.dataSource = source
            view.layoutIfNeeded()
            change(view) {
                source.count += 1
                view.insertItems(at: [.item(0)])
            }
            view.performBatchUpdates(nil)
            view.performBatchUpdates {
            } completion: {
                #expect($0)
            }
            #expect(view.batches == 4 && view.numberOfItems(inSection: 0) == 5)
        }
    }

    @Test func animatedScrollingToAnItemEndsOnce() {
        final class Ends: NSObject, UICollectionViewDelegate {
            var ends = 0
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        inEnvironment {
            RunLoopIteration.reset()
            let (view, source) = make()
            source.count = 200
            view.reloadData()
            view.layoutIfNeeded()
            let ends = Ends()
            view.delegate = ends
            view.scrollToItem(at: .item(150), at: .top, animated: true)
            RunLoopIteration.advance(by: 1)
            view.scrollToItem(at: .item(0), at: .top, animated: false)
            RunLoopIteration.advance(by: 1)
            #expect(ends.ends == 1)
        }
    }
}
