import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldReport
import UnfoldScenario
import UnfoldTableLayout

@testable import UnfoldTesting

/// What a failing expectation leaves for the reader.
@MainActor @Suite struct FailureFilesTests {
    @Test func aFailingCheckHasAPageAndADrawing() throws {
        let folder = try TemporaryFolder()
        let path = try folder.copy("Fixtures/workplace-card.json")
        let scenario = ScenarioCase(path: path)
        let results = try scenario.run()
        var known = RecordCheck(results, recorded: nil, mode: .all, isWholeRun: true).record
        for index in known.sections.indices { known.sections[index].rows[0].height += 1 }
        let check = RecordCheck(results, recorded: known, mode: .never, isWholeRun: true)
        #expect(!check.differences.isEmpty)
        let report = RunReport(kind: .check, files: [.init(path: path, results: results, check: check)])
        let files = FailureFiles.of(report, scenario)
        #expect(files.map(\.name) == ["txt", "json", "html", "svg"].map { "workplace-card.json.\($0)" })
        #expect(files[3].text.contains(">Corner Cafe</text>") && files[3].text.contains("step 1 expand"))
        #expect(files[2].text.contains("\"cells\":[{\"id\":\"cafe\""))
    }

    /// Of a table without a scenario: its cells where they are, with what adds up to their heights.
    @Test func aTableIsDrawnAsOnScreen() {
        let table = GrowingTable()
        table.grow(row: 1, to: 90)
        let svg = StateSVG.render(table.view, title: "two <rows>")
        #expect(svg.hasPrefix("<?xml") && svg.hasSuffix("</svg>\n"))
        #expect(svg.contains(">two &lt;rows&gt;</text>"))
        #expect(svg.contains(">row 0 of section 0, 60</text>") && svg.contains(">row 1 of section 0, 90</text>"))
        #expect(svg.contains(">90</text></g>"), "the sum of the second row")
    }

    /// Where a framework keeps no attachments, a folder does: no test takes another's name, and none is lost.
    @Test func attachmentsAreKeptInAFolder() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("not/there/yet")
        #expect(
            AttachmentFolder(environment: [:]) == nil
                && AttachmentFolder(environment: ["UNFOLD_ATTACHMENTS": ""]) == nil)
        let kept = try #require(AttachmentFolder(environment: ["UNFOLD_ATTACHMENTS": path]))
        let names = try ["one", "two", "three"].map { try kept.keep($0, named: "card.json.svg") }
        #expect(names == ["card.json.svg", "card-2.json.svg", "card-3.json.svg"].map { "\(path)/\($0)" })
        #expect(try names.map { try String(contentsOfFile: $0, encoding: .utf8) } == ["one", "two", "three"])
        #expect(try kept.keep("", named: "../table.svg") == path + "/..-table.svg")
        let file = try #require(AttachmentFolder(environment: ["UNFOLD_ATTACHMENTS": names[0]]))
        #expect(throws: (any Error).self) { try file.keep("", named: "card.svg") }
    }
}
