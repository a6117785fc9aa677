import Foundation
import TestSupport
import Testing
import UnfoldDocuments
import UnfoldReport

@testable import UnfoldStress

/// Faults are found, at their thresholds, with the fixes that end them.
@MainActor @Suite struct StressRunTests {
    private func report(_ name: String, budget: Int, _ axes: Set<StressAxis>) throws -> StressReport {
        let path = Fixtures.path(name)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        var options = StressOptions()
        (options.budget, options.axes) = (budget, axes)
        return StressRun(try ScenarioDocument.read(file: path), bytes: bytes, options: options).run()
    }

    /// The height of the detail is required while the cell is held: found without being asked, and what ends it is a
    /// priority below required.
    @Test func theConflictOfTheCardEndsWithAPriority() throws {
        let report = try report("workplace-card.json", budget: 1_000, [.directions])
        let first = try #require(report.findings.first)
        #expect(first.code == "unsatisfiable-constraints" && first.isAsWritten)
        let fix = try #require(first.fix)
        #expect(fix.change.replacement == "\"detail.height == 0 @999\"")
        #expect(fix.findingsLeft == 0 && fix.heightsChanged == 0 && fix.tried == report.tried)
    }

    /// Two columns break in one step, a third in the next: those of one step are one entry, each with its place and reach.
    @Test func conflictsOfOneStepAreOneEntry() throws {
        let columns = ["a", "b", "c"].map {
            #""\#($0).top == contentView.top", "\#($0).bottom == contentView.bottom", "#
                + #"{"id": "\#($0)Height", "constraint": "\#($0).height == 50"}"#
        }
        let json = """
            {"schemaVersion": 1, "traits": {"width": 320}, "templates": {"cell": {
              "views": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "constraints": [\(columns.joined(separator: ",\n"))]}},
             "table": {"separatorStyle": "none", "rows": [{"id": "r"}]},
             "steps": ["load", {"name": "grow", "do": {"update": [{"set": "r.aHeight.constant", "to": 90},
              {"set": "r.bHeight.constant", "to": 90}, {"layoutIfNeeded": "r.contentView"}]}},
              {"name": "more", "do": {"update": [{"set": "r.cHeight.constant", "to": 120},
              {"layoutIfNeeded": "r.contentView"}]}}]}
            """
        let document = try ScenarioDocument.read(file: "f.json", data: Data(json.utf8))
        var options = StressOptions()
        (options.budget, options.axes) = (1_000, [.widths])
        let text = StressText(style: Style(isColored: false)).render(StressRun(document, options: options).run())
        let heads = text.split(separator: "\n").filter { $0.contains("does not fit") }
        #expect(heads.count == 3, "\(text)")
        for (head, (start, line)) in zip(heads, [("1  conflict: ", 2), ("   also, ", 3), ("2  conflict: ", 4)]) {
            #expect(head.hasPrefix(start) && head.hasSuffix("  f.json:\(line)"), "\(head)")
        }
        #expect(
            text.components(separatedBy: "\n2  ")[0].components(separatedBy: "\n   reach: every width").count == 3,
            "\(text)")
    }

    /// Where estimates of 0 keep rows from being fitted, a text that is longer is cut off: the estimates are the cause.
    @Test func estimatesOfZeroCutLongTexts() throws {
        let json = """
            {"schemaVersion": 1, "traits": {"width": 390, "height": 844}, "templates": {"cell": {"views": [
              {"id": "title", "type": "UILabel", "text": "Title", "numberOfLines": 0}],
              "constraints": ["title.top == contentView.top + 8", "title.leading == contentView.leading + 16",
                "title.trailing == contentView.trailing - 16",
                {"constraint": "title.bottom == contentView.bottom - 8", "priority": 999}]}},
             "table": {"estimatedRowHeight": 0, "rows": [{"id": "row", "template": "cell"}]}, "steps": ["load"]}
            """
        let document = try ScenarioDocument.read(file: "off.json", data: Data(json.utf8))
        var options = StressOptions()
        options.axes = [.texts]
        let findings = StressRun(document, options: options).run().findings
        let finding = try #require(findings.first { $0.code == "estimates-off" }, "\(findings)")
        #expect(!finding.isAsWritten && finding.smallest.text != nil, "\(finding)")
    }

    /// A title that is longer makes its header taller: it is cut where the header's height is given. A configured button's
    /// title varies too, and is cut where it is narrower.
    @Test func titlesOfHeadersAndButtonsVary() throws {
        let json = """
            {"schemaVersion": 1, "traits": {"width": 390, "height": 844}, "templates": {"cell": {"views": [
              {"id": "buy", "type": "UIButton", "configuration": {"style": "plain", "title": "Buy"}}],
              "constraints": ["buy.top == contentView.top + 8", "buy.leading == contentView.leading + 16",
                "buy.bottom == contentView.bottom - 8",
                {"constraint": "buy.trailing <= contentView.trailing - 300", "priority": 900}]}},
             "table": {"sections": [{"id": "fruit", "header": {"title": "Fruit"}, "rows": [{"id": "row"}]}]},
             "steps": ["load"]}
            """
        let document = try ScenarioDocument.read(file: "titles.json", data: Data(json.utf8))
        var options = StressOptions()
        options.axes = [.texts]
        let texts = StressPoints(document, options).alone.compactMap(\.text)
        #expect(texts.contains { $0.view == "fruit.header" && $0.letters == 15 }, "\(texts)")
        let finding = try #require(StressRun(document, options: options).run().findings.first)
        #expect(finding.key == "cut-text/cell/buy", "\(finding)")
        let button = UIButton(configuration: .plain())
        let text = try #require(finding.smallest.text)
        let letters = try #require(text.letters)
        func width(_ letters: Int) -> Double {
            var text = text
            text.letters = letters
            button.configuration?.title = text.text(for: "Buy")
            return Double(button.intrinsicContentSize.width)
        }
        #expect(width(letters) > 74 && width(letters - 1) <= 74, "\(letters): \(width(letters))")
    }

    /// A title that fits in its regular weight, and where it is written as bold text the other way round.
    @Test(arguments: [true, false]) func boldTextIsWider(_ isWrittenBold: Bool) throws {
        let json = """
            {"schemaVersion": 1, "traits": {"width": 390, "height": 844, "legibilityWeight": "WEIGHT"},
             "templates": {"cell": {"views": [{"id": "title", "type": "UILabel", "text": "Notifications"}],
              "constraints": ["title.top == contentView.top + 8", "title.leading == contentView.leading + 16",
                "title.bottom == contentView.bottom - 8", "title.width == ROOM"]}},
             "table": {"rows": [{"id": "row"}]}, "steps": ["load"]}
            """
        let label = UILabel()
        label.text = "Notifications"
        let room = Double(label.intrinsicContentSize.width)
        let weight = isWrittenBold ? "bold" : "regular"
        let text = json.replacingOccurrences(of: "WEIGHT", with: weight)
            .replacingOccurrences(of: "ROOM", with: "\(room)")
        var options = StressOptions()
        options.axes = [.boldText]
        let document = try ScenarioDocument.read(file: "bold.json", data: Data(text.utf8))
        let report = StressRun(document, options: options).run()
        #expect(report.tried == 2)
        // What is cut as written is meant so.
        #expect(report.findings.map(\.smallest.hasBoldText) == (isWrittenBold ? [] : [true]), "\(report.findings)")
    }

    /// What is left out for want of budget is counted, and what was tried is at least what is written.
    @Test func aBudgetOfOneTriesWhatIsWritten() throws {
        let report = try report("workplace-card.json", budget: 1, StressAxis.standard)
        #expect(report.tried == 1 && report.leftOut?.reason == .budget)
        #expect(report.findings.count == 1 && report.findings[0].fix == nil && report.hasUntriedFixes)
    }

    /// The same budget gives the same report.
    @Test func theSameBudgetGivesTheSame() throws {
        func run() throws -> StressReport {
            try report("Simulator/stress/cells/profile.json", budget: 200, StressAxis.standard)
        }
        #expect(try run() == run())
    }

    /// What is begun before the time is over is finished, nothing after it.
    @Test func noTimeIsEnoughForWhatIsWritten() throws {
        let document = try ScenarioDocument.read(file: Fixtures.path("workplace-card.json"))
        var options = StressOptions()
        options.timeLimit = 0
        let report = StressRun(document, options: options).run()
        #expect(report.tried == 1 && report.leftOut?.reason == .time && report.findings.count == 1)
    }

    /// Between the widths of devices a text breaks into other lines: both sides of that are tried.
    @Test func widthsBetweenDevicesAreTried() throws {
        let json = """
            {"schemaVersion": 1, "traits": {"width": 390, "height": 844}, "templates": {"cell": {"views": [
              {"id": "title", "type": "UILabel", "text": "Lunch on Friday at the usual place", "numberOfLines": 0}],
              "constraints": ["V:|-12-[title]-12-|", "H:|-16-[title]-140-|"]}},
             "table": {"rows": [{"id": "row"}]}, "steps": ["load"]}
            """
        let document = try ScenarioDocument.read(file: "between.json", data: Data(json.utf8))
        var options = StressOptions()
        (options.axes, options.widths) = ([.widths], [320, 1366])
        let report = StressRun(document, options: options).run()
        // Where the text takes a line less, found by halves.
        #expect(report.tried > 3 && report.axes[.widths] == report.tried - 1, "\(report.tried)")
        #expect(report.findings.isEmpty)
    }

    /// Both sides of every width at which a height changes are tried: the oracle runs at every width.
    @Test(arguments: Rounds.of(["mail"], long: ["mail", "order", "chat", "event", "poll", "transfer"]))
    func everyChangeOfAHeightIsTried(_ name: String) throws {
        let path = Fixtures.path("Simulator/stress/cells/\(name).json")
        let written = try ScenarioDocument.read(file: path)
        var long = StressSurroundings()
        long.text = .init(.letters, letters: 120)
        let document = try #require(written.varied(by: long))
        let heights = (320...430).map { width in
            let varied = document.varied(by: StressSurroundings().with(width: Double(width)))
            return varied.map { ScenarioRunner.run($0).steps.map { $0.rows.map(\.height) } }
        }
        var options = StressOptions()
        (options.axes, options.triesFixes) = ([.widths], false)
        let points = StressPoints(document, options)
        var exploration = StressExploration(points)
        let budget = StressBudget(options)
        budget.begin(.fixes)
        exploration.explore(StressRuns(document, budget))
        let tried = Set(points.widths + [document.width] + exploration.widthsBetween)
        let changes = (320..<430).filter { heights[$0 - 320] != heights[$0 - 319] }
        #expect(!changes.isEmpty)
        for width in changes {
            #expect(tried.contains(Double(width)) && tried.contains(Double(width) + 1), "\(width): \(changes)")
        }
    }

    /// A cell of Interface Builder, which is 393 wide as designed: it breaks where `title` and its margins do not fit, and
    /// the fix is a change of the document.
    @Test func cellsOfDocumentsAreTriedToo() throws {
        let path = Fixtures.path("Simulator/cli/report/_inputs/app/fine.xib")
        let width = #"<constraint firstItem="title" firstAttribute="width" constant="340" "#
        let text = try String(contentsOfFile: path, encoding: .utf8).replacingOccurrences(
            of: "<constraints>", with: "<constraints>\(width)relation=\"greaterThanOrEqual\" id=\"w\"/>")
        let document = try DocumentReader.read(file: path, data: Data(text.utf8))
        var options = StressOptions()
        (options.axes, options.budget) = ([.widths, .directions], 600)
        let report = StressRun(document, bytes: [UInt8](text.utf8), options: options).run()
        let first = try #require(report.findings.first)
        // 16 + 340 + 16 = 372.
        #expect(report.findings.count == 1 && first.code == "unsatisfiable-constraints" && first.smallest.width == 371)
        let fix = try #require(first.fix)
        let fixed = try DocumentReader.read(file: path, data: Data(fix.change.applied(to: [UInt8](text.utf8))))
        #expect(fix.findingsLeft == 0 && StressRun(fixed, options: options).run().findings.isEmpty)
    }
}
