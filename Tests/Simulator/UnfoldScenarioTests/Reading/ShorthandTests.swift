import Foundation
import Testing
import UnfoldAutoLayout

@testable import UnfoldScenario

/// Rows that are written once, steps that are an action, views inside their stack, and what is notified of mistakes.
@MainActor @Suite struct ShorthandTests {
    private func document(_ views: String, _ constraints: String, rows: String, steps: String) throws
        -> ScenarioDocument
    {
        let text = """
            { "schemaVersion": 1, "templates": { "t": { "views": [\(views)], "constraints": [\(constraints)] } },
              "table": { "separatorStyle": "none", "rows": [\(rows)] }, "steps": [\(steps)] }
            """
        return try ScenarioDocument.read(file: "x.json", data: Data(text.utf8))
    }

    private func mistakes(_ views: String, rows: String = "{ \"id\": \"a\" }", steps: String = "\"load\"") -> String {
        do {
            _ = try document(views, "", rows: rows, steps: steps)
            return ""
        } catch { return "\(error)" }
    }

    private let label = #"{ "id": "title", "type": "UILabel", "text": "x", "numberOfLines": 0 }"#
    private let pins = #""V:|-8-[title]-8-|", "|-16-[title]-16-|""#

    @Test(arguments: [
        ("9 * photo.width / 16", 0.5625, 0.0), ("photo.width * 9 / 16", 0.5625, 0), ("9/16 * photo.width", 0.5625, 0),
        ("photo.width / 16 * 9 + 4", 0.5625, 4), ("ratio * photo.width / 2 - 8", 2, -8), ("2 * photo.width", 2, 0),
        ("photo.width / 2 / 2", 0.25, 0), ("photo.width", 1, 0),
    ])
    func ratiosAreWrittenAsPeopleDo(_ side: String, _ multiplier: Double, _ constant: Double) throws {
        var parser = ConstraintParser("photo.height == \(side) @750", metrics: ["ratio": 4])
        let equation = try parser.parse()
        #expect(equation.second?.view == "photo" && equation.priority == 750)
        #expect(equation.multiplier == multiplier && equation.constant == constant)
        for wrong in ["9/0 * photo.width", "9 * photo.width * photo.width", "photo.width / photo.height"] {
            var parser = ConstraintParser("photo.height == \(wrong)")
            #expect(throws: ConstraintParser.Failure.self) { try parser.parse() }
        }
    }

    @Test func rowsAreRepeated() throws {
        let document = try document(
            label, pins,
            rows: #"""
                { "id": "first" }, { "id": "q{n}", "repeat": 3, "set": { "title.text": "Question {n} of {i}" } },
                { "id": "z", "repeat": 4, "cycle": { "title.text": ["short", "two\nlines of {n}"] } }
                """#, steps: "\"load\"")
        let rows = document.table.sections[0].rows
        #expect(rows.map(\.id) == ["first", "q1", "q2", "q3", "z-0", "z-1", "z-2", "z-3"])
        #expect(rows[2].settings.first?.setting.value == .text("Question 2 of 1"))
        let heights = ScenarioRunner.run(document).steps[0].rows.map(\.height)
        #expect(heights[4] == heights[6] && heights[5] == heights[7] && heights[5] > heights[4] + 10, "\(heights)")
    }

    @Test func mistakesInRepeatedRowsAreReportedOnce() {
        #expect(mistakes(label, rows: #"{ "id": "q", "repeat": 0 }"#).contains("a whole number from 1"))
        let once = mistakes(label, rows: #"{ "id": "q", "repeat": 50, "set": { "title.txt": "x" } }"#)
        #expect(once.components(separatedBy: "error:").count == 2, "\(once)")
        #expect(
            mistakes(label, rows: #"{ "id": "same", "repeat": 2 }, { "id": "same-1" }"#).contains(
                "there is a row 'same-1' already"))
        #expect(
            mistakes(label, rows: #"{ "id": "q", "repeat": 2, "cycle": { "title.text": [] } }"#).contains(
                "at least one value"))
    }

    @Test func stepsAreNamedByTheirActions() throws {
        let document = try document(
            label, pins, rows: #"{ "id": "a" }"#,
            steps: #"""
                "load", { "toggle": "a.title.isHidden" }, { "name": "back", "toggle": "a.title.isHidden" },
                { "do": [ "beginUpdates", { "set": "a.title.text", "to": "y" }, "endUpdates" ] }, { "update": [] }
                """#)
        #expect(
            document.steps.map(\.name) == ["load", "toggle a.title.isHidden", "back", "set a.title.text", "update"])
        let hidden = ScenarioRunner.run(document).steps.map { $0.rows[0].facts.contains { $0.kind == .hidden } }
        #expect(hidden == [false, true, false, false, false])
    }

    @Test func togglesGoThereAndBack() throws {
        let document = try document(
            label + #", { "id": "box" }"#,
            #""V:|[title][box]|", "|[title]|", "|[box]|", { "id": "h", "constraint": "box.height == 5 @999" }"#,
            rows: #"{ "id": "a" }, { "id": "b" }"#,
            steps: #"""
                "load", { "update": { "toggle": "a.h.constant", "between": [5, 105] } },
                { "update": { "toggle": "a.h.constant", "between": [5, 105] } }, { "update": { "toggle": "b.h.isActive" } }
                """#)
        let heights = ScenarioRunner.run(document).steps.map { $0.rows.map(\.height) }
        #expect(heights[1][0] == heights[0][0] + 100 && heights[2] == heights[0], "\(heights)")
        #expect(heights[3][1] == heights[0][1] - 5, "\(heights)")
        #expect(mistakes(label, steps: #"{ "toggle": "a.title.text" }"#).contains("between"))
        #expect(mistakes(label, steps: #"{ "toggle": "a.title.isHiden" }"#).contains("did you mean 'isHidden'?"))
        #expect(mistakes(label, steps: #"{ "toggle": "a.title.alpha", "between": [0] }"#).contains("two values"))
    }

    @Test func arrangedViewsAreWrittenInsideTheirStack() throws {
        let stack = #"""
            { "id": "stack", "type": "UIStackView", "axis": "vertical", "arrangedSubviews": [
                { "id": "one", "type": "UILabel", "text": "1" }, "two",
                { "id": "inner", "type": "UIStackView", "arrangedSubviews": [ { "id": "three", "type": "UILabel", "text": "3" } ] } ] },
            { "id": "two", "type": "UILabel", "text": "2" }
            """#
        let document = try document(stack, #""V:|[stack]|", "|[stack]|""#, rows: #"{ "id": "a" }"#, steps: "\"load\"")
        let views = document.templates[0].views
        #expect(views.first { $0.id == "stack" }?.arranged == ["one", "two", "inner"])
        #expect(views.first { $0.id == "three" }?.parent == "inner")
        let step = ScenarioRunner.run(document).steps[0]
        #expect(step.rows[0].height > 55 && step.findings.isEmpty, "\(step.rows) \(step.findings)")
    }

    @Test func subviewsThatAreNotArrangedAreReported() throws {
        func codes(_ subviews: String, _ constraints: String = "", steps: String = "\"load\"") throws -> [String] {
            let stack =
                #"{ "id": "stack", "type": "UIStackView", "arrangedSubviews": ["title"], "subviews": [\#(label), \#(subviews)] }"#
            let document = try document(
                stack, #""V:|[stack]|", "|[stack]|""# + constraints, rows: #"{ "id": "a" }"#, steps: steps)
            return ScenarioRunner.run(document).steps.flatMap(\.findings).compactMap {
                if case .unarrangedSubview(let view, let stack) = $0.fact { "\(view) in \(stack)" } else { nil }
            }
        }
        let received = try codes(#"{ "id": "lost", "type": "UILabel", "text": "y" }"#)
        #expect(received == ["lost in stack"])
        // A background is pinned, and what comes later is arranged then.
        let pins = #", "V:|[back]|", "|[back]|""#
        #expect(try codes(#"{ "id": "back" }"#, pins).isEmpty)
        let later = #""load", { "set": "a.stack.arrangedSubviews", "to": ["title", "more"] }"#
        #expect(try codes(#"{ "id": "more", "type": "UILabel", "text": "y" }"#, steps: later).isEmpty)
    }

    // MARK: What is reported

    @Test func unknownKeysGetOneSentence() {
        let color = mistakes(#"{ "id": "a", "type": "UILabel", "shadowColor": "red" }"#)
        #expect(color.contains("unknown key 'shadowColor'; it does not affect layout; remove it"), "\(color)")
        #expect(mistakes(#"{ "id": "a", "accessibilityLabel": "x" }"#).contains("does not affect layout"))
        #expect(
            mistakes(#"{ "id": "a", "type": "UILabel", "numberOfLine": 0 }"#).contains("did you mean 'numberOfLines'?"))
        for inert in ["mask", "color"] {
            #expect(mistakes(#"{ "id": "a", "\#(inert)": "x" }"#).contains("'\(inert)'; it does not affect layout"))
        }
        #expect(mistakes(#"{ "id": "a", "type": "Label" }"#).contains("unknown type 'Label'; did you mean 'UILabel'?"))
        #expect(
            mistakes(label, rows: #"{ "id": "a", "title.text": "y" }"#).contains(
                "unknown key 'title.text'; write it in 'set'"))
        let strange = mistakes(#"{ "id": "a", "wobbliness": 3 }"#)
        #expect(strange.contains("the closest in spelling") && strange.count < 300, "\(strange)")
    }

    @Test func whatIsClippedSticksOutOfNothing() throws {
        func codes(_ clips: Bool, _ offset: Int) throws -> Set<String> {
            let views =
                #"{ "id": "box", "clipsToBounds": \#(clips), "subviews": [ { "id": "text", "type": "UILabel", "text": "A text" } ] }"#
            let document = try document(
                views,
                #""V:|-8-[box(==30)]-8-|", "|-16-[box(==60)]", "text.top == box.top", "text.leading == box.leading - \#(offset)""#,
                rows: #"{ "id": "a" }"#, steps: "\"load\"")
            return Set(ScenarioRunner.run(document).steps[0].findings.map(\.code))
        }
        #expect(!(try codes(false, 40).isDisjoint(with: ["outside-parent", "wrong-sign"])))
        #expect(try !codes(true, 40).contains("outside-parent"))
        #expect(try !codes(true, 500).contains("outside-parent"))
    }
}
