import Testing
import UIKit

/// Every optional method of a collection view's delegate and data source, as an app writes and overrides them.
@MainActor @Suite struct CollectionDelegateTests {
    private final class Full: NSObject, UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(identifier: nil, previewProvider: nil) }
        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool { false }
        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
            IndexPath(item: 3, section: 0)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { originalIndexPath }
    }

    private final class Plain: NSObject, UICollectionViewDelegate {}

    private final class Controller: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
        ) -> Bool { true }
        override func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: index, section: 1) }
        override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            ends += 1
        }
        var ends = 0
    }

    /// Through the protocol, as UIKit would call them: the app's answers, or the documented defaults.
    @Test func methodsAreCalledThroughTheProtocol() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
        let full: any UICollectionViewDelegate = Full()
        let plain: any UICollectionViewDelegate = Plain()
        let context = UICollectionViewFocusUpdateContext()
        #expect(full.collectionView(view, contextMenuConfigurationForItemsAt: [first], point: .zero) != nil)
        #expect(plain.collectionView(view, contextMenuConfigurationForItemsAt: [first], point: .zero) == nil)
        #expect(full.collectionView(view, shouldBeginMultipleSelectionInteractionAt: first))
        #expect(!plain.collectionView(view, shouldBeginMultipleSelectionInteractionAt: first))
        #expect(!full.collectionView(view, shouldUpdateFocusIn: context))
        #expect(plain.collectionView(view, shouldUpdateFocusIn: context))
        #expect(full.indexPathForPreferredFocusedView(in: view)?.item == 3)
        #expect(plain.indexPathForPreferredFocusedView(in: view) == nil)
        func target(_ delegate: any UICollectionViewDelegate) -> IndexPath {
            delegate.collectionView(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: first, atCurrentIndexPath: first,
                toProposedIndexPath: second)
        }
        #expect(target(full) == first && target(plain) == second)
        view.selectionFollowsFocus = true
        #expect(plain.collectionView(view, selectionFollowsFocusForItemAt: first))
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        let delegate: any UICollectionViewDelegate & UICollectionViewDataSource = controller
        view.selectionFollowsFocus = false
        #expect(delegate.collectionView(view, selectionFollowsFocusForItemAt: first))
        #expect(delegate.collectionView(view, indexPathForIndexTitle: "a", at: 4) == IndexPath(item: 4, section: 1))
        delegate.collectionViewDidEndMultipleSelectionInteraction(view)
        #expect(controller.ends == 1)
        let table = UITableView()
        table.selectionFollowsFocus = true
        final class Rows: NSObject, UITableViewDelegate {}
        #expect((Rows() as any UITableViewDelegate).tableView(table, selectionFollowsFocusForRowAt: first))
    }

    /// Options of accessories are set one by one, as Apple's samples do.
    @Test func optionsOfAccessoriesAreSettable() {
        var configuration = UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: .leading())
        configuration.tintColor = .red
        configuration.isHidden = true
        configuration.reservedLayoutWidth = .custom(30)
        configuration.maintainsFixedSize = true
        #expect(configuration.tintColor == .red && configuration.isHidden && configuration.maintainsFixedSize)
        var label = UICellAccessory.LabelOptions()
        label.reservedLayoutWidth = .custom(80)
        label.tintColor = .blue
        var outline = UICellAccessory.OutlineDisclosureOptions(style: .header)
        outline.isHidden = true
        outline.tintColor = .green
        #expect(outline.isHidden && outline.tintColor == .green && label.tintColor == .blue && !label.isHidden)
        // What is set has its space.
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.accessories = [.label(text: "a", options: label)]
        cell.layoutIfNeeded()
        let wide = cell.contentView.frame.width
        label.reservedLayoutWidth = .custom(20)
        cell.accessories = [.label(text: "a", options: label)]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == wide + 60)
    }
}
