import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario
@testable import UnfoldStress

/// Cells that are changed in place are as if they were made in those surroundings.
@MainActor @Suite struct VariedScenarioTests {
    private struct Seen: Equatable {
        var heights: [String: Double]
        var cut: [StepResult.CutLabel]
        /// - Parameter rows: those to look at.
        init(_ step: StepResult, _ rows: Set<String>) {
            heights = Dictionary(
                uniqueKeysWithValues: step.rows.filter { rows.contains($0.id) }.map { ($0.id, $0.height) })
            cut = step.cutLabels.filter { rows.contains($0.row) }
        }
    }

    /// One of each few surroundings in turn, so that what came before differs too; `UNFOLD_LONG_TESTS` takes more.
    @Test(arguments: [
        "cards/priority-250", "cards/priority-999", "healthy/note", "healthy/mail", "healthy/product",
        "healthy/todo", "healthy/poll", "healthy/transactions", "apps/settings", "losses/squeezed-text",
    ])
    func changedInPlaceIsAsMadeNew(_ name: String) throws {
        let document = try ScenarioDocument.read(file: Fixtures.path("Simulator/scenario/\(name).json"))
        var options = StressOptions()
        options.axes = [.widths, .contentSizes, .directions, .texts]
        let all = StressPoints(document, options)
        let points = all.together.prefix(Rounds.of(3, long: 200)).map(all.point)
        let changed = VariedScenario.making(document) { make in
            // Those after another step come first, and must not get in the way.
            let (others, cells) = (make(1), make(document.steps.count))
            return points.compactMap { point in
                _ = others.layOut(in: point)
                return cells.layOut(in: point).last
            }
        }
        #expect(changed.count == points.count)
        for (point, changed) in zip(points, changed) {
            let varied = try #require(document.varied(by: point))
            let fresh = try #require(VariedScenario.run(varied).steps.last)
            guard fresh.conflicts.isEmpty, changed.conflicts.isEmpty else { continue }
            // A row that has not come on screen has an estimate, or the height that it had when it was there.
            let measured = [fresh, changed].map { step in
                Set(step.rows.filter { $0.source != .estimated && $0.staleSinceStep == nil }.map(\.id))
            }.reduce(Set(fresh.rows.map(\.id))) { $0.intersection($1) }
            #expect(Seen(changed, measured) == Seen(fresh, measured), "\(point)")
        }
    }

    /// A step that sets the width or the text size does so in all surroundings, and a row has the font of when it came on
    /// screen: with a short text before that step, with a long one after it.
    @Test func whatStepsSetStays() throws {
        let json = """
            {"schemaVersion": 1, "traits": {"width": 390, "height": 60}, "templates": {"cell": {"views": [
              {"id": "title", "type": "UILabel", "font": {"textStyle": "body"}, "numberOfLines": 0,
                "text": "Lunch on Friday at the usual place, and then a walk along the river until the old bridge"}],
              "constraints": ["V:|-8-[title]-8-|", "H:|-16-[title]-16-|"]}},
             "table": {"estimatedRowHeight": 80, "rows": [{"id": "r{n}", "repeat": 2}]},
             "steps": ["load", {"do": {"traits": {"contentSizeCategory": "accessibilityLarge"}}}, {"do": {"resize": 200}}]}
            """
        let document = try ScenarioDocument.read(file: "steps.json", data: Data(json.utf8))
        var short = StressSurroundings().with(width: 430)
        short.text = .init(.letters, letters: 1)
        for count in 1...3 {
            let written = VariedScenario.making(document) { $0(count).layOut(in: StressSurroundings()) }
            let changed = VariedScenario.making(document) { make in
                let cells = make(count)
                _ = cells.layOut(in: StressSurroundings())
                return cells.layOut(in: short)
            }
            var fresh = try #require(document.varied(by: short))
            fresh.steps = Array(fresh.steps.prefix(count))
            let expected = try #require(VariedScenario.run(fresh).steps.last).rows.map(\.height)
            #expect(changed.last?.rows.map(\.height) == expected, "\(count)")
            #expect(written.last?.rows.map(\.height) != expected, "\(count)")
        }
    }

    /// Of rows that are alike only the first is laid out, and one that a step names; where the width alone changes once.
    @Test func eachRowIsMeasuredOnceForAWidth() throws {
        let json = """
            {"schemaVersion": 1, "traits": {"width": 390, "height": 2000}, "templates": {"cell": {"views": [
              {"id": "title", "type": "UILabel", "text": "Lunch on Friday at the usual place", "numberOfLines": 0},
              {"id": "detail"}],
              "constraints": ["V:|-12-[title]-8-[detail]-12-|", "H:|-16-[title]-140-|", "H:|-16-[detail]-16-|",
                {"id": "detailHeight", "constraint": "detail.height == 0", "priority": 999}]}},
             "table": {"rows": [{"id": "r{n}", "repeat": 10}, {"id": "other", "set": {"title.text": "Lunch"}}]},
             "steps": ["load", {"name": "expand", "do": {"update": [{"set": "r3.detailHeight.constant", "to": 200}]}}]}
            """
        let written = try ScenarioDocument.read(file: "alike.json", data: Data(json.utf8))
        let document = try #require(written.withoutRepeatedRows)
        VariedScenario.making(document) { make in
            let states = [make(1), make(2)]
            @MainActor func laidOut(_ width: Double) -> [StepResult] {
                states.flatMap { $0.layOut(in: StressSurroundings().with(width: width)) }
            }
            #expect(laidOut(390).allSatisfy { $0.rows.map(\.id) == ["r1", "r3", "other"] })
            for width in [320.0, 430, 320] {
                #expect(laidOut(width).map(\.measurementCount) == [3, 3], "\(width)")
            }
        }
    }

    /// Only heights, conflicts and findings are read, and they are those of a run that looks for what lost.
    @Test(arguments: ["workplace-card", "Simulator/scenario/losses/squeezed-text"])
    func constraintsThatLostAreNotLookedFor(_ name: String) throws {
        let document = try ScenarioDocument.read(file: Fixtures.path("\(name).json"))
        let (whole, varied) = (ScenarioRunner.run(document).steps, VariedScenario.run(document).steps)
        #expect(whole.contains { !$0.allUnsatisfied.isEmpty || !$0.allUnsatisfiedDuringUpdate.isEmpty })
        #expect(varied.allSatisfy { $0.allUnsatisfied.isEmpty && $0.allUnsatisfiedDuringUpdate.isEmpty })
        #expect(varied.map { $0.allRows.map(\.height) } == whole.map { $0.allRows.map(\.height) })
        func conflicts(_ steps: [StepResult]) -> [[String]] {
            steps.flatMap(\.conflicts).map { $0.constraints.members.map(\.constraint.id) }
        }
        #expect(conflicts(varied) == conflicts(whole))
        #expect(varied.map { $0.findings.map(\.code) } == whole.map { $0.findings.map(\.code) })
    }
}
