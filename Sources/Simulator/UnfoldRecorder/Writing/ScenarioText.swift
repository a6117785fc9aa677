/// The scenario of a recording, as a file has it.
struct ScenarioText {
    private var history: ListHistory
    private let name: String
    private let origin: [JSONValue.Member]
    private var notes: [String] = []
    private var fonts: [String] = []
    private var hasUnseen = false
    /// Whether rows may be given heights: in tables, and in flow layouts of fixed sizes.
    private var takesHeights = true

    /// - Parameter origin: the device, the system and the locale.
    init(name: String, history: ListHistory, origin: [JSONValue.Member]) {
        (self.name, self.history, self.origin) = (name, history, origin)
    }

    /// The text, with a newline at its end.
    mutating func text() -> String {
        guard let load = history.steps.first else { return "{}\n" }
        for step in history.steps { collect(step.state) }
        let isFixed = load.state.settings.contains { $0.value.written().contains("\"flow\": \"fixed\"") }
        takesHeights = !load.state.isCollection || isFixed
        let list = self.list(load)
        let steps = history.steps.indices.map { step($0) }
        var templates = history.templates.map { JSONValue.Member(key: $0.name, value: $0.json) }
        if hasUnseen {
            templates.append(.init(key: "unseen", value: JSONValue(["views": .list([])])))
            notes.append(
                "rows of the template 'unseen' were never on screen: they have the height that the list had for them")
        }
        var recorded = origin
        if !fonts.isEmpty { recorded.append(.init(key: "fonts", value: .list(fonts.map { .text($0) }))) }
        recorded.append(.init(key: "notes", value: .list((Self.limits + notes).map { .text($0) })))
        let scenario = JSONValue([
            "schemaVersion": .number(1), "name": .text(name), "recorded": .object(recorded),
            "traits": .object(load.state.traits), "templates": .object(templates),
            load.state.isCollection ? "collection" : "table": list, "steps": .list(steps),
        ])
        return scenario.written() + "\n"
    }

    /// What no recording can see.
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
            var own: [JSONValue.Member] = [.init(key: "template", value: .text(template.name))]
            own += Self.set(template.changes(from: nil, to: cell))
            members.append(.init(key: key, value: .object(own + [.init(key: "height", value: .number(part.height))])))
        }
        let sections = load.sections.indices.map { section(load, $0) }
        return .object(members + [.init(key: "sections", value: .list(sections))])
    }

    private mutating func section(_ step: ListHistory.Step, _ index: Int) -> JSONValue {
        let (section, rows) = step.sections[index]
        var members: [JSONValue.Member] = [.init(key: "id", value: .text(section.id))]
        let content = step.state.sections[index]
        for (key, part, history) in [
            ("header", content.header, section.header), ("footer", content.footer, section.footer),
        ] where part != nil || history != nil {
            var own: [JSONValue.Member] = []
            if let history {
                own.append(.init(key: "template", value: .text(history.template.name)))
                own += Self.set(history.template.changes(from: nil, to: history.first))
                history.last = history.first
            } else {
                own.append(.init(key: "title", value: .text(part?.title ?? "")))
            }
            if let height = part?.givenHeight { own.append(.init(key: "height", value: .number(height))) }
            members.append(.init(key: key, value: .object(own)))
        }
        members.append(.init(key: "rows", value: .list(rows.map { row($0) })))
        return .object(members)
    }

    private mutating func row(_ row: ListHistory.Row) -> JSONValue {
        var members: [JSONValue.Member] = [.init(key: "id", value: .text(row.id))]
        guard let template = row.template, let cell = row.first else {
            hasUnseen = true
            members.append(.init(key: "template", value: .text("unseen")))
            // A table asks for the height of a row when it comes on screen, and has an estimate of it before.
            let isTable = history.steps.first?.state.isCollection == false
            let keys = takesHeights ? ["height"] + (isTable ? ["estimatedHeight"] : []) : []
            return .object(members + keys.map { .init(key: $0, value: .number(row.height)) })
        }
        members.append(.init(key: "template", value: .text(template.name)))
        members += Self.set(template.changes(from: nil, to: cell))
        let height = row.givenHeight ?? (cell.isOpaque ? row.height : nil)
        if let height, takesHeights { members.append(.init(key: "height", value: .number(height))) }
        row.last = cell
        return .object(members)
    }

    private static func set(_ values: TemplateHistory.Values) -> [JSONValue.Member] {
        guard !values.isEmpty else { return [] }
        return [.init(key: "set", value: .object(values.map { .init(key: $0.path, value: $0.value) }))]
    }

    // MARK: Steps

    private mutating func step(_ index: Int) -> JSONValue {
        let step = history.steps[index]
        var actions: [JSONValue] = []
        if index == 0 {
            actions.append(.text("load"))
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
        for (row, cell) in change.present {
            // Off screen it keeps what it had.
            if let last = row.last, let template = row.template {
                for (path, value) in template.changes(from: last, to: cell) {
                    sets.append(JSONValue(["set": .text("\(row.id).\(path)"), "to": value]))
                }
            }
            row.last = cell
        }
        for (part, name, cell) in change.presentParts {
            guard let last = part.last, part.template.admits(cell) else { continue }
            for (path, value) in part.template.changes(from: last, to: cell) {
                sets.append(JSONValue(["set": .text("\(name).\(path)"), "to": value]))
            }
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

    /// Rows and sections that came, went and moved.
    private mutating func structure(_ change: ListChange) -> [JSONValue] {
        var actions: [JSONValue] = []
        if !change.deletedSections.isEmpty {
            actions.append(JSONValue(["deleteSections": .list(change.deletedSections.map { .text($0.id) })]))
        }
        if !change.deleted.isEmpty { actions.append(JSONValue(["delete": .list(change.deleted.map { .text($0.id) })])) }
        for index in change.insertedSections {
            actions.append(
                JSONValue(["insertSections": section(change.new, index), "at": .number(Double(index))]))
        }
        for (section, index) in change.movedSections {
            actions.append(JSONValue(["moveSection": .text(section.id), "to": .number(Double(index))]))
        }
        func place(_ place: RowMatching.Place) -> JSONValue {
            .list([.number(Double(place.section)), .number(Double(place.row))])
        }
        for (row, target) in change.inserted {
            actions.append(JSONValue(["insert": self.row(row), "at": place(target)]))
        }
        for (row, target) in change.moved {
            actions.append(JSONValue(["move": .text(row.id), "to": place(target)]))
        }
        return actions
    }
}

extension JSONValue: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self = .text(value) }
}
