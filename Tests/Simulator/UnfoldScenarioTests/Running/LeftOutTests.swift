import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldScenario

/// What a step reports is limited, with a count of what is left out.
@MainActor @Suite struct LeftOutTests {
    @Test func contradictionsBeyondTheLimitAreCounted() throws {
        let heights = (0..<60).map { "\"a.height == \($0)\"" }.joined(separator: ", ")
        let rows = (0..<10).map { #"{"id": "r\#($0)", "template": "c"}"# }.joined(separator: ", ")
        let text = #"""
            {"schemaVersion": 1, "name": "contradictions", "traits": {"width": 390, "height": 844, "scale": 3},
             "templates": {"c": {"views": [{"id": "a"}], "constraints": ["a.top == contentView.top",
               "a.bottom == contentView.bottom", "a.leading == contentView.leading",
               "a.trailing == contentView.trailing", \#(heights)]}},
             "table": {"rows": [\#(rows)]}, "steps": [{"name": "load", "do": "load"}]}
            """#
        let document = try ScenarioDocument.read(file: "contradictions.json", data: Data(text.utf8))
        let step = try #require(ScenarioRunner.run(document).steps.first)
        #expect(step.conflicts.count == 200)
        let finding = try #require(step.findings.first { $0.code == "left-out" })
        // Each of ten rows breaks all of 60: the height of the row is required as well.
        #expect(finding.fact == .leftOut(conflicts: 400, unsatisfied: 0, findings: 0))
    }

    @Test func whatIsWithinTheLimitIsReportedWhole() throws {
        let text = #"""
            {"schemaVersion": 1, "name": "contradiction", "traits": {"width": 390, "height": 844, "scale": 3},
             "templates": {"c": {"views": [{"id": "a"}], "constraints": ["a.top == contentView.top",
               "a.bottom == contentView.bottom", "a.leading == contentView.leading",
               "a.trailing == contentView.trailing", "a.height == 1", "a.height == 2"]}},
             "table": {"rows": [{"id": "r", "template": "c"}]}, "steps": [{"name": "load", "do": "load"}]}
            """#
        let document = try ScenarioDocument.read(file: "contradiction.json", data: Data(text.utf8))
        let step = try #require(ScenarioRunner.run(document).steps.first)
        #expect(step.conflicts.count == 1 && !step.findings.contains { $0.code == "left-out" })
    }

    /// What would settle an open frame takes solves of the whole cell, so that is worked out for some views only; the
    /// others are counted, once for all rows and steps.
    @Test func viewsWithOpenFramesBeyondTheLimitAreCounted() throws {
        let views = (0..<130).map { #"{"id": "v\#($0)"}"# }.joined(separator: ", ")
        let constraints = (0..<130).map { #""v\#($0).top == contentView.top", "v\#($0).height == 9""# }
            .joined(separator: ", ")
        let text = #"""
            {"schemaVersion": 1, "name": "open", "traits": {"width": 390, "height": 844, "scale": 3},
             "templates": {"c": {"views": [\#(views)], "constraints": ["v0.bottom == contentView.bottom", \#(constraints)]}},
             "table": {"rows": [{"id": "r", "template": "c"}, {"id": "s", "template": "c"}]},
             "steps": [{"name": "load", "do": "load"}, {"name": "again", "do": "reloadData"}]}
            """#
        let document = try ScenarioDocument.read(file: "open.json", data: Data(text.utf8))
        let steps = ScenarioRunner.run(document).steps
        let load = try #require(steps.first)
        #expect(load.findings.count { $0.code == "ambiguous-layout" } == 50)
        #expect(
            load.findings.filter { $0.code == "left-out" }.map(\.fact) == [
                .leftOut(conflicts: 0, unsatisfied: 0, findings: 80)
            ])
        #expect(steps.last?.findings.isEmpty == true)
    }
}
