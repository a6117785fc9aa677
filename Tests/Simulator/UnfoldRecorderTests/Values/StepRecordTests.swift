import Testing

@testable import UnfoldRecorder
@testable import UnfoldScenario

struct StepRecordTests {
    private var record: StepRecord {
        var label = StepRecord.View(className: "UILabel", name: "title", parent: 0, frame: [16, 12, 358, 61.0 / 3])
        label.hidden = true
        label.alpha = 0.5
        label.clips = true
        let cell = StepRecord.View(className: "Notes.NoteCell", name: nil, parent: nil, frame: [0, 0, 390, 44.5])
        let rows: [StepRecord.Row] = [
            .init(id: "first \"one\"", height: 44.5, views: [cell, label]), .init(id: "0.footer", height: 20),
        ]
        return StepRecord(
            scenario: "notes", step: "open it", index: 1, traits: ["device": "iPhone18,1", "system": "iOS 26.1"],
            content: 64.5, rows: rows)
    }

    @Test func aLineReadsBackAsWhatItWas() throws {
        let line = record.line
        #expect(!line.contains("\n"))
        #expect(try StepRecord(line: line) == record)
    }

    @Test func linesThatAreNoRecordsAreRefused() {
        let line = record.line
        for (part, other) in [
            ("\"unfold\":1", "\"unfold\":2"), ("\"parent\":0", "\"parent\":1"), ("[0,0,390,44.5]", "[0,0,390]"),
            ("44.5", "1e999"), ("\"rows\"", "\"lines\""),
        ] {
            let changed = line.replacing(part, with: other)
            #expect(changed != line)
            #expect(throws: DecodingError.self, "\(changed)") { try StepRecord(line: changed) }
        }
    }

    /// The recorder's own writer and the format's reader agree.
    @Test func theRecordIsOneOfHeights() throws {
        var conflicting = record
        conflicting.conflicts = ["Unable to satisfy\n\"one\""]
        let text = DeviceRecord.text([record, conflicting])
        let read = try HeightRecord(text: text, file: "notes.heights")
        #expect(read.text == text)
        #expect(read.sections.map(\.key.step) == ["open it", "open it"])
        let rows = read.sections[0].rows
        #expect(rows.map(\.id) == ["first \"one\"", "0.footer"])
        #expect(rows.map(\.height) == [44.5, 20])
        #expect(rows.map(\.origin) == [.measured, .none])
        let views = rows[0].outline?.views ?? []
        #expect(views.map(\.className) == ["Notes.NoteCell", "UILabel"])
        #expect(views.last?.name == "title")
        #expect(views.last?.frame.height == 61.0 / 3)
        #expect(views.last?.isHidden == true && views.last?.alpha == 0.5 && views.last?.clips == true)
        #expect(read.sections.map(\.comparedConflicts) == [nil, conflicting.conflicts])
        #expect(
            read.sections.map { $0.traits.contains(.init(name: "conflicts", value: "notCompared")) } == [true, false])
    }
}
