import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

@MainActor @Suite struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func height(of item: Int) -> CGFloat { CGFloat(20 + item % 31) }

    private func make() -> (UITableView, UITableViewDiffableDataSource<Int, Int>) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 9000), style: .plain)
        table.separatorStyle = .none
        table.register(FixedCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path) as! FixedCell
            cell.box.constant = self.height(of: item)
            cell.tag = item
            return cell
        }
        return (table, source)
    }

    private func random(_ generator: inout SplitMix) -> Snapshot {
        var snapshot = Snapshot()
        let items = Array(0..<40).shuffled(using: &generator)
        var next = 0
        for section in Array(0..<5).shuffled(using: &generator).prefix(Int.random(in: 1...5, using: &generator)) {
            snapshot.appendSections([section])
            let count = Int.random(in: 0...8, using: &generator)
            snapshot.appendItems(Array(items[next..<next + count]), toSection: section)
            next += count
        }
        return snapshot
    }

    /// Any snapshot after any other: order, heights and cells by identity; reloads make cells, reconfigurations keep
    /// them.
    @Test(arguments: [1, 2, 3] as [UInt64]) func anySnapshotFollowsAnyOther(_ seed: UInt64) {
        var generator = SplitMix(seed: seed &* 31)
        let (table, source) = make()
        var shown = Snapshot()
        for round in 0..<Rounds.of(30, long: 80) {
            var next = random(&generator)
            let common = next.itemIdentifiers.filter { shown.itemIdentifiers.contains($0) }
            let reloaded = Set(common.filter { _ in Int.random(in: 0...6, using: &generator) == 0 })
            let reconfigured = Set(common.filter { _ in Int.random(in: 0...6, using: &generator) == 0 })
                .subtracting(reloaded)
            next.reloadItems(Array(reloaded))
            next.reconfigureItems(Array(reconfigured))
            let before = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
            var isDone = false
            source.apply(next) { isDone = true }
            table.layoutIfNeeded()
            #expect(isDone)
            let wanted = next.sectionIdentifiers.map { next.itemIdentifiers(inSection: $0) }
            let got = table.allPaths.map { $0.map { table.cellForRow(at: $0)?.tag ?? -1 } }
            #expect(got == wanted, "round \(round)")
            #expect(table.contentSize.height == wanted.joined().map(height).reduce(0, +))
            for cell in table.visibleCells where common.contains(cell.tag) && round > 0 {
                #expect((cell === before[cell.tag]) == !reloaded.contains(cell.tag), "item \(cell.tag), round \(round)")
            }
            for item in next.itemIdentifiers {
                #expect(source.indexPath(for: item).flatMap { source.itemIdentifier(for: $0) } == item)
            }
            shown = next
        }
    }

    @Test func snapshotsEditTheirOrder() {
        var snapshot = Snapshot()
        snapshot.appendSections([1, 2])
        snapshot.appendItems([10, 11, 12], toSection: 1)
        snapshot.appendItems([20])
        snapshot.insertItems([13], beforeItem: 11)
        snapshot.insertItems([14], afterItem: 12)
        snapshot.moveItem(10, afterItem: 20)
        snapshot.deleteItems([12, 99])
        snapshot.insertSections([3], beforeSection: 1)
        snapshot.moveSection(1, afterSection: 2)
        #expect(snapshot.sectionIdentifiers == [3, 2, 1])
        #expect(snapshot.itemIdentifiers == [20, 10, 13, 11, 14])
        #expect(snapshot.sectionIdentifier(containingItem: 10) == 2)
        #expect(snapshot.indexOfItem(13) == 2)
        snapshot.deleteSections([1])
        #expect(snapshot.itemIdentifiers == [20, 10] && snapshot.numberOfItems == 2)
    }

    @Test func mistakesChangeNothing() {
        var snapshot = Snapshot()
        var raised = 0
        UIKitExceptions.withHandler({ _ in raised += 1 }) {
            snapshot.appendItems([1])
            snapshot.appendSections([1])
            snapshot.appendSections([1])
            snapshot.appendItems([1, 1])
            snapshot.appendItems([1, 2])
            snapshot.appendItems([2])
            snapshot.moveItem(1, beforeItem: 7)
            snapshot.insertItems([5], afterItem: 7)
            snapshot.reloadItems([7])
        }
        #expect(raised == 6)
        #expect(snapshot.itemIdentifiers == [1, 2] && snapshot.sectionIdentifiers == [1])
    }

    /// A longest rising subsequence is rising, part of the numbers and as long as the best of all subsets.
    @Test func longestRisingIsTheLongest() {
        var generator = SplitMix(seed: 9)
        for _ in 0..<200 {
            let numbers = Array(0..<Int.random(in: 0...9, using: &generator)).shuffled(using: &generator)
            let run = SnapshotDifference<Int, Int>.longestRising(numbers)
            #expect(run == run.sorted())
            var best = 0
            for subset in 0..<(1 << numbers.count) {
                let chosen = numbers.indices.filter { subset >> $0 & 1 == 1 }.map { numbers[$0] }
                if chosen == chosen.sorted() { best = max(best, chosen.count) }
            }
            #expect(run.count == best, "\(numbers): \(run)")
        }
    }
}
