import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldCollectionLayout

/// A section snapshot against trees of plain values (section 4 of the facts).
@MainActor @Suite(.ownSettings) struct SectionSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

    /// The model: a forest of values.
    struct Tree: Equatable {
        var item: Int
        var isExpanded = false
        var children: [Tree] = []

        var all: [Int] { [item] + children.flatMap(\.all) }
        var visible: [Int] { [item] + (isExpanded ? children.flatMap(\.visible) : []) }
        mutating func change(_ id: Int, _ body: (inout Tree) -> Void) {
            if item == id { return body(&self) }
            for index in children.indices { children[index].change(id, body) }
        }
        static func removing(_ ids: Set<Int>, from trees: [Tree]) -> [Tree] {
            trees.filter { !ids.contains($0.item) }.map {
                var tree = $0
                tree.children = removing(ids, from: $0.children)
                return tree
            }
        }
        static func inserting(_ new: [Tree], beside id: Int, offset: Int, in trees: [Tree]) -> [Tree] {
            if let index = trees.firstIndex(where: { $0.item == id }) {
                var trees = trees
                trees.insert(contentsOf: new, at: index + offset)
                return trees
            }
            return trees.map {
                var tree = $0
                tree.children = inserting(new, beside: id, offset: offset, in: $0.children)
                return tree
            }
        }
    }

    @Test func isPrintedAsATree() {
        var snapshot = Snapshot()
        snapshot.append([1, 2])
        snapshot.append([3], to: 1)
        #expect(snapshot.visualDescription() == "1\n  3\n2")
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func agreesWithTrees(_ seed: UInt64) {
        var generator = SeededGenerator(seed)
        var snapshot = Snapshot()
        var model: [Tree] = []
        var next = 0
        for round in 0..<Rounds.of(150, long: 400) {
            let known = model.flatMap(\.all)
            let new = (0..<Int.random(in: 0...3, using: &generator)).map { next + $0 }
            next += 3
            let item = known.randomElement(using: &generator)
            switch Int.random(in: 0...9, using: &generator) {
            case 0, 1:
                snapshot.append(new)
                model += new.map { Tree(item: $0) }
            case 2, 3:
                guard let item else { continue }
                snapshot.append(new, to: item)
                for index in model.indices { model[index].change(item) { $0.children += new.map { Tree(item: $0) } } }
            case 4, 5:
                guard let item else { continue }
                let isBefore = Bool.random(using: &generator)
                if isBefore { snapshot.insert(new, before: item) } else { snapshot.insert(new, after: item) }
                model = Tree.inserting(new.map { Tree(item: $0) }, beside: item, offset: isBefore ? 0 : 1, in: model)
            case 6:
                guard known.count > 25, let item else { continue }
                let more = known.randomElement(using: &generator)!
                snapshot.delete([item, more])
                model = Tree.removing([item, more], from: model)
            case 7, 8:
                guard let item else { continue }
                snapshot.expand([item])
                for index in model.indices { model[index].change(item) { $0.isExpanded = true } }
            default:
                guard let item else { continue }
                snapshot.collapse([item])
                for index in model.indices { model[index].change(item) { $0.isExpanded = false } }
            }
            #expect(snapshot.items == model.flatMap(\.all), "round \(round)")
            #expect(snapshot.visibleItems == model.flatMap(\.visible), "round \(round)")
            #expect(snapshot.rootItems == model.map(\.item), "round \(round)")
            if let item = snapshot.items.randomElement(using: &generator) {
                let part = snapshot.snapshot(of: item, includingParent: true)
                var copy = Snapshot()
                copy.append([-1])
                copy.insert(part, before: -1)
                copy.delete([-1])
                #expect(copy == part, "a part is the same wherever it stands")
                #expect(part.rootItems == [item] && snapshot.isVisible(item) == snapshot.visibleItems.contains(item))
                #expect(snapshot.index(of: item) == snapshot.items.firstIndex(of: item))
                let parent = snapshot.parent(of: item)
                #expect(snapshot.level(of: item) == (parent.map { snapshot.level(of: $0) + 1 } ?? 0))
            }
        }
        #expect(next > 300 && !snapshot.items.isEmpty)
    }

    @Test func mistakesChangeNothing() {
        var reasons: [String] = []
        var snapshot = Snapshot()
        snapshot.append([1, 2])
        snapshot.append([3], to: 1)
        let before = snapshot
        inEnvironment {
            UIKitExceptions.withHandler({ reasons.append($0.reason) }) {
                snapshot.append([4, 3, 4])
                snapshot.append([5], to: 9)
                snapshot.insert([5], before: 9)
                snapshot.insert([5], after: 9)
                snapshot.delete([1, 9])
                _ = snapshot.level(of: 9)
                _ = snapshot.parent(of: 9)
                snapshot.append([])
                snapshot.expand([9])
            }
        }
        #expect(snapshot == before)
        #expect(
            reasons == [
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    3,\n    4\n)}",
                "Parent item identifier does not exist in section snapshot",
                "Item identifier to insert before does not exist in section snapshot: 9",
                "Item identifier to insert after does not exist in section snapshot: 9",
                "Failed to find index of item 9", "Item identifier does not exist in section snapshot: 9",
                "Child item identifier does not exist in section snapshot: 9",
            ])
    }

    @Test func deepOutlinesAreNoProblem() {
        var snapshot = Snapshot()
        snapshot.append([0])
        for item in 1..<20_000 {
            snapshot.append([item], to: item - 1)
            snapshot.expand([item - 1])
        }
        #expect(snapshot.visibleItems.count == 20_000)
        #expect(snapshot.level(of: 19_999) == 19_999)
    }
}
