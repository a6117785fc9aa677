import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// Collection views in scenarios: outlines, answers that open, a grid whose cell grows, states that are applied.
@MainActor @Suite struct CollectionScenarioTests {
    private func run(_ name: String) throws -> [StepResult] {
        ScenarioRunner.run(
            try ScenarioDocument.read(file: Fixtures.path("Simulator/scenario/collections/\(name).json"))
        ).steps
    }

    private func heights(_ step: StepResult) -> [String: Double] {
        Dictionary(uniqueKeysWithValues: step.rows.map { ($0.id, $0.height) })
    }

    private func problems(_ steps: [StepResult]) -> [String] {
        steps.flatMap(\.findings).filter { $0.severity == .error }.map(\.code)
    }

    @Test func anOutlineOfThreeLevels() throws {
        let steps = try run("outline")
        #expect(
            steps.map { $0.rows.map(\.id) } == [
                ["documents", "pictures"], ["documents", "letters", "mother", "bank", "plan", "pictures"],
                ["documents", "letters", "plan", "pictures"], ["documents", "pictures"],
                ["documents", "letters", "plan", "pictures", "cat"], ["pictures", "documents", "music"],
            ])
        // 35 above, 17.5 below the section.
        for step in steps { #expect(step.contentHeight == step.rows.reduce(52.5) { $0 + $1.height }) }
        #expect(heights(steps[1])["mother"] == 81 && heights(steps[1])["bank"] == 60.5)
        #expect(steps[1].rows.first { $0.id == "documents" }?.measuredAtStep == 0, "the parent was not asked again")
        #expect(steps.map(\.measurementCount) == [2, 4, 0, 0, 3, 1])
        #expect(problems(steps).isEmpty)
    }

    /// Rows below rows, and those of a new state, are looked at and changed like all others.
    @Test func everyRowIsReached() throws {
        var document = try ScenarioDocument.read(file: Fixtures.path("Simulator/scenario/collections/outline.json"))
        let rows = document.allRows.map(\.id)
        #expect(["documents", "mother", "cat", "music"].allSatisfy(rows.contains), "\(rows)")
        func text(_ row: String, _ document: ScenarioDocument) -> PropertyValue? {
            document.allRows.first { $0.id == row }?.settings.first { $0.target == "name" }?.setting.value
        }
        let before = ["mother", "music"].map { text($0, document) }
        document.matrix = MatrixSpec(textSets: [.empty])
        #expect(["mother", "music"].map { text($0, document.cells[0]) } == [.text(""), .text("")], "\(before)")
        let tried = try document.trying("name.text", "Another", inRow: "mother")
        #expect(text("mother", tried) == .text("Another"))
    }

    @Test func answersOpenInTheirCells() throws {
        let steps = try run("faq")
        #expect(steps.map { heights($0)["when"] } == [48.5, 48.5, 102.5, 102.5, 48.5])
        #expect(steps.map { heights($0)["where"] } == [48.5, 48.5, 48.5, 66.5, 66.5])
        #expect(steps[1].findings.map(\.code).contains("missing-update"))
        #expect(steps[1].rows[0].staleSinceStep == 1)
        #expect(steps[2].measurementCount == 1 && steps[3].measurementCount == 1 && steps[4].measurementCount == 1)
        #expect(problems(steps).isEmpty)
    }

    @Test func aGrownCellPushesTheNextLine() throws {
        let steps = try run("grid")
        #expect(heights(steps[1])["a"] == 103 && heights(steps[1])["b"] == 40.5)
        // Lines of 40.5, 56.5 and 40.5, with 8 between and 16 around.
        #expect(steps.map(\.contentHeight) == [185.5, 248, 248, 248])
        #expect(steps[2].rows.map(\.id) == ["z", "a", "b", "c", "d", "e"])
        #expect(steps[3].rows.map(\.id) == ["z", "a", "c", "d", "e"])
        #expect(problems(steps).isEmpty)
    }

    /// What a state asks for is there, whatever was there before; heights follow their rows.
    @Test func anySequenceOfStatesEndsAsALoad() throws {
        let rows = (0..<8).map { index -> String in
            "{\"id\": \"r\(index)\", \"set\": {\"box.constant\": \(20 + index * 7)}}"
        }
        func document(_ layout: String, _ ids: [String], _ steps: String) throws -> ScenarioDocument {
            let shown = ids.compactMap { id in rows.first { $0.contains("\"\(id)\"") } }
            let text = """
                {"schemaVersion": 1, "traits": {"width": 320, "height": 900, "scale": 2},
                 "templates": {"t": {"views": [{"id": "v"}], "constraints": [
                   "v.top == contentView.top", "v.bottom == contentView.bottom", "v.leading == contentView.leading",
                   {"id": "box", "constraint": "v.height == 10 @999"}]}},
                 "collection": {"layout": \(layout), "rows": [\(shown.joined(separator: ","))]},
                 "steps": [{"do": "load"}\(steps)]}
                """
            return try ScenarioDocument.read(file: "inline", data: Data(text.utf8))
        }
        let all = (0..<8).map { "r\($0)" }
        let states = [
            ["r3", "r1", "r7"], [], ["r0", "r1", "r2", "r3"], ["r7", "r2", "r0", "r5", "r1"], all.reversed(),
        ]
        for layout in ["\"plain\"", "{\"grid\": 3}", "{\"flow\": \"automatic\", \"itemWidth\": 60}"] {
            let applied = states.map { state in
                ",{\"do\": {\"apply\": [\(state.map { "\"\($0)\"" }.joined(separator: ","))]}}"
            }
            let steps = ScenarioRunner.run(try document(layout, all, applied.joined())).steps
            for (state, step) in zip(states, steps.dropFirst()) {
                let fresh = ScenarioRunner.run(try document(layout, state, "")).steps[0]
                #expect(
                    step.rows.map(\.id) == state && step.rows.map(\.height) == fresh.rows.map(\.height), "\(layout)")
                #expect(step.contentHeight == fresh.contentHeight, "\(layout) \(state)")
            }
            #expect(problems(steps).isEmpty)
        }
    }

    @Test func mistakesAreReportedWithTheirPositions() throws {
        func errors(_ members: String) -> String {
            let text =
                "{\"schemaVersion\": 1, \"templates\": {\"t\": {}}, \(members), \"steps\": [{\"do\": \"load\"}]}"
            do {
                _ = try ScenarioDocument.read(file: "f", data: Data(text.utf8))
                return ""
            } catch { return "\(error)" }
        }
        #expect(errors("\"collection\": {\"layout\": \"lst\", \"rows\": []}").contains("lst"))
        #expect(errors("\"collection\": {\"rows\": []}").contains("layout"))
        #expect(errors("\"collection\": {\"layout\": {\"grid\": 0}, \"rows\": []}").contains("grid"))
        #expect(errors("\"collection\": {\"layout\": \"plain\"}, \"table\": {}").contains("keep one of the two"))
        #expect(errors("\"table\": {\"rows\": [{\"id\": \"a\", \"children\": []}]}").contains("children"))
        #expect(
            errors(
                "\"collection\": {\"layout\": \"plain\", \"rows\": [{\"id\": \"a\", \"children\": [{\"id\": \"a\"}]}]}"
            )
            .contains("'a'"))
    }

    private func document(_ layout: String, _ rows: String, _ steps: String = "") throws -> ScenarioDocument {
        let text = """
            {"schemaVersion": 1, "traits": {"width": 320, "height": 900, "scale": 2},
             "templates": {"t": {"views": [{"id": "v"}], "constraints": [
               "v.top == contentView.top", "v.bottom == contentView.bottom", "v.leading == contentView.leading",
               {"id": "box", "constraint": "v.height == 10 @999"}]}},
             "collection": {"layout": \(layout), \(rows)}, "steps": [{"do": "load"}\(steps)]}
            """
        return try ScenarioDocument.read(file: "inline", data: Data(text.utf8))
    }

    /// Heights of rows, headers and footers in a flow layout come from its delegate.
    @Test func heightsOfAFlowLayout() throws {
        let rows = """
            "sections": [{"id": "s", "header": {"title": "Fruit", "height": 30}, "rows": [
              {"id": "a"}, {"id": "b", "height": 70}, {"id": "c"}]}]
            """
        let insert = ",{\"do\": {\"insert\": {\"id\": \"d\", \"height\": 90}, \"at\": [0, 0]}}"
        let steps = ScenarioRunner.run(
            try document("{\"flow\": \"fixed\", \"itemWidth\": 200, \"itemHeight\": 40}", rows, insert)
        ).steps
        #expect(heights(steps[0]) == ["a": 40, "b": 70, "c": 40])
        #expect(steps[0].parts.map(\.height) == [30])
        #expect(steps[0].contentHeight == 30 + 40 + 10 + 70 + 10 + 40)
        #expect(heights(steps[1])["d"] == 90 && steps[1].contentHeight == 300)
        #expect(steps[1].rows.allSatisfy { $0.source == .fixed })
        #expect(problems(steps).isEmpty)
    }

    /// A height that would have no effect is refused where it is.
    @Test func heightsThatHaveNoEffectAreRefused() throws {
        func error(_ layout: String, _ rows: String, _ steps: String = "") -> String {
            do {
                _ = try document(layout, rows, steps)
                return ""
            } catch { return "\(error)" }
        }
        let row = "\"rows\": [{\"id\": \"a\", \"height\": 40}]"
        for layout in ["\"plain\"", "{\"grid\": 2}", "{\"flow\": \"automatic\"}"] {
            #expect(error(layout, row).contains("remove 'height' (at collection.rows[0].height)"), "\(layout)")
        }
        #expect(error("{\"flow\": \"fixed\"}", row) == "")
        let inserted = ",{\"do\": {\"insert\": {\"id\": \"b\", \"height\": 4}, \"at\": [0, 0]}}"
        #expect(error("\"plain\"", "\"rows\": []", inserted).contains("remove 'height'"))
        let header = "\"sections\": [{\"header\": \"Fruit\", \"rows\": []}]"
        #expect(error("{\"flow\": \"fixed\"}", header).contains("only with a 'height'"))
        #expect(error("\"grouped\"", header) == "" && error("{\"grid\": 2}", header) == "")
        #expect(
            error("{\"list\": \"plain\", \"header\": \"firstItemInSection\"}", header).contains("the first row of each")
        )
    }

    /// Headers of a grid are above their own lines, and only where there is one.
    @Test func headersOfAGrid() throws {
        let rows = """
            "sections": [{"id": "s", "header": "Fruit", "rows": [{"id": "a"}, {"id": "b"}]},
                         {"id": "u", "rows": [{"id": "c"}]}]
            """
        let step = ScenarioRunner.run(try document("{\"grid\": 2}", rows)).steps[0]
        #expect(step.parts.map(\.id) == ["s.header"] && (step.parts.first?.height ?? 0) > 20)
        #expect(step.contentHeight == (step.parts.first?.height ?? 0) + 20)
    }

    /// What the layout says is a given: `check` tells of a change.
    @Test func theLayoutIsGiven() throws {
        func given(_ layout: String) throws -> [String] {
            let first = try document(layout, "\"rows\": []").writtenInputs[0]
            return ["\(first.kind) \(first.name)"] + first.values.map { "\($0.name) \($0.text)" }
        }
        #expect(
            try given("{\"grid\": 3, \"contentInset\": 4}") == [
                "table collection", "layout grid", "grid 3", "estimatedHeight 50", "interItemSpacing 0",
                "interGroupSpacing 0", "contentInset 4", "sections 0",
            ])
        #expect(try given("\"plain\"")[1] == "layout plain")
        // Rows below rows, and rows of a state that is applied, are given too.
        let rows = """
            "rows": [{"id": "a", "isExpanded": true, "children": [{"id": "b", "set": {"box.constant": 7}}]}]
            """
        let apply = ",{\"do\": {\"apply\": [\"a\", {\"id\": \"c\"}]}}"
        let known = try document("\"plain\"", rows, apply).writtenInputs.filter { $0.kind == .row }
        #expect(known.map(\.name) == ["a", "b", "c"])
        #expect(
            known[0].values.map(\.name).contains("isExpanded")
                && known[1].values.map(\.name) == ["template", "box.constant"])
    }

    /// A collection view is reported by its own calls.
    @Test func aMissingUpdateNamesTheList() throws {
        let steps = try run("faq")
        let finding = try #require(steps[1].findings.first { $0.code == "missing-update" })
        guard case .missingUpdate(let subject, let height, let needed, _, let step, let list) = finding.fact else {
            Issue.record("\(finding.fact)")
            return
        }
        #expect(subject == "when" && height == 48.5 && needed == 102.5 && step == 1 && list == .collectionView)
    }

    /// What is found while an update shows its rows names them by the order after it, in tables and collection views.
    @Test func findingsInsideAnUpdateNameTheRowsThatAreThere() throws {
        let lists = [
            "\"table\": {\"rowHeight\": 40, \"rows\": [{\"id\": \"a\"}, {\"id\": \"b\"}]}",
            "\"collection\": {\"layout\": {\"flow\": \"fixed\", \"itemWidth\": 320, \"itemHeight\": 40},"
                + "\"rows\": [{\"id\": \"a\"}, {\"id\": \"b\"}]}",
        ]
        for list in lists {
            let text = """
                {"schemaVersion": 1, "traits": {"width": 320, "height": 480, "scale": 2},
                 "templates": {"t": {"views": [{"id": "v"}], "constraints": [
                   "v.top == contentView.top", "v.bottom == contentView.bottom @999", "v.height == 90"]}},
                 \(list),
                 "steps": ["load", {"do": {"insert": {"id": "new", "height": 20}, "at": [0, 1]}}]}
                """
            let document = try ScenarioDocument.read(file: "inline", data: Data(text.utf8))
            let found = ScenarioRunner.run(document).steps[1].findings.compactMap { finding -> String? in
                if case .mismatch(let subject, _, _, _) = finding.fact { subject } else { nil }
            }
            #expect(found.contains("new") && !found.contains("0-2"), "\(list)")
        }
    }
}
