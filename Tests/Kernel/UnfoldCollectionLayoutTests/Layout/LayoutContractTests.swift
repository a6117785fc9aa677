import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// What layouts are asked and when, and what happens to cells that do not keep their word (sections 2, 7 and 8 of the
/// facts).
@MainActor @Suite(.ownSettings) struct LayoutContractTests {
    /// Writes down what it is asked.
    final class LoggingLayout: UICollectionViewFlowLayout {
        var log: [String] = []
        override func invalidateLayout() {
            log.append("invalidateLayout")
            super.invalidateLayout()
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            let flow = context as! UICollectionViewFlowLayoutInvalidationContext
            log.append(
                "context everything \(context.invalidateEverything) counts \(context.invalidateDataSourceCounts) "
                    + "metrics \(flow.invalidateFlowLayoutDelegateMetrics)")
            super.invalidateLayout(with: context)
        }
        override func prepare() {
            log.append("prepare")
            super.prepare()
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
            log.append(
                "bounds \(Int(newBounds.minY)) \(Int(newBounds.width)) while \(Int(collectionView!.bounds.width)): \(answer)"
            )
            return answer
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            log.append("updates \(updateItems.map { "\($0.updateAction)" })")
        }
        override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
            log.append("target")
            return super.targetContentOffset(forProposedContentOffset: proposed)
        }
        override func finalizeCollectionViewUpdates() { log.append("finalize") }
    }

    /// The header of a layout that stretches it while the content is pulled down; the offset goes back when the content
    /// ends elsewhere.
    @Test func anOffsetThatCodeSetBeyondTheContentStays() {
        final class Stretchy: UICollectionViewFlowLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let found = super.layoutAttributesForElements(in: rect) ?? []
                for header in found where header.representedElementCategory == .supplementaryView {
                    let pull = -min(0, collectionView?.contentOffset.y ?? 0)
                    header.frame = CGRect(x: 0, y: -pull, width: header.frame.width, height: 100 + pull)
                }
                return found
            }
        }
        let layout = Stretchy()
        layout.headerReferenceSize = CGSize(width: 0, height: 100)
        let source = ArraySource(sizes: Array(repeating: .zero, count: 80))
        let view = UICollectionView.forTests(layout, source)
        view.contentOffset.y = -60
        view.layoutIfNeeded()
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0))
        #expect(view.contentOffset.y == -60 && header?.frame == CGRect(x: 0, y: -60, width: 320, height: 160))
        source.sections[0].removeLast(40)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 0)
    }

    @Test func theOrderOfQuestions() {
        inEnvironment(scale: 2) {
            let layout = LoggingLayout()
            let source = ArraySource(sizes: Array(repeating: .zero, count: 80))
            let view = UICollectionView.forTests(layout, source)
            #expect(layout.log == ["context everything true counts true metrics true", "prepare"])
            layout.log = []
            view.layoutIfNeeded()
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(layout.log.isEmpty, "nothing changed")
            view.contentOffset.y = 10
            view.layoutIfNeeded()
            #expect(layout.log == ["bounds 10 320 while 320: false"])
            layout.log = []
            view.frame.size.width = 200
            #expect(
                layout.log == [
                    "bounds 10 200 while 320: true", "context everything false counts false metrics false", "prepare",
                ])
            view.layoutIfNeeded()
            layout.log = []
            source.sections[0].removeLast()
            view.performBatchUpdates { view.deleteItems(at: [.item(79)]) }
            #expect(
                layout.log == [
                    "context everything false counts true metrics true", "prepare", "updates [\"delete\"]", "target",
                    "finalize",
                ])
            layout.log = []
            layout.invalidateLayout()
            view.layoutIfNeeded()
            #expect(
                layout.log == ["invalidateLayout", "context everything false counts false metrics true", "prepare"])
        }
    }

    @Test func anInvalidationDoesNotReadTheCounts() {
        inEnvironment(scale: 2) {
            let source = ArraySource(sizes: Array(repeating: .zero, count: 2))
            let view = UICollectionView.forTests(UICollectionViewFlowLayout(), source)
            source.sections[0].append(.init(id: 9, size: .zero))
            view.collectionViewLayout.invalidateLayout()
            view.layoutIfNeeded()
            #expect(view.visibleCells.count == 2 && view.numberOfItems(inSection: 0) == 2)
            view.reloadData()
            #expect(view.numberOfItems(inSection: 0) == 3)
        }
    }

    @Test func contextsAdjustAtOnce() {
        inEnvironment(scale: 2) {
            let source = ArraySource(sizes: Array(repeating: .zero, count: 200))
            let view = UICollectionView.forTests(UICollectionViewFlowLayout(), source)
            view.contentOffset = CGPoint(x: 0, y: 30)
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
            context.invalidateItems(at: [.item(1), .item(0), .item(1)])
            #expect(context.invalidatedItemIndexPaths == [.item(1), .item(0)])
            view.collectionViewLayout.invalidateLayout(with: context)
            #expect(view.contentOffset == CGPoint(x: 0, y: 34))
        }
    }

    /// A cell that wants a pixel more each time it is asked.
    final class GrowingCell: UICollectionViewCell {
        static var asked = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.asked += 1
            layoutAttributes.size.height = CGFloat(40 + Self.asked)
            return layoutAttributes
        }
    }

    @Test func whatNeverConvergesIsStopped() {
        inEnvironment(.ios26, scale: 2) {
            GrowingCell.asked = 0
            let source = ArraySource(sizes: [.zero])
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: listLayout())
            view.register(GrowingCell.self, forCellWithReuseIdentifier: "box")
            view.dataSource = source
            var reasons: [String] = []
            UIKitExceptions.withHandler({ reasons.append($0.reason) }) { view.layoutIfNeeded() }
            #expect(reasons.count == 1 && reasons[0].contains("is stuck in a recursive layout loop"))
            #expect(view.findings.map(\.code) == ["feedback-loop", "unstable-height"])
            #expect(GrowingCell.asked < 250)
        }
    }

    @Test func registrationsOnTheFlyRaise() {
        inEnvironment(scale: 2) {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: listLayout())
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                let late = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                return view.dequeueConfiguredReusableCell(using: late, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1])
            var reasons: [String] = []
            UIKitExceptions.withHandler({ reasons.append($0.reason) }) {
                source.apply(snapshot)
                view.layoutIfNeeded()
                _ = view.dequeueReusableCell(withReuseIdentifier: "unknown", for: .item(0))
            }
            #expect(reasons.count == 2 && reasons[0].contains("created inside"))
            #expect(
                reasons.last
                    == "could not dequeue a view of kind: UICollectionElementKindCell with identifier unknown - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
    }

    @Test func anUpdateReportsWhatItDid() {
        inEnvironment(scale: 2) {
            let source = ArraySource(sizes: (0..<30).map { _ in CGSize(width: 0, height: 50) })
            let view = UICollectionView.forTests(listLayout(estimate: 50), source, height: 200)
            view.measurementStep = 3
            source.sections[0].remove(at: 1)
            source.sections[0].insert(.init(id: 99, size: CGSize(width: 0, height: 70)), at: 0)
            view.performBatchUpdates {
                view.deleteItems(at: [.item(1)])
                view.insertItems(at: [.item(0)])
            }
            let report = view.lastBatchUpdateReport!
            #expect(report.step == 3 && report.measurementCount == 1)
            #expect(report.rows.map(\.change) == [.inserted, .kept, .kept, .kept, .deleted])
            #expect(report.rows[0].measured == .appeared && report.rows[0].heightAfter?.measuredAtStep == 3)
            #expect(report.rows[1].frameBefore?.minY == 0 && report.rows[1].frameAfter?.minY == 70)
            #expect(report.contentHeightAfter - report.contentHeightBefore == CGFloat(20))
            #expect(report.animation.items.count == 5 && report.animation.duration > 0)
        }
    }

    @Test func rowsThatTurnOutHigherMoveTheScreen() {
        inEnvironment(scale: 2) {
            let source = ArraySource(sizes: (0..<60).map { _ in CGSize(width: 0, height: 90) })
            let view = UICollectionView.forTests(listLayout(estimate: 30), source, height: 200)
            view.contentOffset.y = 1500
            view.layoutIfNeeded()
            view.contentOffset.y -= 20
            view.layoutIfNeeded()
            #expect(view.findings.map(\.code).contains("screen-jump"))
        }
    }
}
