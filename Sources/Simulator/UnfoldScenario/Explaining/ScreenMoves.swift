/// What keeps what was on screen where it was: each is tried by running the scenario with it.
@MainActor package enum ScreenMoves {
    /// So many moves of a scenario are looked at; each takes three runs at most.
    private static let limit = 8

    package static func findRemedies(_ result: inout ScenarioResult, of document: ScenarioDocument) {
        var left = limit
        for index in result.steps.indices.dropFirst() {
            for number in result.steps[index].findings.indices {
                guard left > 0, case .contentMoved(var move) = result.steps[index].findings[number].fact
                else { continue }
                left -= 1
                let offset = move.offset + move.to - move.from
                let trials: [(ContentMove.Remedy, ScenarioDocument?)] = [
                    (.estimates, document.estimatingHeights(as: result.steps[index - 1])),
                    (.reconfigure, document.reconfiguring(result.steps[index - 1], inStep: index)),
                    (.offset(offset), document.scrolling(to: offset, afterStep: index)),
                ]
                move.remedies = trials.filter { $0.1.map { keeps(move, $0, index) } ?? false }.map(\.0)
                result.steps[index].findings[number].fact = .contentMoved(move)
            }
        }
    }

    private static func keeps(_ move: ContentMove, _ document: ScenarioDocument, _ index: Int) -> Bool {
        let steps = ScenarioRunner.run(document).steps
        guard steps.indices.contains(index), let top = steps[index].top else { return false }
        return top.row == move.row && abs(top.distance - move.from) < 1
    }
}

extension ScenarioDocument {
    /// As with an `estimatedHeightForRowAt` that knows the heights of that step.
    fileprivate func estimatingHeights(as step: StepResult) -> ScenarioDocument {
        let heights = Dictionary(firsts: step.rows.map { ($0.id, $0.height) })
        var changed = self
        changed.edit(row: { $0.estimatedHeight = heights[$0.id] ?? $0.estimatedHeight }, part: { _, _ in })
        return changed
    }

    /// As with rows that are reconfigured where they are reloaded; nil where none are.
    fileprivate func reconfiguring(_ before: StepResult, inStep index: Int) -> ScenarioDocument? {
        var isFound = false
        func action(_ old: any Action) -> any Action {
            if let reload = old as? StepAction<[String]>, reload.word == "reload" {
                isFound = true
                return Steps.reconfigure.action(reload.content, at: reload.position)
            }
            if old.word == "reloadData" {
                isFound = true
                return Steps.reconfigure.action(before.rows.map(\.id), at: old.position)
            }
            guard var block = old as? StepAction<Block> else { return old }
            block.content.actions = block.content.actions.map(action)
            return block
        }
        var changed = self
        changed.steps[index].actions = steps[index].actions.map(action)
        return isFound ? changed : nil
    }

    fileprivate func scrolling(to offset: Double, afterStep index: Int) -> ScenarioDocument {
        var changed = self
        changed.steps[index].actions.append(Steps.scroll.action(offset, at: steps[index].position))
        return changed
    }
}
