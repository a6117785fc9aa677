@MainActor package struct RerunTrials {
    package let document: ScenarioDocument
    package let answer: WhyAnswer

    package init(_ document: ScenarioDocument, _ answer: WhyAnswer) {
        (self.document, self.answer) = (document, answer)
    }

    package func outcome(of document: ScenarioDocument) -> WhyAnswer.Trial? {
        let steps = ScenarioRunner.run(document).steps
        guard steps.indices.contains(answer.step.index),
            let row = steps[answer.step.index].allRows.first(where: { $0.id == answer.row.id })
        else { return nil }
        let conflicts = steps[...answer.step.index].reduce(0) { count, step in
            count + step.conflicts.count { $0.row == row.id }
        }
        return WhyAnswer.Trial(settings: [], height: row.height, conflicts: conflicts)
    }

    /// What the step gives if an update follows; asked where something of the row changed without one.
    package func afterUpdate() -> WhyAnswer.Trial? {
        let isMissing = answer.step.findings.contains { $0.code == "missing-update" && $0.holder == answer.row.id }
        guard answer.row.staleSinceStep != nil || isMissing else { return nil }
        var trial = outcome(of: document.updating(afterStep: answer.step.index))
        if answer.conflicts.isEmpty, trial?.conflicts == 0 { trial?.conflicts = nil }
        return trial
    }

    /// A constraint that a trial makes required may exclude others: the scenario is run with it, and says so.
    package func counted(_ trial: WhyAnswer.Trial) -> WhyAnswer.Trial {
        guard trial.conflicts == nil, trial.settings.count == 1, let setting = trial.settings.first,
            setting.change == .priority(1000)
        else { return trial }
        var trial = trial
        trial.conflicts = conflicts(requiring: setting.constraint).flatMap { $0 > answer.conflicts.count ? $0 : nil }
        return trial
    }

    package func counted(_ sweep: WhySweep) -> WhySweep {
        guard sweep.property == .priority, let last = sweep.pieces.last, last.isPoint else { return sweep }
        var sweep = sweep
        let conflicts = conflicts(requiring: sweep.constraint) ?? 0
        sweep.pieces[sweep.pieces.count - 1].conflicts = conflicts
        // A required one that does what a strong one does is no news of its own.
        let before = sweep.pieces.count > 1 ? sweep.pieces[sweep.pieces.count - 2] : nil
        if conflicts == 0, let before, !before.isPoint, before.end == last.start { sweep.pieces.removeLast() }
        return sweep
    }

    /// With the hidden views that, shown alone, give the height: the scenario is run with each.
    package func showing(_ wish: HeightWish) -> HeightWish {
        var wish = wish
        for view in answer.row.facts where view.kind == .hidden {
            guard let changed = try? document.trying("\(view.view).isHidden", "false", inRow: answer.row.id),
                var trial = outcome(of: changed)
            else { continue }
            if trial.conflicts == 0 { trial.conflicts = nil }
            wish.take(showing: view.view, trial, from: answer.row.height)
        }
        return wish
    }

    /// Conflicts of the row up to its step if that constraint were required; nil if it is not written in the scenario.
    private func conflicts(requiring constraint: ConstraintFacts) -> Int? {
        guard let position = constraint.source, let changed = document.settingPriority(1000, ofConstraintAt: position),
            let trial = outcome(of: changed)
        else { return nil }
        return trial.conflicts ?? 0
    }

    package func fixes(of conflict: StepResult.Conflict) -> [WhyAnswer.Trial] {
        let broken = conflict.constraints.members[conflict.constraints.broken].constraint
        guard let position = broken.source, let changed = document.settingPriority(999, ofConstraintAt: position)
        else { return [] }
        let steps = ScenarioRunner.run(changed).steps
        guard steps.indices.contains(answer.step.index),
            let row = steps[answer.step.index].rows.first(where: { $0.id == answer.row.id })
        else { return [] }
        let left = steps[answer.step.index].conflicts.count { $0.row == row.id }
        let setting = WhyAnswer.Trial.Setting(constraint: broken, change: .priority(999))
        return [WhyAnswer.Trial(settings: [setting], height: row.height, conflicts: left)]
    }
}
