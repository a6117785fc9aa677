import Dispatch
import Foundation
import Testing
import UIKit

/// Snapshots that apps apply on queues of their own, where lists are worked out.
@MainActor @Suite struct BackgroundSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private nonisolated static func snapshot(_ items: [Int]) -> Snapshot {
        var made = Snapshot()
        made.appendSections(["only"])
        made.appendItems(items)
        return made
    }

    private func wait(until isDone: () -> Bool) async throws {
        for _ in 0..<2000 where !isDone() { try await Task.sleep(nanoseconds: 5_000_000) }
    }

    @Test func collectionsTakeThemInOrder() async throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        final class Log: @unchecked Sendable { var done: [String] = [] }
        let log = Log()
        DispatchQueue(label: "work").async {
            source.apply(Self.snapshot([1, 2])) {
                dispatchPrecondition(condition: .onQueue(.main))
                log.done.append("first")
            }
            source.apply(Self.snapshot([2, 3, 1]), animatingDifferences: false) { log.done.append("second") }
            var outline = NSDiffableDataSourceSectionSnapshot<Int>()
            outline.append([7])
            source.apply(outline, to: "more") { log.done.append("outline") }
            source.applySnapshotUsingReloadData(Self.snapshot([4])) { log.done.append("reloaded") }
        }
        try await wait { log.done.count == 4 }
        #expect(log.done == ["first", "second", "outline", "reloaded"])
        #expect(source.snapshot().itemIdentifiers == [4] && view.numberOfItems(inSection: 0) == 1)
        // On the main queue at once.
        source.apply(Self.snapshot([4, 5])) { log.done.append("now") }
        #expect(log.done.last == "now" && source.snapshot().numberOfItems == 2)
    }

    @Test func tablesTakeThemInOrder() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        final class Log: @unchecked Sendable { var counts: [Int] = [] }
        let log = Log()
        DispatchQueue(label: "work").async {
            source.apply(Self.snapshot([1])) { log.counts.append(source.snapshot().numberOfItems) }
            source.apply(Self.snapshot([2, 1])) { log.counts.append(source.snapshot().numberOfItems) }
            source.applySnapshotUsingReloadData(Self.snapshot([])) {
                log.counts.append(source.snapshot().numberOfItems)
            }
        }
        try await wait { log.counts.count == 3 }
        #expect(log.counts == [1, 2, 0] && table.numberOfRows(inSection: 0) == 0)
    }
}
