import UnfoldAutoLayout
import Foundation
import UnfoldReport
import UnfoldScenario
import UnfoldTableLayout
import Testing

@testable import UnfoldTesting

/// What a failing expectation leaves for the reader.
@MainActor @Suite struct FailureFilesTests {
    @Test func aFailingCheckHasAPageAndADrawing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("card.json").path
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        try FileManager.default.copyItem(
            atPath: root.appendingPathComponent("Fixtures/workplace-card.json").path, toPath: path)
        let scenario = ScenarioCase(path: path)
        let results = try scenario.run()
        var known = RecordCheck(results, recorded: HeightRecord(), mode: .all, isWholeRun: true).record
        for index in known.sections.indices { known.sections[index].rows[0].height += 1 }
        let check = RecordCheck(results, recorded: known, mode: .never, isWholeRun: true)
        #expect(!check.differences.isEmpty)
        let report = RunReport(kind: .check, files: [.init(path: path, results: results, check: check)])
        let files = FailureFiles.of(report, scenario)
        #expect(files.map(\.name) == ["card.json.txt", "card.json.json", "card.json.html", "card.json.svg"])
        #expect(files[3].text.contains(">Corner Cafe</text>") && files[3].text.contains("step 1 expand"))
        #expect(files[2].text.contains("\"cells\":[{\"id\":\"cafe\""))
    }
}
