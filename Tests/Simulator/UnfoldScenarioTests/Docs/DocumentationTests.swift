import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// The examples of `docs/scenario-format.md` are scenarios that run, and its tables are those of the reader.
@MainActor @Suite struct DocumentationTests {
    private static let file = Fixtures.package.appendingPathComponent(
        "docs/scenario-format.md")

    private func text() throws -> String { try String(contentsOf: Self.file, encoding: .utf8) }

    @Test func examplesRun() throws {
        let examples = try text().components(separatedBy: "```json\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
        #expect(examples.count == 4, "examples found: \(examples.count)")
        for example in examples {
            let document = try ScenarioDocument.read(file: "docs/scenario-format.md", data: Data(example.utf8))
            for result in document.cells.map(ScenarioRunner.run) {
                #expect(!result.steps.isEmpty && result.steps.allSatisfy { !$0.rows.isEmpty }, "\(example)")
                #expect(result.steps.flatMap(\.conflicts).isEmpty, "\(example)")
                #expect(result.steps.flatMap(\.findings).filter { $0.severity == .error }.isEmpty, "\(example)")
            }
        }
    }

    /// The table of properties is written from the registry; `UNFOLD_RECORD=1` writes it again.
    @Test func propertiesAreThoseOfTheRegistry() throws {
        let start = "<!-- properties -->\n"
        let end = "<!-- end -->"
        var parts = try text().components(separatedBy: start)
        try #require(parts.count == 2)
        let rest = try #require(parts[1].range(of: end))
        let table = PropertyTable.markdown
        let written = String(parts[1][..<rest.lowerBound])
        if written != table, ProcessInfo.processInfo.environment["UNFOLD_RECORD"] != nil {
            parts[1] = table + parts[1][rest.lowerBound...]
            try parts.joined(separator: start).write(to: Self.file, atomically: true, encoding: .utf8)
            Issue.record("recorded the table of properties")
            return
        }
        #expect(written == table, "the table in \(Self.file.path) is out of date; it should be\n\(table)")
    }

    /// Every word of the tables is in the document.
    @Test func everyWordIsNamed() throws {
        let text = try text()
        let words =
            Steps.words + Steps.all.flatMap { $0.keys.map(\.name) } + TraitEntry.all.map(\.name)
            + Invariant.names + TextSet.allCases.map(\.rawValue) + MatrixReader.keys + TemplateReader.keys
            + ViewReader.structureKeys + RowReader.rowKeys + RowReader.tableKeys + ScenarioReader.keys
            + CollectionSpec.layouts.flatMap(\.keys).flatMap { key in
                if case .word(let words) = key.kind { [key.name] + words } else { [key.name] }
            }
            + ConstraintReader.keys + VisualFormatReader.optionNames + GuideEntry.names
            + Property.ofConstraints.map(\.name) + TraitEntry.categories.map(\.0)
        let missing = Set(words).filter { !text.contains("`\($0)`") && !text.contains("\"\($0)\"") }
        #expect(missing.isEmpty, "not in the document: \(missing.sorted())")
    }
}
