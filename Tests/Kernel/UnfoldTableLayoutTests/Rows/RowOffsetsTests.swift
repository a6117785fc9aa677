import Foundation
import TestSupport
import Testing

@testable import UnfoldTableLayout

@Suite struct RowOffsetsTests {
    private func forest(_ heights: [CGFloat]) -> (OffsetForest, OffsetForest.ListID) {
        var forest = OffsetForest()
        let list = forest.makeList()
        forest.fill(list, count: heights.count) { (heights[$0], UInt32($0)) }
        return (forest, list)
    }

    /// Tops and hits of random lists agree with a plain walk.
    @Test func agreesWithAWalk() {
        var generator = SplitMix(seed: 7)
        for _ in 0..<200 {
            let heights = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
                CGFloat(Int.random(in: 0...5, using: &generator) * 11)
            }
            let (offsets, list) = forest(heights)
            var top: CGFloat = 0
            for (row, height) in heights.enumerated() {
                #expect(offsets.top(of: row, in: list) == top)
                let entry = offsets.row(at: row, in: list)
                #expect(entry?.top == top && entry?.height == height && entry?.id == offsets.id(at: row, in: list))
                if height > 0 { #expect(offsets.position(at: top, in: list) == row, "\(heights) at \(top)") }
                top += height
            }
            #expect(offsets.total(of: list) == top)
            #expect(offsets.position(at: top, in: list) == nil)
            #expect(offsets.position(at: -1, in: list) == nil)
            #expect(offsets.row(at: -1, in: list) == nil && offsets.row(at: heights.count, in: list) == nil)
        }
    }

    /// Random insertions, removals, changes and moves between three lists agree with plain arrays, row by row; every
    /// row keeps its number and knows its position.
    @Test func editsFollowTheArrays() {
        struct Row {
            var id: OffsetForest.ID
            var height: CGFloat
        }
        var generator = SplitMix(seed: 11)
        var offsets = OffsetForest()
        let lists = (0..<3).map { _ in offsets.makeList() }
        var model: [[Row]] = [[], [], []]
        offsets.fill(lists[0], count: 40) { (CGFloat($0 % 6) * 10, 0) }
        for row in 0..<40 {
            let id = offsets.id(at: row, in: lists[0])
            model[0].append(Row(id: id, height: offsets.height(of: id)))
        }
        for round in 0..<3000 {
            let height = CGFloat(Int.random(in: 0...6, using: &generator)) * 10.5
            let list = Int.random(in: 0..<3, using: &generator)
            let row = model[list].isEmpty ? 0 : Int.random(in: 0..<model[list].count, using: &generator)
            switch model[list].isEmpty ? 0 : Int.random(in: 0...3, using: &generator) {
            case 0:
                let index = Int.random(in: 0...model[list].count, using: &generator)
                let id = offsets.make(height: height, origin: 7)
                offsets.insert(id, at: index, in: lists[list])
                model[list].insert(Row(id: id, height: height), at: index)
            case 1:
                let id = offsets.remove(at: row, from: lists[list])
                #expect(id == model[list].remove(at: row).id)
                offsets.free(id)
            case 2:
                let other = Int.random(in: 0..<3, using: &generator)
                let id = offsets.remove(at: row, from: lists[list])
                let moved = model[list].remove(at: row)
                let index = Int.random(in: 0...model[other].count, using: &generator)
                offsets.insert(id, at: index, in: lists[other])
                model[other].insert(moved, at: index)
            default:
                offsets.set(height: height, origin: UInt32(round), of: model[list][row].id)
                model[list][row].height = height
            }
            for (list, rows) in zip(lists, model) {
                var top: CGFloat = 0
                #expect(offsets.count(of: list) == rows.count, "round \(round)")
                for (position, row) in rows.enumerated() {
                    #expect(offsets.id(at: position, in: list) == row.id, "round \(round)")
                    let found = offsets.position(of: row.id)
                    #expect(found?.list == list && found?.position == position, "round \(round)")
                    #expect(offsets.top(of: position, in: list) == top, "round \(round), row \(position)")
                    if row.height > 0 {
                        #expect(offsets.position(at: top + row.height / 2, in: list) == position, "round \(round)")
                    }
                    top += row.height
                }
                #expect(offsets.total(of: list) == top && offsets.top(of: rows.count, in: list) == top)
            }
        }
    }

    /// A million rows, all added at the end, stay shallow: ten thousand edits would not end otherwise.
    @Test func aMillionRowsAreEditedAtOnce() {
        var offsets = OffsetForest()
        let list = offsets.makeList()
        offsets.fill(list, count: 1_000_000) { _ in (44, 0) }
        for edit in 0..<10_000 {
            offsets.insert(offsets.make(height: 100, origin: 0), at: 1_000_000, in: list)
            offsets.free(offsets.remove(at: edit, from: list))
            offsets.set(height: 50, origin: 0, of: offsets.id(at: edit, in: list))
        }
        #expect(offsets.count(of: list) == 1_000_000)
        // Each edit takes one row of 44 away, makes the next one 50 and adds one of 100.
        let total: CGFloat = 500_000 + 43_120_000 + 1_000_000
        #expect(offsets.total(of: list) == total)
        #expect(offsets.position(at: total - 1, in: list) == 999_999)
        #expect(MemoryLayout<OffsetForest.Node>.stride <= 48)
    }
}
