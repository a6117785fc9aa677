import Foundation
import Testing

@testable import UnfoldTypesetting

/// Sums of thirds and halves miss their pixel by a rounding error, which decides nothing.
@Suite struct PixelGridTests {
    /// As `CGRect.intersects` with Core Graphics.
    @Test func rectanglesThatTouchDoNotReachIntoEachOther() {
        let one = CGRect(x: 0, y: 0, width: 10, height: 10)
        for (x, y, expected) in [(10, 0, false), (0, -10, false), (9, 9, true), (-9, 0, true), (2, 12, false)] {
            let other = CGRect(x: x, y: y, width: 10, height: 10)
            #expect(one.reachesInto(other) == expected && other.reachesInto(one) == expected, "\(other)")
        }
        #expect(!one.reachesInto(.null) && one.reachesInto(.infinite))
        #expect(one.reachesInto(CGRect(x: 20, y: 5, width: -15, height: 1)))
    }

    @Test(arguments: [1, 2, 3] as [CGFloat]) func aRoundingErrorDecidesNothing(_ scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        for pixel in [-7, 0, 1, 235, 100_000] as [CGFloat] {
            for error in [-3e-12, 0, 3e-12] as [CGFloat] {
                let (whole, half) = (pixel / scale + error, (pixel + 0.5) / scale + error)
                #expect(grid.round(whole) == pixel / scale)
                #expect(grid.contains(whole) && !grid.contains(half))
                #expect(grid.round(half) == (pixel + (pixel + 0.5 < 0 ? 0 : 1)) / scale)
                #expect(grid.ceil(whole) == pixel / scale && grid.floor(whole) == pixel / scale)
                #expect(grid.ceil(half) == (pixel + 1) / scale && grid.floor(half) == pixel / scale)
            }
        }
    }
}
