import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldCommandLine
@testable import UnfoldScenario

/// What `why` says a change would do is what the changed scenario does.
@MainActor @Suite struct WhatIfTests {
    struct Question: CustomTestStringConvertible, Sendable {
        var path: String
        var row: String
        var step: Int
        var testDescription: String { "\(path), \(row) at step \(step)" }
    }

    nonisolated static let questions = [
        Question(path: "Fixtures/workplace-card.json", row: "cafe", step: 0),
        Question(path: "Fixtures/workplace-card.json", row: "cafe", step: 1),
        Question(path: "Fixtures/Simulator/scenario/cards/priority-250.json", row: "cafe", step: 1),
        Question(path: "Fixtures/Simulator/scenario/cards/priority-250.json", row: "cafe", step: 2),
        Question(path: "Fixtures/Simulator/cli/check/_inputs/differs.json", row: "tea", step: 1),
        Question(path: "Fixtures/Simulator/cli/check/_inputs/differs.json", row: "plumber", step: 0),
    ]

    @Test(arguments: questions) func trialsAreWhatTheScenarioGives(_ question: Question) throws {
        let document = try ScenarioDocument.read(file: Tool.root.appendingPathComponent(question.path).path)
        var trials: [(position: SourcePosition, change: FittingSession.Change, height: Double)] = []
        let probe = RowInspection(row: question.row, step: question.step) { fitting, step in
            guard let row = step.rows.first(where: { $0.id == question.row }) else { return }
            let asked = FittingTrials(fitting, row: row)
            for entry in fitting.rows() {
                guard let position = entry.facts.source, let constant = entry.constant else { continue }
                for change in [FittingSession.Change.constant(constant + 7), .priority(250), .priority(999)] {
                    if let trial = asked.trial([(entry, change)]) { trials.append((position, change, trial.height)) }
                }
            }
        }
        _ = ScenarioRunner.run(document, observer: probe)
        #expect(trials.count > 10)
        // A run of the scenario each; one of four is another kind of change each time.
        for trial in trials.enumerated().filter({ $0.offset % Rounds.of(4, long: 1) == 0 }).map(\.element) {
            guard let changed = document.changed(at: trial.position, trial.change) else { continue }
            let step = ScenarioRunner.run(changed).steps[question.step]
            let height = step.rows.first { $0.id == question.row }?.height
            #expect(
                height.map { abs($0 - trial.height) < 1e-6 } == true,
                "line \(trial.position.line), \(trial.change): why says \(trial.height), the scenario \(height ?? .nan)"
            )
        }
    }
}

extension ScenarioDocument {
    /// Changed in its template; nil for a constraint whose constant or priority a step or row sets.
    fileprivate func changed(at position: SourcePosition, _ change: FittingSession.Change) -> ScenarioDocument? {
        var changed = self
        for template in templates.indices {
            for index in templates[template].constraints.indices
            where templates[template].constraints[index].position == position {
                guard templates[template].constraints[index].id == nil else { return nil }
                switch change {
                case .constant(let constant):
                    changed.templates[template].constraints[index].equation.constant = constant
                case .priority(let priority): changed.templates[template].constraints[index].priority = priority
                case .removed: changed.templates[template].constraints[index].isActive = false
                }
                return changed
            }
        }
        return nil
    }
}
