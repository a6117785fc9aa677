import Foundation
import TestSupport
import Testing

@testable import UnfoldReport
@testable import UnfoldScenario

/// Which constraints are named as the cause where texts overlap, stick out or hold nothing open; and which are not, for
/// they may be meant.
@MainActor @Suite(.ownSettings) struct WrongTieTests {
    private static let edges = ["a.leading == contentView.leading + 16", "b.leading == contentView.leading + 16"]
    private static let ends = ["a.trailing == contentView.trailing - 16", "b.trailing == contentView.trailing - 16"]
    private static let chain = [
        "a.top == contentView.top + 8", "b.top == a.bottom + 4", "b.bottom == contentView.bottom - 8",
    ]

    @Test(arguments: [
        ("b.top == a.bottom - 14", "for b.top == a.bottom - 14: write + 14"),
        ("a.bottom == b.top + 14", "for a.bottom == b.top + 14: write - 14"),
        ("b.top == a.top + 4", "for b.top == a.top + 4: tie b.top to a.bottom"),
        // Lines closer together, what may overlap, and what something else says.
        ("b.top == a.bottom - 3", "overlap by 358 by 3"), ("b.top >= a.bottom - 14", "overlap by 358 by 14"),
        ("b.firstBaseline == a.lastBaseline + 4", "overlap by 358 by"), ("b.top == a.top", "overlap by 358 by"),
    ]) func textsOverEachOther(_ tie: String, _ end: String) throws {
        let all = Self.edges + Self.ends + [Self.chain[0], tie, Self.chain[2]]
        let found = try messages(all, lines: 1)
        #expect(found.count == 1 && found[0].contains(end) && found[0].contains(": ") == end.contains(": "), "\(found)")
    }

    @Test(arguments: [
        (
            ["b.trailing >= contentView.trailing - 16"], "b.trailing >= contentView.trailing - 16 lets it: write <=",
            false
        ),
        (
            ["contentView.trailing <= b.trailing + 16"], "contentView.trailing <= b.trailing + 16 lets it: write >=",
            false
        ),
        (
            ["b.trailing >= contentView.trailing - 16"], "b.trailing >= contentView.trailing - 16 lets it: write <=",
            true
        ),
        // What loses to the text, whichever way around it is.
        (["b.trailing >= contentView.trailing - 16 @250"], "", false),
        // What is as wide as it is said to be, or may not be narrower.
        (["b.trailing >= contentView.trailing - 16", "b.width == 700"], "", false),
        (["b.trailing >= contentView.trailing - 16", "b.width == 2 * contentView.width"], "", true),
    ]) func textsThatStickOut(_ ties: [String], _ end: String, _ isMirrored: Bool) throws {
        let found = try messages(Self.edges + [Self.ends[0]] + ties + Self.chain, isMirrored: isMirrored)
        #expect(
            found.count == 1 && found[0].contains(end.isEmpty ? "b sticks out" : end)
                && found[0].contains("lets it") == !end.isEmpty, "\(found)")
    }

    @Test(arguments: [
        (["b.top == a.bottom + 4", "b.bottom >= contentView.bottom - 8"], "b.bottom >= contentView.bottom - 8"),
        (["b.top <= a.bottom + 4", "b.bottom == contentView.bottom - 8"], "b.top <= a.bottom + 4"),
        (["a.bottom >= b.top - 4", "contentView.bottom == b.bottom + 8"], "a.bottom >= b.top - 4"),
        // Either would do.
        (
            ["b.top == contentView.top + 8", "a.bottom >= contentView.bottom - 8", "b.bottom >= contentView.bottom"],
            nil
        ),
        // The right way around.
        (["b.top >= a.bottom + 4", "b.bottom <= contentView.bottom - 8"], nil),
        (["a.bottom <= b.top - 4", "contentView.bottom >= b.bottom + 8"], nil),
    ]) func rowsThatNothingHoldsOpen(_ ties: [String], _ end: String?) throws {
        let found = try messages(Self.edges + Self.ends + [Self.chain[0]] + ties)
        let named = found.filter { $0.contains("holds nothing open: write ==") }
        #expect(named.count == (end == nil ? 0 : 1) && named.allSatisfy { $0.contains(end ?? "") }, "\(found)")
        #expect(!found.contains { $0.contains("lets it") })
    }

    private func messages(_ constraints: [String], lines: Int = 0, isMirrored: Bool = false) throws -> [String] {
        let text = String(repeating: "fresh bread and tea ", count: lines == 1 ? 1 : 6)
        let label = #""type":"UILabel","numberOfLines":\#(lines),"text":"\#(text)""#
        let views = #"{"id":"a",\#(label)},{"id":"b",\#(label)}"#
        let document = try document(views, constraints, isMirrored: isMirrored, steps: #""load""#)
        return RecordedRun.run(document, detail: .none).steps.flatMap(\.findings).filter { $0.cause == nil }
            .map(FindingSentence.text)
    }

    private func document(
        _ views: String, _ constraints: [String], isMirrored: Bool = false, steps: String
    ) throws -> ScenarioDocument {
        let text = """
            {"schemaVersion":1,"traits":{"width":390,"layoutDirection":"\(isMirrored ? "rightToLeft" : "leftToRight")"},
            "templates":{"c":{"views":[\(views)],"constraints":[\(constraints.map { "\"\($0)\"" }.joined(separator: ","))]}},
            "table":{"rows":[{"id":"r"}]},"steps":[\(steps)]}
            """
        return try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
    }
}
