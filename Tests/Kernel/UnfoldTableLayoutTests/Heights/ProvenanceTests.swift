import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Where heights come from, what made them stale, and that a stale one is never shown as fresh.
@MainActor @Suite(.ownSettings) struct ProvenanceTests {
    @Test func heightsKnowTheirWidthTraitsAndReason() {
        inEnvironment {
            let source = ArraySource((0..<30).map { .init(id: $0, height: 100) })
            let table = UITableView.forTests(source, height: 300)
            let height = table.heightForRow(at: .row(0))!
            #expect(height.reason == .appeared && height.measuredAtWidth == 320 && height.isFresh)
            #expect(height.traits == MeasurementTraits(.current) && height.age(at: 3) == 3)
            #expect(table.heightForRow(at: .row(20))?.isFresh == false)
            table.measurementStep = 1
            table.frame.size.width = 500
            // Stale at once, before anything was laid out.
            #expect(table.heightForRow(at: .row(0))?.staleBecause == LayoutChange(.width))
            table.layoutIfNeeded()
            #expect(table.heightForRow(at: .row(0))?.reason == .widthChanged)
            table.contentOffset.y = 1000
            table.layoutIfNeeded()
            table.measurementStep = 2
            table.frame.size.width = 400
            table.layoutIfNeeded()
            let hidden = table.heightForRow(at: .row(0))!
            #expect(hidden.staleSinceStep == 2 && hidden.staleBecause == LayoutChange(.width) && !hidden.isFresh)
            #expect(hidden.source == .cached && hidden.measuredAtStep == 1 && hidden.measuredAtWidth == 500)
            // Back at the width it was measured at, it holds again.
            table.measurementStep = 3
            table.frame.size.width = 500
            table.layoutIfNeeded()
            #expect(table.heightForRow(at: .row(0))?.staleSinceStep == nil)
            table.measurementStep = 4
            LayoutEnvironment.current.contentSizeCategory = .accessibilityLarge
            #expect(table.heightForRow(at: .row(0))?.staleBecause == LayoutChange(.traits))
            table.layoutIfNeeded()
            #expect(table.heightForRow(at: .row(0))?.staleSinceStep == 4)
            #expect(table.heightForRow(at: .row(9))?.staleSinceStep == nil)
        }
    }

    @Test func staleHeightsNameTheChange() throws {
        try inEnvironment {
            let source = ArraySource((0..<3).map { .init(id: $0, height: 40) })
            let table = UITableView.forTests(source)
            let cells = table.visibleCells.map { $0 as! FixedCell }
            cells[0].box.identifier = "boxHeight"
            cells[0].box.constant = 90
            cells[0].box.priority = UILayoutPriority(998)
            cells[1].contentView.addSubview(UIView())
            #expect(table.heightForRow(at: .row(0))?.staleBecause == LayoutChange(.constant, "boxHeight"))
            #expect(table.heightForRow(at: .row(1))?.staleBecause?.kind == .hierarchy)
            #expect(table.heightForRow(at: .row(2))?.isFresh == true)
            table.measurementStep = 5
            table.performBatchUpdates(nil)
            let report = try #require(table.lastBatchUpdateReport)
            #expect(report.rows.map(\.measured) == [.contentChanged, .contentChanged, nil])
            #expect(report.rows[0].measuredBecause == LayoutChange(.constant, "boxHeight"))
            #expect(report.rows[0].heightBefore?.staleSinceStep == 0)
            #expect(report.step == 5 && report.measurementCount == 2)
        }
    }

    /// A cell that leaves the screen stale leaves a stale height.
    @Test func scrollingAwayKeepsStaleness() {
        inEnvironment {
            let source = ArraySource((0..<30).map { .init(id: $0, height: 100) })
            let table = UITableView.forTests(source, height: 300)
            (table.cellForRow(at: .row(0)) as! FixedCell).box.constant = 50
            table.measurementStep = 1
            table.contentOffset.y = 2000
            table.layoutIfNeeded()
            #expect(table.cellForRow(at: .row(0)) == nil)
            #expect(table.heightForRow(at: .row(0))?.staleSinceStep == 0)
            table.contentOffset.y = 0
            table.layoutIfNeeded()
            #expect(table.heightForRow(at: .row(0))?.isFresh == true)
        }
    }

    final class Heights: UITableViewDelegate {
        var heights: [CGFloat] = []
        var estimates: [CGFloat] = []
        var asked = 0
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked += 1
            return heights[indexPath.row]
        }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimates[indexPath.row]
        }
    }

    final class OnlyHeights: UITableViewDelegate {
        var asked = 0
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked += 1
            return 30
        }
    }

    /// Delegate, then `rowHeight`, then the constraints (fact D1.2); estimates for rows that were not seen (D1.3,
    /// D1.5).
    @Test func heightsComeInUIKitsOrder() {
        inEnvironment {
            let source = ArraySource((0..<100).map { .init(id: $0, height: 100) })
            let delegate = Heights()
            delegate.heights = (0..<100).map { $0 == 1 ? UITableView.automaticDimension : 70 }
            delegate.estimates = (0..<100).map { CGFloat($0) + 1 }
            let table = UITableView.forTests(source, height: 200)
            table.rowHeight = 25
            table.delegate = delegate
            table.layoutIfNeeded()
            #expect(
                (0..<4).map { table.heightForRow(at: .row($0))?.source } == [.fixed, .measured, .fixed, .estimated])
            #expect((0..<4).map { table.rectForRow(at: .row($0)).height } == [70, 100, 70, 4])
            #expect(table.contentSize.height == CGFloat(240 + (4...100).reduce(0, +)))
            #expect(delegate.asked <= 10)
            table.delegate = nil
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 2500 as CGFloat)
            table.rowHeight = UITableView.automaticDimension
            table.estimatedRowHeight = 60
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: .row(50)).height == 60 as CGFloat)
        }
    }

    /// Estimates are off only if the delegate has none either (fact D1.3).
    @Test func estimatesAreOffOnlyWithoutTheDelegates() {
        inEnvironment {
            let source = ArraySource((0..<100).map { .init(id: $0, height: 100) })
            let table = UITableView.forTests(source, height: 200)
            let only = OnlyHeights()
            table.estimatedRowHeight = 0
            table.delegate = only
            table.layoutIfNeeded()
            #expect(only.asked >= 100 && table.contentSize.height == 3000 as CGFloat && table.visibleCells.count == 7)
            let both = Heights()
            both.heights = Array(repeating: 30, count: 100)
            both.estimates = Array(repeating: 50, count: 100)
            table.delegate = both
            both.asked = 0
            table.layoutIfNeeded()
            #expect(both.asked < 30 && table.rectForRow(at: .row(99)).height == 50 as CGFloat)
        }
    }

    @Test func negativeHeightsAreRefused() {
        var raised: [String] = []
        let table = UITableView(frame: .zero, style: .plain)
        UIKitExceptions.withHandler({ raised.append($0.reason) }) {
            table.rowHeight = -5
            table.sectionHeaderHeight = -2
        }
        #expect(raised.count == 2 && table.rowHeight == -1 && table.sectionHeaderHeight == -1)
    }

    /// What an override answers is the row's height (fact D2.2), whatever the constraints say.
    final class OverridingCell: UITableViewCell {
        var answer: CGFloat = 80
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: answer) }
    }

    @Test func overridesOfFittingAreHonoured() {
        inEnvironment {
            let source = ClosureSource(1) { _, _ in OverridingCell(style: .default, reuseIdentifier: nil) }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
            table.dataSource = source
            table.layoutIfNeeded()
            let height = table.heightForRow(at: .row(0))!
            #expect(height.height == 80 && height.contentHeight == 79.5 && height.source == .measured)
            // Nothing the table could see changed: nothing is measured again.
            table.performBatchUpdates(nil)
            #expect(table.measureCount == 1)
            for wrong in [CGFloat.nan, .infinity, -5, 0, .leastNormalMagnitude] {
                let cell = table.cellForRow(at: .row(0)) as! OverridingCell
                cell.answer = wrong
                cell.invalidateIntrinsicContentSize()
                table.layoutIfNeeded()
                #expect(table.rectForRow(at: .row(0)).height == 44 as CGFloat, "\(wrong)")
                cell.answer = 80
                cell.invalidateIntrinsicContentSize()
                table.layoutIfNeeded()
            }
        }
    }

    /// What invalidates a size depends on the setting and the generation (fact D10.1).
    @Test(arguments: [UIKitGeneration.old, .mid, .ios26]) func invalidation(_ generation: UIKitGeneration) {
        inEnvironment(generation) {
            let source = ArraySource((0..<2).map { .init(id: $0, height: 40) })
            let table = UITableView.forTests(source)
            @MainActor func grow(_ height: CGFloat, announcing: Bool) -> CGFloat {
                let cell = table.cellForRow(at: .row(0)) as! FixedCell
                cell.box.constant = height
                if announcing { cell.contentView.invalidateIntrinsicContentSize() }
                table.layoutIfNeeded()
                return table.rectForRow(at: .row(0)).height
            }
            let isOld = generation == .old
            #expect(grow(50, announcing: false) == 40)
            #expect(grow(60, announcing: true) == (isOld ? 40 : 60))
            #expect(table.visibleCells[1].frame.minY == (isOld ? 40 : 60))
            table.selfSizingInvalidation = .enabledIncludingConstraints
            #expect(grow(70, announcing: false) == (isOld ? 40 : 70))
            table.selfSizingInvalidation = .disabled
            #expect(grow(80, announcing: true) == (isOld ? 40 : 70))
            table.performBatchUpdates(nil)
            #expect(table.rectForRow(at: .row(0)).height == 80 as CGFloat)
        }
    }
}
