import Testing
import UIKit

@testable import AdaptedFixtures

/// Optional methods of a delegate that a class below the one that conforms has written.
@MainActor @Suite struct InheritedDelegateTests {
    private func heights(_ screen: BaseListScreen) -> [CGFloat] {
        screen.loadViewIfNeeded()
        screen.table.layoutIfNeeded()
        return (0..<3).map { screen.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }

    @Test func theyAreCalledAsIfTheyStoodAbove() {
        let (base, tall, taller, tapped) = (
            BaseListScreen(), TallListScreen(), TallerListScreen(), TappedListScreen()
        )
        #expect(heights(base) == [30, 30, 30] && base.table.numberOfSections == 1)
        #expect(heights(tall) == [50, 51, 52] && tall.table.numberOfSections == 2)
        #expect(heights(taller) == [100, 102, 104])
        #expect(heights(tapped) == [30, 30, 30])
        tapped.table.simulateTap(onRowAt: IndexPath(row: 1, section: 0))
        #expect(tapped.tapped == [1])
        #expect(tapped.table.rectForHeader(inSection: 0).height == 17)
        #expect(base.table.rectForHeader(inSection: 0).height == 0)
    }
}
