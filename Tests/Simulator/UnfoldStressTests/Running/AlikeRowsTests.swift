import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario
@testable import UnfoldStress

/// Rows that are alike show nothing that one of them does not.
@MainActor @Suite struct AlikeRowsTests {
    /// Three kinds of rows, five of each; a step changes one of them. Each kind breaks in other surroundings.
    private static func json(_ steps: String, height: Int = 20_000) -> Data {
        Data(
            """
            {"schemaVersion": 1, "traits": {"width": 390, "height": \(height)}, "templates": {"cell": {"views": [
              {"id": "title", "type": "UILabel", "text": "Lunch on Friday", "numberOfLines": 0},
              {"id": "state", "type": "UILabel", "text": "Open"}, {"id": "detail"}],
              "constraints": ["V:|-12-[title]-8-[detail]-12-|", "H:|-16-[title]-8-[state(60)]-16-|",
                "state.top == title.top", "H:|-16-[detail]-16-|",
                {"id": "least", "constraint": "title.width >= 100"},
                {"id": "detailHeight", "constraint": "detail.height == 0", "priority": 999}]}},
             "table": {"rows": [
               {"id": "plain{n}", "repeat": 5},
               {"id": "wide{n}", "repeat": 5, "set": {"least.constant": 280}},
               {"id": "long{n}", "repeat": 5, "set": {"state.text": "Cancelled"}}]},
             "steps": ["load", \(steps)]}
            """.utf8)
    }

    private static let expand =
        #"{"name": "expand", "do": {"update": [{"set": "wide4.detailHeight.constant", "to": 200}]}}"#

    private func document(_ json: Data) throws -> ScenarioDocument {
        try ScenarioDocument.read(file: "alike.json", data: json)
    }

    private func runs(_ document: ScenarioDocument) -> StressRuns {
        let runs = StressRuns(document, StressBudget(StressOptions()))
        runs.budget.begin(.fixes)
        return runs
    }

    /// The oracle runs with all rows.
    @Test func asMuchIsFoundAsWithAllRows() throws {
        let document = try document(Self.json(Self.expand))
        let runs = runs(document)
        let short = try #require(runs.shortened)
        #expect(short.table.sections.flatMap(\.rows).map(\.id) == ["plain1", "wide1", "wide4", "long1"])
        let points = StressPoints(document, StressOptions())
        let all = points.alone + points.corners
        var found: Set<String> = []
        for point in all.enumerated().filter({ $0.offset % Rounds.of(12, long: 1) == 0 }).map(\.element) {
            let (some, whole) = (runs.outcome(point), runs.outcomeOfAllRows(point))
            #expect(some.map { Set($0.found.keys) } == whole.map { Set($0.found.keys) }, "\(point)")
            for (step, rows) in some?.heights ?? [:] {
                for (row, height) in rows { #expect(whole?.heights[step]?[row] == height, "\(point): \(row)") }
            }
            found.formUnion(some?.found.keys.map { $0 } ?? [])
        }
        #expect(found.count > 1, "\(found)")
    }

    /// What is reported is of the row that has it among all rows, at its threshold.
    @Test func whatIsFoundIsOfTheFirstOfAllRows() throws {
        var options = StressOptions()
        (options.axes, options.triesFixes) = ([.widths], false)
        let report = StressRun(try document(Self.json(Self.expand)), options: options).run()
        let conflict = try #require(report.findings.first { $0.code == "unsatisfiable-constraints" })
        #expect(conflict.row == "wide1" && conflict.smallest.width == 379, "\(conflict)")
    }

    /// Steps that count rows, or say a row's name, take what they need: else all rows are laid out.
    @Test(arguments: [
        #"{"insert": {"id": "new", "template": "cell"}, "at": 14}"#, #"{"move": "plain1", "to": 14}"#,
    ])
    func stepsThatCountRowsHaveAll(_ step: String) throws {
        #expect(runs(try document(Self.json(step))).shortened == nil)
    }

    @Test func tablesWithoutSuchRowsHaveAll() throws {
        let json = String(decoding: Self.json(Self.expand), as: UTF8.self).replacing(
            "\"repeat\": 5", with: "\"repeat\": 1")
        let document = try document(Data(json.replacing("wide4", with: "wide1").utf8))
        #expect(document.withoutRepeatedRows == nil)
    }
}
