import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldCommandLine
@testable import UnfoldReport
@testable import UnfoldScenario

/// What a report leaves out, and what of it can be asked for.
@MainActor @Suite struct SignalTests {
    /// A thousand rows, or so many, seven steps, headers and footers.
    private func longList(rows: Int = 1000) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            {
              "schemaVersion": 1, "name": "faq",
              "templates": { "faq": {
                "views": [ { "id": "stack", "type": "UIStackView", "axis": "vertical", "spacing": 8, "arrangedSubviews": [
                  { "id": "question", "type": "UILabel", "numberOfLines": 0 },
                  { "id": "answer", "type": "UILabel", "numberOfLines": 0, "isHidden": true } ] } ],
                "constraints": [ "V:|-12-[stack]", "|-16-[stack]-16-|", "stack.bottom == contentView.bottom - 12 @999" ] } },
              "table": { "sections": [ { "id": "all", "header": "Questions", "footer": "The end", "rows": [
                { "id": "q{n}", "repeat": \#(rows), "set": { "question.text": "Question {n}" },
                  "cycle": { "answer.text": ["Yes.", "No.", "That depends on so many things that nobody can say it in a line."] } } ] } ] },
              "steps": [ "load", { "name": "open", "update": { "toggle": "q1.answer.isHidden" } },
                { "name": "open another", "update": { "toggle": "q3.answer.isHidden" } },
                { "name": "close", "update": { "toggle": "q1.answer.isHidden" } },
                { "delete": ["q2", "q4"] }, { "scroll": 4000 }, { "traits": { "contentSizeCategory": "extraLarge" } } ]
            }
            """#, to: "faq.json")
        return folder
    }

    @Test func aThousandRowsFitAScreen() throws {
        let folder = try longList()
        let run = Tool("report", "--strict", "faq.json", folder: folder.path)
        let lines = run.out.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(run.status == .success, "\(run.out)")
        #expect(lines.count <= 50, "\(lines.count)\n\(run.out)")
        #expect(run.out.contains("rows as before"))
        #expect(run.out.contains("all.header"))
        #expect(run.out.contains("removed: q2, q4"))
        #expect(run.out.hasSuffix("changes of height, nothing wrong\n"), "\(run.out)")
        let all = Tool("report", "--all", "faq.json", folder: folder.path).out.split(separator: "\n")
        #expect(all.count > 7000)
        let quiet = Tool("report", "-q", "faq.json", folder: folder.path).out
        #expect(!quiet.contains("as before") && quiet.contains("q1 "), "\(quiet)")
    }

    /// What a format does not show is not worked out for it.
    @Test(arguments: ["workplace-card.json", "Simulator/mistakes/no-update/chat.json"])
    func factsThatAreNotShownChangeNothing(_ file: String) throws {
        let document = try ScenarioDocument.read(file: Fixtures.path(file))
        let reports = [true, false].map { keepsFacts in
            let result = RecordedRun.run(document, detail: .whole, keepsFacts: keepsFacts)
            return RunReport(kind: .report, files: [.init(path: file, results: [result])])
        }
        #expect(reports[0] != reports[1])
        for format in ReportFormats.standard where !format.showsFacts {
            let texts = reports.map { format.render($0, RenderOptions()) }
            #expect(!texts[0].isEmpty && texts[0] == texts[1], "\(format.name)")
        }
    }

    @Test func whatIsAskedForIsShown() throws {
        let folder = try longList(rows: 60)
        let row = Tool("report", "faq.json", "--row", "q3", "--step", "open another", folder: folder.path).out
        #expect(row.contains("q3") && !row.contains("q1 ") && !row.contains("step 1"), "\(row)")
        let byNumber = Tool("report", "faq.json", "--row", "q3", "--step", "2", folder: folder.path).out
        #expect(byNumber == row)
        let changed = Tool("report", "faq.json", "--only", "changed", "--step", "close", folder: folder.path).out
        #expect(changed.contains("q1") && !changed.contains("q3"), "\(changed)")
        let none = Tool("report", "faq.json", "--only", "conflicts", folder: folder.path)
        #expect(none.out.isEmpty && none.status == .success, "\(none.out)")
        for (option, value, hint) in [
            ("--row", "q9999", "'q9999', which '--row' names"), ("--step", "opne", "did you mean"),
        ] {
            let wrong = Tool("report", "faq.json", option, value, folder: folder.path)
            #expect(wrong.status == .usage && wrong.err.contains(hint), "\(wrong.err)")
            #expect(wrong.err.contains("See 'unfold help report'."))
        }
        let why = Tool("why", "faq.json", "--only", "changed", "--step", "open", folder: folder.path)
        #expect(why.out.hasPrefix("q1 is "), "\(why.out)\(why.err)")
        let trace = Tool(
            "trace", "faq.json", "--only", "changed", "--row", "q3", "--step", "open another", folder: folder.path)
        #expect(trace.out.contains("measure") && !trace.out.contains("q1."), "\(trace.out)")
    }

    // MARK: Headers and footers

    private func sections() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            {
              "schemaVersion": 1, "name": "sections",
              "templates": {
                "head": {
                  "views": [ { "id": "title", "type": "UILabel", "text": "Title", "numberOfLines": 0 }, { "id": "bar" } ],
                  "constraints": [ "V:|-8-[title][bar]-8-|", "|-16-[title]-16-|", "|-16-[bar]-16-|",
                    { "id": "barHeight", "constraint": "bar.height == 10 @700" },
                    { "id": "roof", "constraint": "contentView.height <= 300" } ] },
                "row": { "views": [ { "id": "text", "type": "UILabel", "text": "Text" } ], "constraints": [ "V:|-8-[text]-8-|", "|-16-[text]-16-|" ] } },
              "table": { "tableHeaderView": { "template": "head" },
                "sections": [ { "id": "first", "header": { "template": "head" }, "footer": "End", "rows": [ { "id": "a", "template": "row" } ] } ] },
              "steps": [ "load",
                { "name": "firm", "do": [ { "set": "first.header.barHeight.priority", "to": 1000 },
                                          { "set": "first.header.barHeight.constant", "to": 90 },
                                          { "layoutIfNeeded": "first.header.contentView" } ] },
                { "name": "tall", "update": [ { "set": "first.header.barHeight.priority", "to": 700 },
                                              { "set": "first.header.barHeight.constant", "to": 400 } ] } ]
            }
            """#, to: "sections.json")
        return folder
    }

    @Test func headersAndFootersAreRows() throws {
        let folder = try sections()
        let run = Tool("report", "sections.json", folder: folder.path)
        for part in ["table.header", "first.header", "first.footer"] { #expect(run.out.contains(part), "\(run.out)") }
        let lines = run.out.split(separator: "\n").map(String.init)
        let ids = lines.prefix(6).compactMap { line in
            line.hasPrefix("  ") ? line.split(separator: " ").first.map(String.init) : nil
        }
        #expect(ids == ["table.header", "first.header", "a", "first.footer"], "\(ids)")
        let header = lines.first { $0.contains("first.header") }
        #expect(header?.hasSuffix("measured") == true, "\(lines)")
        // What lost in a header, and what excluded each other in one.
        #expect(run.out.contains("lost in first.header, at the height the row has now"), "\(run.out)")
        #expect(run.out.contains("conflict in first.header"), "\(run.out)")
        #expect(run.out.contains("as measured at step"), "\(run.out)")
        let why = Tool("why", "sections.json", "--row", "first.header", "--step", "load", folder: folder.path)
        #expect(
            why.out.contains("title's content (1 line)") && why.out.contains("bar.height == 10"), "\(why.out)\(why.err)"
        )
    }

    @Test func recordsKnowHeadersAndFooters() throws {
        let folder = try sections()
        _ = Tool("check", "sections.json", folder: folder.path)
        let record = try #require(folder.text("sections.heights"))
        #expect(record.contains("row first.header ") && record.contains("row table.header "), "\(record)")
        let text = try #require(folder.text("sections.json"))
        try folder.write(
            text.replacingOccurrences(of: "bar.height == 10 ", with: "bar.height == 20 "), to: "sections.json")
        let check = Tool("check", "sections.json", folder: folder.path)
        #expect(check.out.contains("first.header  height"), "\(check.out)")
        #expect(check.out.contains("barHeight.constant is 20 (was 10)"), "\(check.out)")
        // A record of the first version has none, and that is no difference.
        let old = record.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.hasPrefix("given") && !$0.contains(".header ") && !$0.contains(".footer ")
        }.joined(separator: "\n").replacingOccurrences(of: "unfold heights 4", with: "unfold heights 1")
            .replacingOccurrences(of: "unaccepted ", with: "")
            .replacingOccurrences(of: " measured", with: "").replacingOccurrences(of: " fixed", with: "")
        try folder.write(text, to: "sections.json")
        try folder.write(old, to: "sections.heights")
        let again = Tool("check", "sections.json", folder: folder.path)
        #expect(again.out.contains("no differences"), "\(again.out)\(again.err)")
    }

    // MARK: Terminals

    @Test func terminalsGetWhatTheyUnderstand() {
        func isColored(_ environment: [String: String], terminal: Bool) -> Bool {
            Tool(
                ["report", "Fixtures/Simulator/scenario/losses/scales.json"], folder: Tool.root.path,
                environment: environment,
                terminal: terminal
            ).out.contains("\u{1B}[")
        }
        #expect(isColored([:], terminal: true))
        #expect(!isColored(["TERM": "dumb"], terminal: true))
        #expect(isColored(["FORCE_COLOR": "1"], terminal: false))
        #expect(!isColored(["FORCE_COLOR": "0"], terminal: true))
        #expect(!isColored(["FORCE_COLOR": "1", "NO_COLOR": "1"], terminal: true))
    }

    @Test func wrongOptionsPointAtTheCommandsHelp() {
        for command in ["report", "check", "why", "trace", "explain"] {
            let run = Tool(command, "--nonsense")
            #expect(run.status == .usage && run.err.contains("See 'unfold help \(command)'."), "\(run.err)")
        }
        #expect(Tool("--nonsense").err.contains("See 'unfold --help'."))
    }

    @Test func numbersHaveThreeDecimalsAtMost() {
        #expect(
            [1.0 / 3, 0.1 + 0.2, -0.0001, 1e-7, 44.5].map(Number.text) == [
                "0.333", "0.3", "0", "0", "44.5",
            ])
        #expect(
            Equation(
                first: .init(.init(item: "a2", attribute: "top")), relation: .equal, multiplier: 0.33333,
                second: .init(.init(item: "b1", attribute: "x")), constant: 12.34567, priority: 750.5
            ).printed(number: Number.short) == "a2.top == 0.333*b1.x + 12.346 @750.5")
        #expect([1e6, 1_234.5678, 1e-5, -0.0].map(Number.short) == ["1e+06", "1234.57", "1e-05", "0"])
    }

    /// Cells that say the same are reported once, by their axes.
    @Test func alikeCellsOfAReportAreReportedOnce() throws {
        let folder = try TemporaryFolder()
        let note = #"""
            { "schemaVersion": 1, "name": "note",
              "templates": { "note": {
                "views": [ { "id": "body", "type": "UILabel", "numberOfLines": 0, "text": "Milk, bread, tea and biscuits for everybody" } ],
                "constraints": [ "V:|-8-[body]-8-|", "|-16-[body]-16-|" ] } },
              "table": { "rows": [ { "id": "one" } ] }, "steps": [ "load" ],
              "matrix": { "devices": [ { "name": "narrow", "width": 200 }, { "name": "wide", "width": 390 } ],
                "layoutDirections": [ "leftToRight", "rightToLeft" ], "contentSizeCategories": [ "small", "large" ] } }
            """#
        try folder.write(note, to: "note.json")
        let run = Tool("report", "note.json", folder: folder.path)
        let titles = run.out.split(separator: "\n").filter { $0.hasPrefix("note [") }
        #expect(
            titles == ["note [narrow x all 2 x all 2]  note.json", "note [wide x all 2 x all 2]  note.json"],
            "\(run.out)")
        #expect(run.out.contains("8 variants"), "\(run.out)")
    }

    @Test func matrixCellsAreNamedByTheirAxes() {
        let devices = ["SE", "15", "Max"]
        let sizes = ["small", "medium", "large", "huge"]
        let cells = devices.flatMap { device in sizes.map { "\(device), \($0)" } }
        let sets = CellSets(cells)
        #expect(sets.words(cells) == ["all 12"])
        #expect(sets.words(cells.filter { $0.hasPrefix("15") }) == ["15 x all 4"])
        #expect(sets.words(cells.filter { !$0.hasSuffix("small") }) == ["all 3 x medium and on"])
        #expect(sets.words(["SE, small", "15, huge"]) == ["SE x small", "15 x huge"])
    }
}
