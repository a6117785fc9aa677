import Foundation
import Testing
import UnfoldAutoLayout

@testable import UnfoldReport
@testable import UnfoldScenario

/// Views that are written over each other on purpose do not overlap; those that a mistake put there do.
@MainActor @Suite struct TakingTurnsTests {
    private func overlaps(_ constraints: [String]) throws -> Int {
        let lines = (constraints + ["box.height == 60"] + edges("box", "contentView"))
            .map { "\"\($0)\"" }.joined(separator: ",")
        let label = { (id: String, text: String) in #"{"id":"\#(id)","type":"UILabel","text":"\#(text)"}"# }
        let text = """
            {"schemaVersion":1,"traits":{"width":320},"templates":{"c":{"views":[{"id":"box","subviews":[
            \(label("a", "Nothing here")),\(label("b", "Loading")),
            {"id":"left","subviews":[\(label("c", "One"))]},{"id":"right","subviews":[\(label("d", "Other"))]}]}],
            "constraints":[\(lines)]}},"table":{"rows":[{"id":"r"}]},"steps":["load"]}
            """
        let document = try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
        let step = RecordedRun.run(document, detail: .none).steps[0]
        return step.findings.count { $0.code == "overlap" && !Set($0.views).isDisjoint(with: ["a", "d"]) }
    }

    private func edges(_ inner: String, _ outer: String, _ names: [String] = ["top", "leading", "bottom", "trailing"])
        -> [String]
    {
        names.map { "\(inner).\($0) == \(outer).\($0)" }
    }

    /// Out of the way of the two that a test is about.
    private var rest: [String] { ["left.top == box.bottom + 90", "right.top == box.bottom + 200"] }

    @Test func thoseThatTakeTurnsAreQuiet() throws {
        #expect(try overlaps(edges("a", "box") + edges("b", "box") + rest) == 0)
        #expect(try overlaps(edges("a", "box") + edges("b", "a") + rest) == 0)
        #expect(
            try overlaps(edges("a", "box", ["centerX", "centerY"]) + edges("b", "box", ["centerX", "centerY"]) + rest)
                == 0)
        #expect(
            try overlaps(edges("a", "box", ["leading", "centerY"]) + edges("b", "a", ["leading", "centerY"]) + rest)
                == 0)
    }

    @Test func soAreTheViewsThatTheyAreIn() throws {
        let inside = edges("c", "left", ["top", "leading"]) + edges("d", "right", ["top", "leading"])
        let away = ["a.top == box.bottom + 90", "b.top == box.bottom + 200"]
        #expect(try overlaps(edges("left", "box") + edges("right", "box") + inside + away) == 0)
        let atTop = ["top", "leading", "trailing"]
        #expect(try overlaps(edges("left", "box", atTop) + edges("right", "box", atTop) + inside + away) == 1)
    }

    /// A top that was copied, and a title that goes on below its badge.
    @Test func mistakesAreReported() throws {
        #expect(
            try overlaps(edges("a", "box", ["top", "leading"]) + edges("b", "box", ["top", "leading"]) + rest) == 1)
        let wide = edges("a", "box", ["leading", "trailing", "centerY"])
        #expect(try overlaps(wide + edges("b", "box", ["trailing", "centerY"]) + rest) == 1)
    }
}
