import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// What heights rest on: planted cells, one rule each.
@MainActor @Suite struct EvidenceTests {
    /// A cell, what is said of its table or traits, and the weakest evidence of its row.
    struct Planted: Sendable, CustomTestStringConvertible {
        var view: String
        var constraints = #""V:|-8-[a]-8-|","H:|-16-[a]-16-|""#
        var cell = ""
        var table = ""
        var traits = ""
        var row = ""
        /// Rules that are there, the weakest first.
        var rules: [String]
        var confidence: Confidence

        var testDescription: String { rules.joined(separator: ", ") }
    }

    nonisolated static let planted: [Planted] = [
        Planted(view: "", constraints: #""V:|-8-[a(40)]-8-|""#, rules: ["measured"], confidence: .device),
        Planted(view: label("text"), rules: ["line"], confidence: .device),
        Planted(view: label("text", #""font":{"textStyle":"body"}"#), rules: ["textStyle"], confidence: .device),
        Planted(view: label("text \u{1F375}"), rules: ["otherFonts"], confidence: .guessed),
        Planted(view: label("\u{8336}"), rules: ["otherFonts"], confidence: .guessed),
        Planted(view: label("\u{3B1}"), rules: ["line"], confidence: .device),
        Planted(view: label("\u{3B1}", #""numberOfLines":0"#), rules: ["widths.characters"], confidence: .inferred),
        Planted(view: label("text", #""numberOfLines":0"#), rules: ["widths"], confidence: .device),
        Planted(view: label(long, #""numberOfLines":0"#), rules: ["wrapping", "lines"], confidence: .documented),
        Planted(
            view: label(long, #""numberOfLines":0,"font":{"textStyle":"body"}"#), traits: #""generation":"old","#,
            rules: ["wrapping", "textStyle.lines.old", "widths.old"], confidence: .documented),
        Planted(
            view: label(thai, #""numberOfLines":0"#), rules: ["wrapping.dictionary", "widths.characters"],
            confidence: .guessed),
        Planted(
            view: label("text", #""font":{"name":"Menlo-Regular","size":17}"#), rules: ["font.menlo"],
            confidence: .inferred),
        Planted(view: #""type":"UISwitch""#, rules: ["UISwitch"], confidence: .interfaceBuilder),
        Planted(view: #""type":"UIStepper""#, rules: ["UIStepper"], confidence: .interfaceBuilder),
        Planted(view: #""type":"UITextField","text":"text""#, rules: ["textField"], confidence: .interfaceBuilder),
        Planted(view: #""type":"UIDatePicker""#, rules: ["UIDatePicker.compact"], confidence: .guessed),
        Planted(view: #""type":"UIButton","title":"text""#, rules: ["button", "line"], confidence: .device),
        Planted(
            view: label("text"), constraints: #""a.top == contentView.topMargin","V:[a]-8-|","H:|-16-[a]""#,
            rules: ["margins.place"], confidence: .device),
        Planted(
            view: label(long, #""numberOfLines":0"#), cell: #""accessoryType":"checkmark""#,
            rules: ["accessory"], confidence: .inferred),
        Planted(
            view: label(long, #""numberOfLines":0"#), cell: #""accessoryType":"checkmark""#,
            traits: #""generation":"26","#, rules: ["accessory.other.26", "accessory.26"], confidence: .guessed),
        Planted(view: label("text"), cell: #""accessoryType":"checkmark""#, rules: ["line"], confidence: .device),
        Planted(
            view: label(long, #""numberOfLines":0"#), traits: #""safeArea":{"top":0,"left":47,"bottom":0,"right":47},"#,
            rules: ["wrapping", "safeArea.content"], confidence: .documented),
        Planted(view: "", constraints: #""a.height == 40.1","V:|[a]|""#, rules: ["rounding"], confidence: .guessed),
        Planted(view: "", constraints: #""a.height == 40.4","V:|[a]|""#, rules: ["measured"], confidence: .device),
        Planted(
            view: "", constraints: #""V:|[a(40)]|""#, table: #""separatorStyle":"singleLine","#, rules: ["separator"],
            confidence: .device),
        Planted(view: "", constraints: #""V:|[a]|""#, rules: ["collapsed", "standard"], confidence: .device),
        Planted(view: "", constraints: "", rules: ["frames"], confidence: .inferred),
        Planted(view: "", row: #","height":50"#, rules: ["given"], confidence: .documented),
        Planted(view: "", table: #""rowHeight":50,"#, rules: ["given"], confidence: .documented),
        Planted(
            view: "", table: #""estimatedRowHeight":0,"#, rules: ["estimatesOff", "standard"], confidence: .documented),
    ]

    private nonisolated static let thai = String(repeating: "\u{E20}\u{E32}\u{E29}\u{E32}", count: 20)
    private nonisolated static let long = "Words that wrap when there are enough of them for the whole width of a row"

    private nonisolated static func label(_ text: String, _ more: String = #""numberOfLines":1"#) -> String {
        #""type":"UILabel","text":"\#(text)",\#(more)"#
    }

    private func run(_ planted: Planted, findsEvidence: Bool = true) throws -> ScenarioResult {
        let view = #"{"id":"a"\#(planted.view.isEmpty ? "" : ",\(planted.view)")}"#
        let table =
            planted.table.contains("separatorStyle") ? planted.table : #""separatorStyle":"none",\#(planted.table)"#
        let file = """
            {"schemaVersion":1,"traits":{\(planted.traits)"width":390,"height":844,"scale":2},
            "templates":{"t":{"cell":{\(planted.cell)},"views":[\(view)],"constraints":[\(planted.constraints)]}},
            "table":{\(table)"rows":[{"id":"r","template":"t"\(planted.row)}]},"steps":[{"do":"load"}]}
            """
        return ScenarioRunner.run(
            try ScenarioDocument.read(file: "s.json", data: Data(file.utf8)), observer: nil,
            findsEvidence: findsEvidence)
    }

    @Test(arguments: planted) func aPlantedCell(_ planted: Planted) throws {
        let row = try #require(try run(planted).steps.first?.rows.first)
        let evidence = row.evidence ?? []
        let rules = evidence.map(\.rule)
        #expect(row.confidence == planted.confidence, "\(rules)")
        #expect(rules.filter(planted.rules.contains) == planted.rules, "\(rules)")
        #expect(rules.first == planted.rules.first || planted.confidence == .device, "\(rules)")
        #expect(evidence == evidence.sorted { $0.confidence < $1.confidence }, "\(evidence)")
        for view in evidence.flatMap(\.views) { #expect(["a", "contentView"].contains(view)) }
    }

    /// A font that a document names, and that is not at hand.
    @Test func aFontThatIsNotAtHand() throws {
        var evidence: [Evidence] = []
        let font = try #require(UIFont(name: "AvenirNext-Medium", size: 17))
        TextEvidence.add([FontText(text: "text", font: font)], "a", to: &evidence)
        #expect(evidence.map(\.rule) == ["line", "font.bundled"] && evidence.map(\.confidence).min() == .guessed)
    }

    /// Who does not ask gets none, and the same result otherwise.
    @Test func nothingUnlessAsked() throws {
        for planted in Self.planted {
            // What is said once in a process, as of a font's file, is said here.
            _ = try run(planted)
            let plain = try run(planted, findsEvidence: false)
            var asked = try run(planted)
            #expect(plain.steps.flatMap(\.allRows).allSatisfy { $0.evidence == nil })
            for step in asked.steps.indices {
                for row in asked.steps[step].rows.indices { asked.steps[step].rows[row].evidence = nil }
            }
            #expect(asked == plain)
        }
    }

    /// A row that left the screen keeps what was known of its measured height; one that was never there has its
    /// estimate's.
    @Test func rowsOffTheScreen() throws {
        let rows = (0..<60).map { #"{"id":"r\#($0)","template":"t"}"# }.joined(separator: ",")
        let file = """
            {"schemaVersion":1,"templates":{"t":{"views":[{"id":"a"}],"constraints":["V:|[a(60)]|"]}},
            "table":{"separatorStyle":"none","rows":[\(rows)]},
            "steps":[{"do":"load"},{"do":{"scrollToRow":"r30","at":"middle"}}]}
            """
        let document = try ScenarioDocument.read(file: "s.json", data: Data(file.utf8))
        let result = ScenarioRunner.run(document, observer: nil, findsEvidence: true)
        let (load, scrolled) = (result.steps[0].rows, result.steps[1].rows)
        #expect(load[0].confidence == .device && load[59].evidence?.map(\.rule) == ["estimate.automatic"])
        #expect(scrolled[0].evidence == load[0].evidence && scrolled[30].confidence == .device)
    }
}
