import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldReport
@testable import UnfoldScenario

/// Records with words too many, too few, in another order or of another kind: each is read, or is a mistake with a
/// place.
@MainActor @Suite struct RecordWordTests {
    nonisolated private static let head = "unfold heights 3\nstep 0 a\n  content 44\n  row a 44 measured drawing=0\n"
    nonisolated private static let drawn = head + "views 0 A B/0\nframes 0 0 0,0,9,9 1,1,2,2\n"

    @Test(arguments: [
        ("unfold heights 3\nstep 0 a\n  row a 44 measured drawing=0 x\n", "3:31", "'x'; write a fact such as"),
        ("unfold heights 3\nstep 0 a\n  row a 44 drawing=0 measured\n", "3:22", "'measured'; write a fact"),
        ("unfold heights 3\nstep 0 a\n  row a\n", "3:8", "the end of the line; write a number"),
        ("unfold heights 3\nstep 0 a\n  row a 1e300\n", "3:9", "'1e300'; write a number"),
        ("unfold heights 3\nstep 0 a b\n", "2:10", "'b'; write nothing more in this line"),
        ("unfold heights 3\nstep 0 a\n  version 9\n", "3:11", "'9'; write a whole number"),
        ("unfold heights 4\nstep 0 a\n  unaccepted row a 44\n", "3:14", "'row'; write"),
        ("unfold heights 3\nstep 0 a\n  overruled a\n", "3:14", "the end of the line; write a name"),
        ("unfold heights 3\ngiven thing a\n", "2:7", "'thing'; write one of 'table', 'section'"),
        ("unfold heights 3\nstep 0 a\ngiven row a\n", "3:1", "'given'; write such lines above all steps"),
        ("unfold heights 3\nstep 0 a\n  traits \"a=1\" b\n", "3:16", "'b'; write a name and its value"),
        (drawn + "  text 0 17 400 \"t\" 0,0,1,1\n", "7:21", "'0,0,1,1'; write frame and baseline"),
        (drawn + "  text 2 17 400\n", "7:8", "'2'; write the number of a view"),
        (drawn + "frames 1 7 0,0,1,1\n", "7:10", "'7'; write the number of a line 'views'"),
        (drawn + "frames 1 0 0,0,1,1\n", "7:19", "the end of the line; write a frame for each"),
        (drawn + "  text 0 17 400 \"t 0,0,1,1\n", "7:17", "write words in pairs of double quotes"),
        (drawn + "views 7 A\n", "7:7", "'7'; write 1, its number among such lines"),
        (head, "4:21", "'drawing=0'; write a drawing that the record has"),
    ])
    func mistakesHaveTheirPlace(_ text: String, _ place: String, _ words: String) {
        do {
            _ = try HeightRecord(text: text, file: "r")
            Issue.record("accepted: \(text)")
        } catch {
            #expect(error.errors.count == 1 && error.description.hasPrefix("r:\(place): error: found "), "\(error)")
            #expect(error.description.contains(words), "\(error)")
        }
    }

    /// It may be anything: a file of the machine, behind a link that came with a scenario.
    @Test(arguments: ["root:secret:0\nroot:hidden\n", "unfold heights 9 secret\n", "\u{1B}secret", "", "step 0 secret"])
    func nothingIsQuotedOfWhatIsNoRecord(_ text: String) {
        #expect {
            try HeightRecord(text: text, file: "r")
        } throws: { error in
            "\(error)" == "r:1:1: error: found another text; write the first line 'unfold heights 4'"
        }
    }

    @Test func ofVeryManyMistakesTheFirstAreListed() {
        let text = "unfold heights 3\n" + String(repeating: "what\n", count: 500)
        #expect {
            try HeightRecord(text: text, file: "r")
        } throws: { error in
            (error as? ScenarioErrors).map { $0.errors.count == 100 && $0.omittedCount == 400 } ?? false
        }
    }

    /// Every kind of line that there is, with words added, taken away, swapped, doubled and replaced, or a part of these.
    /// What is read is compared and shown in every format.
    /// - Parameter device: ending of a device's record; nil for the record of the run.
    @Test(arguments: [("matrix", nil), ("differs", nil), ("device/notes", "ios-18.0-iPhone14,6")])
    func anyWordsAreReadOrRefused(_ name: String, _ device: String?) throws {
        let path = Fixtures.path("Simulator/cli/check/_inputs/\(name)")
        let results = try ScenarioDocument.read(file: path + ".json").cells.map {
            ScenarioRunner.run($0, observer: nil, detail: .outlines)
        }
        var record = HeightRecord(results)
        record.sections[0].version = 2
        let source = try device.map { try String(contentsOfFile: "\(path).heights.\($0)", encoding: .utf8) }
        let lines = (source ?? record.text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var seen: [String: Int] = [:]
        var tried = 0
        var read = 0
        for (index, line) in lines.enumerated() {
            let words = line.split(separator: " ").map(String.init)
            guard let verb = words.first, seen[verb, default: 0] < 2 else { continue }
            seen[verb, default: 0] += 1
            for (turn, change) in Self.changes(of: words).enumerated()
            where (turn + index) % Rounds.of(13, long: 1) == 0 {
                var text = lines
                text[index] = change.joined(separator: " ")
                tried += 1
                do {
                    let changed = try HeightRecord(text: text.joined(separator: "\n"), file: "r")
                    read += 1
                    if read % Rounds.of(10, long: 5) == 0 { show(changed, results) }
                } catch {
                    for mistake in error.errors {
                        #expect((1...lines.count).contains(mistake.position.line) && mistake.position.column >= 1)
                        #expect(!mistake.sentence.isEmpty)
                    }
                }
            }
        }
        let own = device == nil ? ["given", "version"] : ["printed"]
        let verbs = Set(["unfold", "step", "traits", "content", "row", "views", "frames"] + own)
        #expect(verbs.isSubset(of: seen.keys), "\(seen.keys.sorted())")
        #expect(read > Rounds.of(15, long: 50) && tried > read)
    }

    private static let others = [
        "x", "0", "-1", "1e18", "-1e18", "1e308", "nan", "drawing=0", "drawing=99999999999", "drawing=-1", "\"", "\"\"",
        "lines:a=1e18", "measured", "A/0", "0,0,-5,1e18,clips", "given", "row",
    ]

    private static func changes(of words: [String]) -> [[String]] {
        var changes: [[String]] = others.map { words + [$0] }
        // Of long lines the first words and the last are enough.
        let indices = words.indices.filter { $0 < 6 || $0 > words.count - 3 }
        for index in indices {
            changes.append(Array(words[..<index] + words[(index + 1)...]))
            changes.append(Array(words[...index] + words[index...]))
            if index > 0 {
                var swapped = words
                swapped.swapAt(index, index - 1)
                changes.append(swapped)
            }
            for other in others {
                changes.append(Array(words[..<index] + [other] + words[index...]))
                changes.append(Array(words[..<index] + [other] + words[(index + 1)...]))
            }
        }
        return changes
    }

    private func show(_ record: HeightRecord, _ results: [ScenarioResult]) {
        var file = RunReport.File(path: "s.json", results: results)
        file.check = RecordCheck(results, recorded: record, mode: .missing)
        file.devices = [
            DeviceCheck(results, with: record, file: "d") { PrintedConflict($0).isSame(as: $1, classes: $2) }
        ]
        let report = RunReport(kind: .check, files: [file])
        for format in ReportFormats.standard { #expect(!format.render(report).isEmpty) }
        _ = record.text
    }
}
