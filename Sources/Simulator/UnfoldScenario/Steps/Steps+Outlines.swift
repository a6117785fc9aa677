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
            read: { reader, step in step.value.oneOrMore.all { reader.row($0) } },
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
        guard let section = step["to"].map({ self.section($0) }) ?? .index(0) else { return nil }
        let elements = step.value.elements()
        var rows: [SectionState.Row] = []
        for node in elements {
            if case .string = node.json.value {
                if let id = row(node) { rows.append(.known(id)) }
            } else if let new = self.rows.row(node) {
                _ = names.add(new, to: section)
                rows.append(.new(new))
            }
        }
        guard rows.count == elements.count else { return nil }
        if let double = Dictionary(grouping: rows, by: \.id).first(where: { $0.value.count > 1 })?.key {
            return step.value.refused(.duplicateName(double, kind: "row"))
        }
        return SectionState(rows: rows, section: section)
    }
}

extension RowModel {
    /// Rows below one that shows or hides them, from its own position on; nil where it does so already.
    func setExpanded(_ isExpanding: Bool, _ row: String, _ path: IndexPath) -> [IndexPath]? {
        guard outline.isExpanded(row) != isExpanding else { return nil }
        let below = outline.shown(below: row).filter { has($0) != isExpanding }
        outline.set(row, isExpanded: isExpanding)
        let paths = below.indices.map { IndexPath(row: path.row + 1 + $0, section: path.section) }
        guard isExpanding else {
            defer { below.forEach(delete) }
            return below.compactMap { self.path(of: $0) }
        }
        for (id, path) in zip(below, paths) { insert(id, section: path.section, at: path.row) }
        return paths
    }

    /// Goes to another state of a section: what is in both stays, moves if its order changed.
    func apply(_ rows: [String], section: Int) -> (
        leaving: [IndexPath], coming: [IndexPath], moves: [(from: IndexPath, to: IndexPath)]
    ) {
        let before = committed.sections[section].rows
        func snapshot(_ rows: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(rows)
            return snapshot
        }
        func moved(_ path: IndexPath) -> IndexPath { IndexPath(row: path.row, section: section) }
        let edits = SnapshotDifference(from: snapshot(before), to: snapshot(rows)).edits
        let (leaving, coming) = (edits.deletedRows.sorted().map(moved), edits.insertedRows.sorted().map(moved))
        for path in leaving { delete(before[path.row]) }
        for path in coming { insert(rows[path.row], section: section, at: path.row) }
        for move in edits.movedRows { self.move(before[move.from.row], section: section, to: move.to.row) }
        return (leaving, coming, edits.movedRows.map { (moved($0.from), moved($0.to)) })
    }
}

extension ScenarioRunner {
    fileprivate func setExpanded(_ isExpanding: Bool, _ row: String, _ path: IndexPath) {
        guard model.outline.isExpanded(row) != isExpanding else { return }
        update {
            let paths = model.setExpanded(isExpanding, row, path) ?? []
            if isExpanding { tableView.insertRows(at: paths) } else { tableView.deleteRows(at: paths) }
        }
    }

    fileprivate func apply(_ state: SectionState, _ position: SourcePosition) {
        guard isLoaded(for: "apply", at: position), let index = model.committed.index(of: state.section),
            model.committed.sections.indices.contains(index)
        else { return }
        for case .new(let row) in state.rows { model.note([row]) }
        update {
            let edits = model.apply(state.rows.map(\.id), section: index)
            for move in edits.moves { tableView.moveRow(at: move.from, to: move.to) }
            tableView.deleteRows(at: edits.leaving)
            tableView.insertRows(at: edits.coming)
        }
    }
}
