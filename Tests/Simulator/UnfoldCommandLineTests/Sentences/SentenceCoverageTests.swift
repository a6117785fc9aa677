import Foundation
import TestSupport
import Testing

/// Facts are enumerations and their sentences lines of a table, which the compiler does not compare.
@Suite struct SentenceCoverageTests {
    /// Each case has a line of the table, or is named where the sentence is made.
    @Test(arguments: [
        (
            "Kernel/UnfoldAutoLayout/Facts/Generated/Facts+Findings.swift", "Fact",
            "UnfoldReport/Sentences/FindingSentence.swift"
        ),
        ("Kernel/UnfoldAutoLayout/Facts/Generated/Facts+Terms.swift", "ViewMistake", ""),
        ("Kernel/UnfoldTypesetting/Exceptions/Generated/Exceptions.swift", "InertEffect", ""),
        (
            "Simulator/UnfoldScenario/Model/Generated/Model.swift", "Problem",
            "UnfoldScenario/Sentences/ScenarioError+Sentence.swift"
        ),
        ("Simulator/UnfoldScenario/Model/Generated/Model.swift", "ScenarioDiagnostic", ""),
        ("Simulator/UnfoldScenario/Model/Generated/Model.swift", "Expectation", ""),
        ("Simulator/UnfoldScenario/Model/Generated/Model.swift", "Found", ""),
        ("Simulator/UnfoldScenario/Model/Generated/Model.swift", "ConstraintPart", ""),
        (
            "Simulator/UnfoldCommandLine/Model/UsageError.swift", "UsageError",
            "UnfoldCommandLine/Sentences/UsageError+Sentence.swift"
        ),
        (
            "Simulator/UnfoldCommandLine/Sentences/CommandNote.swift", "CommandNote",
            "UnfoldCommandLine/Sentences/CommandNote.swift"
        ),
    ])
    func everyCaseHasASentence(_ file: String, _ type: String, _ sentences: String) throws {
        let sources = Fixtures.package.appendingPathComponent("Sources")
        func text(_ path: String) throws -> String {
            try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        }
        let tables = try ["UnfoldScenario", "UnfoldReport", "UnfoldCommandLine"].map { module in
            let folder = sources.appendingPathComponent("Simulator/\(module)/Sentences/Data")
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        }.joined()
        let code = sentences.isEmpty ? "" : try text("Simulator/\(sentences)")
        let cases = Self.cases(of: type, in: try text(file))
        #expect(cases.count > 2, "\(cases)")
        for name in cases where !code.contains(".\(name)") {
            #expect(
                tables.split(whereSeparator: \.isWhitespace).contains { $0 == "\(type).\(name)" }
                    || tables.contains(" \(type).\(name)."), "\(type).\(name) has no sentence")
        }
    }

    /// Names of an enumeration's own cases.
    private static func cases(of type: String, in text: String) -> [String] {
        let lines = text.split(separator: "\n")
        guard let start = lines.firstIndex(where: { $0.contains(" \(type):") || $0.contains("enum \(type) {") })
        else { return [] }
        let indent = lines[start].prefix { $0 == " " } + "    case "
        let body = lines[(start + 1)...].prefix { $0 != lines[start].prefix { $0 == " " } + "}" }
        return body.filter { $0.hasPrefix(indent) }.flatMap { line in
            line.dropFirst(indent.count).replacing(/\([^)]*\)|=.*|:.*/, with: "").split(separator: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
}
