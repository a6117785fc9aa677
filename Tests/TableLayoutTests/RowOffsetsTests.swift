import Foundation
import Testing

@testable import TableLayout

@Suite struct RowOffsetsTests {
    /// Tops and hits of random lists agree with a plain walk.
    @Test func agreesWithAWalk() {
        var generator = SystemRandom(seed: 7)
        for _ in 0..<200 {
            let heights = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
                CGFloat(Int.random(in: 0...5, using: &generator) * 11)
            }
            let offsets = RowOffsets(heights: heights)
            var top: CGFloat = 0
            for (row, height) in heights.enumerated() {
                #expect(offsets.top(of: row) == top)
                if height > 0 { #expect(offsets.row(at: top) == row, "\(heights) at \(top)") }
                top += height
            }
            #expect(offsets.total == top)
            #expect(offsets.row(at: top) == nil)
            #expect(offsets.row(at: -1) == nil)
        }
    }
}

/// The same numbers in every run.
struct SystemRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
