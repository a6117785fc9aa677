import Foundation
import Testing

@testable import UnfoldScenario

/// Layout guides in templates.
@MainActor @Suite struct GuideTests {
    private func read(guides: String, constraints: [String], views: String = "") throws -> ScenarioDocument {
        let lines = constraints.map { "\"\($0)\"" }.joined(separator: ",")
        let text = """
            {"schemaVersion":1,"templates":{"t":{"views":[{"id":"a"}\(views)],"guides":[\(guides)],
            "constraints":[\(lines)]}},
            "table":{"separatorStyle":"none","rows":[{"id":"r","template":"t"}]},"steps":[{"do":"load"}]}
            """
        return try ScenarioDocument.read(file: "g.json", data: Data(text.utf8))
    }

    @Test func guideTakesPartInTheHeight() throws {
        let result = ScenarioRunner.run(
            try read(
                guides: #"{"id":"gap","owningView":"contentView"}"#,
                constraints: ["V:|[a(30)]", "gap.top == a.bottom", "gap.height == 25", "V:[gap]-5-|"]))
        #expect(result.steps.map { $0.rows.map(\.height) } == [[60]])
        #expect(result.steps.flatMap(\.conflicts).isEmpty)
    }

    @Test(arguments: [
        (#"{"id":"a"}"#, "a.top == contentView.top", "", "already"),
        (#"{"id":"g","owningView":"aa"}"#, "a.top == g.top", "", "did you mean 'a'"),
        (#"{"id":"g","owner":"a"}"#, "a.top == g.top", "", "unknown key 'owner'"),
        (#"{"id":"g"}"#, "a.firstBaseline == g.firstBaseline", "", "not to be had of a guide"),
        (#"{"id":"g"}"#, "a.top == g.layoutMarginsGuide.top", "", "not to be had of a guide"),
        (#"{"id":"g"}"#, "a.top == g.top", #",{"id":"b","parent":"g"}"#, "no view can be in it"),
        (#"{"id":"g"},{"id":"h","owningView":"g"}"#, "a.top == g.top", "", "no view can be in it"),
    ])
    func wrongGuides(_ guides: String, _ constraint: String, _ views: String, _ wanted: String) {
        do {
            _ = try read(guides: guides, constraints: [constraint], views: views)
            Issue.record("accepted: \(guides) \(constraint) \(views)")
        } catch let errors as ScenarioErrors {
            #expect(errors.description.contains(wanted), "\(errors)")
        } catch { Issue.record("another error: \(error)") }
    }
}
