import Foundation
import TestSupport
import Testing
import UnfoldFiles
import UnfoldScenario

@testable import UnfoldCommandLine
@testable import UnfoldDocuments

/// Cells of Interface Builder that expand, by the ways that apps have: `Fixtures/InterfaceBuilder/ib/expanding` has a document for each,
/// a scenario that names its outlets, and the heights that come of it.
@MainActor @Suite struct ExpandingCellTests {
    private static let folder = RelativePath.shown(
        Fixtures.package.appendingPathComponent("Fixtures/InterfaceBuilder/ib/expanding").path)
    private nonisolated static let names = [
        "bottom-priorities", "clipped-container", "equal-columns", "height-constant", "height-off", "hidden-arranged",
        "lines", "nested-stacks", "picture", "required-chain", "text-view", "turning-stack",
    ]

    private func result(_ name: String) throws -> ScenarioResult {
        ScenarioRunner.run(try DocumentReader.read(file: "\(Self.folder)/\(name).json"))
    }

    @Test func everyHeightIsAsRecorded() {
        var (out, err) = ("", "")
        let tool = CommandLineTool(
            .init(out: { out += $0 }, err: { err += $0 }, isTerminal: false, variables: ["CI": "1"]))
        #expect(tool.run(["check", Self.folder]) == .success, "\(out)\(err)")
        #expect(out.contains("12"))
    }

    /// What is unfolded is higher, and what is folded again is as it was.
    @Test(arguments: names) func aFoldedRowIsAsItWas(_ name: String) throws {
        let heights = try result(name).steps.map { $0.rows.map(\.height) }
        let first = try #require(heights.first)
        #expect(heights.contains { $0 != first })
        #expect(Set(heights.dropFirst().map { $0[0] }).contains(first[0]) || name == "required-chain")
    }

    /// Where every constraint is required, an expansion conflicts with the height that the row still has, once a row
    /// (rule M1.4).
    @Test func requiredChainsConflict() throws {
        let steps = try result("required-chain").steps
        #expect(steps.map { $0.conflicts.count } == [0, 1, 1, 0])
        #expect(try result("height-constant").steps.allSatisfy { $0.conflicts.isEmpty })
    }

    @Test func aWrongReferenceIsReportedAtItsPosition() throws {
        let folder = try TemporaryFolder()
        func problem(_ template: String) throws -> String {
            let text = """
                {"schemaVersion": 1, "templates": {"a":
                {\(template)}}, "table": {"rows": [{"id": "x"}]}, "steps": []}
                """
            try Data(text.utf8).write(to: folder.url.appendingPathComponent("it.json"))
            do {
                _ = try DocumentReader.read(file: folder.path + "/it.json")
                return ""
            } catch { return "\(error)" }
        }
        #expect(try problem(#""document": "nowhere.xib""#).contains("it.json:2:14: error:"))
        #expect(try problem(#""document": "nowhere.xib""#).contains("there is no such file"))
        #expect(try problem(#""document": "it.json""#).contains("is no document of Interface Builder"))
        #expect(
            try problem(#""document": 3"#).contains("expected a string") || problem(#""document": 3"#).contains("3"))
        let cell = Fixtures.package.appendingPathComponent("Fixtures/InterfaceBuilder/ib/expanding/lines.xib").path
        #expect(
            try problem(#""document": "\#(cell)", "root": "Other""#).contains("has no view 'Other'; it has ReviewCell"))
    }
}
