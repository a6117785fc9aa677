import UnfoldAutoLayout
import Foundation
import UnfoldTableLayout

/// Rows that come and go as a whole: children that are shown and hidden, and states that are applied.
extension ScenarioRunner {
    func edit(_ edit: Action.OutlineEdit, _ rows: [String], _ position: SourcePosition) {
        guard isLoaded(for: edit.rawValue, at: position) else { return }
        for row in rows {
            guard let path = place(of: row, for: edit.rawValue, position) else { continue }
            let isExpanding = edit == .expand
            guard model.outline.isExpanded(row) != isExpanding else { continue }
            let below = model.outline.shown(below: row).filter { model.has($0) != isExpanding }
            model.outline.set(row, isExpanded: isExpanding)
            update {
                if isExpanding {
                    let paths = below.indices.map { IndexPath(row: path.row + 1 + $0, section: path.section) }
                    for (id, path) in zip(below, paths) { model.insert(id, section: path.section, at: path.row) }
                    tableView.insertRows(at: paths)
                } else {
                    let paths = below.compactMap { model.path(of: $0) }
                    below.forEach(model.delete)
                    tableView.deleteRows(at: paths)
                }
            }
        }
    }

    /// Goes to another state of a section in one batch: what is in both stays, moves if its order changed.
    func apply(_ state: [Action.NamedRow], _ section: SectionReference, _ position: SourcePosition) {
        guard isLoaded(for: "apply", at: position), let index = model.committed.index(of: section),
            model.committed.sections.indices.contains(index)
        else { return }
        for case .new(let row) in state { model.note([row]) }
        var old = NSDiffableDataSourceSnapshot<Int, String>()
        old.appendSections([0])
        old.appendItems(model.committed.sections[index].rows)
        var new = NSDiffableDataSourceSnapshot<Int, String>()
        new.appendSections([0])
        new.appendItems(state.map(\.id))
        let edits = SnapshotDifference(from: old, to: new).edits
        func moved(_ path: IndexPath) -> IndexPath { IndexPath(row: path.row, section: index) }
        update {
            let leaving = edits.deletedRows.sorted()
            for path in leaving { model.delete(model.committed.sections[index].rows[path.row]) }
            let coming = edits.insertedRows.sorted()
            for path in coming { model.insert(state[path.row].id, section: index, at: path.row) }
            for move in edits.movedRows {
                model.move(model.committed.sections[index].rows[move.from.row], section: index, to: move.to.row)
                tableView.moveRow(at: moved(move.from), to: moved(move.to))
            }
            tableView.deleteRows(at: leaving.map(moved))
            tableView.insertRows(at: coming.map(moved))
        }
    }
}
