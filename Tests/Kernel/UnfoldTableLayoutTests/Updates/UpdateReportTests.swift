import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// What reports of updates say of headers, of what moves inside cells, and how many are kept.
@MainActor @Suite(.ownSettings) struct UpdateReportTests {
    /// A header whose box is as high as it says, at a priority.
    final class BoxHeader: UITableViewHeaderFooterView {
        let box = UIView()
        lazy var height = box.heightAnchor.constraint(equalToConstant: 40)
        func build(_ priority: UILayoutPriority) {
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            height.identifier = "box"
            height.priority = priority
            NSLayoutConstraint.activate([
                height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }
    }

    final class HeaderSource: UITableViewDataSource, UITableViewDelegate {
        var sections = 2
        var priority = UILayoutPriority.required
        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = FixedCell(style: .default, reuseIdentifier: nil)
            cell.box.constant = 50
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = BoxHeader(reuseIdentifier: nil)
            view.build(priority)
            return view
        }
    }

    private func table(_ source: HeaderSource) -> UITableView {
        let table = UITableView.forTests(source)
        table.sectionHeaderTopPadding = 0
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }

    @Test func conflictsAndHeightsOfHeaders() throws {
        try inEnvironment {
            let source = HeaderSource()
            let table = table(source)
            table.measurementStep = 1
            table.beginUpdates()
            let header = try #require(table.headerView(forSection: 1) as? BoxHeader)
            header.height.constant = 70
            header.layoutIfNeeded()
            table.endUpdates()
            let report = try #require(table.lastBatchUpdateReport)
            let conflict = try #require(report.conflicts.first)
            #expect(report.conflicts.count == 1)
            #expect(conflict.element == .header(1) && conflict.indexPath == nil)
            #expect(conflict.encapsulatedHeight == 40 && conflict.measuredAtStep == 0 && conflict.age == 1)
            #expect(report.parts.map(\.after) == [.header(0), .header(1)])
            #expect(report.parts.map(\.before) == [.header(0), .header(1)])
            #expect(report.parts.map { $0.heightBefore?.height } == [40, 40])
            #expect(report.parts.map { $0.heightAfter?.height } == [40, 70])
            #expect(report.parts[1].heightAfter?.source == .measured)
            #expect(report.parts[1].frameAfter == CGRect(x: 0, y: 140, width: 320, height: 70))
            // A section that comes or goes brings its header, or takes it along.
            source.sections = 1
            table.deleteSections([0], with: .fade)
            let parts = try #require(table.lastBatchUpdateReport).parts
            #expect(parts.map(\.before) == [.header(1), .header(0)])
            #expect(parts.map(\.after) == [.header(0), nil])
        }
    }

    @Test func overruledConstraintsOfHeaders() throws {
        try inEnvironment {
            let source = HeaderSource()
            source.priority = .defaultHigh
            let table = table(source)
            table.beginUpdates()
            let header = try #require(table.headerView(forSection: 0) as? BoxHeader)
            header.height.constant = 70
            header.layoutIfNeeded()
            table.endUpdates()
            let report = try #require(table.lastBatchUpdateReport)
            #expect(report.conflicts.isEmpty)
            #expect(report.unsatisfiedDuring.map(\.element) == [.header(0)])
            #expect(report.unsatisfiedDuring.first?.constraint.constraint.identifier == "box")
            #expect(report.unsatisfiedAfter.isEmpty && report.parts[0].heightAfter?.height == 70)
            // A box that may not be higher: it loses for good.
            let cap = header.contentView.heightAnchor.constraint(lessThanOrEqualToConstant: 30)
            cap.isActive = true
            table.performBatchUpdates(nil)
            #expect(table.lastBatchUpdateReport?.unsatisfiedAfter.map(\.element) == [.header(0)])
        }
    }

    // MARK: What is kept

    @Test func reportsAreKeptInABoundedNumber() {
        inEnvironment {
            let source = ArraySource([.init(id: 0, height: 50)])
            let table = UITableView.forTests(source)
            for step in 0..<100 {
                table.measurementStep = step
                table.performBatchUpdates(nil)
            }
            #expect(table.batchUpdateCount == 100 && table.batchUpdateReports.count == 16)
            #expect(table.batchUpdateReports.map(\.step) == Array(84..<100))
            #expect(table.lastBatchUpdateReport?.step == 99)
            table.batchUpdateReportLimit = 0
            #expect(table.batchUpdateReports.map(\.step) == [99])
            table.batchUpdateReportLimit = .max
            for _ in 0..<50 { table.performBatchUpdates(nil) }
            #expect(table.batchUpdateReports.count == 51)
        }
    }

    /// Where heights come from is forgotten with the heights: steps, reasons and changes that no row has any more.
    @Test func originsAreKeptInABoundedNumber() {
        inEnvironment {
            let source = ArraySource((0..<40).map { .init(id: $0, height: 50) })
            let table = UITableView.forTests(source, height: 300)
            let steps = Rounds.of(1200, long: 3000)
            for step in 1..<steps {
                table.measurementStep = step
                let cell = table.visibleCells[step % 5] as! FixedCell
                cell.box.constant = CGFloat(40 + step % 20)
                if step % 7 == 0 { table.frame.size.width = CGFloat(320 + step % 500) }
                if step % 3 == 0 { table.contentOffset.y = CGFloat(step % 900) }
                table.performBatchUpdates(nil)
            }
            #expect(table.origins.count <= 512, "\(table.origins.count)")
            // What is left is right.
            for row in 0..<40 {
                let height = table.heightForRow(at: .row(row))!
                guard height.source != .estimated else { continue }
                #expect(height.measuredAtStep! < steps && height.measuredAtWidth != nil)
                #expect(height.isFresh == (height.measuredAtWidth == table.bounds.width), "row \(row)")
            }
            let screen = table.heightForRow(at: table.indexPathsForVisibleRows![0])!
            #expect(screen.isFresh && screen.measuredAtWidth == table.bounds.width)
        }
    }

    // MARK: Moves

    /// A card with a part that unfolds, and a chevron below: what an update of a table animates.
    final class UnfoldingCell: UITableViewCell {
        let detail = UIView()
        let chevron = UIView()
        lazy var height = detail.heightAnchor.constraint(equalToConstant: 0)
        lazy var middle = chevron.centerXAnchor.constraint(equalTo: contentView.centerXAnchor)
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for (view, name) in [(detail, "detail"), (chevron, "chevron")] {
                view.accessibilityIdentifier = name
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                detail.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 100),
                detail.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                detail.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
                chevron.topAnchor.constraint(equalTo: detail.bottomAnchor, constant: 12),
                middle,
                chevron.widthAnchor.constraint(equalToConstant: 22),
                chevron.heightAnchor.constraint(equalToConstant: 16),
                chevron.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -19),
            ])
        }
        required init?(coder: NSCoder) { fatalError("not archived") }
    }

    private func unfolding() -> (table: UITableView, source: ClosureSource) {
        let source = ClosureSource(2) { _, _ in UnfoldingCell(style: .default, reuseIdentifier: nil) }
        return (UITableView.forTests(source), source)
    }

    @Test func updatesAnimateWhatIsInsideTheCells() throws {
        try inEnvironment {
            let (table, source) = unfolding()
            defer { _ = source }
            let cell = table.cellForRow(at: .row(0)) as! UnfoldingCell
            let records = AnimationRecord.recorded {
                table.beginUpdates()
                cell.height.constant = 200
                table.endUpdates()
            }
            let animation = try #require(table.lastBatchUpdateReport).animation
            #expect(animation.duration == 0.3 && records == [animation.views])
            #expect(animation.views.timing == .init(duration: 0.3))
            @MainActor func move(_ view: UIView) -> [CGRect?]? {
                animation.views.change(of: view).map { [$0.from.rect, $0.to.rect] }
            }
            #expect(
                move(cell.detail) == [
                    CGRect(x: 0, y: 100, width: 320, height: 0), CGRect(x: 0, y: 100, width: 320, height: 200),
                ])
            #expect(
                move(cell.chevron) == [
                    CGRect(x: 149, y: 112, width: 22, height: 16), CGRect(x: 149, y: 312, width: 22, height: 16),
                ])
            // The other cell moves as a row; inside it nothing moves.
            let other = table.cellForRow(at: .row(1)) as! UnfoldingCell
            #expect(move(other.detail) == nil && animation.views.change(of: other) == nil)
            #expect(animation.items.map(\.start.minY) == [0, 147] && animation.items.map(\.end.minY) == [0, 347])
        }
    }

    @Test func whatIsNotAnimated() throws {
        try inEnvironment {
            let (table, source) = unfolding()
            let cell = table.cellForRow(at: .row(0)) as! UnfoldingCell
            // Laid out before the update ends: there at once.
            table.beginUpdates()
            cell.middle.constant = 30
            cell.contentView.layoutIfNeeded()
            cell.height.constant = 200
            table.endUpdates()
            let move = table.lastBatchUpdateReport?.animation.views.change(of: cell.chevron)
            #expect(move?.from.rect == CGRect(x: 179, y: 112, width: 22, height: 16))
            #expect(move?.to.rect == CGRect(x: 179, y: 312, width: 22, height: 16))
            // A new cell's views come in their places.
            source.count = 3
            table.insertRows(at: [.row(0)], with: .fade)
            #expect(table.lastBatchUpdateReport?.animation.views.changes.isEmpty == true)
            // Animations that are off, and those of the app around.
            cell.height.constant = 0
            UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
            let quiet = try #require(table.lastBatchUpdateReport).animation
            #expect(quiet.views.changes.isEmpty && quiet.duration == 0)
            cell.height.constant = 200
            let records = AnimationRecord.recorded {
                UIView.animate(withDuration: 1) { table.performBatchUpdates(nil) }
            }
            #expect(records.count == 2)
            #expect(records[0].change(of: cell.chevron) != nil && records[0].change(of: cell) == nil)
            #expect(records[1].change(of: cell.chevron) != nil && records[1].change(of: cell) != nil)
        }
    }

    /// A rounding error is no move, neither of views nor of rows.
    @Test func roundingErrorsAreNoMoves() {
        inEnvironment {
            let view = UIView(frame: CGRect(x: 16.000000000000004, y: 0, width: 100, height: 20))
            let records = AnimationRecord.recorded {
                UIView.animate(withDuration: 1) { view.frame = CGRect(x: 16, y: 0, width: 100, height: 20) }
            }
            #expect(records.map(\.changes.isEmpty) == [true])
            let source = ArraySource((0..<4).map { .init(id: $0, height: 50) })
            let table = UITableView.forTests(source)
            table.rows.set(
                height: 50.000000000000007, origin: table.rows.origin(of: table.rows.rowID(at: .row(0))!),
                of: table.rows.rowID(at: .row(0))!)
            table.setNeedsLayout()
            table.layoutIfNeeded()
            (table.visibleCells[0] as! FixedCell).box.priority = UILayoutPriority(998)
            table.performBatchUpdates(nil)
            #expect(table.lastBatchUpdateReport?.measurementCount == 1)
            #expect(table.lastBatchUpdateReport?.animation.duration == 0)
        }
    }

    /// Rows on screen are put in order once, and a height is put together once, until what they follow from changes.
    @Test func whatDidNotChangeIsNotWorkedOutAgain() throws {
        try inEnvironment {
            let source = ArraySource((0..<30).map { .init(id: $0, height: 40) })
            let table = UITableView.forTests(source, height: 300)
            let paths = table.displayedRows.map(\.path)
            table.knownRows?.rows.reverse()
            #expect(table.displayedRows.map(\.path) == paths.reversed())
            table.rows.set(height: 50, origin: 0, of: try #require(table.rows.rowID(at: .row(20))))
            #expect(table.displayedRows.map(\.path) == paths.reversed())
            source.rows.removeLast()
            table.deleteRows(at: [.row(29)], with: .none)
            #expect(table.displayedRows.map(\.path) == paths)

            let cell = table.displayedRows[1].cell
            let height = table.heightForRow(at: .row(1))
            cell.markKnownHeight()
            #expect(table.heightForRow(at: .row(1))?.reason == .asked)
            table.measurementStep = 7
            #expect(table.heightForRow(at: .row(1))?.reason == .appeared && height?.reason == .appeared)
            cell.markKnownHeight()
            LayoutEnvironment.current.contentSizeCategory = .accessibilityLarge
            #expect(table.heightForRow(at: .row(1))?.staleBecause == LayoutChange(.traits))
        }
    }

    /// Another table may have numbered its rows and origins alike.
    @Test func aHeightIsNotKnownToAnotherTable() {
        inEnvironment {
            let cell = FixedCell(style: .default, reuseIdentifier: nil)
            cell.box.constant = 50
            let source = ClosureSource(1) { _, _ in cell }
            let first = UITableView.forTests(source)
            #expect(first.heightForRow(at: .row(0))?.reason == .appeared)
            cell.markKnownHeight()
            #expect(first.heightForRow(at: .row(0))?.reason == .asked)
            let second = UITableView.forTests(source)
            #expect(second.heightForRow(at: .row(0))?.reason == .appeared)
        }
    }
}

extension UITableViewCell {
    /// Has what is known of the height say another reason, by which it is told from one that is worked out.
    fileprivate func markKnownHeight() {
        guard let known = knownHeight else { return }
        var height = known.height
        height.reason = .asked
        knownHeight = KnownHeight(inputs: known.inputs, height: height)
    }
}
