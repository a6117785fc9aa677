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

    private func lines(of rows: String, table: String = "", views: String, steps: String = #""load""#) throws
        -> [String]
    {
        let text = """
            {"schemaVersion":1,"traits":{"width":320},"templates":{"c":{"views":[{"id":"a"},{"id":"b"}],
            "constraints":[\(views)]}},
            "table":{\(table)
            \(rows)},
            "steps":[\(steps)]}
            """
        let document = try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
        return TextRenderer().lines(of: [RecordedRun.run(document, detail: .none)])
    }

    /// Of the row, of the table for all others, and of a header by its title.
    @Test func aGivenHeightNamesItsKeyAndLine() throws {
        let found = try lines(
            of: """
                "sections":[{"header":"Photos","rows":[{"id":"r"},{"id":"s",
                "height":50}]}]
                """, table: #""rowHeight":40,"#,
            views: #""a.top == contentView.top","a.bottom == contentView.bottom","a.height == 90""#)
        func line(_ text: String) throws -> String { try #require(found.first { $0.contains(text) }, "\(found)") }
        #expect(try line("  0.header").hasSuffix("fixed by title (line 4)"))
        #expect(try line("  r  ").hasSuffix("fixed by rowHeight (line 3)"))
        #expect(try line("  s  ").hasSuffix("fixed by height (line 5)"))
        let conflicts = found.filter { $0.contains("conflict in") }
        #expect(conflicts.count == 1, "the numbers alone are others: \(found)")
        #expect(
            try line("conflict in").hasPrefix(
                "  conflict in r, alike in s: the row's height is given, 40 by rowHeight (line 3), and "
                    + "a.height == 90 (line 2) does not fit"))
        #expect(try line("is clipped").hasPrefix("    so: r is clipped: 39.667 points for content of 90; alike"))
        #expect(try line("is clipped").hasSuffix("alike in s"))
    }

    /// Both columns of a row that is held at its old height break.
    @Test func oneCauseIsSaidOnce() throws {
        let found = try lines(
            of: #""rows":[{"id":"r"}]"#,
            views: ["a", "b"].map {
                #""\#($0).top == contentView.top","\#($0).bottom == contentView.bottom","#
                    + #"{"id":"\#($0)Height","constraint":"\#($0).height == 50"}"#
            }.joined(separator: ","),
            steps: #""load",{"name":"grow","do":{"update":[{"set":"r.aHeight.constant","to":90},"#
                + #"{"set":"r.bHeight.constant","to":90},{"layoutIfNeeded":"r.contentView"}]}}"#)
        #expect(found.filter { $0.contains("conflict in") }.count == 1, "\(found)")
        #expect(found.contains { $0.contains("conflict in r (2 conflicts): the row is still held at 50") }, "\(found)")
        #expect(
            found.contains { $0.hasPrefix("    also, bHeight (b.height == 90, line 2) does not fit: 90") }, "\(found)")
    }

    /// The only required constraint that holds a lost one has its name.
    @Test func aSingleHolderIsNamed() throws {
        let views =
            #""a.top == contentView.top","a.bottom == contentView.bottom","b.height == a.height","#
            + #"{"id":"tall","constraint":"a.height == 60 @999"},"a.bottom <= a.top + 20""#
        let found = try lines(of: #""rows":[{"id":"r"}]"#, views: views, steps: #""load""#)
        #expect(found.contains { $0.contains("held by a.bottom <= a.top + 20 (line 2)") }, "\(found)")
    }

    /// The other row's stays as it was.
    @Test func whatWasExplainedIsNotExplainedAgain() throws {
        let toggles = [false, true].map { #"{"set":"s.tall.isActive","to":\#($0)}"# }.joined(separator: ",")
        let found = try lines(
            of: #""rows":[{"id":"r"},{"id":"s","height":50}]"#, table: #""rowHeight":40,"#,
            views: #""a.top == contentView.top","a.bottom == contentView.bottom","#
                + #"{"id":"tall","constraint":"a.height == 90"}"#,
            steps: #""load",{"name":"again","do":[\#(toggles)]}"#)
        let conflicts = found.filter { $0.contains("conflict in") }
        #expect(conflicts.count == 2, "\(found)")
        #expect(conflicts.last?.hasPrefix("  conflict in s, as in step 0: UIKit breaks") == true, "\(found)")
    }

    /// Where UIKit breaks the row's own height, it is not that which does not fit.
    @Test func aBrokenHeightIsNoMisfit() throws {
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"a"}],"constraints":["a.top == contentView.top",
            "a.bottom == contentView.bottom","a.height == 90"]}},"table":{"rows":[{"id":"r","height":50}]},
            "steps":["load"]}
            """
        let document = try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
        var report = try #require(ScenarioRunner.run(document).steps[0].conflicts.first).constraints
        let explainer = ConflictExplainer()
        #expect(explainer.words(report).addition.hasPrefix("also, a.height == 90 (line 2) does not fit: "))
        report.broken = try #require(report.members.firstIndex { $0.constraint.kind == .encapsulated })
        let words = explainer.words(report)
        #expect(words.headline.contains(", and its constraints do not fit"), "\(words.headline)")
        #expect(words.addition.hasPrefix("also, its constraints do not fit: "), "\(words.addition)")
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
