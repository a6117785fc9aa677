import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// What the table tells unasked, and how it is switched off.
@MainActor @Suite(.ownSettings) struct FindingTests {
    /// Two sources of height disagree: the height the cell is given decides the height it asks for
    /// (convos-ios PR #1366).
    final class DisagreeingCell: UITableViewCell {
        let box: NSLayoutConstraint
        let body = UIView()
        /// What it asks for, by what it is given.
        var wantedHeights: [CGFloat: CGFloat] = [:]
        override init(style: CellStyle, reuseIdentifier: String?) {
            box = body.heightAnchor.constraint(equalToConstant: 120)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            body.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(body)
            box.priority = UILayoutPriority(999)
            box.identifier = "bubble"
            NSLayoutConstraint.activate([
                box, body.topAnchor.constraint(equalTo: contentView.topAnchor),
                body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }
        required init?(coder: NSCoder) { fatalError("not archived") }
        override func layoutSubviews() {
            super.layoutSubviews()
            if let wanted = wantedHeights[bounds.height] { box.constant = wanted }
        }
    }

    private func table(
        _ wantedHeights: [CGFloat: CGFloat], _ invalidation: UITableView.SelfSizingInvalidation
    ) -> (UITableView, ClosureSource) {
        let source = ClosureSource(1) { _, _ in
            let cell = DisagreeingCell(style: .default, reuseIdentifier: nil)
            cell.wantedHeights = wantedHeights
            return cell
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.separatorStyle = .none
        table.selfSizingInvalidation = invalidation
        table.dataSource = source
        table.layoutIfNeeded()
        return (table, source)
    }

    @Test func heightsThatDifferWhenMeasuredAgain() throws {
        try inEnvironment {
            let (table, source) = table([120: 154], .enabled)
            defer { _ = source }
            let finding = try #require(table.findings.first { $0.code == "unstable-height" })
            guard case .unstable(_, let measurements) = finding.fact else {
                Issue.record("\(finding)")
                return
            }
            #expect(finding.severity == .warning && finding.row == .row(0))
            #expect(measurements.map(\.value) == [120, 154])
            // The sums name the constraint that changed its mind.
            for measurement in measurements {
                let part = try #require(measurement.parts.first { $0.constraint.identifier == "bubble" })
                #expect(part.constant == measurement.value)
            }
            #expect(table.rectForRow(at: .row(0)).height == 120 as CGFloat)
            #expect(table.heightForRow(at: .row(0))?.staleSinceStep == 0)
        }
    }

    @Test func heightsThatNeverConvergeStopAtTheLimit() throws {
        try inEnvironment {
            let (settling, one) = table([120: 154], .enabledIncludingConstraints)
            let mild = try #require(settling.findings.first { $0.code == "unstable-height" })
            #expect(mild.severity == .warning)
            #expect(settling.heightForRow(at: .row(0))?.reason == .changedByLayout)
            #expect(settling.rectForRow(at: .row(0)).height == 154 as CGFloat)
            let (restless, two) = table([120: 154, 154: 120], .enabledIncludingConstraints)
            let finding = try #require(restless.findings.first { $0.code == "unstable-height" })
            guard case .unstable(_, let measurements) = finding.fact else {
                Issue.record("\(finding)")
                return
            }
            #expect(finding.severity == .error)
            #expect(measurements.map(\.value) == [120, 154, 120, 154, 120, 154])
            _ = (one, two)
        }
    }

    @Test func mutedFindingsKeepTheirReasonAndAreNotReported() {
        inEnvironment {
            let source = ArraySource((0..<2).map { .init(id: $0, height: 90) })
            let table = UITableView.forTests(source)
            var received: [Finding] = []
            LayoutJournal.listening({ if case .finding(let finding) = $0 { received.append(finding) } }) {
                table.suppressedFindings = [.init("clipped-row", row: .row(1), reason: "designed that way")]
                table.rowHeight = 50
                table.layoutIfNeeded()
            }
            #expect(table.findings.map(\.code) == ["clipped-row", "clipped-row"])
            #expect(table.findings.map(\.suppressionReason) == [nil, "designed that way"])
            #expect(received.map(\.row) == [.row(0)])
            guard case .mismatch(_, let given, let needed, _) = table.findings[0].fact else {
                Issue.record("\(table.findings)")
                return
            }
            #expect(given == 50 && needed == 90)
            table.measurementStep = 1
            #expect(table.findings.isEmpty)
        }
    }

    /// Rows above the screen turn out higher than estimated: the screen jumps by the difference, or the offset follows.
    @Test(arguments: [UITableView.EstimateCorrection.none, .keepsScreen])
    func wrongEstimatesMoveTheScreen(_ correction: UITableView.EstimateCorrection) throws {
        try inEnvironment {
            let source = ArraySource((0..<100).map { .init(id: $0, height: 100) })
            let table = UITableView.forTests(source, height: 400)
            table.estimateCorrection = correction
            // Far down without seeing what is between; then up by a little.
            table.scrollToRow(at: .row(60), at: .top, animated: false)
            let top = table.rectForRow(at: .row(60)).minY
            #expect(table.contentOffset.y == top && table.findings.isEmpty)
            table.measurementStep = 1
            table.contentOffset.y = top - 30
            table.layoutIfNeeded()
            let moved = table.rectForRow(at: .row(60)).minY
            #expect(moved - top == 56 as CGFloat)
            switch correction {
            case .none:
                let finding = try #require(table.findings.first)
                #expect(finding.code == "screen-jump")
                guard case .jump(let points, let causes) = finding.fact else {
                    Issue.record("\(finding)")
                    return
                }
                #expect(points == 56 && causes.map(\.from) == [44] && causes.map(\.to) == [100])
                #expect(table.contentOffset.y == top - 30)
            case .keepsScreen:
                #expect(table.findings.isEmpty && table.contentOffset.y == top - 30 + 56)
            }
        }
    }

    /// Facts D10.3, D10.4 and D10.6.
    @Test func theOffsetFollowsEstimatesOnlyWhileScrolling() {
        inEnvironment {
            let source = ArraySource((0..<100).map { .init(id: $0, height: 100) })
            let table = UITableView.forTests(source, height: 400)
            table.scrollToRow(at: .row(99), at: .bottom, animated: false)
            table.measureAllRows()
            table.contentOffset.y = 9600
            table.layoutIfNeeded()
            #expect(table.contentOffset.y == 9600 as CGFloat)
            source.rows.insert(.init(id: 100, height: 100), at: 0)
            table.insertRows(at: [.row(0)], with: .none)
            table.layoutIfNeeded()
            #expect(table.contentOffset.y == 9600 as CGFloat && table.indexPathsForVisibleRows?.first == .row(96))
            // Within the content of the estimates.
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.contentOffset.y == 4044 as CGFloat)
            // A row that comes in above others.
            let (first, offset) = (table.indexPathsForVisibleRows!.first!, table.contentOffset.y)
            table.contentOffset.y = table.rectForRow(at: first).minY - 10
            let moved = table.contentOffset.y
            table.layoutIfNeeded()
            #expect(moved < offset && table.contentOffset.y == moved + 56 && table.findings.isEmpty)
            // What begins on screen pushes down the rows below it.
            table.contentOffset.y = table.rectForRow(at: table.indexPathsForVisibleRows!.first!).minY - 88
            let pushed = table.contentOffset.y
            table.layoutIfNeeded()
            #expect(table.contentOffset.y == pushed && table.findings.isEmpty)
        }
    }

    @Test func undecidedHeightsAreReported() throws {
        try inEnvironment {
            // Two empty boxes share whatever height there is: only the fitting makes them 30 together.
            let source = ClosureSource(1) { _, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -20),
                ])
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
            table.dataSource = source
            table.layoutIfNeeded()
            let finding = try #require(table.findings.first { $0.code == "ambiguous-height" })
            guard case .undecided(_, let got, let missing) = finding.fact else {
                Issue.record("\(finding)")
                return
            }
            #expect(got == 30.5 && missing?.chain.count == 1 && missing?.lacksHeight == true, "\(finding)")
            let decided = ArraySource([.init(id: 0, height: 40)])
            #expect(UITableView.forTests(decided).findings.isEmpty)
        }
    }

    @Test func zeroHeightWarnsOnce() {
        inEnvironment {
            var printed: [String] = []
            LayoutJournal.console = { printed.append($0) }
            let source = ClosureSource(3) { _, path in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                guard path.row < 2 else { return cell }
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([box.topAnchor.constraint(equalTo: cell.contentView.topAnchor)])
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
            table.dataSource = source
            table.layoutIfNeeded()
            #expect((0..<3).map { table.rectForRow(at: .row($0)).height } == [44, 44, 44])
            #expect(table.findings.map(\.code) == ["zero-height", "zero-height"])
            #expect(printed.count == 1)
            let text =
                "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for "
                + "a table view cell's content view. We're considering the collapse unintentional and using standard "
                + "height instead. Cell: <UITableViewCell"
            #expect(printed.first?.hasPrefix(text) == true, "\(printed)")
        }
    }
}
