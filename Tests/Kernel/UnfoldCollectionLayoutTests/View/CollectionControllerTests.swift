import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldCollectionLayout

/// What a controller puts its collection view into, and what a flow layout answers before a pass.
@MainActor @Suite(.ownSettings) struct CollectionControllerTests {
    final class Grid: UICollectionViewController {
        var count = 4
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private func makeGrid(height: CGFloat = 100) throws -> (Grid, UICollectionViewFlowLayout) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: height)
        layout.minimumLineSpacing = 0
        let grid = Grid(collectionViewLayout: layout)
        grid.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        return (grid, layout)
    }

    @Test func theCollectionViewFillsTheControllersView() throws {
        let (grid, _) = try makeGrid()
        let view = try #require(grid.collectionView)
        #expect(grid.view !== view && view.superview === grid.view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        grid.view.frame.size.width = 200
        #expect(view.frame.width == 200)
        #expect(view.dataSource === grid && view.delegate === grid)
        #expect(grid.view.next === grid && view.next === grid.view)
    }

    @Test func anotherCollectionViewTakesThePlaceOfTheFirst() throws {
        let (grid, _) = try makeGrid()
        let first = try #require(grid.collectionView)
        let second = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.collectionView = second
        #expect(first.superview == nil && grid.view.subviews == [second])
        #expect(second.frame == grid.view.bounds)
        // Set before there is a view.
        let early = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        early.collectionView = first
        #expect(early.view === first.superview && early.collectionView === first)
    }

    /// developer.apple.com/documentation/uikit/uicollectionviewcontroller/clearsselectiononviewwillappear
    @Test func selectedItemsAreDeselectedWhenTheViewAppears() throws {
        let (grid, _) = try makeGrid()
        let view = try #require(grid.collectionView)
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: [0, 1]))
        let backgrounds = (UIView(), UIView())
        (cell.backgroundView, cell.selectedBackgroundView) = backgrounds
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(cell.subviews == [backgrounds.0, backgrounds.1, cell.contentView])
        #expect(backgrounds.0.frame == cell.bounds && backgrounds.1.frame == cell.bounds)
        grid.viewWillAppear(false)
        #expect(view.indexPathsForSelectedItems == [] && cell.subviews == [backgrounds.0, cell.contentView])
        view.backgroundView = UIView()
        view.contentOffset.y = 20
        view.frame.size.height = 300
        view.layoutIfNeeded()
        #expect(view.subviews.first === view.backgroundView && view.backgroundView?.frame == view.bounds)
    }

    /// The content's size is that of what was set, without a pass.
    @Test func aFlowLayoutKnowsItsSizeBeforeAPass() throws {
        let (grid, layout) = try makeGrid()
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 400))
        layout.itemSize.height = 50
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 200))
        layout.minimumLineSpacing = 10
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 230))
        grid.count = 2
        grid.collectionView.reloadData()
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 110))
        grid.view.layoutIfNeeded()
        #expect(grid.collectionView.contentSize == CGSize(width: 320, height: 110))
        #expect(UICollectionViewFlowLayout().collectionViewContentSize == .zero)
    }

    /// A layout of the app's that asks for the size while it is asked itself.
    @Test func askingWhileBeingAskedEnds() throws {
        final class Asking: NSObject, UICollectionViewDelegateFlowLayout {
            var sizes: [CGSize] = []
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                sizes.append(collectionViewLayout.collectionViewContentSize)
                return CGSize(width: 100, height: 30)
            }
        }
        let (grid, layout) = try makeGrid()
        let asking = Asking()
        grid.collectionView.delegate = asking
        layout.invalidateLayout()
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 60))
        #expect(asking.sizes.count == 4)
    }
}
