import Foundation
import Testing
import UnfoldAutoLayout

@testable import UnfoldReport
@testable import UnfoldScenario

/// What a conflict in a row of a given height says.
@MainActor @Suite struct ConflictAdviceTests {
    private func lines(_ constraints: [String], margins: Double = 8) throws -> [String] {
        let edges = ["top", "leading", "bottom", "trailing"].map { "\"box.\($0) == contentView.\($0)\"" }
        let text = """
            {"schemaVersion":1,"traits":{"width":320},"templates":{"c":{"views":[{"id":"box","layoutMargins":\
            {"top":\(margins),"left":\(margins),"bottom":\(margins),"right":\(margins)},"subviews":[{"id":"inner"}]}],
            "constraints":[\((edges + constraints.map { "\"\($0)\"" }).joined(separator: ","))]}},
            "table":{"separatorStyle":"none","rows":[{"id":"r","height":50}]},"steps":["load"]}
            """
        let document = try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
        return TextRenderer().lines(of: [RecordedRun.run(document, detail: .none)])
    }

    /// The row's height has nothing to do with a width.
    @Test func aWidthIsNotMendedByAnAutomaticHeight() throws {
        let found = try lines([
            "inner.leading == box.leading", "inner.trailing == box.trailing", "inner.width == 100",
            "inner.top == box.top",
            "inner.height == 20",
        ])
        let head = try #require(found.first { $0.contains("conflict in") })
        #expect(head.contains("320 wide") && !head.contains("automaticDimension"), "\(head)")
    }

    /// Margins are amounts that no constant has: without them the sum would be even, and the conflict a matter of pixels.
    @Test func marginsAreNoRounding() throws {
        let found = try lines([
            "inner.top == box.topMargin", "inner.bottom == box.bottomMargin", "inner.height == 50",
            "inner.leading == box.leading", "inner.width == 20",
        ])
        let head = try #require(found.firstIndex { $0.contains("conflict in") })
        #expect(!found[head].contains("less than a point") && found[head].contains("automaticDimension"), "\(found)")
        #expect(found[head + 1].contains("off by 16"), "\(found)")
    }
}
