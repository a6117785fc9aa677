struct ScenarioText {
    private var history: ListHistory
    private let name: String
    private let origin: Members
    private var notes: [String] = []
    private var fonts: [String] = []
    private var hasUnseen = false
    /// Whether rows may be given heights: in tables, and in flow layouts of fixed sizes.
    private var takesHeights = true

    init(name: String, history: ListHistory, origin: Members) {
        (self.name, self.history, self.origin) = (name, history, origin)
    }

    mutating func text() -> String {
        guard let load = history.steps.first else { return "{}\n" }
        for step in history.steps { collect(step.state) }
        let isFixed = load.state.settings.contains { $0.value.written().contains("\"flow\": \"fixed\"") }
        takesHeights = !load.state.isCollection || isFixed
        let list = self.list(load)
        let steps = history.steps.indices.map { step($0) }
        let templates = history.templates.map { JSONValue.Member(key: $0.name, value: $0.json) }
        if hasUnseen {
            notes.append(
                "rows of the template 'unseen' were never on screen: they have the height that the list had for them")
        }
        let unseen = Members(["unseen": hasUnseen ? JSONValue(["views": .list([])]) : nil])
        let recorded = Members([
            "fonts": fonts.isEmpty ? nil : Self.texts(fonts), "notes": Self.texts(Self.limits + notes),
        ])
        let scenario = JSONValue([
            "schemaVersion": .number(1), "name": .text(name), "recorded": .object(origin + recorded),
            "traits": .object(load.state.traits), "templates": .object(templates + unseen),
            load.state.isCollection ? "collection" : "table": list, "steps": .list(steps),
        ])
        return scenario.written() + "\n"
    }

    private static func texts(_ texts: [String]) -> JSONValue { .list(texts.map { .text($0) }) }

    private static let limits = [
        "not readable: inactive constraints that no stored property holds (they are there from the step that activates "
            + "them), the order of activation and of changes within a step (written as hide, deactivate, change, activate), "
            + "whether heights of rows off screen are estimates, whether an intrinsicContentSize is overridden, drawing "
            + "and layoutSubviews of the app's own"
    ]

    private mutating func collect(_ state: ListState) {
        for cell in state.cells {
            for font in cell.fonts where !fonts.contains(font) { fonts.append(font) }
            for note in cell.notes { addNote("not recorded: \(note)") }
        }
        for note in state.notes { addNote("not recorded: \(note)") }
    }

    private mutating func addNote(_ note: String) { if !notes.contains(note) { notes.append(note) } }

    // MARK: The list

    private mutating func list(_ load: ListHistory.Step) -> JSONValue {
        var members = load.state.settings
        for (key, part) in [("tableHeaderView", load.state.header), ("tableFooterView", load.state.footer)] {
            guard let part, let cell = part.cell else { continue }
            let template = history.template(for: cell)
            let shown = JSONValue([
                "template": .text(template.name), "set": Self.set(template.changes(from: nil, to: cell)),
                "height": .number(part.height),
            ])
            members.append(.init(key: key, value: shown))
        }
        return .object(members + Members(["sections": .list(load.sections.indices.map { section(load, $0) })]))
    }

    private mutating func section(_ step: ListHistory.Step, _ index: Int) -> JSONValue {
        let (section, rows) = step.sections[index]
        let content = step.state.sections[index]
        return JSONValue([
            "id": .text(section.id), "header": part(content.header, section.header),
            "footer": part(content.footer, section.footer), "rows": .list(rows.map { row($0) }),
        ])
    }

    private func part(_ part: ListState.Part?, _ history: ListHistory.Part?) -> JSONValue? {
        guard part != nil || history != nil else { return nil }
        history?.last = history?.first
        return JSONValue([
            "template": history.map { .text($0.template.name) },
            "set": history.flatMap { Self.set($0.template.changes(from: nil, to: $0.first)) },
            "title": history == nil ? .text(part?.title ?? "") : nil, "height": part?.givenHeight.map { .number($0) },
        ])
    }

    private mutating func row(_ row: ListHistory.Row) -> JSONValue {
        guard let template = row.template, let cell = row.first else {
            hasUnseen = true
            // A table asks for the height of a row when it comes on screen, and has an estimate of it before.
            let isTable = history.steps.first?.state.isCollection == false
            let height = takesHeights ? JSONValue.number(row.height) : nil
            return JSONValue([
                "id": .text(row.id), "template": "unseen", "height": height, "estimatedHeight": isTable ? height : nil,
            ])
        }
        let height = row.givenHeight ?? (cell.isOpaque ? row.height : nil)
        row.last = cell
        return JSONValue([
            "id": .text(row.id), "template": .text(template.name),
            "set": Self.set(template.changes(from: nil, to: cell)),
            "height": takesHeights ? height.map { .number($0) } : nil,
        ])
    }

    private static func set(_ values: TemplateHistory.Values) -> JSONValue? {
        values.isEmpty ? nil : .object(values.map { .init(key: $0.path, value: $0.value) })
    }

    // MARK: Steps

    private mutating func step(_ index: Int) -> JSONValue {
        let step = history.steps[index]
        var actions: [JSONValue] = []
        if index == 0 {
            actions.append("load")
            if step.state.offset != step.state.restOffset {
                actions.append(JSONValue(["scroll": .number(step.state.offset)]))
            }
        } else {
            actions = self.actions(from: history.steps[index - 1], to: step)
        }
        return JSONValue(["name": .text(step.name), "do": actions.count == 1 ? actions[0] : .list(actions)])
    }

    private mutating func actions(from old: ListHistory.Step, to new: ListHistory.Step) -> [JSONValue] {
        var actions = traits(from: old.state, to: new.state)
        for setting in new.state.settings
        where !old.state.settings.contains(setting) && !new.state.isCollection && setting.key != "style" {
            actions.append(JSONValue(["set": .text("table.\(setting.key)"), "to": setting.value]))
        }
        let change = ListChange(from: old, to: new)
        var sets: [JSONValue] = []
        func set(_ name: String, _ template: TemplateHistory, _ last: CellState, _ cell: CellState) {
            sets += template.changes(from: last, to: cell).map { path, value in
                JSONValue(["set": .text("\(name).\(path)"), "to": value])
            }
        }
        for (row, cell) in change.present {
            if let last = row.last, let template = row.template { set(row.id, template, last, cell) }
            row.last = cell
        }
        for (part, name, cell) in change.presentParts {
            guard let last = part.last, part.template.admits(cell) else { continue }
            set(name, part.template, last, cell)
            part.last = cell
        }
        let structure = self.structure(change)
        let reloads = change.reloaded.map { JSONValue(["reload": .text($0.id)]) }
        if change.isReloadOfAll {
            actions += sets + ["reloadData"]
        } else if change.isUpdate || !structure.isEmpty || !reloads.isEmpty {
            actions.append(JSONValue(["update": .list(sets + reloads + structure)]))
        } else {
            actions += sets
        }
        if new.state.offset != old.state.offset { actions.append(JSONValue(["scroll": .number(new.state.offset)])) }
        return actions
    }

    private func traits(from old: ListState, to new: ListState) -> [JSONValue] {
        let changed = new.traits.filter { !old.traits.contains($0) }
        return changed.isEmpty ? [] : [JSONValue(["traits": .object(changed)])]
    }

    private mutating func structure(_ change: ListChange) -> [JSONValue] {
        var actions: [JSONValue] = []
        if !change.deletedSections.isEmpty {
            actions.append(JSONValue(["deleteSections": Self.texts(change.deletedSections.map(\.id))]))
        }
        if !change.deleted.isEmpty { actions.append(JSONValue(["delete": Self.texts(change.deleted.map(\.id))])) }
        actions += change.insertedSections.map {
            JSONValue(["insertSections": section(change.new, $0), "at": .number(Double($0))])
        }
        actions += change.movedSections.map { section, index in
            JSONValue(["moveSection": .text(section.id), "to": .number(Double(index))])
        }
        func place(_ place: RowMatching.Place) -> JSONValue {
            .list([.number(Double(place.section)), .number(Double(place.row))])
        }
        actions += change.inserted.map { JSONValue(["insert": row($0), "at": place($1)]) }
        return actions + change.moved.map { JSONValue(["move": .text($0.id), "to": place($1)]) }
    }
}
