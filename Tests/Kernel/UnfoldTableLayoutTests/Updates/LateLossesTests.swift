import Dispatch
import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// What was lost is worked out when a report is read, and is what it was when the update ended.
@MainActor @Suite(.ownSettings) struct LateLossesTests {
    /// A class that describes itself, as layout libraries have one.
    final class OwnConstraint: NSLayoutConstraint {
        override var description: String {
            MainActor.assumeIsolated { "<Own:0x1 foot.height == \(constant) \(isActive)>" }
        }
    }

    /// Two lines that are too long, a frame beside them, and a foot that gives way to the height of the row.
    final class NoteCell: UITableViewCell {
        let title = UILabel()
        let note = UILabel()
        let foot = UIView()
        let mark = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
        let stack = UIStackView()
        private(set) var heights: [NSLayoutConstraint] = []

        convenience init(isOwn: Bool) {
            self.init(style: .default, reuseIdentifier: "note")
            for label in [title, note] { stack.addArrangedSubview(label) }
            stack.axis = .vertical
            for view in [stack, foot, mark] { contentView.addSubview(view) }
            for view in [stack, foot] { view.translatesAutoresizingMaskIntoConstraints = false }
            heights = [20, 90].map { height($0, isOwn) }
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 8),
                stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                foot.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
                foot.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
                foot.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5),
                foot.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8), heights[0],
            ])
        }

        private func height(_ points: CGFloat, _ isOwn: Bool) -> NSLayoutConstraint {
            let height =
                isOwn
                ? OwnConstraint(
                    item: foot, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: points) : foot.heightAnchor.constraint(equalToConstant: points)
            height.priority = UILayoutPriority(999)
            return height
        }

        func show(_ row: Int) {
            title.text = "Title of row \(row), which is longer than the screen is wide, and has one line only"
            note.text = row % 3 == 0 ? "short" : "A note on row \(row) that is quite a bit longer than the screen too"
        }

        /// One thing that apps change.
        func change(_ random: inout SplitMix) {
            let active = heights[heights[0].isActive ? 0 : 1]
            let number = Int.random(in: 0..<1000, using: &random)
            switch number % 14 {
            case 0, 1, 2: active.constant = CGFloat(number % 7) * 20
            case 3: active.priority = UILayoutPriority(Float(900 + number % 90))
            case 4: for height in heights { height.isActive = height !== active }
            case 5: title.text = "\(number)" + (title.text ?? "")
            case 6: note.isHidden.toggle()
            case 7: title.accessibilityIdentifier = "title\(number)"
            case 8: active.identifier = number % 3 == 0 ? nil : "height\(number)"
            case 9: mark.frame.size.width = CGFloat(number % 5) * 4
            case 10: stack.setCustomSpacing(number % 2 == 0 ? UIStackView.spacingUseSystem : 8, after: title)
            case 11: contentView.insertSubview(number % 2 == 0 ? stack : foot, at: 0)
            case 12: accessibilityIdentifier = "cell\(number)"
            default: note.setContentCompressionResistancePriority(UILayoutPriority(Float(number)), for: .horizontal)
            }
        }
    }

    /// A losses' oracle: asked of the live views at the moment.
    private func losses(_ contents: [ListContent], _ ask: (ListContent) -> [UnsatisfiedConstraint])
        -> [BatchUpdateReport.Unsatisfied]
    { contents.flatMap { content in ask(content).map { .init(element: content.element, constraint: $0) } } }

    /// The reports of random updates, with what was lost as it was worked out at once.
    private func run(seed: UInt64, isOwn: Bool) -> (
        reports: [BatchUpdateReport], during: [[BatchUpdateReport.Unsatisfied]],
        after: [[BatchUpdateReport.Unsatisfied]]
    ) {
        var random = SplitMix(seed: seed)
        let source = ClosureSource(40) { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
            cell.show(path.row)
            return cell
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
        table.register(forCellReuseIdentifier: "note") { NoteCell(isOwn: isOwn) }
        table.dataSource = source
        table.layoutIfNeeded()
        var (during, after): ([[BatchUpdateReport.Unsatisfied]], [[BatchUpdateReport.Unsatisfied]]) = ([], [])
        for _ in 0..<12 {
            if Int.random(in: 0..<4, using: &random) == 0 {
                table.contentOffset.y = CGFloat(Int.random(in: 0..<400, using: &random))
                table.layoutIfNeeded()
            }
            table.beginUpdates()
            for case let cell as NoteCell in table.visibleCells where Bool.random(using: &random) {
                cell.change(&random)
                if Bool.random(using: &random) { cell.contentView.layoutIfNeeded() }
            }
            if Int.random(in: 0..<5, using: &random) == 0 {
                source.count -= 1
                table.deleteRows(at: [table.indexPathsForVisibleRows![0]], with: .fade)
            }
            let laidOut = table.displayedContents.filter { $0.isStale() && $0.view.liveSystemIsSolved }
            during.append(losses(laidOut) { $0.view.unsatisfiedConstraints() })
            table.endUpdates()
            let fitted = table.displayedContents.filter(\.isFitted)
            after.append(losses(fitted) { $0.view.lastFitting?.unsatisfiedConstraints() ?? [] })
        }
        return (table.batchUpdateReports, during, after)
    }

    @Test(arguments: [false, true]) func aReportReadLateSaysWhatItWouldHaveSaidAtOnce(isOwn: Bool) {
        inEnvironment {
            var count = (during: 0, after: 0)
            for seed in 1...UInt64(isOwn ? Rounds.of(2, long: 5) : Rounds.of(4, long: 12)) {
                // The table is gone when they are read.
                let (reports, during, after) = run(seed: seed, isOwn: isOwn)
                for (step, report) in reports.enumerated() {
                    let isRight = report.unsatisfiedDuring == during[step] && report.unsatisfiedAfter == after[step]
                    #expect(isRight, "seed \(seed), step \(step)")
                    guard !isRight else { continue }
                    #expect(report.unsatisfiedDuring == during[step])
                    #expect(report.unsatisfiedAfter == after[step])
                }
                count.during += during.joined().count
                count.after += after.joined().count
            }
            #expect(count.during > 15 && count.after > 60, "\(count)")
        }
    }

    /// Reports may be read, compared and put into sets on any thread.
    @Test func anyThreadMayReadFirst() {
        inEnvironment {
            let (reports, _, after) = run(seed: 5, isOwn: false)
            let group = DispatchGroup()
            let same = Locked(0)
            for _ in 0..<3 {
                DispatchQueue.global().async(group: group) {
                    let all = reports.map(\.unsatisfiedAfter)
                    same.withLock { $0 += all == after ? 1 : 0 }
                }
            }
            group.wait()
            #expect(same.withLock { $0 } == 3 && Set(reports).count == reports.count)
        }
    }

    /// A row in which nothing changed shares what was found out with the report before.
    @Test func unchangedRowsAreLookedAtOnce() throws {
        inEnvironment {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
            let source = ClosureSource(3) { table, path in
                let cell = NoteCell(isOwn: false)
                cell.show(path.row)
                return cell
            }
            table.dataSource = source
            table.layoutIfNeeded()
            @MainActor func fitting(_ row: Int) -> Late<[UnsatisfiedConstraint]>? {
                table.performBatchUpdates(nil)
                return table.displayedContents[row].view.lastFitting?.lateUnsatisfiedConstraints()
            }
            let (first, second) = (fitting(0), fitting(1))
            #expect(first != nil && fitting(0) === first && fitting(1) === second)
            let cell = table.visibleCells[0] as? NoteCell
            cell?.title.accessibilityIdentifier = "other"
            #expect(fitting(0) !== first && fitting(1) === second)
            cell?.heights[0].constant += 10
            #expect(fitting(0)?.value.isEmpty == false && fitting(1) === second)
        }
    }
}
