import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldReport
import UnfoldScenario
import UnfoldTableLayout

@testable import UnfoldTesting

/// Replays of live tables and collection views.
@MainActor @Suite(.isolatedLayout) struct ReplayTests {
    init() { LayoutJournal.console = { _ in } }

    // MARK: As a scenario has it

    private static func setDetail(_ height: CGFloat, of table: LiveTable<WorkplaceCell>) {
        table.view.beginUpdates()
        table.cell(0).detailHeight.constant = height
        table.cell(0).contentView.layoutIfNeeded()
        table.view.endUpdates()
    }

    private func workplaces() -> LiveTable<WorkplaceCell> {
        LayoutEnvironment.current.displayScale = 3
        LayoutEnvironment.current.screenSize = CGSize(width: 390, height: 844)
        let table = LiveTable(WorkplaceCell.self)
        table.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        table.view.layoutIfNeeded()
        return table
    }

    /// Heights, where they come from, conflicts, what moved and every frame.
    private struct Facts: Equatable {
        var rows: [[String]]
        var conflicts: [[String]]
        var findings: [String]
        var numbers: [Double]
        var frames: [[LayoutDrawing.Rect]]
        var animations: [StepDrawing.Animation]

        init(_ step: StepResult) {
            rows = step.rows.map {
                [
                    "\($0.height) \($0.contentViewHeight) \($0.previousHeight ?? -1) \($0.source)",
                    "\($0.measuredAtStep ?? -1) \($0.staleSinceStep ?? -1)",
                ]
            }
            conflicts = step.conflicts.map {
                ["\($0.encapsulatedHeight ?? -1) \($0.measuredAtStep ?? -1) \($0.constraints.broken)"]
                    + $0.constraints.members.map(\.constraint.equation)
            }
            findings = step.findings.map(\.code) + ["ended"] + step.endedFindings.map(\.code)
            numbers = [step.contentHeight, step.contentOffset, Double(step.measurementCount)]
            let drawing = step.drawing
            numbers += [drawing?.width, drawing?.height, drawing?.scale, drawing?.sections.first?.width].map {
                $0 ?? -1
            }
            frames = drawing?.cells.map { [$0.rect] + $0.drawing.views.map(\.rect) } ?? []
            animations = (drawing?.animations ?? []).map { animation in
                var animation = animation
                for index in animation.items.indices { animation.items[index].id = "" }
                for index in animation.moves.indices { animation.moves[index].cell = "" }
                return animation
            }
        }
    }

    @Test func threeStepsAreThoseOfTheScenario() throws {
        let table = workplaces()
        var heights: [Double] = [table.height()]
        let replay = recordReplay(of: table.view, "workplace card") { recorder in
            for (name, height) in [("expand", 200.0), ("collapse", 0), ("expand again", 200)] {
                recorder.step(name) { Self.setDetail(CGFloat(height), of: table) }
                heights.append(Double(table.view.lastBatchUpdateReport?.rows[0].heightAfter?.height ?? -1))
            }
        }
        #expect(replay.steps.map(\.name) == ["start", "expand", "collapse", "expand again"])
        #expect(replay.steps.map { $0.rows[0].height } == heights && heights == [147, 347, 147, 347])
        let path = Fixtures.package.appendingPathComponent("Fixtures/workplace-card.json").path
        let scenario = RecordedRun.run(try ScenarioDocument.read(file: path), detail: .whole)
        for (live, written) in zip(replay.steps, scenario.steps).dropFirst() {
            #expect(Facts(live) == Facts(written), "\(live.name)")
            #expect(live.drawing?.fixes.map(\.height) == written.drawing?.fixes.map(\.height))
            #expect(live.drawing?.sweeps.map(\.pieces) == written.drawing?.sweeps.map(\.pieces))
        }
        #expect(Facts(replay.steps[0]).frames == Facts(scenario.steps[0]).frames)
        let text = "\(replay)"
        #expect(text.contains("row 0 in section 0       147 -> 347         +200   measured"), "\(text)")
        #expect(
            text.contains("WorkplaceCell.detailHeight (detail.height == 200) does not fit; give it priority 999"),
            "\(text)")
    }

    @Test func whatTheOutputsShow() throws {
        let table = workplaces()
        let replay = recordReplay(of: table.view, "card") { _ in Self.setDetail(200, of: table) }
        #expect(replay.steps.map(\.name) == ["start", "update"])
        let page = replay.text()
        #expect(page.hasPrefix("<!doctype html>") && page.contains("\"cells\":[{\"id\":\"row 0 in section 0\""))
        #expect(replay.text(as: .svg).contains("step 1 update"))
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(replay.text(as: .json).utf8)) as? [String: Any])
        let scenarios = try #require(json["scenarios"] as? [[String: Any]])
        #expect((scenarios[0]["steps"] as? [Any])?.count == 2 && scenarios[0]["name"] as? String == "card")
        let folder = try TemporaryFolder()
        for (name, start) in [("a.html", "<!doctype"), ("a.svg", "<?xml"), ("a.json", "{"), ("a.txt", "card")] {
            try replay.write(to: folder.path(name))
            #expect(folder.text(name)?.hasPrefix(start) == true)
        }
        #expect {
            try replay.write(to: folder.path("a.pdf"))
        } throws: {
            "\($0)".hasSuffix("a.pdf': end its name with one of .txt, .json, .md, .xml, .svg, .html")
        }
        #expect {
            try replay.write(to: folder.path("none/a.html"))
        } throws: {
            "\($0)".hasSuffix("a.html': No such file or directory")
        }
    }

    @Test func whatIsNotDrawnIsAFinding() {
        let table = workplaces()
        table.cell(0).contentView.addSubview(UIVisualEffectView(effect: nil))
        let replay = recordReplay(of: table.view, "card") { _ in Self.setDetail(200, of: table) }
        let found = replay.steps.map { $0.findings.filter { $0.code == "not-drawn" }.count }
        #expect(found == [1, 0] && "\(replay)".contains("is drawn without its visual effect"), "\(replay)")
    }

    @Test func theSameBytesInEachRun() {
        func run(_ format: ReportFormat) -> String {
            let table = workplaces()
            return recordReplay(of: table.view, "card") { _ in
                Self.setDetail(200, of: table)
                table.count = 3
                table.view.reloadData()
                table.view.layoutIfNeeded()
            }.text(as: format)
        }
        for format in [ReportFormat.html, .svg, .json, .text] { #expect(run(format) == run(format)) }
    }

    // MARK: Nothing is changed by looking

    /// What an app does to a list, in every way, with what is known of the list afterwards.
    private func busyRun(recording: Bool) -> [String] {
        // Names come from a recording alone.
        LayoutAddress.reset()
        let table = LiveTable(CardCell.self, count: 30) { cell, _ in PropertyNames.give(below: cell) }
        var said: [String] = []
        func note() {
            said.append("\(table.view.measureCount) \(table.view.batchUpdateCount) \(table.view.findings)")
            said += table.view.batchUpdateReports.map(\.debugDescription)
            said += (0..<table.count).map {
                let path = IndexPath(row: $0, section: 0)
                return "\(table.view.rectForRow(at: path)) \(String(describing: table.view.heightForRow(at: path)))"
            }
            func add(_ view: UIView) {
                said.append("\(view.frame)")
                view.subviews.forEach(add)
            }
            add(table.view)
        }
        let recorder = recording ? ReplayRecorder(of: table.view) : nil
        note()
        table.cell(1).detailHeight.constant = 40
        table.view.setNeedsLayout()
        table.view.layoutIfNeeded()
        note()
        table.cell(1).contentView.layoutIfNeeded()
        table.view.beginUpdates()
        table.cell(0).detailHeight.constant = 70
        table.view.endUpdates()
        note()
        table.cell(2).detailHeight.priority = .required
        table.cell(2).detailHeight.constant = 30
        table.cell(2).contentView.layoutIfNeeded()
        table.view.performBatchUpdates {
            table.count = 29
            table.view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        note()
        table.view.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
        table.view.layoutIfNeeded()
        table.cell(9).detailHeight.constant = 10
        table.view.reloadRows(at: [IndexPath(row: 8, section: 0)], with: .none)
        note()
        table.view.reloadData()
        table.view.layoutIfNeeded()
        UIView.animate(withDuration: 0.3) {
            (table.view.visibleCells[0] as? CardCell)?.detailHeight.constant = 90
            table.view.layoutIfNeeded()
        }
        if let recorder {
            let replay = recorder.stop()
            #expect(replay.steps.count == 8, "\(replay.steps.map(\.name))")
            #expect(!replay.text().isEmpty)
        }
        note()
        return said
    }

    @Test func theTableIsAsWithoutIt() {
        let (plain, recorded) = (busyRun(recording: false), busyRun(recording: true))
        #expect(plain.count == recorded.count)
        for (plain, recorded) in zip(plain, recorded) { #expect(plain == recorded) }
    }

    @Test func aForgottenUpdateIsFound() throws {
        let table = LiveTable(CardCell.self, count: 2)
        let replay = recordReplay(of: table.view) { _ in table.cell(1).detailHeight.constant = 50 }
        #expect(replay.result.name == "aForgottenUpdateIsFound()")
        #expect(replay.steps.map(\.name) == ["start", "end"])
        #expect(replay.steps[1].findings.map(\.code) == ["missing-update"], "\(replay)")
        #expect(replay.steps[1].findings[0].holder == "row 1 in section 0")
        #expect(table.view.findings.isEmpty)
        #expect(replay.steps[1].drawing?.fixes.isEmpty == true)
    }

    // MARK: Rows that come and go

    @Test func rowsKeepTheirNames() {
        let table = LiveTable(CardCell.self, count: 3)
        let replay = recordReplay(of: table.view) { _ in
            table.view.performBatchUpdates {
                table.view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                table.view.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            }
            table.view.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            table.view.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
        }
        #expect(replay.steps.map(\.name)[1] == "update, 1 inserted, 1 deleted")
        #expect(
            replay.steps.map { $0.rows.map(\.id) } == [
                ["row 0 in section 0", "row 1 in section 0", "row 2 in section 0"],
                ["row 1 in section 0", "row 2 in section 0", "row 2 in section 0 (2)"],
                ["row 1 in section 0", "row 2 in section 0", "row 2 in section 0 (2)"],
                ["row 2 in section 0 (2)", "row 1 in section 0", "row 2 in section 0"],
            ])
        #expect(replay.steps[1].removed == ["row 0 in section 0"])
        #expect(replay.steps[1].drawing?.animations.first?.items.contains { $0.id == "row 0 in section 0" } == true)
        #expect(replay.steps[3].rows.allSatisfy { $0.previousHeight == 116 && $0.source != .estimated })
    }

    @Test func aSnapshotOfADiffableSource() throws {
        let list = ListOfCards()
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list.view) { view, path, item in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func show(_ items: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: true)
            list.view.layoutIfNeeded()
        }
        show(["a", "b"])
        let replay = recordReplay(of: list.view, "items") { recorder in
            show(["b", "c", "d"])
            recorder.step("all gone") { show([]) }
        }
        #expect(replay.steps.map(\.name) == ["start", "update, 2 inserted, 1 deleted", "all gone"], "\(replay)")
        #expect(replay.steps[1].rows.map(\.id).first == "item 1 in section 0")
        #expect(replay.steps[1].rows.map(\.height) == [60, 60, 60] && replay.steps[2].rows.isEmpty)
        #expect(replay.steps[1].drawing?.cells.count == 3)
        #expect(replay.text().contains("item 1 in section 0"))
    }

    @Test func headersAndFooters() {
        let table = LiveTable(CardCell.self, count: 2)
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
        let sections = Titled(table)
        table.view.dataSource = sections
        table.view.tableHeaderView = top
        table.view.layoutIfNeeded()
        let replay = recordReplay(of: table.view) { _ in
            table.view.beginUpdates()
            table.cell(0).detailHeight.constant = 20
            table.view.endUpdates()
        }
        #expect(replay.steps[1].parts.map(\.id) == ["table.header", "header of section 0"])
        #expect(replay.steps[1].drawing?.cells.map(\.id).prefix(2) == ["table.header", "header of section 0"])
        #expect(replay.steps[1].rows.map(\.source) == [.measured, .cached])
    }

    private final class Titled: NSObject, UITableViewDataSource {
        private let table: LiveTable<CardCell>
        init(_ table: LiveTable<CardCell>) { self.table = table }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { table.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            table.tableView(tableView, cellForRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Notes" }
    }

    // MARK: Hostile

    @Test func aTableThatWasNeverLaidOut() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let replay = recordReplay(of: table) { _ in }
        #expect(replay.steps.map(\.name) == ["start"] && replay.steps[0].rows.isEmpty)
        #expect(!replay.text().isEmpty && !replay.text(as: .svg).isEmpty)
        var asked = 0
        let source = Counting { asked += 1 }
        table.dataSource = source
        let before = asked
        let recorder = ReplayRecorder(of: table)
        #expect(asked == before)
        table.layoutIfNeeded()
        #expect(recorder.stop().steps.map(\.name) == ["start", "reloadData"])
        #expect(recorder.stop() == recorder.stop())
    }

    private final class Counting: NSObject, UITableViewDataSource {
        private let ask: () -> Void
        init(_ ask: @escaping () -> Void) { self.ask = ask }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            ask()
            return 1
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// Rows vanish inside a step, an update is refused, and one update runs inside another.
    @Test func rowsVanishDuringAStep() {
        let table = LiveTable(CardCell.self, count: 5)
        var exceptions = 0
        UIKitExceptions.handler = { _ in exceptions += 1 }
        let replay = recordReplay(of: table.view) { recorder in
            recorder.step("vanishing") {
                table.count = 4
                table.view.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
                table.count = 0
                table.view.reloadData()
            }
            table.count = 7
            table.view.beginUpdates()
            table.view.endUpdates()
            table.view.reloadData()
            recorder.step("outer") {
                recorder.step("inner") { table.view.layoutIfNeeded() }
            }
            table.view.beginUpdates()
            table.view.performBatchUpdates {
                table.count = 6
                table.view.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
            } completion: { _ in
                table.count = 2
                table.view.reloadData()
                table.view.layoutIfNeeded()
            }
            table.view.endUpdates()
            table.view.beginUpdates()
        }
        table.view.endUpdates()
        #expect(exceptions == 1)
        #expect(
            replay.steps.map(\.name) == ["start", "vanishing", "outer", "update, 1 deleted", "reloadData"],
            "\(replay.steps.map(\.name))")
        #expect(replay.steps.map(\.rows.count) == [5, 0, 7, 6, 2])
        for format in ReportFormats.standard { #expect(!replay.text(as: format).isEmpty) }
    }

    @Test func aClosureThatThrows() throws {
        struct Stop: Error {}
        let table = LiveTable(CardCell.self)
        #expect(throws: Stop.self) {
            try recordReplay(of: table.view) { recorder in
                try recorder.step("half") { throw Stop() }
            }
        }
        #expect(table.view.watchers.isEmpty)
        #expect(throws: Stop.self) { try expectUpdate(of: table.view) { throw Stop() } }
        #expect(table.view.watchers.isEmpty)
        // A recorder that no one stopped ends with itself.
        _ = ReplayRecorder(of: table.view)
        table.view.reloadData()
        table.view.layoutIfNeeded()
    }

    @Test func recordingsInsideOneAnother() {
        let table = LiveTable(CardCell.self)
        func grow(_ height: CGFloat) {
            table.view.beginUpdates()
            table.cell(0).detailHeight.constant = height
            table.view.endUpdates()
        }
        var inner: Replay?
        let outer = recordReplay(of: table.view) { _ in
            grow(10)
            inner = recordReplay(of: table.view) { _ in grow(20) }
            grow(30)
        }
        #expect(outer.steps.map { $0.rows[0].height } == [116, 126, 136, 146])
        #expect(inner?.steps.map { $0.rows[0].height } == [126, 136])
    }

    // MARK: Attachments

    @Test func aFailingExpectationKeepsTheReplay() throws {
        let table = LiveTable(CardCell.self)
        let folder = try TemporaryFolder()
        func update(to height: Double, conflict: Bool = false) {
            expectUpdate(of: table.view) {
                table.view.beginUpdates()
                table.cell(0).detailHeight.priority = conflict ? .required : UILayoutPriority(999)
                table.cell(0).detailHeight.constant += 10
                table.cell(0).contentView.layoutIfNeeded()
                table.view.endUpdates()
            } changes: {
                $0[0] = height
            }
        }
        struct Stop: Error {}
        IssueReporting.$folder.withValue(AttachmentFolder(environment: ["UNFOLD_ATTACHMENTS": folder.path("")])) {
            update(to: 126)
            #expect(folder.text("replay.html") == nil)
            withKnownIssue { update(to: 200) }
            withKnownIssue { update(to: 146, conflict: true) }
            _ = try? recordReplay(of: table.view) { _ in throw Stop() }
        }
        for name in ["replay.html", "replay-2.html", "replay-3.html"] {
            #expect(folder.text(name)?.hasPrefix("<!doctype html>") == true, "\(name)")
        }
    }
}
