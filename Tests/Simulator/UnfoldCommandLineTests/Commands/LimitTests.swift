import Foundation
import Testing
import UnfoldAutoLayout

@testable import UnfoldCommandLine
@testable import UnfoldConsoleLogs
@testable import UnfoldInterfaceBuilder
@testable import UnfoldScenario
@testable import UnfoldSourceAdapter

/// The limits that `docs/SECURITY.md` promises are those of the code.
@MainActor @Suite struct LimitTests {
    private func promised() throws -> [String: String] {
        let url = Tool.root.appendingPathComponent("docs/SECURITY.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        let rows = text.components(separatedBy: "## Limits")[1].split(separator: "\n").filter { $0.hasPrefix("| ") }
        return Dictionary(
            rows.map { row in
                let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                return (cells[0], cells[1].replacingOccurrences(of: ",", with: ""))
            }, uniquingKeysWith: { first, _ in first })
    }

    @Test func promisesAreKept() throws {
        let promised = try promised()
        func number(_ value: Double) -> String { HeightRecord.number(value) }
        let limits: [String: [String]] = [
            "scenario, log, standard input, font of a scenario or document": [
                "\(ScenarioLimits.fileSize)", "\(FontReader.limit)", "\(IBLimits.fontSize)",
            ],
            "configuration file": ["\(Configuration.sizeLimit)"],
            "record": ["\(RecordFile.sizeLimit)"],
            "values in one JSON file": ["\(JSONReader.valueLimit)"],
            "brackets inside each other": ["\(JSONReader.depthLimit)"],
            "views inside each other": ["\(TemplateNames.depthLimit)"],
            "mistakes that are listed of one file, problems of a log": ["\(ScenarioLimits.errors)"],
            "rows × steps × matrix cells": ["\(ScenarioLimits.rowStates)"],
            "matrix cells": ["\(ScenarioLimits.matrixCells)"],
            "lengths and constants, those of `--set` and of logs too": [
                number(ScenarioLimits.length.lowerBound), number(ScenarioLimits.length.upperBound),
            ],
            "sides of the screen, row heights": [
                number(ScenarioLimits.screen.lowerBound), number(ScenarioLimits.screen.upperBound),
            ],
            "font size": [number(ScenarioLimits.fontSize.lowerBound), number(ScenarioLimits.fontSize.upperBound)],
            "multiplier": ["0.000001", number(ScenarioLimits.multiplier.upperBound)],
            "constraints of one message of a log": ["\(ConsoleLogReader.constraintLimit)"],
            "reported of one step": [
                "\(LeftOut.mostConflicts)", "\(LeftOut.mostMembers)", "\(LeftOut.most)",
                "\(LeftOut.mostAmbiguousViews)",
            ],
            "Interface Builder document": [
                "\(IBLimits.fileSize)", "\(IBLimits.elements)", "\(IBLimits.depth)", "\(IBLimits.attributes)",
                "\(IBLimits.text)",
            ],
            "documents that are loaded inside one another (`UINib`, `UIStoryboard`)": ["\(NibNesting.limit)"],
            "Swift file to adapt": ["\(SwiftFiles.limit)", "\(SourceAdapter.largestSource)"],
            "Markdown output": ["900000"],
            "parts of a run (`--shard`)": ["100000"],
        ]
        #expect(Set(promised.keys).subtracting(["what", "---"]) == Set(limits.keys))
        for (what, numbers) in limits {
            let words = promised[what]?.split { !"-.0123456789".contains($0) }.map(String.init) ?? []
            for number in numbers { #expect(words.contains(number), "\(what): \(number)") }
        }
        #expect(ScenarioLimits.multiplier.lowerBound == 0.000001)
    }

    /// One beyond each limit that a small file can reach.
    @Test(arguments: [
        (#""width": 100001"#, "traits", "from 1 to 100000"), (#""width": 0.5"#, "traits", "from 1 to 100000"),
    ]) func refusedBeyond(_ text: String, _ key: String, _ sentence: String) {
        let json =
            #"{"schemaVersion":1,"\#(key)":{\#(text)},"templates":{"t":{"views":[]}},"table":{"rows":[]},"steps":[]}"#
        let errors = mistakes(json)
        #expect(errors.contains { $0.contains(sentence) }, "\(errors)")
    }

    @Test func depthAndNumbers() {
        let deep = String(repeating: "[", count: 200)
        #expect(mistakes(deep).contains { $0.contains("nested more than 128 deep") })
        var reader = JSONReader(Data("[0,0]".utf8), file: "x.json")
        reader.values = 4_000_000 - 2
        #expect { try reader.read() } throws: {
            ($0 as? ScenarioError)?.sentence.contains("more than 4000000 values") == true
        }
        #expect(Shard("1/100000") != nil && Shard("1/100001") == nil)
        #expect(Tool("report", "x", "--time-limit", "0").status == .usage)
        #expect(Tool("report", "x", "--time-limit", "86401").status == .usage)
    }

    private func mistakes(_ json: String) -> [String] {
        do {
            _ = try ScenarioDocument.read(file: "x.json", data: Data(json.utf8))
            return []
        } catch { return (error as? ScenarioErrors)?.errors.map(\.sentence) ?? ["\(error)"] }
    }
}
