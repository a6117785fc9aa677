import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// Rows and grids of a compositional layout: what is measured, what stays an estimate, what a change pushes.
@MainActor @Suite(.ownSettings) struct ListLayoutTests {
    @Test func onlyWhatIsInSightIsMeasured() {
        inEnvironment(scale: 2) {
            let source = ArraySource(sizes: (0..<100).map { _ in CGSize(width: 0, height: 100) })
            let view = UICollectionView.forTests(listLayout(estimate: 20), source, height: 450)
            // Twenty-three estimates are in sight; measured one by one, five rows fill the screen.
            #expect(view.measureCount == 5)
            #expect(view.contentSize.height == CGFloat(2400))
            #expect(view.heightForItem(at: .item(0))?.source == .measured)
            #expect(view.heightForItem(at: .item(9))?.source == .estimated)
        }
    }

    @Test func halfAPixelIsNoChange() {
        inEnvironment(scale: 3) {
            let source = ArraySource(sizes: [CGSize(width: 0, height: 44.1), CGSize(width: 0, height: 44.5)])
            let view = UICollectionView.forTests(listLayout(estimate: 44.25), source)
            #expect(view.allFrames[0][0].height == 44.25, "44.333 is a quarter of a pixel away")
            #expect(abs(view.allFrames[0][1].height - 134.0 / 3) < 1e-6)
        }
    }

    @Test func aGridRowIsAsHighAsItsTallestItemAndPushesTheNext() {
        inEnvironment(scale: 2) {
            let source = ArraySource(sizes: [30, 50, 40, 20, 20].map { CGSize(width: 0, height: $0) })
            let view = UICollectionView.forTests(gridLayout(columns: 3, spacing: 8), source)
            #expect(view.allFrames[0].map(\.height) == [30, 50, 40, 20, 20])
            #expect(view.allFrames[0].map(\.minY) == [0, 0, 0, 58, 58])
            #expect(view.allFrames[0].map(\.minX) == [0, 106.5, 213, 0, 106.5])
            #expect(view.contentSize.height == 78)
            view.measurementStep = 1
            source.sections[0][0].size.height = 90
            view.reconfigureItems(at: [.item(0)])
            #expect(view.allFrames[0].map(\.minY) == [0, 0, 0, 98, 98])
            let report = view.lastBatchUpdateReport!
            let row = report.rows.first { $0.indexPathAfter == .item(3) }
            #expect(row?.frameBefore?.minY == 58 && row?.frameAfter?.minY == 98)
            #expect(report.rows.first?.measured == .invalidated && report.rows.first?.isReconfigured == true)
        }
    }

    @Test func anotherWidthForgetsWhatWasMeasured() {
        inEnvironment(scale: 2) {
            let source = ArraySource(sizes: (0..<3).map { _ in CGSize(width: 0, height: 70) })
            let view = UICollectionView.forTests(listLayout(), source)
            view.frame.size.width = 200
            #expect(view.contentSize.height == CGFloat(132), "prepared at once, with estimates")
            view.layoutIfNeeded()
            #expect(view.contentSize.height == 210)
            #expect(view.measureCount == 6)
            #expect(view.heightForItem(at: .item(0))?.reason == .widthChanged)
        }
    }

    @Test func aRequiredChainFightsTheEstimate() {
        inEnvironment(scale: 2) {
            var conflicts = 0
            let source = ArraySource(sizes: [CGSize(width: 0, height: 60)])
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: listLayout())
            view.register(RequiredCell.self, forCellWithReuseIdentifier: "box")
            view.dataSource = source
            LayoutJournal.listening({ if case .unsatisfiable = $0 { conflicts += 1 } }, to: { view.layoutIfNeeded() })
            #expect(conflicts == 1)
            #expect(view.allFrames[0][0].height == 60)
            view.firstLayout = .measured
            view.removeReusableViews()
            conflicts = 0
            LayoutJournal.listening({ if case .unsatisfiable = $0 { conflicts += 1 } }) {
                view.reloadData()
                view.removeReusableViews()
                view.layoutIfNeeded()
            }
            #expect(conflicts == 0)
            _ = source
        }
    }

    final class RequiredCell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.heightAnchor.constraint(equalToConstant: 60),
            ])
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test func aCellThatInvalidatesItsSizeIsAskedAgain() {
        inEnvironment(scale: 2) {
            let source = ArraySource(sizes: (0..<3).map { _ in CGSize(width: 0, height: 30) })
            let view = UICollectionView.forTests(listLayout(), source)
            let cell = view.visibleCells[1] as! BoxCell
            view.measurementStep = 1
            cell.high.constant = 80
            view.layoutIfNeeded()
            #expect(view.allFrames[0].map(\.height) == [30, 30, 30])
            view.findMissingUpdates()
            #expect(view.findings.map(\.code).contains("missing-update"))
            #expect(view.heightForItem(at: .item(1))?.staleSinceStep == 1)
            cell.contentView.invalidateIntrinsicContentSize()
            view.layoutIfNeeded()
            #expect(view.allFrames[0].map(\.minY) == [0, 30, 110])
            #expect(view.heightForItem(at: .item(1))?.reason == .invalidated)
            #expect(view.measureCount == 4)
            view.selfSizingInvalidation = .enabledIncludingConstraints
            cell.high.constant = 20
            view.layoutIfNeeded()
            #expect(view.allFrames[0].map(\.minY) == [0, 30, 50])
        }
    }

    /// An app that invalidates single items has them asked again, those off screen when they come.
    @Test func itemsThatAContextNamesAreAskedAgain() {
        inEnvironment(scale: 2) {
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = CGSize(width: 320, height: 40)
            for layout in [listLayout(), gridLayout(columns: 2), flow] {
                let source = ArraySource(sizes: (0..<4).map { _ in CGSize(width: 160, height: 30) })
                let view = UICollectionView.forTests(layout, source)
                (view.cellForItem(at: .item(0)) as? BoxCell)?.want(CGSize(width: 160, height: 50))
                let before = view.measureCount
                let type = type(of: layout).invalidationContextClass as! UICollectionViewLayoutInvalidationContext.Type
                let context = ObjectiveCMessages.make(type)
                context.invalidateItems(at: [.item(0)])
                layout.invalidateLayout(with: context)
                view.layoutIfNeeded()
                #expect(view.layoutAttributesForItem(at: .item(0))?.frame.height == 50, "\(layout)")
                #expect(view.measureCount - before == 1, "\(layout)")
            }
        }
    }

    @Test func listAppearances() {
        inEnvironment(.ios26, scale: 2) {
            let source = ArraySource([
                [.init(id: 1, size: CGSize(width: 0, height: 52)), .init(id: 2, size: CGSize(width: 0, height: 52))],
                [.init(id: 3, size: CGSize(width: 0, height: 52))],
            ])
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
            let view = UICollectionView.forTests(layout, source, width: 375)
            #expect(view.allFrames[0][0] == CGRect(x: 16, y: 35, width: 343, height: 52))
            #expect(view.allFrames[1][0].minY == CGFloat(174))
            #expect(view.contentSize.height == CGFloat(246))
            let lines = view.subviews.filter { $0 is UICollectionViewListSeparatorView }
            #expect(lines.map(\.frame) == [CGRect(x: 32, y: 86, width: 311, height: 1)])
        }
    }

    @Test func rightToLeftIsMirrored() {
        inEnvironment(scale: 2, direction: .rightToLeft) {
            let source = ArraySource(sizes: [30, 50, 40, 20].map { CGSize(width: 0, height: $0) })
            let view = UICollectionView.forTests(gridLayout(columns: 2), source)
            #expect(view.allFrames[0].map(\.minX) == [160, 0, 160, 0])
        }
    }
}
