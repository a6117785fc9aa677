import Foundation
import Testing

@testable import UnfoldScenario

/// Mistakes of a file that are one mistake are said once.
@Suite struct MistakeCauseTests {
    private func mistakes(rows: String = "", views: String = "", steps: String = "") -> [String] {
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"title","type":"UILabel"}\(views)],"constraints":[
            "title.top == contentView.top + 12"]}},
            "table":{"rows":[{"id":"r"}
            \(rows)]},"steps":["load"\(steps)]}
            """
        do {
            _ = try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
            return []
        } catch { return "\(error)".split(separator: "\n").map(String.init) }
    }

    private static let use =
        #",{"reload":"a"},{"set":"a.title.text","to":"x"},{"scrollToRow":"q7"},{"delete":["a","q3"]}"#

    /// Rows that could not be read are there for the steps.
    @Test func whatAMistakeTakesAwayIsNotMissing() {
        let found = mistakes(
            rows: #",{"id":"a","template":"d"},{"id":"q{n}","repeat":9,"template":"d"}"#, steps: Self.use)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.contains("unknown template 'd'") == true, "\(found)")
        // Nor are rows of a number that is none.
        for number in ["0", "-1", #""9""#, "1e9"] {
            let rows = #",{"id":"a","repeat":\#(number)},{"id":"q{n}","repeat":\#(number)}"#
            let steps = #",{"reload":"a-0"},{"scrollToRow":"q7"},{"delete":["a-1000","q1500"]}"#
            let found = mistakes(rows: rows, steps: steps)
            #expect(found.count == 1 && found[0].contains("; twice in this line)"), "\(found)")
        }
        let other = mistakes(rows: #",{"id":"q{n}","repeat":0}"#, steps: #",{"reload":"q"},{"reload":"qx"}"#)
        #expect(other.count == 3, "\(other)")
        // Neither is a view, and what it is in.
        let view = mistakes(views: #",{"id":"body","type":"UILable"}"#, steps: #",{"set":"r.body.text","to":"x"}"#)
        #expect(view.count == 1 && view.first?.contains("'UILable'") == true, "\(view)")
        // A row that a step inserts is one, too.
        let inserted = mistakes(
            steps: #",{"insert":{"id":"n","template":"d"},"at":[0,0]},{"reload":"n"},{"delete":"n"}"#)
        #expect(inserted.count == 1, "\(inserted)")
    }

    /// What no mistake takes away is named all the same, and a mistake never hides itself.
    @Test func otherMistakesAreStillNamed() {
        let found = mistakes(rows: #",{"id":"a","template":"a"}"#, steps: #",{"reload":"b"},{"reload":"a"}"#)
        #expect(found.count == 2, "\(found)")
        #expect(
            found.first?.contains("unknown template 'a'") == true && found.last?.contains("unknown row 'b'") == true)
    }

    /// What was read is there: a mistake in it hides nothing, nor does one in another template or of another kind.
    @Test func whatWasReadHidesNothing() {
        func mistakes(_ a: String, _ use: String, _ steps: String = "") -> [String] {
            let text = """
                {"schemaVersion":1,"templates":{"a":{"views":[{"id":"name",\(a)}]},
                "b":{"views":[{"id":"title","type":"UILabel"}],"constraints":["\(use).top == contentView.top"]}},
                "table":{"rows":[{"id":"r","template":"b"}]},"steps":["load"\(steps)]}
                """
            do {
                _ = try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
                return []
            } catch { return "\(error)".split(separator: "\n").map(String.init) }
        }
        let key = mistakes(#""type":"UILabel","txt":"x""#, "name")
        #expect(key.count == 2 && key[1].contains("unknown view 'name'"), "\(key)")
        let type = mistakes(#""type":"UILable""#, "title", #",{"set":"r.name.text","to":"x"},{"reload":"name"}"#)
        #expect(type.count == 3 && type[2].contains("unknown row 'name'"), "\(type)")
    }

    @Test func theSameMistakeIsSaidOnceWithItsPlaces() {
        func rows(_ count: Int) -> String {
            (0..<count).map { #",{"id":"a\#($0)","set":{"title.txt":"x"}}"# }.joined(separator: "\n")
        }
        #expect(
            mistakes(rows: rows(1)).first?.contains("'text'? (at table.rows[1]") == true, "\(mistakes(rows: rows(1)))")
        #expect(mistakes(rows: rows(2)).first?.hasSuffix("? (at table.rows[1].set.title.txt; also in line 5)") == true)
        #expect(mistakes(rows: rows(4)).first?.contains("; also in lines 5, 6, 7)") == true)
        let many = mistakes(rows: rows(300), steps: #",{"reload":"z"}"#)
        #expect(many.count == 2 && many[0].contains("; 299 times more, in lines 5, 6, 7, …)"), "\(many)")
        #expect(mistakes(rows: rows(5)).first?.contains("; 4 times more, in lines 5, 6, 7, …)") == true)
        // No other line, or three of them in all.
        func inLine(_ count: Int) -> String { rows(count).replacingOccurrences(of: "\n", with: "") }
        let line = mistakes(rows: inLine(300))
        #expect(line.count == 1 && line[0].contains("; 300 times in this line)"), "\(line)")
        #expect(mistakes(rows: inLine(2)).first?.contains("; twice in this line)") == true)
        let lines = mistakes(rows: [2, 1, 2, 1].map(inLine).joined(separator: "\n"))
        #expect(lines.first?.contains("; 5 times more, in this line and lines 5, 6, 7)") == true, "\(lines)")
        #expect(line[0].hasPrefix("f.json:4:"))
        // The same word at another place is another mistake.
        let other = mistakes(rows: rows(1), steps: #",{"set":"r.title.txt","to":"x"}"#)
        #expect(other.count == 2, "\(other)")
    }

    /// What is said of repetitions is no part of the format.
    @Test func encodedMistakesHaveNoRepetitions() throws {
        var error = ScenarioError(
            position: SourcePosition(file: "f.json", line: 1, column: 2), path: "name", problem: .missingKey("name"))
        let alone = try JSONEncoder().encode(error)
        #expect(try JSONDecoder().decode(ScenarioError.self, from: alone) == error)
        #expect(!String(decoding: alone, as: UTF8.self).contains("repeat"))
        (error.repeatCount, error.repeatLines) = (2, [3, 4])
        #expect(try JSONDecoder().decode(ScenarioError.self, from: JSONEncoder().encode(error)).repeatCount == 0)
    }
}
