import Foundation
import Testing

@testable import UnfoldScenario

/// Lines of visual format: what they come to, laid out, and what is said of wrong ones.
@MainActor @Suite struct VisualFormatTests {
    private func read(_ lines: [String]) throws -> ScenarioDocument {
        let constraints = lines.map { "\"\($0)\"" }.joined(separator: ",\n")
        let text = """
            {"schemaVersion":1,"templates":{"t":{"views":[{"id":"a"},{"id":"b"},{"id":"loose","parent":null},
            {"id":"row-1"},{"id":"row-2"}],
            "constraints":[\(constraints)]}},
            "table":{"separatorStyle":"none","rows":[{"id":"r","template":"t"}]},"steps":[{"do":"load"}]}
            """
        return try ScenarioDocument.read(file: "v.json", data: Data(text.utf8))
    }

    nonisolated static let equations: [(String, [String])] = [
        (
            "V:|-8-[a(44)]-[b(==a)]-(>=4@750)-|",
            [
                "a.top == contentView.top + 8", "a.height == 44", "b.height == a.height + 0", "b.top == a.bottom + 8",
                "contentView.bottom >= b.bottom + 4 @750",
            ].sorted()
        ),
        ("|-[a]-|", ["a.leading == contentView.leadingMargin + 0", "contentView.trailingMargin == a.trailing + 0"]),
        ("H:[a(>=20@250,<=80)][b]", ["a.width <= 80", "a.width >= 20 @250", "b.leading == a.trailing + 0"]),
        ("V:[a]-(-3.5)-[b]", ["b.top == a.bottom + -3.5"]),
        ("H:[ a(== b.height * 2 + 4) ] - 5 - [b]", ["a.width == 2 * b.height + 4", "b.leading == a.trailing + 5"]),
        ("V:[a(b/4@1e2)]", ["a.height == 0.25 * b.height + 0 @100"]),
        ("|[row-1(row-2)]", ["row-1.leading == contentView.leading + 0", "row-1.width == row-2.width + 0"]),
    ]

    @Test(arguments: equations) func comesTo(_ line: String, _ wanted: [String]) throws {
        let got = try read([line]).templates[0].constraints.map(\.equation).map { equation in
            let relation =
                equation.relation == .equal ? "==" : equation.relation == .lessThanOrEqual ? "<=" : ">="
            let number = String(format: "%g", equation.constant)
            let factor = equation.multiplier == 1 ? "" : String(format: "%g * ", equation.multiplier)
            let right = equation.second.map { "\(factor)\($0.text) + \(number)" } ?? number
            let priority = equation.priority.map { String(format: " @%g", $0) } ?? ""
            return "\(equation.first.text) \(relation) \(right)\(priority)"
        }
        #expect(got.sorted() == wanted)
    }

    @Test func measures() throws {
        let result = ScenarioRunner.run(try read(["V:|-8-[a(44)]-[b(==a)]-12-|", "|[a]|", "|[b]|"]))
        // 8 + 44 + 8 + 44 + 12.
        #expect(result.steps.map { $0.rows.map(\.height) } == [[116]])
        #expect(result.steps.flatMap(\.conflicts).isEmpty)
    }

    @Test(arguments: [
        ("V:", 3), ("V|[a]|", 2), ("|-8[a]|", 4), ("[a", 3), ("[a(]", 4), ("[a]-(b)-[b]", 6), ("|", 2), ("[]", 2),
        ("[a]||", 5), ("|[loose]", 3), ("[c]-[a]", 0), ("[a(20@0)]", 0), ("[a(20@1001)]", 0), ("[a(1..2)]", 4),
        ("[a(b.top)]", 6), ("[a(1e999)]", 4), ("[a(b*0)]", 6), ("[a]-8@750-[b]", 6), ("[a]-row-1-[b]", 9),
        ("[a(b*1e9)]", 5),
    ])
    func wrongLines(_ line: String, _ character: Int) {
        do {
            _ = try read([line])
            Issue.record("\(line) was accepted")
        } catch let errors as ScenarioErrors {
            // The line begins after `"constraints":["`; character 0 is the string itself.
            let columns = errors.errors.map { [$0.position.line, $0.position.column] }
            let start = "\"constraints\":[".count + 1
            #expect(columns == [[3, start + character]], "\(line): \(errors)")
        } catch { Issue.record("another error: \(error)") }
    }
}
