import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// A delegate that does something to the view while it answers, or when it is told something.
@MainActor private final class Meddler: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [3, 20]
    var inSize: (UICollectionView) -> Void = { _ in }
    var inEnd: (UICollectionView) -> Void = { _ in }
    var inDisplay: (UICollectionView) -> Void = { _ in }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        inSize(collectionView)
        return CGSize(width: 320, height: 50)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { inDisplay(collectionView) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { inEnd(collectionView) }
}

/// What an app does while it is asked, or told, leaves a view that goes on.
@MainActor @Suite struct AnsweringTests {
    private func shown(_ meddler: Meddler) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
        view.dataSource = meddler
        view.delegate = meddler
        return view
    }

    private func raised(_ body: () -> Void) -> [String] {
        var reasons: [String] = []
        UIKitExceptions.withHandler({ reasons.append($0.reason) }, body)
        return reasons
    }

    /// The next round asks again.
    @Test func theLayoutIsInvalidatedByAnAnswer() {
        inEnvironment {
            let meddler = Meddler()
            var isDone = false
            meddler.inSize = { view in
                guard !isDone else { return }
                isDone = true
                view.collectionViewLayout.invalidateLayout()
                _ = view.layoutAttributesForItem(at: .item(0))
            }
            let view = shown(meddler)
            let reasons = raised { view.layoutIfNeeded() }
            #expect(isDone && reasons.isEmpty, "\(reasons)")
            #expect(view.visibleCells.count == 7 && view.contentSize.height == 23 * 60 - 20)
        }
    }

    @Test func anotherLayoutInAnAnswerRaises() {
        inEnvironment {
            let meddler = Meddler()
            var isDone = false
            meddler.inSize = { view in
                guard !isDone else { return }
                isDone = true
                view.collectionViewLayout = UICollectionViewFlowLayout()
            }
            let view = shown(meddler)
            let reasons = raised { view.layoutIfNeeded() }
            #expect(reasons.count == 1)
            #expect(reasons.first?.hasPrefix("Attempted to call -setCollectionViewLayout:animated:") == true)
            #expect(view.visibleCells.count == 7)
        }
    }

    /// Cells leave one by one; the first notice makes the others those of rows that are gone.
    @Test func aReloadWhereCellsLeave() {
        inEnvironment {
            let meddler = Meddler()
            let view = shown(meddler)
            view.layoutIfNeeded()
            var isDone = false
            meddler.inEnd = { view in
                guard !isDone else { return }
                isDone = true
                meddler.counts = [1]
                view.reloadData()
                view.layoutIfNeeded()
            }
            view.contentOffset.y = 600
            view.layoutIfNeeded()
            #expect(isDone && view.visibleCells.count == 1 && view.contentSize.height == 50)
        }
    }

    @Test func aReloadWhereCellsCome() {
        inEnvironment {
            let meddler = Meddler()
            let view = shown(meddler)
            view.layoutIfNeeded()
            var isDone = false
            meddler.inDisplay = { view in
                guard !isDone else { return }
                isDone = true
                meddler.counts = [2]
                view.reloadData()
                view.layoutIfNeeded()
            }
            meddler.counts[0] = 5
            view.performBatchUpdates { view.insertItems(at: [.item(0), .item(1)]) }
            #expect(isDone && view.visibleCells.count == 2)
        }
    }
}
