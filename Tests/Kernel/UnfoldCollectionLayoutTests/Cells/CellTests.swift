import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Cells by themselves.
@MainActor @Suite struct CollectionCellTests {
    /// As a table's cell: outside of the list that pinned it a cell is as large as the app makes it.
    @Test func aCellThatLeftItsListFollowsTheSizeItIsGiven() {
        inEnvironment(scale: 2) {
            let source = ArraySource(sizes: [CGSize(width: 0, height: 30)])
            let view = UICollectionView.forTests(listLayout(), source)
            let cell = view.visibleCells[0] as! BoxCell
            #expect(cell.box.frame.size == CGSize(width: 320, height: 30))
            source.sections = [[]]
            view.reloadData()
            view.layoutIfNeeded()
            #expect(cell.superview == nil)
            cell.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame.size == CGSize(width: 200, height: 90))
            #expect(cell.box.frame.size == CGSize(width: 200, height: 90))
        }
    }
}
