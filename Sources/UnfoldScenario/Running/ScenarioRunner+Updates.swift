import UnfoldAutoLayout
import Foundation
import UnfoldTableLayout

/// Updates: what an app says to the table, with the model beside it. The model takes part in an update only if the
/// table does; a refused one leaves both as before.
extension ScenarioRunner {
    func update(_ body: () -> Void) {
        guard isLoaded(for: "update") else { return }
        beginUpdate()
        body()
        endUpdate()
    }

    func beginUpdate() {
        if updateDepth == 0 { updatesBefore = tableView.batchUpdateCount }
        updateDepth += 1
        observer?.actionWillRun(tableView.updateCalls.begin)
        tableView.beginUpdates()
    }

    func endUpdate() {
        if updateDepth == 1 { model.applyPending() }
        observer?.actionWillRun(tableView.updateCalls.end)
        tableView.endUpdates()
        updateDepth -= 1
        if updateDepth == 0 { settleUpdate() }
    }

    func performBatchUpdates(_ actions: [Action]) {
        guard isLoaded(for: "performBatchUpdates") else { return }
        if updateDepth == 0 { updatesBefore = tableView.batchUpdateCount }
        updateDepth += 1
        observer?.actionWillRun(UpdateCalls.batch.begin)
        tableView.performBatchUpdates(
            {
                actions.forEach(self.perform)
                if self.updateDepth == 1 { self.model.applyPending() }
                self.observer?.actionWillRun(UpdateCalls.batch.end)
            }, completion: nil)
        updateDepth -= 1
        if updateDepth == 0 { settleUpdate() }
    }

    /// The outermost update is over: either the table reported it, or it refused it.
    private func settleUpdate() {
        guard tableView.batchUpdateCount > updatesBefore, let report = tableView.lastBatchUpdateReport else {
            model.rollBack()
            return
        }
        let room = leftOut.room(forLosses: report.overruledDuring.count, beside: step.allOverruledDuringUpdate.count)
        let losses = report.overruledDuring.prefix(room).map { loss in
            var constraint = loss.constraint
            let isHeldByOldHeight = constraint.heldBy.contains { $0.constraint.kind == .encapsulated }
            if constraint.design == nil, isHeldByOldHeight { constraint.design = .oldHeight }
            return StepResult.Overruled(row: model.id(of: loss.place), constraint: constraint)
        }
        step.allOverruledDuringUpdate += losses
        step.overruledDuringUpdate += losses.filter(\.isNews)
        let before = model.committed
        model.commit()
        pen?.updated(report.animation) {
            RowModel.id(of: $0, in: before)
        } after: {
            model.id(of: $0)
        }
    }

    // MARK: Edits

    func insert(_ rows: [RowSpec], _ section: SectionReference, _ index: Int, _ position: SourcePosition) {
        guard isLoaded(for: "insert", at: position) else { return }
        for row in rows where model.has(row.id) {
            note(
                "row-exists", "'insert' of \(row.id), which is in the \(tableView.words.short) already, did nothing",
                at: position)
            return
        }
        guard let section = model.structure.index(of: section) else { return }
        update {
            for (offset, row) in rows.enumerated() { model.insert(row, section: section, at: index + offset) }
            let paths = rows.indices.map { IndexPath(row: index + $0, section: section) }
            tableView.insertRows(at: paths)
        }
    }

    func edit(_ edit: Action.RowEdit, _ rows: [String], _ position: SourcePosition) {
        guard isLoaded(for: edit.rawValue, at: position) else { return }
        let paths = rows.compactMap { place(of: $0, for: edit.rawValue, position) }
        guard paths.count == rows.count else { return }
        update {
            switch edit {
            case .delete:
                rows.forEach(model.delete)
                tableView.deleteRows(at: paths)
            case .reload: tableView.reloadRows(at: paths)
            case .reconfigure: tableView.reconfigureRows(at: paths)
            }
        }
    }

    func move(_ row: String, _ section: SectionReference, _ index: Int, _ position: SourcePosition) {
        guard isLoaded(for: "move", at: position), let path = place(of: row, for: "move", position),
            let section = model.structure.index(of: section)
        else { return }
        update {
            model.move(row, section: section, to: index)
            tableView.moveRow(at: path, to: IndexPath(row: index, section: section))
        }
    }

    /// Where the table has a row; tells if it has not.
    func place(of row: String, for action: String, _ position: SourcePosition) -> IndexPath? {
        if let path = model.path(of: row) { return path }
        note("no-row", "'\(action)' on \(row), which is not in the \(tableView.words.short), did nothing", at: position)
        return nil
    }

    // MARK: Sections

    func insert(_ sections: [SectionSpec], _ index: Int, _ position: SourcePosition) {
        guard isLoaded(for: "insertSections", at: position) else { return }
        for section in sections {
            let double = section.rows.first { model.has($0.id) }
            guard double != nil || model.hasSection(section.id) else { continue }
            let name = double.map { "row \($0.id)" } ?? "section \(section.id)"
            note(
                "row-exists",
                "'insertSections' with \(name), which is in the \(tableView.words.short) already, did nothing",
                at: position)
            return
        }
        update {
            for (offset, section) in sections.enumerated() { model.insert(section, at: index + offset) }
            tableView.insertSections(IndexSet(index..<index + sections.count))
        }
    }

    func edit(_ edit: Action.SectionEdit, _ sections: [SectionReference], _ position: SourcePosition) {
        guard isLoaded(for: edit.rawValue, at: position) else { return }
        let places = sections.compactMap { place(of: $0, for: edit.rawValue, position) }
        guard places.count == sections.count else { return }
        update {
            switch edit {
            case .delete:
                // A number beyond the sections is left to the table to refuse.
                for place in places where model.committed.sections.indices.contains(place) {
                    model.deleteSection(model.committed.sections[place].id)
                }
                tableView.deleteSections(IndexSet(places))
            case .reload: tableView.reloadSections(IndexSet(places))
            }
        }
    }

    func moveSection(_ section: SectionReference, _ index: Int, _ position: SourcePosition) {
        guard isLoaded(for: "moveSection", at: position), let place = place(of: section, for: "moveSection", position)
        else { return }
        update {
            if model.committed.sections.indices.contains(place) {
                model.moveSection(model.committed.sections[place].id, to: index)
            }
            tableView.moveSection(place, toSection: index)
        }
    }

    private func place(of section: SectionReference, for action: String, _ position: SourcePosition) -> Int? {
        if let place = model.committed.index(of: section) { return place }
        note(
            "no-section", "'\(action)' on \(section), which is not in the \(tableView.words.short), did nothing",
            at: position)
        return nil
    }
}
