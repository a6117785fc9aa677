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

    /// Random insertions, removals and changes agree with a plain array, row by row.
    @Test func editsFollowTheArray() {
        var generator = SystemRandom(seed: 11)
        var heights = (0..<40).map { CGFloat($0 % 6) * 10 }
        var offsets = RowOffsets(heights: heights)
        for round in 0..<1500 {
            let height = CGFloat(Int.random(in: 0...6, using: &generator)) * 10.5
            switch heights.isEmpty ? 0 : Int.random(in: 0...2, using: &generator) {
            case 0:
                let row = Int.random(in: 0...heights.count, using: &generator)
                heights.insert(height, at: row)
                offsets.insert(height, at: row)
            case 1:
                let row = Int.random(in: 0..<heights.count, using: &generator)
                heights.remove(at: row)
                offsets.remove(at: row)
            default:
                let row = Int.random(in: 0..<heights.count, using: &generator)
                heights[row] = height
                offsets.setHeight(height, of: row)
            }
            #expect(offsets.count == heights.count, "round \(round)")
            var top: CGFloat = 0
            for (row, height) in heights.enumerated() {
                #expect(offsets.top(of: row) == top, "round \(round), row \(row)")
                if height > 0 { #expect(offsets.row(at: top + height / 2) == row, "round \(round)") }
                top += height
            }
            #expect(offsets.total == top && offsets.top(of: heights.count) == top, "round \(round)")
        }
    }

    /// A million rows, all added at the end, stay shallow: ten thousand edits would not end otherwise.
    @Test func aMillionRowsAreEditedAtOnce() {
        var offsets = RowOffsets(heights: repeatElement(44, count: 1_000_000))
        for edit in 0..<10_000 {
            offsets.insert(100, at: offsets.count)
            offsets.remove(at: edit)
            offsets.setHeight(50, of: edit)
        }
        #expect(offsets.count == 1_000_000)
        // Each edit takes one row of 44 away, makes the next one 50 and adds one of 100.
        let total: CGFloat = 500_000 + 43_120_000 + 1_000_000
        #expect(offsets.total == total)
        #expect(offsets.row(at: offsets.total - 1) == 999_999)
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
