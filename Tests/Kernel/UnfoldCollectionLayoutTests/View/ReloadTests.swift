import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Reloads, updates of views that show nothing, and changes of bounds: whom a collection view asks and notifies.
@MainActor @Suite(.ownSettings) struct ReloadTests {
    private final class Delegate: NSObject, UICollectionViewDelegate {
        var log: [String] = []
        var atEnd: (UICollectionView) -> Void = { _ in }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log.append("show \(indexPath.item) of \(cell.tag)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            log.append("end \(indexPath.item) of \(cell.tag)")
            atEnd(collectionView)
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) { log.append("part end \(indexPath.section)") }
    }

    private func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        layout.minimumLineSpacing = 0
        return layout
    }

    /// Fact L5.15.
    @Test func settingTheDataSourceCallsNoOverride() {
        final class Watched: UICollectionView {
            var reloads = 0
            override func reloadData() {
                reloads += 1
                super.reloadData()
            }
        }
        inEnvironment {
            let view = Watched(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let source = TapTests.Source()
            view.dataSource = source
            view.layoutIfNeeded()
            #expect(view.reloads == 0 && view.visibleCells.count == 3)
            let other = TapTests.Source()
            other.count = 2
            view.dataSource = other
            view.layoutIfNeeded()
            #expect(view.reloads == 0 && view.visibleCells.count == 2)
        }
    }

    /// Facts L1.12 and L5.14.
    @Test func partsOfAFlowLayout() {
        final class Parts: NSObject, UICollectionViewDataSource {
            var log: [String] = []
            func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
                log.append("\(kind.suffix(6)) \(path.section)")
                return collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "part", for: path)
            }
        }
        inEnvironment {
            let layout = flow()
            layout.footerReferenceSize = CGSize(width: 320, height: 10)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
            let (header, footer) = (
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
            )
            for kind in [header, footer] {
                view.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
            }
            let parts = Parts()
            view.dataSource = parts
            view.layoutIfNeeded()
            #expect(parts.log == ["Header 0", "Footer 0", "Header 1", "Footer 1"])
            layout.headerReferenceSize = .zero
            view.layoutIfNeeded()
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: .item(0, 1))?.frame.height == 0)
            #expect(layout.layoutAttributesForElements(in: view.bounds)?.count == 2)
            #expect(view.visibleSupplementaryViews(ofKind: header).isEmpty)
        }
    }

    @Test func whatAReloadTakesAwayHasEnded() {
        inEnvironment {
            let source = ArraySource(sizes: Array(repeating: .zero, count: 3))
            let view = UICollectionView.forTests(flow(), source)
            let delegate = Delegate()
            // A delegate that comes later is notified as well.
            view.delegate = delegate
            source.sections[0] = [.init(id: 7, size: .zero)]
            view.reloadData()
            #expect(Set(delegate.log) == ["end 0 of 0", "end 1 of 1", "end 2 of 2", "part end 0"])
            #expect(delegate.log.count == 4)
            delegate.log = []
            view.reloadData()
            #expect(delegate.log.isEmpty)
            view.layoutIfNeeded()
            #expect(delegate.log == ["show 0 of 7"])
            var again = 0
            delegate.atEnd = { view in
                again += 1
                view.reloadData()
            }
            view.reloadData()
            view.layoutIfNeeded()
            #expect(again == 1 && view.visibleCells.map(\.tag) == [7])
        }
    }

    /// As in a table: what was announced to another delegate ends without a notice to the new one.
    @Test func anotherDelegateDoesNotGetTheEndOfWhatItDoesNotKnow() {
        inEnvironment {
            let source = ArraySource(sizes: Array(repeating: .zero, count: 2))
            let view = UICollectionView.forTests(flow(), source)
            let (first, other) = (Delegate(), Delegate())
            view.delegate = first
            view.reloadData()
            view.layoutIfNeeded()
            first.log = []
            view.delegate = first
            view.delegate = other
            view.reloadData()
            view.layoutIfNeeded()
            #expect(first.log.isEmpty)
            #expect(other.log == ["show 0 of 0", "show 1 of 1"])
        }
    }

    /// A layout that comes in between is not told of the end of a change that it was not prepared for.
    @Test func anExchangedLayoutFinishesItsOwnChangeOfBounds() {
        inEnvironment {
            let (old, new) = (Noting(), Noting())
            let view = UICollectionView.forTests(old, ArraySource(sizes: [.zero]))
            UIView.animate(withDuration: 1) {
                view.frame.size.width = 280
                view.collectionViewLayout = new
                view.layoutIfNeeded()
            }
            for layout in [old, new] {
                let begun = layout.log.filter { $0.hasPrefix("from") }.count
                #expect(begun == layout.log.filter { $0 == "finalize" }.count)
            }
            #expect(old.log.contains("finalize"))
        }
    }

    @Test func whatAnUpdateTakesAwayHasEnded() {
        inEnvironment {
            let source = ArraySource(sizes: Array(repeating: .zero, count: 4))
            let view = UICollectionView.forTests(flow(), source)
            let delegate = Delegate()
            view.delegate = delegate
            view.layoutIfNeeded()
            delegate.log = []
            source.sections[0].remove(at: 1)
            view.performBatchUpdates {
                view.deleteItems(at: [.item(1)])
                view.reloadItems(at: [.item(3)])
            }
            #expect(delegate.log == ["show 2 of 3", "end 1 of 1", "end 3 of 3"])
            delegate.log = []
            source.sections = []
            view.deleteSections([0])
            #expect(Set(delegate.log) == ["end 0 of 0", "end 1 of 2", "end 2 of 3", "part end 0"])
        }
    }

    /// A collection view reads its counts when somebody asks (fact L5.4): what changed between the reload and the update
    /// counts as before, and an update that tells of it does not add up (fact L5.3).
    @Test func countsOfAReloadAreThoseOfTheUpdate() {
        inEnvironment {
            let source = ArraySource(sizes: Array(repeating: .zero, count: 2))
            let view = UICollectionView.forTests(flow(), source)
            var reasons: [String] = []
            UIKitExceptions.withHandler({ reasons.append($0.reason) }) {
                view.reloadData()
                source.sections[0].append(.init(id: 2, size: .zero))
                view.insertItems(at: [.item(2)])
            }
            #expect(reasons.count == 1 && reasons[0].hasPrefix("Invalid update: invalid number of items in section 0."))
            view.reloadData()
            view.layoutIfNeeded()
            source.sections[0].append(.init(id: 3, size: .zero))
            view.insertItems(at: [.item(3)])
            #expect(view.visibleCells.map(\.tag) == [0, 1, 2, 3])
        }
    }

    /// A view without a size shows nothing; cells that an update reloads are asked for all the same, others not.
    @Test func reloadsInAViewWithoutASize() {
        inEnvironment {
            let source = ArraySource([(0..<4).map { .init(id: $0, size: .zero) }, [.init(id: 9, size: .zero)]])
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
            view.dataSource = source
            let delegate = Delegate()
            view.delegate = delegate
            var reasons: [String] = []
            UIKitExceptions.withHandler({ reasons.append($0.reason) }) {
                view.reloadData()
                view.layoutIfNeeded()
                #expect(source.cellsAsked == 0)
                source.sections[0].swapAt(0, 3)
                view.performBatchUpdates { view.reloadItems(at: [.item(0), .item(3)]) }
                #expect(source.cellsAsked == 2)
                source.sections[0].remove(at: 1)
                source.sections[0].append(.init(id: 5, size: .zero))
                source.sections.insert([.init(id: 6, size: .zero)], at: 1)
                view.performBatchUpdates {
                    view.deleteItems(at: [.item(1)])
                    view.insertItems(at: [.item(3)])
                    view.insertSections([1])
                    view.moveItem(at: .item(0), to: .item(0))
                }
                source.sections.remove(at: 0)
                view.deleteSections([0])
                view.reloadSections([1])
            }
            #expect(reasons.isEmpty && delegate.log.isEmpty && view.visibleCells.isEmpty)
            #expect(source.cellsAsked == 2 && view.numberOfSections == 2)
        }
    }

    private final class Ledger: NSObject, UICollectionViewDelegate {
        private(set) var views: Set<UIView> = []
        private(set) var mistakes: [String] = []
        private func begin(_ view: UIView, _ path: IndexPath) {
            if !views.insert(view).inserted { mistakes.append("\(path) begins twice") }
        }
        private func end(_ view: UIView, _ path: IndexPath) {
            if views.remove(view) == nil { mistakes.append("\(path) ends twice") }
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { begin(cell, indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { end(cell, indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) { begin(view, indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) { end(view, indexPath) }
    }

    /// Whatever is on screen was announced, and whatever left has ended, once each.
    @Test(arguments: [true, false], [1, 2, 3] as [UInt64]) func displaysBalance(_ isFlow: Bool, _ seed: UInt64) {
        inEnvironment {
            var generator = SeededGenerator(seed)
            let source = ArraySource([[], []])
            for id in 0..<20 {
                source.sections[id % 2].append(.init(id: id, size: CGSize(width: 0, height: id * 3 + 9)))
            }
            let view = UICollectionView.forTests(isFlow ? flow() : listLayout(), source, height: 150)
            let ledger = Ledger()
            view.reloadData()
            view.delegate = ledger
            view.layoutIfNeeded()
            var next = 100
            for round in 0..<Rounds.of(15, long: 60) {
                next += 1
                let section = Int.random(in: 0..<source.sections.count, using: &generator)
                let count = source.sections[section].count
                let item = Int.random(in: 0...count, using: &generator)
                let new = ArraySource.Item(id: next, size: CGSize(width: 0, height: next % 50 + 5))
                switch Int.random(in: 0...6, using: &generator) {
                case 0: view.reloadData()
                case 1: view.contentOffset.y = .random(in: 0...max(0, view.contentSize.height), using: &generator)
                case 2 where item < count:
                    source.sections[section].remove(at: item)
                    view.deleteItems(at: [.item(item, section)])
                case 3 where item < count:
                    source.sections[section][item] = new
                    view.reloadItems(at: [.item(item, section)])
                case 4 where source.sections.count < 5:
                    source.sections.insert([new], at: section)
                    view.insertSections([section])
                case 5 where source.sections.count > 1:
                    source.sections.remove(at: section)
                    view.deleteSections([section])
                default:
                    source.sections[section].insert(new, at: item)
                    view.insertItems(at: [.item(item, section)])
                }
                view.layoutIfNeeded()
                let kind = UICollectionView.elementKindSectionHeader
                let shown: [UIView] = view.visibleCells + view.visibleSupplementaryViews(ofKind: kind)
                #expect(ledger.views == Set(shown) && ledger.mistakes.isEmpty, "round \(round): \(ledger.mistakes)")
            }
        }
    }

    /// Items of sections that come are asked for first.
    @Test func newSectionsAreAskedFirst() {
        final class Asked: NSObject, UICollectionViewDataSource {
            var counts = [2, 3, 1]
            var log: [IndexPath] = []
            func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                counts[section]
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                log.append(indexPath)
                return collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
            }
        }
        inEnvironment {
            let source = Asked()
            let view = UICollectionView.forTests(UICollectionViewFlowLayout(), source)
            source.log = []
            source.counts = [4, 1]
            view.performBatchUpdates {
                view.deleteSections([0])
                view.deleteSections([2])
                view.insertSections([1])
                view.deleteItems(at: [.item(1, 1)])
                view.insertItems(at: [.item(1, 0)])
                view.insertItems(at: [.item(3, 0)])
            }
            #expect(source.log == [.item(0, 1), .item(1, 0), .item(3, 0)])
        }
    }

    // MARK: Bounds

    private final class Noting: UICollectionViewFlowLayout {
        var log: [String] = []
        override func prepare() {
            super.prepare()
            log.append("prepare")
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            if log.last != "elements" { log.append("elements") }
            return super.layoutAttributesForElements(in: rect)
        }
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            log.append("from \(oldBounds.width) to \(collectionView?.bounds.width ?? 0)")
        }
        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            log.append("finalize")
        }
    }

    /// Only other sizes that an animation brings are announced, around the pass that shows them.
    @Test func animatedSizesAreAnnounced() {
        inEnvironment {
            let layout = Noting()
            let source = ArraySource(sizes: Array(repeating: .zero, count: 30))
            let view = UICollectionView.forTests(layout, source)
            layout.log = []
            view.frame.size.width = 300
            view.layoutIfNeeded()
            UIView.animate(withDuration: 0.3) {
                view.contentOffset.y = 10
                UIView.performWithoutAnimation { view.frame.size.width = 280 }
                view.layoutIfNeeded()
            }
            #expect(!layout.log.contains { $0.hasPrefix("from") || $0 == "finalize" })
            layout.log = []
            UIView.animate(withDuration: 0.3) {
                view.frame.size.width = 200
                view.layoutIfNeeded()
                #expect(layout.log.prefix(4) == ["prepare", "from 280.0 to 200.0", "elements", "finalize"])
            }
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(layout.log.filter { $0 == "finalize" }.count == 1)
        }
    }

    /// A transition by a gesture goes through the layout that the delegate makes.
    @Test func theDelegateMakesTheLayoutBetween() {
        final class Between: UICollectionViewTransitionLayout {}
        final class Maker: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout { Between(currentLayout: fromLayout, nextLayout: toLayout) }
        }
        inEnvironment {
            let view = UICollectionView.forTests(flow(), ArraySource(sizes: [.zero]))
            #expect(type(of: view.startInteractiveTransition(to: flow())) == UICollectionViewTransitionLayout.self)
            view.cancelInteractiveTransition()
            let maker = Maker()
            view.delegate = maker
            #expect(view.startInteractiveTransition(to: flow()) is Between)
            view.finishInteractiveTransition()
        }
    }
}
