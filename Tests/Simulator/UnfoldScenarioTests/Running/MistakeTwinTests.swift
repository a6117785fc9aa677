import Foundation
import TestSupport
import Testing

@testable import UnfoldReport
@testable import UnfoldScenario

/// Each mistake of `Fixtures/Simulator/mistakes` is found, and with the mistake repaired nothing is.
@MainActor @Suite(.ownSettings) struct MistakeTwinTests {
    struct Repair: CustomTestStringConvertible, Sendable {
        var kind: String
        var code: String
        var pattern: String
        var replacement: String
        var testDescription: String { kind }
    }

    nonisolated static let repairs = [
        Repair(
            kind: "wrong-sign", code: "wrong-sign", pattern: #"contentView\.bottom \+"#,
            replacement: "contentView.bottom -"),
        Repair(
            kind: "turned-bottom", code: "zero-height", pattern: "bottom >= contentView",
            replacement: "bottom == contentView"),
        Repair(
            kind: "turned-trailing", code: "outside-parent", pattern: "trailing >= contentView",
            replacement: "trailing <= contentView"),
        Repair(
            kind: "negative-gap", code: "overlap", pattern: #"top == (name|bubble|title)\.bottom -"#,
            replacement: "top == $1.bottom +"),
        Repair(
            kind: "wrong-bottom", code: "missing-bottom", pattern: #"(?:name|bubble|title)\.bottom == contentView"#,
            replacement: "LAST.bottom == contentView"),
        Repair(
            kind: "width-without-source", code: "missing-width",
            pattern: #""((?:bubble|detail|body)\.leading) == ([a-zA-Z]+\.[a-z]+) \+ ([0-9]+)","#,
            replacement: #"{"constraint": "$1 == $2 + $3"}, "TIED.trailing == contentView.trailing - 16","#),
        Repair(
            kind: "no-update", code: "missing-update", pattern: #""do": (\{\s*"set"[^}]*\})"#,
            replacement: #""do": {"update": [$1]}"#),
        Repair(
            kind: "late-update", code: "missing-update", pattern: #""do": (\{\s*"set": "[^"]*\.text"[^}]*\})"#,
            replacement: #""do": {"update": [$1]}"#),
        Repair(
            kind: "fixed-header", code: "clipped-row", pattern: #",\s*"height": (30|24|28)\b"#, replacement: ""),
        Repair(
            kind: "zero-width-image", code: "empty-image", pattern: #""type": "UIImageView"\}"#,
            replacement: #""type": "UIImageView", "image": {"width": 24, "height": 36}}"#),
        Repair(
            kind: "hidden-tie", code: "hidden-view", pattern: #""isHidden": true"#, replacement: #""isHidden": false"#),
        Repair(
            kind: "hidden-stack-spacing", code: "empty-stack", pattern: #""isHidden": true"#,
            replacement: #""isHidden": false"#),
        Repair(
            kind: "far-estimate", code: "far-estimate", pattern: #",\s*"estimatedHeight": 600"#, replacement: ""),
        Repair(
            kind: "reused-state", code: "reused-state", pattern: #""prepareForReuse": false"#,
            replacement: #""prepareForReuse": true"#),
        Repair(
            kind: "no-reuse", code: "no-reuse", pattern: #""prepareForReuse": false"#,
            replacement: #""prepareForReuse": true"#),
        Repair(
            kind: "image-without-ratio", code: "free-ratio", pattern: #""photo\.leading"#,
            replacement: #""photo.height == 3/4 * photo.width", "photo.leading"#),
        Repair(
            kind: "scrolling-text", code: "scrolling-text", pattern: #""UITextView""#,
            replacement: #""UITextView", "isScrollEnabled": false"#),
        Repair(
            kind: "estimate-of-zero", code: "estimates-off", pattern: #""estimatedRowHeight": 0,"#, replacement: ""),
        Repair(
            kind: "label-without-lines", code: "overruled-constraint", pattern: #""text": "Bring"#,
            replacement: #""numberOfLines": 0, "text": "Bring"#),
    ]

    @Test(arguments: repairs) func repairedOnesAreQuiet(_ repair: Repair) throws {
        for name in ["card", "chat", "note"] {
            let path = Fixtures.path("Simulator/mistakes/\(repair.kind)/\(name).json")
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let tied = ["card": "detail", "chat": "bubble", "note": "body"][name] ?? ""
            let last = ["card": "detail", "chat": "time", "note": "body"][name] ?? ""
            let replacement = repair.replacement.replacingOccurrences(of: "TIED", with: tied)
                .replacingOccurrences(of: "LAST", with: last)
            let repaired = text.replacingOccurrences(
                of: repair.pattern, with: replacement, options: .regularExpression)
            #expect(try codes(text, name).contains(repair.code), "\(name)")
            #expect(try codes(repaired, name) == [], "\(name)")
        }
    }

    private func codes(_ text: String, _ name: String) throws -> [String] {
        let document = try ScenarioDocument.read(file: "\(name).json", data: Data(text.utf8))
        return RecordedRun.run(document, detail: .none).steps.flatMap(\.everyFinding).filter(\.isNews).map(\.code)
    }

    /// Heights that something else gives, or takes away, are no image's or text's own.
    @Test(arguments: [
        // The height is the container's, tied at both edges or by a stack view; or the image is cropped.
        ("image", "", "box.height == 200", "inner.bottom == box.bottom", ""),
        ("image", "", "box.height >= 20", "inner.bottom == box.bottom", "free-ratio"),
        ("image", #","contentMode":"scaleAspectFill""#, "box.height >= 20", "inner.bottom == box.bottom", ""),
        ("stacked", "", "box.height == 200", "box.width >= 10", ""),
        // Folded with the container, or of a height that gives way; without one the mistake is its own.
        ("text", "", "box.height == 0", #"inner.height == 120 @999","inner.bottom == box.bottom"#, ""),
        ("text", "", "box.height == 0", "inner.bottom == box.bottom", ""),
        ("text", "", "box.height == 40", "inner.bottom == box.top", "scrolling-text"),
        // Of a least height that it does not grow from; a text that needs less, or has more, is not cut off.
        ("text", "", "box.height >= 10", #"inner.height >= 20","inner.bottom == box.bottom"#, "scrolling-text"),
        ("text", "", "box.height >= 10", #"inner.height >= 60","inner.bottom == box.bottom"#, ""),
        ("text", "", "box.height == 25", #"inner.height >= 20","inner.bottom == box.bottom"#, ""),
        ("text", "", "box.height >= 10", #"inner.height == 20","inner.bottom == box.bottom"#, ""),
        // As tall as it may be, by a number or by something else; or less.
        (
            "text", "", "box.height >= 10", #"inner.height >= 20","inner.height <= 20","inner.bottom == box.bottom"#,
            ""
        ),
        ("text", "", "box.height == 20", #"inner.height >= 20","box.height >= inner.height"#, ""),
        (
            "text", "", "box.height >= 10", #"inner.height >= 20","inner.height <= 60","inner.bottom == box.bottom"#,
            "scrolling-text"
        ),
        // Beside something taller.
        ("image", "", "box.height == 300", "inner.bottom <= box.bottom", "free-ratio"),
        ("image", #","contentMode":"center""#, "box.height == 300", "inner.bottom <= box.bottom", ""),
    ]) func heightsThatAreGiven(_ kind: String, _ more: String, _ outer: String, _ inner: String, _ code: String)
        throws
    {
        let (isText, isStacked) = (kind == "text", kind == "stacked")
        let view =
            isText
            ? #""type":"UITextView","text":"Long""#
            : #""type":"UIImageView","image":{"width":600,"height":200}\#(more)"#
        let box = isStacked ? #","type":"UIStackView","arrangedSubviews":["inner"]"# : ""
        let edges = ["top", "leading", "trailing"].map { "inner.\($0) == box.\($0)" }
        let constraints =
            (isStacked ? [] : edges) + [
                "box.top == contentView.top", "box.leading == contentView.leading", outer,
                "box.trailing == contentView.trailing", "end.top == box.bottom", "end.leading == box.leading",
                "end.bottom == contentView.bottom", inner,
            ]
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"box","clipsToBounds":true\(box)},
            {"id":"inner","parent":"box",\(view)},{"id":"end","type":"UILabel","text":"End"}],
            "constraints":[\(constraints.map { "\"\($0)\"" }.joined(separator: ","))]}},
            "table":{"rows":[{"id":"r"}]},"steps":["load"]}
            """
        let found = try codes(text, "f").filter { ["free-ratio", "scrolling-text"].contains($0) }
        #expect(found == (code.isEmpty ? [] : [code]))
    }

    /// Beside text, an image of another ratio is seen where it is squeezed or stands away from the edge that holds it.
    @Test(arguments: [
        ("scaleAspectFit", 24, "centerY", []), ("scaleAspectFit", 24, "top", ["free-ratio"]),
        ("scaleToFill", 24, "centerY", ["free-ratio"]), ("scaleToFill", 2, "bottom", []),
    ]) func ratiosThatAreSeen(_ mode: String, _ height: Int, _ tie: String, _ wanted: [String]) throws {
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"body","type":"UILabel","text":"1\\n2\\n3","numberOfLines":0},
            {"id":"photo","type":"UIImageView","contentMode":"\(mode)","image":{"width":60,"height":\(height)}}],
            "constraints":["V:|-8-[body]-8-|","photo.leading == contentView.leading","photo.width == 40",
            "body.leading == photo.trailing","body.trailing == contentView.trailing",
            "photo.\(tie) == contentView.\(tie)"]}},"table":{"rows":[{"id":"r"}]},"steps":["load"]}
            """
        #expect(try codes(text, "f") == wanted)
    }

    /// A label is as tall as its text at the width that the app gave, and has another.
    @Test(arguments: [
        (200, "body.trailing == contentView.trailing - 16", ["wrap-width"]),
        (700, "body.trailing == contentView.trailing - 16", ["wrap-width", "clipped-text"]),
        (0, "body.trailing == contentView.trailing - 16", []), (200, "body.width == 200", []),
        // As many lines in both.
        (357, "body.trailing == contentView.trailing - 16", []),
    ]) func widthsToWrapAt(_ width: Int, _ end: String, _ wanted: [String]) throws {
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"body","type":"UILabel","numberOfLines":0,
            "preferredMaxLayoutWidth":\(width),"text":"\(String(repeating: "fresh bread and tea ", count: 6))"}],"constraints":
            ["V:|-8-[body]-8-|","body.leading == contentView.leading + 16","\(end)"]}},
            "table":{"rows":[{"id":"r"}]},"steps":["load"]}
            """
        let document = try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
        let found = RecordedRun.run(document, detail: .none).steps.flatMap(\.findings)
        #expect(found.map(\.code) == wanted, "\(found.map(FindingSentence.text))")
        #expect(found.dropFirst().allSatisfy { $0.cause == "wrap-width" })
    }

    // MARK: At the bottom

    /// Which lower edge nothing ties, of a row that ends at another view: that of the outermost view around the text.
    @Test(arguments: [
        // Next to what ends the row: nothing that is above has the place of the text.
        (["b.top == contentView.top + 8"], "nothing ties b.bottom to contentView.bottom, and b sticks out by"),
        (["b.top == a.bottom"], "for a.bottom, above it, is tied to contentView.bottom: tie b.bottom to it"),
        // Tied in a view that is tied to nothing.
        (
            ["box.top == a.bottom", "b.top == box.top", "b.bottom == box.bottom"],
            "for a.bottom, above it, is tied to contentView.bottom: tie box.bottom to it"
        ),
        // Tied in the content view, and not in the view around it.
        (
            ["box.top == contentView.top", "box.bottom == contentView.bottom", "b.top == box.top"],
            "nothing ties b.bottom to box.bottom, and b sticks out by"
        ),
        // Tied, and too tall for what is given.
        (
            ["b.top == contentView.top", "b.bottom == contentView.bottom @100"],
            "in r, b sticks out of the content view by"
        ),
        (
            [
                "box.top == contentView.top", "b.top == box.top", "b.bottom == box.bottom @100",
                "box.bottom == contentView.bottom",
            ], "in r, b sticks out of the content view by"
        ),
        // What has no content is last.
        (
            ["b.top == contentView.top + 8", "box.top == b.bottom + 4", "box.height == 40"],
            "nothing ties box.bottom to contentView.bottom, and box sticks out by"
        ),
    ]) func bottomsThatNothingTies(_ constraints: [String], _ wanted: String) throws {
        let isInBox = constraints.contains { $0.hasPrefix("b.") && $0.contains("box") }
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"a","type":"UILabel","text":"One"},{"id":"box"},
            {"id":"b","type":"UILabel","text":"1\\n2\\n3\\n4","numberOfLines":0\(isInBox ? #","parent":"box""# : "")}],
            "constraints":["a.top == contentView.top + 8","a.leading == contentView.leading",
            "a.bottom == contentView.bottom - 8","b.leading == contentView.leading","box.leading == b.leading",
            "box.width == 90",\(constraints.map { "\"\($0)\"" }.joined(separator: ","))]}},
            "table":{"rows":[{"id":"r"}]},"steps":["load"]}
            """
        let document = try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
        let found = ScenarioRunner.run(document).steps.flatMap(\.findings).map(FindingSentence.text)
        #expect(found.contains { $0.contains(wanted) }, "\(found)")
        #expect(found.count { $0.contains("sticks out") } == 1, "\(found)")
    }

    /// What is squeezed by a height from before is the missing update's, in each step until the row moves.
    @Test func lossesOfRowsOutOfDateAreQuiet() throws {
        let constraints =
            StandingFindingTests.texts + [
                #"{"id":"shut","constraint":"body.height == 0","priority":999}"#,
                "body.bottom == contentView.bottom - 12",
            ]
        let result = try StandingFindingTests.run(
            constraints, table: #""rows":[{"id":"r"}]"#,
            steps: #",{"set":"r.shut.isActive","to":false},{"scroll":0},{"update":[]}"#)
        #expect(result.steps.map { $0.findings.map(\.code).contains("missing-update") } == [false, true, false, false])
        #expect(result.steps.allSatisfy { $0.unsatisfied.isEmpty }, "\(result.steps.map(\.unsatisfied))")
        #expect(
            result.steps.map { $0.allUnsatisfied.contains { $0.constraint.design == .oldHeight } } == [
                false, true, true, false,
            ])
    }

    /// An image that sticks out below, unless something ties it there or it is centered on the edge.
    @Test(arguments: [
        ("photo.top == contentView.top + 8", ["missing-bottom"]), ("photo.centerY == contentView.bottom", []),
        (#"photo.top == contentView.top + 8","photo.bottom <= contentView.bottom - 8"#, []),
        (#"photo.top == contentView.top + 8","body.centerY <= photo.centerY"#, ["missing-bottom"]),
        ("contentView.bottom == photo.centerY", []), ("photo.centerY == body.bottom", ["missing-bottom"]),
        ("photo.centerY == card.bottom", []),
    ]) func imagesBelowTheRow(_ tie: String, _ wanted: [String]) throws {
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"body","type":"UILabel","text":"One"},
            {"id":"card"},{"id":"photo","type":"UIImageView","image":{"width":60,"height":60}}],"constraints":[
            "|-[card]-|","V:|-4-[card]-4-|","V:|-8-[body]-8-|",
            "photo.leading == contentView.leading","photo.width == 60","body.leading == photo.trailing",
            "body.trailing == contentView.trailing","\(tie)"]}},"table":{"rows":[{"id":"r"}]},"steps":["load"]}
            """
        #expect(try codes(text, "f") == wanted)
    }

    // MARK: In animations

    /// What comes in an animation block flies in, unless it was laid out before.
    @Test(arguments: [true, false]) func whatAnAnimationLaysOutFirst(_ isLaidOutBefore: Bool) throws {
        let (set, layOut) = (#"{"set":"r.stack.arrangedSubviews","to":["a","b"]}"#, #"{"layoutIfNeeded":"r"}"#)
        let step =
            isLaidOutBefore
            ? #"[\#(set),\#(layOut),{"animate":[{"update":[]}]}]"# : #"{"animate":[\#(set),\#(layOut),{"update":[]}]}"#
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"stack","type":"UIStackView","axis":"vertical",
            "arrangedSubviews":["a"]},{"id":"a","type":"UILabel","text":"One"},
            {"id":"b","parent":null,"type":"UILabel","text":"Two"}],"constraints":["stack.top == contentView.top + 8",
            "stack.leading == contentView.leading + 16","stack.trailing == contentView.trailing - 16",
            "stack.bottom == contentView.bottom - 8"]}},"table":{"rows":[{"id":"r","template":"c"}]},
            "steps":["load",{"name":"grow","do":\(step)},{"name":"rest","do":{"update":[]}}]}
            """
        #expect(try codes(text, "grow") == (isLaidOutBefore ? [] : ["grows-from-zero"]))
        let steps = ScenarioRunner.run(try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))).steps
        #expect(steps.allSatisfy { $0.endedFindings.isEmpty })
    }

    /// A cell that was there may have been empty.
    @Test func whatFillsACellFliesIn() throws {
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"stack","type":"UIStackView"},
            {"id":"a","parent":null,"type":"UILabel","text":"One"}],"constraints":["stack.top == contentView.top",
            "stack.leading == contentView.leading"]}},"table":{"rows":[{"id":"r","height":60}]},"steps":["load",
            {"animate":[{"set":"r.stack.arrangedSubviews","to":["a"]},{"layoutIfNeeded":"r"}]}]}
            """
        #expect(try codes(text, "f").contains("grows-from-zero"))
    }

    /// The cell that a block brings has no frame that it could fly from, whatever makes it.
    @Test(arguments: [
        #"{"reload":"r"}"#, #"[{"set":"r.a.text","to":"Longer"},{"reload":"r"},{"layoutIfNeeded":"table"}]"#,
        #"{"performBatchUpdates":[{"insert":{"id":"n"},"at":[0,0]}]}"#, #"["reloadData",{"layoutIfNeeded":"table"}]"#,
    ]) func newCellsDoNotFlyIn(_ actions: String) throws {
        let block = actions.hasPrefix("[") ? actions : "[\(actions)]"
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"a","type":"UILabel","text":"One"},
            {"id":"b","type":"UILabel","text":"Two"}],"constraints":["V:|-8-[a]-[b]-8-|","H:|-16-[a]-16-|",
            "b.leading == a.leading","b.trailing == a.trailing"]}},"table":{"rows":[{"id":"r"},{"id":"s"}]},
            "steps":["load",{"name":"open","animate":\(block)}]}
            """
        #expect(try codes(text, "open") == [])
    }

    // MARK: What gets worse

    /// A clipped row is reported again when more of it is cut off, and not when less is.
    @Test func whatGetsWorseIsReportedAgain() throws {
        let steps = [3, 5, 4].map {
            #",{"set":"r.body.text","to":"\#(Array(repeating: "x", count: $0).joined(separator: "\\n"))"}"#
        }
        let result = try StandingFindingTests.run(
            StandingFindingTests.texts + ["body.bottom == contentView.bottom - 12 @999"],
            table: #""rows":[{"id":"r","height":80}]"#, steps: steps.joined())
        let needed = result.steps.map { step in
            step.findings.filter { $0.code == "clipped-row" }.compactMap { finding -> Double? in
                if case .mismatch(_, _, let needed, _) = finding.fact { needed } else { nil }
            }
        }
        #expect(needed.map(\.count) == [0, 1, 1, 0], "\(needed)")
        #expect(result.steps.allSatisfy { $0.endedFindings.allSatisfy { $0.code != "clipped-row" } })
    }
}
