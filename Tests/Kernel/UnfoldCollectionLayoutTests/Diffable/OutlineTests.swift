import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Outlines: any sequence of expanding and collapsing ends where a fresh load does; handlers and cells follow.
@MainActor @Suite(.ownSettings) struct OutlineTests {
    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private struct Outline {
        let view: UICollectionView
        let source: Source
    }

    private func make(_ snapshot: NSDiffableDataSourceSectionSnapshot<String>, height: CGFloat = 800) -> Outline {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: height), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            if item.count % 3 == 0 { content.secondaryText = "second line" }
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure()]
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.apply(snapshot, to: 0, animatingDifferences: false)
        view.layoutIfNeeded()
        return Outline(view: view, source: source)
    }

    private var start: NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["a", "b", "c"])
        for parent in ["a", "b", "c"] {
            snapshot.append((0..<4).map { "\(parent)\($0)" }, to: parent)
            for child in 0..<2 { snapshot.append((0..<3).map { "\(parent)\(child)x\($0)" }, to: "\(parent)\(child)") }
        }
        return snapshot
    }

    @Test(arguments: [1, 2] as [UInt64]) func anySequenceEqualsAFreshLoad(_ seed: UInt64) {
        inEnvironment(.ios26, scale: 3) {
            var generator = SeededGenerator(seed)
            let outline = make(start, height: 4000)
            for round in 0..<10 {
                let count = outline.view.numberOfItems(inSection: 0)
                outline.view.simulateOutlineDisclosure(at: .item(Int.random(in: 0..<count, using: &generator)))
                let fresh = make(outline.source.snapshot(for: 0), height: 4000)
                #expect(outline.view.allFrames == fresh.view.allFrames, "round \(round)")
                #expect(outline.view.contentSize == fresh.view.contentSize)
                let levels = { (view: UICollectionView) in
                    view.visibleCells.map { ($0 as! UICollectionViewListCell).indentationLevel }
                }
                #expect(levels(outline.view) == levels(fresh.view), "round \(round)")
                #expect(outline.view.contentOffset == outline.view.clampedOffset(outline.view.contentOffset))
            }
        }
    }

    @Test func expandingNotifiesHandlersAndKeepsTheParentsCell() {
        inEnvironment(.ios26, scale: 2) {
            let outline = make(start)
            var received: [String] = []
            outline.source.sectionSnapshotHandlers.shouldExpandItem = {
                received.append("should \($0)")
                return $0 != "c"
            }
            outline.source.sectionSnapshotHandlers.willExpandItem = {
                received.append("will \($0) \(outline.source.snapshot().numberOfItems)")
            }
            outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, known in
                received.append("children of \(item): \(known.rootItems.count)")
                var answer = NSDiffableDataSourceSectionSnapshot<String>()
                answer.append(["new 1", "new 2"])
                return answer
            }
            outline.source.sectionSnapshotHandlers.willCollapseItem = { received.append("closing \($0)") }
            let cell = outline.view.cellForItem(at: .item(0))
            outline.view.simulateOutlineDisclosure(at: .item(2))
            outline.view.simulateOutlineDisclosure(at: .item(0))
            #expect(received == ["should c", "should a", "will a 3", "children of a: 4"])
            #expect(outline.source.snapshot().itemIdentifiers == ["a", "new 1", "new 2", "b", "c"])
            #expect(outline.view.cellForItem(at: .item(0)) === cell)
            #expect(cell?.configurationState.isExpanded == true)
            #expect((outline.view.cellForItem(at: .item(1)) as? UICollectionViewListCell)?.indentationLevel == 1)
            let report = outline.view.lastBatchUpdateReport!
            #expect(report.rows.map(\.change) == [.kept, .inserted, .inserted, .kept, .kept])
            #expect(report.animation.items.filter { $0.startAlpha == 0 }.count == 2)
            outline.view.simulateOutlineDisclosure(at: .item(0))
            #expect(received.last == "closing a" && outline.source.snapshot().numberOfItems == 3)
        }
    }

    @Test func rowsOfAList() {
        inEnvironment(.ios26, scale: 2) {
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["Title", "Sub"])
            let outline = make(snapshot)
            // 15 + 20.5 + 18 + 15 with a second line, else the least height.
            #expect(outline.view.allFrames[0].map(\.height) == [52, 68.5])
            let cell = outline.view.visibleCells[0] as! UICollectionViewListCell
            #expect(cell.contentView.frame.width == CGFloat(313))
            cell.accessories = [.disclosureIndicator(), .checkmark()]
            outline.view.layoutIfNeeded()
            #expect(cell.contentView.frame.width == CGFloat(281))
            cell.indentationLevel = 2
            outline.view.layoutIfNeeded()
            #expect(cell.contentView.frame.minX == 20)
            var reasons: [String] = []
            UIKitExceptions.withHandler({ reasons.append($0.reason) }) {
                cell.accessories = [.checkmark(), .checkmark()]
            }
            #expect(reasons.count == 1 && cell.accessories.count == 2)
        }
    }

    @Test func aPlainSnapshotKeepsTheOutline() {
        inEnvironment(scale: 2) {
            let outline = make(start)
            var tree = outline.source.snapshot(for: 0)
            tree.expand(["a"])
            outline.source.apply(tree, to: 0)
            var plain = outline.source.snapshot()
            plain.deleteItems(["b"])
            plain.insertItems(["z"], afterItem: "a1")
            outline.source.apply(plain)
            let kept = outline.source.snapshot(for: 0)
            #expect(kept.parent(of: "z") == "a" && !kept.contains("b0") && kept.isExpanded("a"))
            #expect(kept.visibleItems == plain.itemIdentifiers)
        }
    }
}
