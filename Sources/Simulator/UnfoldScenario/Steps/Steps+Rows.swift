extension Steps {
    static let rows: [any AnyStepKind] = [
        StepKind<NewRows>(
            "insert", .newRows, [.needs("at", .target)], "A new row, or several, at 'at'.",
            read: { $0.insert($1) },
            perform: { runner, new, position in runner.insert(new, position) },
            words: {
                "insertRows \($0.rows.map(\.id).joined(separator: ", ")) in \($0.target.section) at \($0.target.row)"
            }),
        edit("delete", isLeaving: true) { runner, rows, paths in
            rows.forEach(runner.model.delete)
            runner.tableView.deleteRows(at: paths)
        },
        edit("reload") { runner, _, paths in runner.tableView.reloadRows(at: paths) },
        reconfigure,
        StepKind<RowMove>(
            "move", .row, [.needs("to", .target)], "A row goes to 'to'.",
            read: { $0.move($1) },
            perform: { runner, move, position in runner.move(move, position) },
            words: { "moveRow \($0.row) to \($0.target.section) at \($0.target.row)" }),
    ]

    static let reconfigure = edit("reconfigure") { runner, _, paths in runner.tableView.reconfigureRows(at: paths) }

    private static func edit(
        _ word: String, isLeaving: Bool = false,
        _ change: @escaping @MainActor @Sendable (ScenarioRunner, [String], [IndexPath]) -> Void
    ) -> StepKind<[String]> {
        StepKind<[String]>(
            word, .rows, [], "A row, or a list of rows.",
            read: { reader, step in
                let rows = step.value.oneOrMore.all { reader.row($0) }
                if isLeaving { rows?.forEach { reader.names.delete($0) } }
                return rows
            },
            perform: { runner, rows, position in
                guard runner.isLoaded(for: word, at: position) else { return }
                let paths = rows.compactMap { runner.indexPath(of: $0, for: word, position) }
                guard paths.count == rows.count else { return }
                runner.update { change(runner, rows, paths) }
            },
            words: { "\(word)Rows \($0.joined(separator: ", "))" })
    }
}

struct NewRows: StepContent {
    var rows: [RowSpec]
    var target: RowTarget

    func edited(by edit: StepEdit) -> NewRows? { NewRows(rows: rows.map(edit.row), target: target) }
}

struct RowMove: StepContent {
    var row: String
    var target: RowTarget
}

extension StepReader {
    fileprivate mutating func insert(_ step: StepNode) -> NewRows? {
        var rows: [RowSpec] = []
        for node in step.value.oneOrMore {
            let some = self.rows.rows(node)
            guard !some.isEmpty else { return nil }
            rows += some
        }
        guard let target = step["at"].flatMap(target) else { return nil }
        for row in rows where !names.add(row, to: target.section) {
            return step.value.refused(.duplicateName(row.id, kind: "row"), at: row.position)
        }
        return NewRows(rows: rows, target: target)
    }

    fileprivate mutating func move(_ step: StepNode) -> RowMove? {
        guard let row = row(step.value), let target = step["to"].flatMap(target) else { return nil }
        names.move(row, to: target.section)
        return RowMove(row: row, target: target)
    }

    /// `[section, row]` with the section by position or id, or a row of the first section.
    private func target(_ node: FileNode) -> RowTarget? {
        if case .number = node.json.value { return node.index().map { RowTarget(row: $0) } }
        guard case .array(let parts) = node.json.value, parts.count == 2 else { return node.wrong(.rowTarget) }
        let elements = node.elements()
        guard let section = section(elements[0]), let row = elements[1].index() else { return nil }
        return RowTarget(section: section, row: row)
    }
}

extension ScenarioRunner {
    fileprivate func insert(_ new: NewRows, _ position: SourcePosition) {
        guard isLoaded(for: "insert", at: position) else { return }
        for row in new.rows where model.has(row.id) {
            note(.rowExists(row: row.id, list: document.list), at: position)
            return
        }
        guard let section = model.structure.index(of: new.target.section) else { return }
        update {
            for (offset, row) in new.rows.enumerated() {
                model.insert(row, section: section, at: new.target.row + offset)
            }
            let paths = new.rows.indices.map { IndexPath(row: new.target.row + $0, section: section) }
            tableView.insertRows(at: paths)
        }
    }

    fileprivate func move(_ move: RowMove, _ position: SourcePosition) {
        guard isLoaded(for: "move", at: position), let path = indexPath(of: move.row, for: "move", position),
            let section = model.structure.index(of: move.target.section)
        else { return }
        update {
            model.move(move.row, section: section, to: move.target.row)
            tableView.moveRow(at: path, to: IndexPath(row: move.target.row, section: section))
        }
    }
}
