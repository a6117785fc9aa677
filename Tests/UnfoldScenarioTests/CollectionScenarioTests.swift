import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// Collection views in scenarios: outlines, answers that open, a grid whose cell grows, states that are applied.
@MainActor @Suite struct CollectionScenarioTests {
    private func run(_ name: String) throws -> [StepResult] {
        ScenarioRunner.run(try ScenarioDocument.read(file: Fixtures.path("scenario/collections/\(name).json"))).steps
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
        #expect(steps.map(\.measures) == [2, 4, 0, 0, 3, 1])
        #expect(problems(steps).isEmpty)
    }

    /// Rows below rows, and those of a new state, are looked at and changed like all others.
    @Test func everyRowIsReached() throws {
        var document = try ScenarioDocument.read(file: Fixtures.path("scenario/collections/outline.json"))
        let rows = document.everyRow.map(\.id)
        #expect(["documents", "mother", "cat", "music"].allSatisfy(rows.contains), "\(rows)")
        func text(_ row: String, _ document: ScenarioDocument) -> PropertyValue? {
            document.everyRow.first { $0.id == row }?.settings.first { $0.target == "name" }?.setting.value
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
        #expect(steps[2].measures == 1 && steps[3].measures == 1 && steps[4].measures == 1)
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

    @Test func mistakesAreToldWithTheirPlaces() throws {
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
}
