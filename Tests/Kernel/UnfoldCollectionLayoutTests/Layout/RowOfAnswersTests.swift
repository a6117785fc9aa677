import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldCollectionLayout

/// A layout of the app's own whose items start without any width, and get the one that they ask for.
@MainActor @Suite(.ownSettings) struct RowOfAnswersTests {
    final class RowLayout: UICollectionViewLayout {
        var answers: [IndexPath: CGFloat] = [:]
        private var attributes: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
            var x: CGFloat = 0
            attributes = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
                let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                made.frame = CGRect(x: x, y: 0, width: answers[made.indexPath] ?? 0, height: 50)
                x = made.frame.maxX
                return made
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: attributes.last?.frame.maxX ?? 0, height: 50) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes[indexPath.item]
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            let width = preferredAttributes.size.width
            defer { answers[originalAttributes.indexPath] = width }
            return width != originalAttributes.size.width
        }
    }

    final class WideCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
            return layoutAttributes
        }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func itemsWithoutWidthAtTheEdgeAreAsked() {
        let layout = RowLayout()
        let source = Source()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 50), collectionViewLayout: layout)
        view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        let frames = (0..<5).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.frame }
        #expect(frames.map(\.width) == [50, 100, 150, 200, 250])
        #expect(frames.map(\.minX) == [0, 50, 150, 300, 500])
        // The last one lies beyond the screen once the others have their widths.
        #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2, 3])
    }
}
