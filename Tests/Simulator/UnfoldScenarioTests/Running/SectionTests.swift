import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// Sections: headers and footers, and updates of sections and rows, against the rules written down by hand.
@MainActor @Suite struct SectionTests {
    private func run(sections: String, steps: String, table: String = "") throws -> ScenarioResult {
        let file = """
            {"schemaVersion":1,"templates":{"t":{"views":[{"id":"a"}],
            "constraints":["V:|[a]|",{"id":"h","constraint":"a.height == 20"}]},
            "head":{"views":[{"id":"b","type":"UILabel","text":"head","numberOfLines":0}],
            "constraints":["V:|[b]|","|[b]|",{"id":"k","constraint":"b.height == 30"}]}},
            "table":{\(table)"separatorStyle":"none","sections":[\(sections)]},"steps":[{"do":"load"},\(steps)]}
            """
        return ScenarioRunner.run(try ScenarioDocument.read(file: "s.json", data: Data(file.utf8)))
    }

    private func rows(_ ids: [String]) -> String {
        ids.map { #"{"id":"\#($0)","template":"t"}"# }.joined(separator: ",")
    }

    private func order(_ step: StepResult) -> [[String]] {
        var order: [[String]] = []
        for row in step.rows {
            while order.count <= row.section { order.append([]) }
            order[row.section].append(row.id)
        }
        return order
    }

    private var two: String {
        #"{"id":"x","rows":[\#(rows(["a", "b", "c"]))]},{"id":"y","rows":[\#(rows(["d", "e"]))]}"#
    }

    nonisolated static let updates: [(String, [[String]])] = [
        // Old positions for what leaves, new ones for what comes, in whatever order they are said.
        (#"[{"insert":{"id":"n","template":"t"},"at":["x",1]},{"delete":"a"}]"#, [["b", "n", "c"], ["d", "e"]]),
        (#"[{"delete":"a"},{"insert":{"id":"n","template":"t"},"at":["x",1]}]"#, [["b", "n", "c"], ["d", "e"]]),
        (
            #"[{"move":"a","to":["y",2]},{"delete":"d"},{"insert":{"id":"n","template":"t"},"at":[1,0]}]"#,
            [["b", "c"], ["n", "e", "a"]]
        ),
        (
            #"[{"insert":[{"id":"n","template":"t"},{"id":"m","template":"t"}],"at":0}]"#,
            [["n", "m", "a", "b", "c"], ["d", "e"]]
        ),
        (#"[{"deleteSections":"x"}]"#, [["d", "e"]]),
        (#"[{"moveSection":"y","to":0}]"#, [["d", "e"], ["a", "b", "c"]]),
        (
            #"[{"insertSections":{"id":"z","rows":[{"id":"n","template":"t"}]},"at":1}]"#,
            [["a", "b", "c"], ["n"], ["d", "e"]]
        ),
        (#"[{"deleteSections":["x",1]},{"insertSections":{"rows":[{"id":"a","template":"t"}]},"at":0}]"#, [["a"]]),
        (#"[{"reloadSections":1},{"reload":["a","b"]},{"delete":["c"]}]"#, [["a", "b"], ["d", "e"]]),
        (#"[{"delete":"a"},{"insert":{"id":"a","template":"t"},"at":["y",0]}]"#, [["b", "c"], ["a", "d", "e"]]),
    ]

    @Test(arguments: updates) func updatesFollowTheRules(_ actions: String, _ wanted: [[String]]) throws {
        for block in [#"{"update":\#(actions)}"#, #"{"performBatchUpdates":\#(actions)}"#] {
            let result = try run(sections: two, steps: #"{"do":\#(block)}"#)
            let last = try #require(result.steps.last)
            #expect(last.findings.isEmpty, "\(block): \(last.findings)")
            #expect(order(last) == wanted, "\(block)")
            #expect(last.contentHeight == Double(20 * last.rows.count), "\(block)")
        }
    }

    nonisolated static let refusals = [
        #"{"insert":{"id":"n","template":"t"},"at":["x",9]}"#, #"{"move":"a","to":[5,0]}"#, #"{"deleteSections":7}"#,
        #"{"insertSections":{"id":"z"},"at":9}"#, #"{"update":[{"delete":"a"},{"reload":"a"}]}"#,
        #"{"moveSection":"x","to":6}"#, #"{"update":[{"delete":"b"},{"move":"b","to":0}]}"#,
    ]

    /// A refused update changes nothing, says why, and the next one works.
    @Test(arguments: refusals) func refusedUpdatesChangeNothing(_ action: String) throws {
        let result = try run(sections: two, steps: #"{"do":\#(action)},{"do":{"delete":"e"}}"#)
        #expect(result.steps[1].findings.contains { $0.code == "exception" }, "\(result.steps[1].findings)")
        #expect(order(result.steps[1]) == [["a", "b", "c"], ["d", "e"]])
        #expect(order(result.steps[2]) == [["a", "b", "c"], ["d"]])
        #expect(result.steps[2].findings.isEmpty, "\(result.steps[2].findings)")
    }

    @Test func headersAndFootersTakeTheirHeights() throws {
        let sections = #"""
            {"id":"x","header":{"template":"head"},"footer":{"height":11},"rows":[\#(rows(["a"]))]},
            {"id":"y","header":{"template":"head","set":{"k.constant":44},"height":50},"rows":[\#(rows(["d"]))]}
            """#
        let result = try run(
            sections: sections,
            steps: #"{"do":{"set":"x.header.k.constant","to":31}},{"do":{"layoutIfNeeded":"x.header.b"}}"#,
            table: #""sectionHeaderTopPadding":0,"#)
        #expect(
            result.steps.flatMap(\.findings).filter { $0.severity == .error }.isEmpty,
            "\(result.steps.flatMap(\.findings))")
        // 30 and 20 and 11, then 50 and 20.
        #expect(result.steps[0].contentHeight == 131)
        #expect(result.steps[0].rows.map(\.id) == ["a", "d"])
    }

    @Test func titlesMakeHeaders() throws {
        let plain = try run(sections: #"{"rows":[\#(rows(["a"]))]}"#, steps: #"{"do":"reloadData"}"#)
        let titled = try run(sections: #"{"header":"Today","rows":[\#(rows(["a"]))]}"#, steps: #"{"do":"reloadData"}"#)
        #expect(titled.steps[0].contentHeight > plain.steps[0].contentHeight)
    }

    @Test func tableHeadersLieAboveAllRows() throws {
        let result = try run(
            sections: two, steps: #"{"do":"reloadData"}"#,
            table: #""tableHeaderView":{"template":"head"},"tableFooterView":{"template":"head","height":7},"#)
        #expect(result.steps[0].contentHeight == 5 * 20 + 30 + 7)
    }

    /// Random batches against an array that is changed by the rules.
    @Test func randomBatchesMatchArrays() {
        var random = SplitMix(seed: 7)
        for _ in 0..<300 {
            var structure = RowStructure(
                sections: (0..<3).map { section in
                    .init(
                        id: "s\(section)", rows: (0..<Int.random(in: 0...5, using: &random)).map { "s\(section)r\($0)" }
                    )
                })
            let all = structure.sections.flatMap(\.rows)
            let gone = Set(all.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
            var edits = gone.sorted().map { RowStructure.Edit.delete(row: $0) }
            structure.sections = structure.sections.map { .init(id: $0.id, rows: $0.rows) }
            var wanted = structure.sections.map { $0.rows.filter { !gone.contains($0) } }
            for number in 0..<Int.random(in: 0...4, using: &random) {
                let section = Int.random(in: 0..<3, using: &random)
                let index = Int.random(in: 0...wanted[section].count, using: &random)
                wanted[section].insert("n\(number)", at: index)
            }
            for (section, rows) in wanted.enumerated() {
                for (index, row) in rows.enumerated() where row.hasPrefix("n") {
                    edits.append(.insert(row: row, section: section, at: index))
                }
            }
            edits.shuffle(using: &random)
            #expect(structure.applying(edits).sections.map(\.rows) == wanted, "\(edits)")
        }
    }
}
