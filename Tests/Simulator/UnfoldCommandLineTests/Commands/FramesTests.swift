import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldCommandLine
@testable import UnfoldReport
@testable import UnfoldScenario

/// Frames as values, and what is made of them.
@MainActor @Suite struct FramesTests {
    private func drawn(_ json: String) throws -> ScenarioResult {
        let document = try ScenarioDocument.read(file: "frames.json", data: Data(json.utf8))
        return RecordedRun.run(document, detail: .whole)
    }

    private func note(_ rest: String, traits: String = #"{ "width": 320, "scale": 2 }"#) -> String {
        """
        { "schemaVersion": 1, "name": "note", "traits": \(traits),
          "templates": { "note": {
            "views": [
              { "id": "title", "type": "UILabel", "text": "A title that needs more than one line of a narrow phone", "numberOfLines": 0 },
              { "id": "box", "clipsToBounds": true },
              { "id": "inner", "parent": "box", "type": "UILabel", "text": "cut" }
            ],
            "constraints": [
              "title.top == contentView.top + 10", "title.leading == contentView.leading + 16",
              "title.trailing == contentView.trailing - 16", "box.top == title.bottom + 4", "box.leading == title.leading",
              "box.trailing == title.trailing", { "id": "boxHeight", "constraint": "box.height == 20" },
              "inner.top == box.top + 30", "inner.leading == box.leading",
              "box.bottom == contentView.bottom - 10"
            ] } },
          "table": { "separatorStyle": "none", "rows": [ { "id": "first" }, { "id": "second" } ] },
          \(rest) }
        """
    }

    private let twoSteps = """
        "steps": [ { "name": "load", "do": "load" },
          { "name": "grow", "do": { "update": [ { "set": "first.boxHeight.constant", "to": 60 } ] } } ]
        """

    @Test func nothingIsDrawnUnlessAsked() throws {
        let document = try ScenarioDocument.read(file: "frames.json", data: Data(note(twoSteps).utf8))
        #expect(RecordedRun.run(document, detail: .none).steps.allSatisfy { $0.drawing == nil })
        // What is asked for changes nothing else.
        var drawn = RecordedRun.run(document, detail: .whole)
        for step in drawn.steps.indices { drawn.steps[step].drawing = nil }
        #expect(drawn == ScenarioRunner.run(document))
    }

    @Test func viewsAreListedInTheirSuperviews() throws {
        let cell = try #require(try drawn(note(twoSteps)).steps[0].drawing?.cells.first)
        let views = cell.drawing.views
        #expect(views.map(\.title) == ["first", "contentView", "title", "box", "inner"])
        #expect(views.map(\.parent) == [nil, 0, 1, 1, 3])
        #expect(cell.drawing.depth(of: 4) == 3)
        for (index, view) in views.enumerated() where index > 0 {
            let parent = views[view.parent!].rect
            #expect(abs(view.rect.x - (parent.x + view.frame.x)) < 0.01)
            #expect(abs(view.rect.y - (parent.y + view.frame.y)) < 0.01)
        }
        #expect(views[2].frame.width == 288)
    }

    @Test func textsAreBrokenWhereTheyWereMeasured() throws {
        let views = try #require(try drawn(note(twoSteps)).steps[0].drawing?.cells.first?.drawing.views)
        let text = try #require(views[2].text)
        #expect(text.lines.count == 2)
        #expect(
            text.lines.map(\.text).joined(separator: " ") == "A title that needs more than one line of a narrow phone")
        #expect(text.lines.allSatisfy { $0.width <= 288 && $0.x == 0 })
        #expect(text.lines[1].y > text.lines[0].y)
        #expect((text.size, text.weight, text.wantedLines) == (17, 400, 2))
    }

    @Test func rightToLeftTextsEndAtTheRight() throws {
        let result = try drawn(
            note(twoSteps, traits: #"{ "width": 320, "scale": 2, "layoutDirection": "rightToLeft" }"#))
        let views = try #require(result.steps[0].drawing?.cells.first?.drawing.views)
        let text = try #require(views[2].text)
        for line in text.lines { #expect(abs(line.x + line.width - views[2].frame.width) < 0.01) }
        #expect(result.steps[0].drawing?.isRightToLeft == true)
    }

    @Test func whatAnAncestorCutsOffIsSaid() throws {
        let result = try drawn(note(twoSteps))
        let before = try #require(result.steps[0].drawing?.cells.first?.drawing.views[4])
        #expect(before.seen.map { $0.width * $0.height } == 0)
        #expect(!before.sticksOut)
        let after = try #require(result.steps[1].drawing?.cells.first?.drawing.views[4])
        #expect(after.seen == nil)
    }

    /// Dimension lines end where the views of the constraint are, and holding ones are exactly as long as they say.
    @Test func dimensionsSpanTheirDistances() throws {
        let drawing = try #require(try drawn(note(twoSteps)).steps[0].drawing?.cells.first?.drawing)
        #expect(!drawing.dimensions.isEmpty)
        for dimension in drawing.dimensions where dimension.multiplier == 1 && dimension.relation == "==" {
            #expect(dimension.state == .holds, "\(dimension.constraint.equation)")
            #expect(
                abs(abs(dimension.to - dimension.from) - abs(dimension.constant)) <= 0.51,
                "\(dimension.constraint.equation)")
        }
        let box = try #require(drawing.dimensions.first { $0.constraint.id == "boxHeight" })
        #expect(box.isVertical && box.views == [3] && box.to - box.from == 20)
    }

    @Test func whatFailsIsMarked() throws {
        let card = try ScenarioDocument.read(
            file: Tool.root.appendingPathComponent("Fixtures/workplace-card.json").path)
        let steps = RecordedRun.run(card, detail: .whole).steps
        let broken = try #require(steps[1].drawing?.cells.first?.drawing.dimensions.filter { $0.state != .holds })
        #expect(broken.map(\.constraint.id) == ["detailHeight"])
        #expect(broken.map(\.state) == [.broken])
        let weak = Tool.root.appendingPathComponent("Fixtures/Simulator/scenario/cards/priority-250.json").path
        let lost = RecordedRun.run(try ScenarioDocument.read(file: weak), detail: .whole).steps[1].drawing
        let overruled = try #require(lost?.cells.first?.drawing.dimensions.first { $0.constraint.id == "detailHeight" })
        #expect(overruled.state == .unsatisfied && overruled.miss == 200)
    }

    @Test func rowsAndViewsMoveFromStartToEnd() throws {
        let step = try #require(try drawn(note(twoSteps)).steps[1].drawing)
        let update = try #require(step.animations.first { $0.maker == "table" })
        #expect((update.duration, update.curve) == (0.3, "easeInOut"))
        let first = try #require(update.items.first { $0.id == "first" })
        #expect(first.to.height - first.from.height == 40)
        let second = try #require(update.items.first { $0.id == "second" })
        #expect(second.to.y - second.from.y == first.to.height - first.from.height)
        let box = try #require(update.moves.first { $0.cell == "first" && $0.view == 3 })
        #expect(box.from?.height == 20 && box.to?.height == 60)
        // Where it ends, it is.
        #expect(step.cells.first?.drawing.views[3].frame == box.to)
    }

    /// What a block moves and the update moves back does not end where the block left it.
    @Test func movesKeepTheOrderInWhichTheyCame() throws {
        let steps = """
            "steps": [ { "name": "load", "do": "load" }, { "name": "grow", "do": { "update": [
              { "set": "first.boxHeight.constant", "to": 60 },
              { "animate": [ { "layoutIfNeeded": "first" } ], "duration": 0.2 } ] } } ]
            """
        let step = try #require(try drawn(note(steps)).steps[1].drawing)
        #expect(step.animations.map(\.maker) == ["block", "table"])
        var ends: [Int: LayoutDrawing.Rect] = [:]
        for move in step.animations.flatMap(\.moves) where move.cell == "first" { ends[move.view] = move.to }
        #expect(!ends.isEmpty)
        let views = try #require(step.cells.first?.drawing.views)
        for (view, end) in ends {
            #expect(abs(views[view].frame.height - end.height) < 0.01 && abs(views[view].frame.y - end.y) < 0.01)
        }
    }

    @Test func theSweepIsExactAtItsBreakpoint() throws {
        let path = Tool.root.appendingPathComponent("Fixtures/Simulator/scenario/cards/priority-250.json").path
        let sweeps = RecordedRun.run(try ScenarioDocument.read(file: path), detail: .whole).steps[1].drawing?.sweeps
        let sweep = try #require(sweeps?.first { $0.constraint == "detailHeight" })
        #expect(sweep.pieces.map(\.fromHeight) == [147, 347])
        #expect(sweep.breakpoints == [.init(value: 250, height: 147)])
        #expect(sweep.now == 250)
    }

    @Test func conflictsHaveCuresThatWereRun() throws {
        let card = try ScenarioDocument.read(
            file: Tool.root.appendingPathComponent("Fixtures/workplace-card.json").path)
        let cures = RecordedRun.run(card, detail: .whole).steps[1].drawing?.fixes
        let cure = try #require(cures?.first)
        #expect(cure.constraint == "detailHeight" && cure.value == 999 && cure.height == 347 && cure.conflicts == 0)
    }

    // MARK: Formats

    @Test func jsonKeepsItsSchema() throws {
        for path in [
            "Fixtures/workplace-card.json", "Fixtures/Simulator/scenario/every-key.json",
            "Fixtures/Kernel/updates/leaving-cells.json",
        ] {
            let report = Tool("report", "--frames", "--format", "json", path)
            #expect(
                try SchemaValidator.mistakes(of: report.out, under: SchemaCatalog.text("report")).isEmpty, "\(path)")
            #expect(report.out.contains("\"frames\""))
        }
        for path in ["Fixtures/workplace-card.json", "Fixtures/Kernel/updates/leaving-cells.json"] {
            let frames = Tool("frames", "--format", "json", path)
            #expect(
                try SchemaValidator.mistakes(of: frames.out, under: SchemaCatalog.text("frames")).isEmpty, "\(path)")
        }
    }

    /// The same through another process: what is drawn is part of what it answers.
    @Test func framesAreTheSameFromAnotherProcess() throws {
        let files = ["Fixtures/workplace-card.json", "Fixtures/Kernel/updates/leaving-cells.json"]
        let executable = try BuiltTool.path()
        func run(_ limit: [String]) -> String {
            Tool(["report", "--format", "html"] + limit + files, folder: Tool.root.path, executable: executable).out
        }
        #expect(run([]) == run(["--time-limit", "60"]))
    }

    @Test func drawingsFitTheirWidth() throws {
        for columns in ["40", "80", "132"] {
            let drawing = Tool(
                ["frames", "Fixtures/workplace-card.json", "--draw"], folder: Tool.root.path,
                environment: ["COLUMNS": columns])
            let lines = drawing.out.split(separator: "\n").dropFirst()
            #expect(lines.allSatisfy { $0.count <= Int(columns)! })
            #expect(drawing.out.contains("147") && drawing.out.contains("347") && drawing.out.contains("Corner"))
        }
        let plain = Tool(
            ["frames", "Fixtures/workplace-card.json", "--draw"], folder: Tool.root.path, environment: ["TERM": "dumb"])
        #expect(plain.out.unicodeScalars.allSatisfy { $0.isASCII })
    }

    @Test func svgIsXMLWithTheTextAndTheSum() throws {
        let svg = Tool("frames", "--format", "svg", "--step", "1", "Fixtures/workplace-card.json").out
        #expect(try XMLChecker.mistake(in: svg) == nil)
        #expect(svg.contains(">Corner Cafe</text>") && svg.contains("textLength="))
        #expect(svg.contains(#"class="dimension broken""#))
        #expect(svg.contains(#"class="rung""#) && svg.contains(">200</text>"))
        #expect(svg.contains("prefers-color-scheme:dark"))
    }

    @Test func pagesAreTheSameBytesAndSayHowMany() throws {
        let page = Tool("report", "--format", "html", "Fixtures/Kernel/updates/leaving-cells.json").out
        #expect(page == Tool("report", "--format", "html", "Fixtures/Kernel/updates/leaving-cells.json").out)
        #expect(page.contains("\(HTMLWriter.grouped(page.utf8.count)) bytes"))
        #expect(HTMLWriter.grouped(1_234_567) == "1,234,567" && HTMLWriter.grouped(999) == "999")
        #expect(!page.contains("http://") || page.components(separatedBy: "http://").count == 2, "the namespace of SVG")
        #expect(!page.contains("https://") && !page.contains(" src=") && !page.contains("0x5"))
    }

    @Test func rowsAsBeforeAreLeftOutOfLongTables() throws {
        let rows = (0..<300).map { #"{ "id": "r\#($0)" }"# }.joined(separator: ", ")
        let json = """
            { "schemaVersion": 1, "templates": { "t": { "views": [ { "id": "v" } ],
              "constraints": [ "v.top == contentView.top", "v.bottom == contentView.bottom", { "id": "h", "constraint": "v.height == 50" } ] } },
              "table": { "rows": [ \(rows) ] }, "steps": [ { "name": "load", "do": "load" }, { "name": "still", "do": "measureAllRows" },
                { "name": "delete", "do": { "delete": "r7" } } ] }
            """
        let result = try drawn(json)
        let report = RunReport(kind: .report, files: [.init(path: "x.json", results: [result])])
        let page = report.written(by: HTMLWriter(report.head))
        let start = try #require(page.range(of: #"id="run-0">"#)).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        let run = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
        let steps = try #require((run?["scenario"] as? [String: Any])?["steps"] as? [[String: Any]])
        #expect((steps[0]["rows"] as? [Any])?.count == 300)
        #expect((steps[2]["changedRows"] as? [Any])!.count < 300 && (steps[2]["rowOrder"] as? [Any])?.count == 299)
    }

    /// A text that is wider than its cell is drawn says so at its end.
    @Test func drawnTextsThatAreCutSaySo() {
        for (environment, mark) in [(["TERM": "xterm"], "…"), (["TERM": "dumb"], "~")] {
            let run = Tool(
                ["frames", "Fixtures/Simulator/scenario/apps/faq.json", "--draw", "--step", "1"],
                folder: Tool.root.path,
                environment: environment.merging(["COLUMNS": "40"]) { own, _ in own })
            #expect(run.out.contains(mark), "\(run.out)")
            #expect(run.out.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }

    /// Beside a drawn cell stands its sum alone, with what goes by the width as one part; what loses by design is not
    /// marked.
    @Test func drawnCellsHaveTheirSumNextToThem() throws {
        let folder = try TemporaryFolder()
        let picture = #"""
            { "schemaVersion": 1, "name": "a name that is longer than the cell is wide, by far", "traits": { "width": 200, "scale": 2 },
              "templates": { "picture": {
                "views": [ { "id": "stack", "type": "UIStackView", "axis": "horizontal", "alignment": "center", "arrangedSubviews": [
                  { "id": "photo" }, { "id": "title", "type": "UILabel", "text": "Tea" } ] } ],
                "constraints": [ "stack.top == contentView.top + 10", "stack.leading == contentView.leading + 10",
                  "stack.trailing == contentView.trailing - 10", "stack.bottom == contentView.bottom - 10",
                  "photo.width == contentView.width * 0.5", "photo.height == photo.width * 0.5" ] } },
              "table": { "separatorStyle": "none", "rows": [ { "id": "one" } ] }, "steps": [ "load" ] }
            """#
        try folder.write(picture, to: "picture.json")
        let run = Tool("frames", "picture.json", "--format", "svg", folder: folder.path)
        #expect(run.out.components(separatedBy: #"class="rung""#).count == 4, "\(run.out)")
        #expect(run.out.contains(">50</text>") && !run.out.contains(">200</text>"), "\(run.out)")
        #expect(!run.out.contains(#"class="dimension"#), "\(run.out)")
        let width = try #require(run.out.firstMatch(of: /width="(\d+)"/).flatMap { Int($0.1) })
        #expect(width > 350, "the title is not cut")
    }
}
