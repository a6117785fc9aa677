import Foundation
import Testing

@testable import Scenario

/// The examples of `docs/scenario-format.md` are scenarios that run.
@MainActor @Suite struct DocumentationTests {
    @Test func examplesRun() throws {
        let file = Fixtures.root.deletingLastPathComponent().appendingPathComponent("docs/scenario-format.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let examples = text.components(separatedBy: "```json\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
        #expect(examples.count == 2, "examples found: \(examples.count)")
        for example in examples {
            let document = try ScenarioDocument.read(file: "docs/scenario-format.md", data: Data(example.utf8))
            let result = ScenarioRunner.run(document)
            #expect(!result.steps.isEmpty && result.steps.allSatisfy { !$0.rows.isEmpty }, "\(example)")
            #expect(result.steps.flatMap(\.conflicts).isEmpty, "\(example)")
            #expect(result.steps.flatMap(\.findings).filter { $0.severity == .error }.isEmpty, "\(example)")
        }
    }

    @Test func everyPropertyIsNamed() throws {
        let file = Fixtures.root.deletingLastPathComponent().appendingPathComponent("docs/scenario-format.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let missing = Property.allCases.map(\.rawValue).filter { !text.contains("`\($0)`") }
        #expect(missing.isEmpty, "not in the document: \(missing)")
    }
}
