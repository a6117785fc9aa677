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

    private final class InsetCell: UICollectionViewCell {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            contentView.frame = contentView.frame.insetBy(dx: 2, dy: 2)
        }
    }

    @Test func aContentViewIsInsetOnceHoweverOftenItsCellIsLaidOut() throws {
        try inEnvironment {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            let source = ArraySource(sizes: [layout.itemSize])
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
            view.register(InsetCell.self, forCellWithReuseIdentifier: "box")
            view.dataSource = source
            view.layoutIfNeeded()
            let cell = try #require(view.visibleCells.first as? InsetCell)
            for _ in 0..<3 {
                #expect(cell.contentView.frame == CGRect(x: 2, y: 2, width: 96, height: 46))
                cell.setNeedsLayout()
                view.layoutIfNeeded()
            }
            #expect(cell.layouts <= 9, "\(cell.layouts)")
            withExtendedLifetime(source) {}
        }
    }
}
