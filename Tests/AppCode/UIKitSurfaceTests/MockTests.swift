import Testing
import UIKit

/// Test doubles of UIKit's own classes, as suites of layouts and list libraries write them.
@MainActor @Suite struct MockTests {
    private final class MockUpdateItem: UICollectionViewUpdateItem {
        private let known: (before: IndexPath?, after: IndexPath?, action: Action)
        init(before: IndexPath?, after: IndexPath?, action: Action) {
            known = (before, after, action)
            super.init()
        }
        override var indexPathBeforeUpdate: IndexPath? { known.before }
        override var indexPathAfterUpdate: IndexPath? { known.after }
        override var updateAction: Action { known.action }
    }

    private final class CountingLayout: UICollectionViewFlowLayout {
        var inserted: [IndexPath] = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
        }
    }

    private final class GroupedTable: UITableView {
        override var style: UITableView.Style { .grouped }
    }

    private final class MockCollection: UICollectionView {
        var completion: LayoutInteractiveTransitionCompletion?
        override func startInteractiveTransition(
            to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
        ) -> UICollectionViewTransitionLayout {
            self.completion = completion
            return UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        }
    }

    private final class Proposal: UITableViewDropProposal {
        override var intent: Intent { .insertIntoDestinationIndexPath }
    }

    @Test func layoutsTakeItemsOfTheTest() {
        let layout = CountingLayout()
        let path = IndexPath(item: 2, section: 0)
        layout.prepare(forCollectionViewUpdates: [
            MockUpdateItem(before: nil, after: path, action: .insert),
            MockUpdateItem(before: path, after: nil, action: .delete), UICollectionViewUpdateItem(),
        ])
        #expect(layout.inserted == [path])
    }

    @Test func propertiesThatAreReadAreOverridden() {
        let table: UITableView = GroupedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        #expect(table.style == .grouped)
        let view = MockCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var finished: [Bool] = []
        _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout()) { finished += [$0, $1] }
        view.completion?(true, false)
        #expect(finished == [true, false])
        let proposal: UITableViewDropProposal = Proposal(operation: .move)
        #expect(proposal.intent == .insertIntoDestinationIndexPath && proposal.operation == .move)
    }
}
