import Foundation
import Testing
import UnfoldAutoLayout

@testable import UnfoldReport
@testable import UnfoldScenario

/// Findings come once and go once, causes come before what follows from them.
@MainActor @Suite struct StandingFindingTests {
    static let texts = [
        "title.leading == contentView.leading + 16", "title.trailing == contentView.trailing - 16",
        "body.leading == title.leading", "body.trailing == title.trailing", "title.top == contentView.top + 12",
        "body.top == title.bottom + 8",
    ]

    static func run(
        _ constraints: [String], table: String = #""rows": [{"id": "r"}, {"id": "s"}]"#, steps: String = "",
        more: String = "", body: String = ""
    ) throws -> ScenarioResult {
        RecordedRun.run(try document(constraints, table: table, steps: steps, more: more, body: body), detail: .none)
    }

    static func document(
        _ constraints: [String], table: String, steps: String, more: String = "", body: String = ""
    ) throws -> ScenarioDocument {
        let lines = constraints.map { $0.hasPrefix("{") ? $0 : "\"\($0)\"" }.joined(separator: ",")
        let text = """
            {"schemaVersion":1,"traits":{"device":"iPhone 15"},"templates":{"c":{"views":[
            {"id":"title","type":"UILabel","font":17,"numberOfLines":0,"text":"Title"},
            {"id":"body","type":"UILabel","font":15,"numberOfLines":0,"text":"Body"\(body)}],"constraints":[\(lines)]}},
            "table":{\(table)},"steps":["load"\(steps)]\(more)}
            """
        return try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
    }

    private func codes(_ steps: [StepResult]) -> [[String]] { steps.map { $0.findings.map(\.code) } }

    private func lines(_ result: ScenarioResult) -> [String] {
        TextRenderer().lines(of: [result]).filter { line in
            ["warning:", "note:", "so:", "no longer:"].contains { line.contains($0) }
        }
    }

    static let folded = [
        #"{"id":"folded","constraint":"body.height == 0"}"#, "body.bottom == contentView.bottom - 12",
    ]

    /// A height that a step gives, or a row that it inserts, is the cause as one of the table is.
    @Test(arguments: [
        #",{"do":[{"set":"table.rowHeight","to":60},"reloadData"]}"#, #",{"insert":{"id":"n","height":60},"at":[0,0]}"#,
        #",{"update":[{"set":"table.rowHeight","to":60}]}"#,
        #",{"animate":[{"update":[{"set":"table.rowHeight","to":60}]},{"layoutIfNeeded":"table"}]}"#,
    ]) func heightsOfStepsAreCauses(_ step: String) throws {
        let result = try Self.run(
            Self.texts + [
                #"{"id":"tall","constraint":"body.height == 200"}"#, "body.bottom == contentView.bottom - 12",
            ], steps: step)
        let found = result.steps[1].findings.filter(\.isNews)
        #expect(found.contains { $0.code == "clipped-row" }, "\(found)")
        #expect(found.allSatisfy { $0.cause == "unsatisfiable-constraints" }, "\(found)")
    }

    /// What followed from something else ends without the advice that it came without.
    @Test func theEndSaysNoMoreThanTheBeginning() throws {
        let result = try Self.run(
            Self.texts + [
                #"{"id":"tall","constraint":"body.height == 10"}"#, "body.bottom == contentView.bottom - 12",
            ], table: #""rowHeight": 70, "rows": [{"id": "r"}]"#,
            steps: #"""
                ,{"do":[{"set":"r.tall.constant","to":200},{"layoutIfNeeded":"table"}]},
                {"do":[{"set":"r.tall.constant","to":10},"reloadData"]}
                """#)
        let (begun, ended) = (result.steps[1].findings, result.steps[2].endedFindings)
        #expect(begun.contains { $0.code == "clipped-row" && $0.cause == "unsatisfiable-constraints" }, "\(begun)")
        #expect(ended.contains { $0.code == "clipped-row" }, "\(ended)")
        for finding in ended { #expect(begun.map(FindingSentence.text).contains(FindingSentence.text(finding))) }
    }

    /// Updates that change nothing say nothing again; the row that is mended says so.
    @Test func theSameIsSaidOnceAndItsEnd() throws {
        let result = try Self.run(
            Self.texts + [#"{"id":"bottom","constraint":"body.bottom == contentView.bottom - 12","isActive":false}"#],
            steps: #"""
                ,{"update":[]},{"reload":"s"},{"update":[{"set":"r.bottom.isActive","to":true}]},{"delete":"s"}
                """#)
        #expect(codes(result.steps)[1...].allSatisfy { $0.isEmpty }, "\(codes(result.steps))")
        #expect(result.steps[0].findings.count { $0.code == "zero-height" } == 2)
        #expect(Set(result.steps[3].endedFindings.compactMap(\.holder)) == ["r"])
        #expect(result.steps[3].endedFindings.contains { $0.code == "zero-height" })
        // A row that is gone takes its findings along.
        #expect(result.steps[4].endedFindings.isEmpty)
        let lines = lines(result)
        #expect(lines.count { $0.contains("nothing holds r open") } == 2, "\(lines)")
        #expect(lines.contains { $0.contains("no longer:") })
    }

    /// Rows that differ in their numbers alone are one line, with their names or a count.
    @Test func rowsAlikeAreJoined() throws {
        let rows = (1...9).map { #"{"id":"q\#($0)","set":{"body.text":"\#(String(repeating: "a\\n", count: $0))b"}}"# }
        let result = try Self.run(
            Self.texts + ["body.bottom <= contentView.bottom - 12"],
            table: #""rowHeight":40,"rows":[\#(rows.joined(separator: ","))]"#)
        let clipped = lines(result).filter { $0.contains("is clipped") }
        #expect(clipped.count == 1, "\(clipped)")
        #expect(clipped.first?.hasSuffix("alike in q2, q3, q4 and 5 more rows") == true, "\(clipped)")
    }

    @Test func aMissingUpdateComesBeforeWhatItClips() throws {
        let result = try Self.run(
            Self.texts + Self.folded, steps: #",{"set":"r.folded.isActive","to":false},{"update":[]}"#)
        let open = result.steps[1]
        #expect(open.findings.first?.code == "missing-update")
        #expect(open.findings.dropFirst().allSatisfy { $0.cause == "missing-update" }, "\(open.findings)")
        #expect(open.findings.count > 1)
        #expect(result.steps[2].endedFindings.contains { $0.code == "missing-update" })
        #expect(lines(result).first?.contains("no beginUpdates/endUpdates followed") == true, "\(lines(result))")
        #expect(result.remarks.count { $0.title != "lost in r" } == 1, "\(result.remarks)")
    }

    /// An update that is missing after a change that moved nothing: once, until the content fits, and then anew.
    @Test func aMissingUpdateEndsWhereTheContentFits() throws {
        let bottom = "body.bottom == contentView.bottom - 12 @999"
        func run(_ first: String, _ more: String = "") throws -> ScenarioResult {
            let heights = [60, 90, 30, 50].map { #",{"set":"r.h.constant","to":\#($0)}"# }.joined()
            return try Self.run(
                Self.texts + [#"{"id":"h","constraint":"body.height == 30"}"#, bottom],
                table: #""rows":[{"id":"r"}]"#, steps: first + heights + #",{"update":[]}"#, more: more)
        }
        func steps(_ result: ScenarioResult, _ findings: (StepResult) -> [Finding]) -> [Int] {
            result.steps.filter { findings($0).contains { $0.code == "missing-update" } }.map(\.index)
        }
        let result = try run(#",{"set":"r.title.numberOfLines","to":5}"#)
        #expect(steps(result, \.findings) == [2, 3, 5], "\(codes(result.steps))")
        #expect(steps(result, \.endedFindings) == [4, 6], "\(result.steps.map(\.endedFindings))")
        let last = result.steps[5].findings
        #expect(last.first?.severity == .warning && last.first?.cause == nil, "\(last)")
        #expect(last.dropFirst().allSatisfy { $0.cause == "missing-update" }, "\(last)")
        let texts = result.steps.map { $0.findings.first.map(FindingSentence.text) ?? "" }
        #expect(texts[2].contains("(+30): h got another constant in step 2"), "\(texts)")
        // What makes it worse is named, too.
        #expect(texts[3].contains("(+60): h got another constant in step 3"), "\(texts)")
        // A row that is shorter than its content is so whether or not that is reported.
        let off = try run("", #","invariants":{"clippedRow":{"off":"it is meant to be"}}"#)
        #expect(steps(off, \.findings) == [1, 2, 4] && steps(off, \.endedFindings) == [3, 5], "\(codes(off.steps))")
    }

    /// What is cut off is worse than room that is left, and grows with each part of a point.
    @Test(arguments: [([100.0, 200, 230, 210, 229], [1, 2, 3]), ([190.0, 190.5, 190.6, 191.3], [1, 4])])
    func aMissingUpdateThatGetsWorseIsNamedAgain(_ heights: [Double], _ named: [Int]) throws {
        let steps = heights.map { #",{"set":"r.h.constant","to":\#($0)}"# }.joined()
        let result = try Self.run(
            Self.texts + [
                #"{"id":"h","constraint":"body.height == 160 @999"}"#, "body.bottom == contentView.bottom - 12",
            ], table: #""rows":[{"id":"r"}]"#, steps: steps)
        let found = result.steps.filter { $0.findings.contains { $0.code == "missing-update" } }
        #expect(found.map(\.index) == named, "\(codes(result.steps))")
    }

    /// A conflict with a height that is given says what gives it: what else the height does follows from that.
    @Test(arguments: [
        #""estimatedRowHeight":0,"rows":[{"id":"r"}]"#, #""rowHeight":60,"rows":[{"id":"r"}]"#,
        #""rows":[{"id":"r","height":60}]"#,
    ]) func whatAGivenHeightDoesIsSaidOnce(_ table: String) throws {
        let result = try Self.run(
            Self.texts + ["body.height == 200", "body.bottom == contentView.bottom - 12"], table: table)
        let found = result.steps[0].findings
        #expect(result.steps[0].conflicts.count == 1 && !found.isEmpty)
        #expect(found.allSatisfy { $0.cause == "unsatisfiable-constraints" }, "\(lines(result))")
        #expect(lines(result).allSatisfy { !$0.contains("automaticDimension") && !$0.contains("in line") })
    }

    /// Margins at the edge of the cell, not of what a separator leaves, are there from the first measurement on.
    @Test func marginsOfZeroAreSteady() throws {
        let text = """
            {"schemaVersion":1,"templates":{"c":{"contentView":{"layoutMargins":{"top":0,"left":0,"bottom":0,"right":0}},
            "views":[{"id":"body","type":"UILabel","text":"Body"}],"constraints":["body.top == contentView.topMargin",
            "body.leading == contentView.leadingMargin","body.bottom == contentView.bottomMargin"]}},
            "table":{"rows":[{"id":"r"}]},"steps":["load"]}
            """
        let result = RecordedRun.run(try ScenarioDocument.read(file: "f.json", data: Data(text.utf8)), detail: .none)
        #expect(result.steps[0].findings.filter(\.isNews).isEmpty, "\(lines(result))")
    }

    /// To scroll where the note says shows the cell of another row, wherever the screen is and however tall its rows.
    @Test(arguments: [
        (8, 12, "", nil), (90, 12, "", 2), (90, 12, #",{"scrollToRow":"r-30"}"#, 1), (8, 1900, "", nil),
        (90, 1900, "", 2),
    ])
    func whereNoRowReusesACellThereIsAWay(_ rows: Int, _ first: Int, _ steps: String, _ scrolls: Int?) throws {
        func facts(_ more: String) throws -> [Finding.Fact] {
            let text = """
                {"schemaVersion":1,"templates":{"c":{"views":[{"id":"title","type":"UILabel","text":"Title"}],"constraints":[
                {"id":"top","constraint":"title.top == contentView.top + 12"},"title.bottom == contentView.bottom - 12",
                "title.leading == contentView.leading + 16"],"prepareForReuse":false}},
                "table":{"rows":[{"id":"f","set":{"top.constant":\(first)}},{"id":"r","repeat":\(rows)}]},
                "steps":["load"\(steps)\(more)]}
                """
            let document = try ScenarioDocument.read(file: "f.json", data: Data(text.utf8))
            return RecordedRun.run(document, detail: .none).steps.flatMap(\.findings).map(\.fact)
        }
        let found = try facts("")
        guard case .noReuse("c", let shown, let named)? = found.first else {
            Issue.record("\(found)")
            return
        }
        #expect(
            found.count == 1 && shown.first == "f" && named?.count == scrolls,
            "\(shown), \(String(describing: named))")
        guard let named else { return }
        let scrolled = try facts(named.map { #",{"scrollToRow":"\#($0)"}"# }.joined())
        #expect(!scrolled.contains { if case .noReuse = $0 { true } else { false } }, "\(scrolled)")
    }

    /// What has nothing on screen to be asked says how to get there, where there is a way.
    @Test func whatIsOffScreenIsScrolledTo() throws {
        let result = try Self.run(
            Self.texts + ["body.bottom == contentView.bottom - 12"],
            table: #""sections":[{"id":"s","rows":[{"id":"r","repeat":40}]},"#
                + #"{"id":"z","header":{"template":"c"},"rows":[{"id":"y"}]}]"#,
            steps: #",{"layoutIfNeeded":"r-39"},{"layoutIfNeeded":"z.header"}"#)
        let texts = result.steps.dropFirst().map { $0.findings.map(FindingSentence.text) }
        #expect(texts[0].first?.hasSuffix("did nothing: scroll to it first, with 'scrollToRow'") == true, "\(texts)")
        #expect(texts[1].first?.hasSuffix("on z.header, which is not on screen, did nothing") == true, "\(texts)")
    }

    /// What follows from a row's height is found by giving it another; where there is no work left, by a list.
    @Test(arguments: [FindingCauses.work, 0]) func whatFollowsIsTried(_ work: Int) throws {
        let document = try Self.document(
            Self.texts + ["body.bottom == contentView.bottom - 12 @999"],
            table: #""rowHeight":60,"rows":[{"id":"r","set":{"body.text":"one\ntwo\nthree\nfour"}}]"#, steps: "")
        var result = ScenarioRunner.run(document)
        FindingCauses.order(&result, of: document, work: work)
        let cut = result.steps[0].findings.filter { $0.code == "clipped-text" }
        #expect(cut.count == 1 && cut.allSatisfy { $0.cause == "clipped-row" }, "\(result.steps[0].findings)")
        #expect(result.steps[0].findings.first?.code == "clipped-row")
    }

    /// A text that is squeezed is a finding beside its constraint that lost, and over when that holds again.
    @Test func aSqueezedTextIsAFinding() throws {
        let result = try Self.run(
            Self.texts + ["body.height == 30", "body.bottom == contentView.bottom - 12"],
            table: #""rows":[{"id":"r","set":{"body.text":"one\ntwo\nthree"}}]"#,
            steps: #",{"update":[{"set":"r.body.text","to":"one"}]}"#)
        #expect(result.steps[0].findings.map(\.code) == ["clipped-text"])
        let lines = TextRenderer().lines(of: [result])
        for words in ["lost in r", "  warning: in r, body needs", "  no longer: in r, body needs"] {
            #expect(lines.count { $0.contains(words) } == 1, "\(lines)")
        }
    }

    /// A row that nothing holds open names the edge that is missing: what sticks out there is not news.
    @Test func aCollapsedRowSaysItOnce() throws {
        let result = try Self.run(
            Self.texts, table: #""rows":[{"id":"r"}]"#, steps: #",{"update":[{"set":"r.body.text","to":"1\n2\n3"}]}"#)
        #expect(result.steps.flatMap(\.findings).map(\.code) == ["zero-height"], "\(result.steps.map(\.findings))")
    }

    /// A text that overlaps for reasons of its own is no symptom, though the list would have it so.
    @Test func whatStaysIsNoSymptom() throws {
        let document = try Self.document(
            Self.texts.dropLast() + ["body.top == title.top"], table: #""rows":[{"id":"r"}]"#, steps: "")
        var result = ScenarioRunner.run(document)
        FindingCauses.order(&result, of: document)
        let overlap = try #require(result.steps[0].findings.first { $0.code == "overlap" })
        #expect(result.steps[0].findings.first?.code == "zero-height" && overlap.cause == nil)
    }

    // MARK: Each finding, and its healthy twin

    @Test func aWrongSignIsSaidOfEachEdge() throws {
        func run(_ sign: String) throws -> [Finding] {
            try Self.run(
                Array(Self.texts[2...]) + [
                    "title.leading == contentView.leading + 16", "title.trailing == contentView.trailing \(sign) 16",
                    "body.bottom == contentView.bottom \(sign) 12",
                ], table: #""rows":[{"id":"r"}]"#
            ).steps[0].findings
        }
        let findings = try run("+")
        let sides = findings.compactMap { finding -> Finding.Side? in
            if case .wrongSign(_, _, let side, _) = finding.fact { side } else { nil }
        }
        #expect(Set(sides) == [.right, .bottom], "\(findings)")
        #expect(findings.filter { $0.code == "outside-parent" }.allSatisfy { $0.holder == "r" })
        #expect(try run("-").isEmpty)
    }

    @Test func aHiddenViewThatKeepsItsHeight() throws {
        let hide = #",{"update":[{"set":"r.body.isHidden","to":true}]},{"update":[{"toggle":"r.body.isHidden"}]}"#
        let result = try Self.run(Self.texts + ["body.bottom == contentView.bottom - 12"], steps: hide)
        #expect(result.steps[1].findings.map(\.code) == ["hidden-view"], "\(result.steps[1].findings)")
        #expect(result.steps[2].endedFindings.map(\.code) == ["hidden-view"])
        let twin = try Self.run(Self.texts + Self.folded, steps: hide)
        #expect(twin.steps.allSatisfy { $0.findings.isEmpty }, "\(twin.steps.map(\.findings))")
        let off = try Self.run(
            Self.texts + ["body.bottom == contentView.bottom - 12"], steps: hide,
            more: #","invariants":{"hiddenView":{"off":"the room is kept on purpose","views":["body"]}}"#)
        #expect(off.steps.allSatisfy { $0.findings.isEmpty })
    }

    @Test(arguments: [("18", true), ("90", false)]) func headersThatAreTooLow(_ height: String, _ isLow: Bool) throws {
        let result = try Self.run(
            Self.texts + ["body.bottom == contentView.bottom - 12 @999"],
            table: #"""
                "tableHeaderView":{"template":"c","height":\#(height)},
                "sections":[{"id":"one","header":{"template":"c","height":\#(height)},"rows":[{"id":"r"}]}]
                """#)
        let clipped = result.steps.flatMap(\.findings).filter { $0.code == "clipped-row" }.compactMap(\.holder)
        #expect(clipped == (isLow ? ["table.header", "one.header"] : []), "\(result.steps.map(\.findings))")
    }

    // MARK: Where the content moved

    private static let list = (1...40).map { #"{"id":"q\#($0)","set":{"body.text":"one\ntwo\n\#($0)"}}"# }
        .joined(separator: ",")

    private func moved(_ action: String, at offset: Int = 1200) throws -> [ContentMove] {
        let result = try Self.run(
            Self.texts + ["body.bottom == contentView.bottom - 12"], table: #""rows":[\#(Self.list)]"#,
            steps: #","measureAllRows",{"scroll":\#(offset)},\#(action)"#)
        return result.steps[3].findings.compactMap { finding in
            if case .contentMoved(let move) = finding.fact { move } else { nil }
        }
    }

    @Test func aReloadThatForgetsHeightsMovesWhatIsOnScreen() throws {
        let move = try #require(try moved(#""reloadData""#).first)
        #expect(move.estimatedRows > 5 && move.correction < 0 && move.rowNow != move.row, "\(move)")
        #expect(move.remedies.contains(.estimates) && move.remedies.contains(.reconfigure), "\(move.remedies)")
        #expect(MoveSentence.text(move).contains("went back to their estimates"), "\(MoveSentence.text(move))")
    }

    @Test func aRowThatComesAboveMovesWhatIsOnScreen() throws {
        let insert = #"{"insert":{"id":"new","set":{"body.text":"new"}},"at":0}"#
        let move = try #require(try moved(insert).first)
        #expect(move.estimatedRows == 0 && move.to > move.from && move.offset == 1200, "\(move)")
        #expect(move.remedies == [.offset(1200 + move.to - move.from)], "\(move.remedies)")
        // At the beginning the list shows what is new.
        #expect(try moved(insert, at: 0).isEmpty)
        #expect(try moved(#"{"insert":{"id":"new","set":{"body.text":"new"}},"at":40}"#).isEmpty)
        #expect(try moved(#"{"scroll":900}"#).isEmpty)
        #expect(try moved(#"{"update":[{"set":"q20.body.text","to":"one"}]}"#).isEmpty)
    }
}
