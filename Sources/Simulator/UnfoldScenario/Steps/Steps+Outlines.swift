/// Rows that come and go as a whole: children that are shown and hidden, and states that are applied.
extension Steps {
    static let outlines: [any AnyStepKind] = [
        outline("expand", shows: true),
        outline("collapse", shows: false),
        StepKind<SectionState>(
            "apply", .state, [.may("to", .section)],
            read: { $0.state($1) },
            perform: { runner, state, position in runner.apply(state, position) },
            words: { "apply \($0.rows.map(\.id).joined(separator: ", ")) to \($0.section)" }),
    ]

    private static func outline(_ word: String, shows: Bool) -> any AnyStepKind {
        StepKind<[String]>(
            word, .rows,
            read: { $0.rows($1) },
            perform: { runner, rows, position in
                guard runner.isLoaded(for: word, at: position) else { return }
                for row in rows {
                    guard let path = runner.indexPath(of: row, for: word, position) else { continue }
                    runner.setExpanded(shows, row, path)
                }
            },
            words: { "\(word) \($0.joined(separator: ", "))" })
    }
}

/// Rows of a section as they are to be, in order.
struct SectionState: StepContent {
    /// One that was met before, or a new one.
    enum Row: Sendable {
        case known(String)
        case new(RowSpec)

        var id: String {
            switch self {
            case .known(let id): id
            case .new(let row): row.id
            }
        }
    }

    var rows: [Row]
    var section: SectionReference

    func edited(by edit: StepEdit) -> SectionState? {
        var state = self
        state.rows = rows.map { if case .new(let row) = $0 { .new(edit.row(row)) } else { $0 } }
        return state
    }
}

extension StepReader {
    fileprivate mutating func state(_ step: StepNode) -> SectionState? {
        var section = SectionReference.index(0)
        if let to = step.key("to") {
            guard let known = self.section(to) else { return nil }
            section = known
        }
        let elements = reader.array(step.node, step.path)
        var rows: [SectionState.Row] = []
        for (node, path) in elements {
            if case .string = node.value {
                if let id = row(StepNode(node: node, path: path)) { rows.append(.known(id)) }
            } else if let new = rowReader.row(node, path) {
                _ = names.add(new, to: section)
                rows.append(.new(new))
            }
        }
        guard rows.count == elements.count else { return nil }
        if let double = Dictionary(grouping: rows, by: \.id).first(where: { $0.value.count > 1 })?.key {
            return reader.refused(step.position, step.path, .duplicateName(double, kind: "row"))
        }
        return SectionState(rows: rows, section: section)
    }
}

extension ScenarioRunner {
    fileprivate func setExpanded(_ isExpanding: Bool, _ row: String, _ path: IndexPath) {
        guard model.outline.isExpanded(row) != isExpanding else { return }
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

    /// Goes to another state of a section in one batch: what is in both stays, moves if its order changed.
    fileprivate func apply(_ state: SectionState, _ position: SourcePosition) {
        guard isLoaded(for: "apply", at: position), let index = model.committed.index(of: state.section),
            model.committed.sections.indices.contains(index)
        else { return }
        for case .new(let row) in state.rows { model.note([row]) }
        var old = NSDiffableDataSourceSnapshot<Int, String>()
        old.appendSections([0])
        old.appendItems(model.committed.sections[index].rows)
        var new = NSDiffableDataSourceSnapshot<Int, String>()
        new.appendSections([0])
        new.appendItems(state.rows.map(\.id))
        let edits = SnapshotDifference(from: old, to: new).edits
        func moved(_ path: IndexPath) -> IndexPath { IndexPath(row: path.row, section: index) }
        update {
            let leaving = edits.deletedRows.sorted()
            for path in leaving { model.delete(model.committed.sections[index].rows[path.row]) }
            let coming = edits.insertedRows.sorted()
            for path in coming { model.insert(state.rows[path.row].id, section: index, at: path.row) }
            for move in edits.movedRows {
                model.move(model.committed.sections[index].rows[move.from.row], section: index, to: move.to.row)
                tableView.moveRow(at: moved(move.from), to: moved(move.to))
            }
            tableView.deleteRows(at: leaving.map(moved))
            tableView.insertRows(at: coming.map(moved))
        }
    }
}
