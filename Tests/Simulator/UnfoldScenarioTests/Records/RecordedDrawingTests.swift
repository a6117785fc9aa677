import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldScenario

/// What rows looked like, as records keep it.
@MainActor @Suite struct RecordedDrawingTests {
    private func results(_ name: String, _ detail: DrawingDetail = .outlines) throws -> [ScenarioResult] {
        try ScenarioDocument.read(file: Fixtures.path(name)).cells.map {
            ScenarioRunner.run($0, observer: nil, detail: detail)
        }
    }

    @Test(arguments: [
        "workplace-card.json", "Simulator/scenario/every-key.json", "Simulator/scenario/five-cards.json",
        "Simulator/cli/check/_inputs/matrix.json",
        "Simulator/scenario/collections/outline.json",
    ])
    func drawingsReadBackAsTheyWereWritten(_ name: String) throws {
        var record = HeightRecord(try results(name))
        // Notes are not recorded.
        for index in record.sections.indices { record.sections[index].notes = [] }
        let drawn = record.sections.flatMap(\.rows).filter { $0.outline != nil }
        #expect(!drawn.isEmpty)
        let text = record.text
        #expect(text.hasPrefix("unfold heights 4\n"))
        #expect(try HeightRecord(text: text, file: "r") == record)
    }

    /// A whole drawing holds the same outlines, and more.
    @Test func outlinesAreWhatIsDrawn() throws {
        let name = "workplace-card.json"
        #expect(HeightRecord(try results(name)) == HeightRecord(try results(name, .whole)))
        let cell = try #require(try results(name, .whole).first?.steps.last?.drawing?.cells.first)
        let outline = cell.drawing.outline
        #expect(outline.dimensions.isEmpty && outline.views.count == cell.drawing.views.count)
        for (one, other) in zip(outline.views, cell.drawing.views) {
            #expect(abs(one.frame.height - other.frame.height) < 0.001)
            #expect(one.text?.lines.map(\.text) == other.text?.lines.map(\.text))
        }
    }

    /// Rows that look alike, in whichever step and cell, share a drawing: a record stays small.
    @Test func eachDrawingIsWrittenOnce() throws {
        let text = HeightRecord(try results("workplace-card.json")).text
        let lines = text.split(separator: "\n")
        let frames = lines.filter { $0.hasPrefix("frames ") }
        #expect(Set(frames.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }).count == frames.count)
        #expect(lines.filter { $0.hasPrefix("views ") }.count == 1)
        let named = lines.filter { $0.hasPrefix("  row ") && $0.contains(" drawing=") }
        #expect(named.count > frames.count, "\(text)")
        let plain = HeightRecord(try results("workplace-card.json", .none)).text
        #expect(
            text.utf8.count < 3 * plain.utf8.count, "\(text.utf8.count) bytes, \(plain.utf8.count) without drawings")
    }

    @Test func drawingsAreNeverCompared() throws {
        let results = try results("workplace-card.json")
        let plain = HeightRecord(try self.results("workplace-card.json", .none))
        let old = try HeightRecord(text: plain.text, file: "r")
        let check = RecordCheck(results, recorded: old, mode: .missing)
        #expect(check.passed)
        // What was not recorded again stays as it was, to the byte.
        #expect(check.record.text == plain.text)
        let renewed = RecordCheck(results, recorded: old, mode: .all)
        #expect(renewed.record == HeightRecord(results))
    }

    /// A file in which some sections are older than others keeps them apart.
    @Test func sectionsKeepTheirVersions() throws {
        let results = try results("workplace-card.json")
        var mixed = HeightRecord(results)
        mixed.sections[0] = try HeightRecord(
            text: HeightRecord(self.results("workplace-card.json", .none)).text, file: "r"
        )
        .sections[0]
        mixed.sections[0].version = 2
        #expect(mixed.text.contains("step 0 load\n  version 2\n"))
        let read = try HeightRecord(text: mixed.text, file: "r")
        #expect(read == mixed)
        #expect(read.sections.map(\.version) == [2] + Array(repeating: 4, count: read.sections.count - 1))
    }

    private static let head = "unfold heights 3\nstep 0 a\n  content 44\n  row a 44 measured drawing=0\n"

    @Test func aDrawingIsRead() throws {
        let text =
            Self.head
            + "views 0 UITableViewCell \"My<Label>:the name/0\"\nframes 0 0 0,0,390,44 16,11,80.5,20.333,hidden,clips,alpha0.5\n"
            + "  text 1 17 400 placeholder \"Tea \\\"hot\\\"\" 0,0.333,80,20,16.2,cut\n"
        let record = try HeightRecord(text: text, file: "r")
        let view = try #require(record.sections[0].rows[0].outline?.views.last)
        #expect(view.className == "My<Label>" && view.name == "the name" && view.parent == 0)
        #expect(view.frame == .init(x: 16, y: 11, width: 80.5, height: 20.333) && view.rect == view.frame)
        #expect(view.isHidden && view.clips && view.alpha == 0.5)
        #expect(view.text?.lines.map(\.text) == ["Tea \"hot\""] && view.text?.isPlaceholder == true)
        #expect(try HeightRecord(text: record.text, file: "r") == record)
    }

    @Test(arguments: [
        ("", 4), ("views 1 A\n", 5), ("views 0 A/0\n", 5), ("views 0 A B\n", 5), ("views 0 A B/1\n", 5),
        ("views 0 A B/-1\n", 5), ("frames 0 0 0,0,1,1\n", 5), ("views 0 A\nframes 0 0 0,0,1\n", 6),
        ("views 0 A\nframes 0 0 0,0,1,nan\n", 6), ("views 0 A\nframes 0 0 0,0,1,1 0,0,1,1\n", 6),
        ("views 0 A\nframes 0 0 0,0,1,1,loud\n", 6), ("views 0 A\nframes 1 0 0,0,1,1\n", 6),
        ("views 0 A\nframes 0 0 0,0,1,1\n  text 1 17 400 \"a\" 0,0,1,1,1\n", 7),
        ("views 0 A\nframes 0 0 0,0,1,1\n  text 0 17 400 \"a\"\n", 7),
        ("views 0 A\nframes 0 0 0,0,1,1\n  text 0 17 400 \"a\" 0,0,1,1\n", 7), ("  text 0 17 400\n", 5),
    ])
    func brokenDrawingsAreErrorsWithALine(_ rest: String, _ line: Int) {
        do {
            _ = try HeightRecord(text: Self.head + rest, file: "r.heights")
            Issue.record("accepted: \(rest)")
        } catch {
            let lines = error.errors.map(\.position.line)
            #expect(lines.contains(line), "\(error)")
        }
    }

    /// One row taken over leaves the drawings of the others alone.
    @Test func acceptedRowsBringTheirDrawings() throws {
        let document = try ScenarioDocument.read(file: Fixtures.path("workplace-card.json"))
        let now = ScenarioRunner.run(document, observer: nil, detail: .outlines)
        var recorded = HeightRecord([now])
        recorded.sections[1].rows[0].height = 100
        recorded.sections[1].rows[0].outline = nil
        let check = RecordCheck([now], recorded: recorded, mode: .never)
        let accepted = recorded.accepting(check.differences, from: check.run)
        #expect(accepted.sections[1].rows[0].outline == check.run.sections[1].rows[0].outline)
        #expect(accepted.sections[1].rows[0].outline != nil)
    }
}
