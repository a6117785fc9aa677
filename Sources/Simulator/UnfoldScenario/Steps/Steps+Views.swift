extension Steps {
    static let views: [any AnyStepKind] = [
        StepKind<SetContent>(
            "set", .property, [.needs("to", .value)],
            "A property of a row's view or constraint gets the value of 'to': row.id.property.",
            read: { $0.set($1) },
            perform: { runner, set, _ in
                switch set {
                case .held(let held): runner.use(held.setting, in: held.holder)
                case .table(let setting): setting.property.set(runner.tableView, setting.value, .none)
                }
            },
            words: { "set \($0.path)\($0.value.shortWords)" },
            input: { ["set \($0.path) = \($0.value.words)"] },
            titles: { ["set \($0.path)"] }),
        StepKind<ToggleContent>(
            "toggle", .property, [.may("between", .pair)],
            "True becomes false and back, or the values of 'between' take turns: row.id.property.",
            read: { $0.toggle($1) },
            perform: { runner, toggle, _ in runner.toggle(toggle) },
            words: { "toggle \($0.first.path)" }),
        message("layoutIfNeeded") { $0.layoutIfNeeded() },
        message("setNeedsLayout") { $0.setNeedsLayout() },
        message("setNeedsUpdateConstraints") { $0.setNeedsUpdateConstraints() },
        message("updateConstraintsIfNeeded") { $0.updateConstraintsIfNeeded() },
        message("invalidateIntrinsicContentSize") { $0.invalidateIntrinsicContentSize() },
    ]

    private static func message(
        _ word: String, _ send: @escaping @MainActor @Sendable (UIView) -> Void
    ) -> any AnyStepKind {
        StepKind<ViewPath>(
            word, .view, [], "Sent to a view (row.view), a row's cell (row) or the table.",
            read: { $0.viewPath($1) },
            perform: { runner, path, position in runner.view(at: path, for: word, position).map(send) },
            words: { "\(word) \($0.words)" })
    }
}

/// A value for a property of something that a row, header or footer holds.
struct HeldSetting: StepContent {
    var holder: String
    var setting: TargetedSetting

    var path: String { "\(holder).\(setting.path)" }

    func edited(by edit: StepEdit) -> HeldSetting? {
        edit.setting(holder, setting).map { HeldSetting(holder: holder, setting: $0) }
    }
}

enum SetContent: StepContent {
    case held(HeldSetting)
    case table(Setting)

    var path: String {
        switch self {
        case .held(let held): held.path
        case .table(let setting): "table.\(setting.property.name)"
        }
    }

    var value: PropertyValue {
        switch self {
        case .held(let held): held.setting.setting.value
        case .table(let setting): setting.value
        }
    }

    func edited(by edit: StepEdit) -> SetContent? {
        if case .held(let held) = self { held.edited(by: edit).map { .held($0) } } else { self }
    }
}

/// The second value where the first is in force, else the first.
struct ToggleContent: StepContent {
    var first: HeldSetting
    var second: HeldSetting

    func edited(by edit: StepEdit) -> ToggleContent? {
        guard let first = first.edited(by: edit), let second = second.edited(by: edit) else { return nil }
        return ToggleContent(first: first, second: second)
    }
}

/// A view of a row, a row's cell, or the table.
enum ViewPath: Hashable, StepContent {
    case table
    case cell(row: String)
    case view(row: String, String)

    var words: String {
        switch self {
        case .table: "table"
        case .cell(let row): row
        case .view(let row, let view): "\(row).\(view)"
        }
    }
}

// MARK: Reading

extension StepReader {
    fileprivate func set(_ step: StepNode) -> SetContent? {
        guard let text = reader.string(step.node, step.path), let value = step.key("to") else { return nil }
        let parts = holder(text)
        guard parts.count == 2 else { return failForProperty(text, step) }
        if parts[0] == "table" { return setTable(parts[1], value, step) }
        guard let template = template(of: parts[0], step.position, step.path) else { return nil }
        return PathReader(reader: reader, template: template)
            .setting(parts[1], step.position, value.node, value.path)
            .map { .held(HeldSetting(holder: parts[0], setting: $0)) }
    }

    private func setTable(_ name: String, _ value: StepNode, _ step: StepNode) -> SetContent? {
        let known = RowReader.tableProperties
        guard let property = known.first(where: { $0.name == name }) else {
            return reader.refused(
                step.position, step.path, .unknownValue(name, kind: "property", allowed: known.map(\.name)))
        }
        return rowReader.heightChecked(property, value.node, value.path).map {
            .table(Setting(property: property, value: $0))
        }
    }

    /// The other value of a flag, or of two values that are given.
    fileprivate func toggle(_ step: StepNode) -> ToggleContent? {
        guard let text = reader.string(step.node, step.path) else { return nil }
        let parts = holder(text)
        guard parts.count == 2, parts[0] != "table" else { return failForProperty(text, step) }
        guard let template = template(of: parts[0], step.position, step.path) else { return nil }
        let paths = PathReader(reader: reader, template: template)
        func content(_ first: TargetedSetting, _ second: TargetedSetting) -> ToggleContent {
            ToggleContent(
                first: HeldSetting(holder: parts[0], setting: first),
                second: HeldSetting(holder: parts[0], setting: second))
        }
        guard let between = step.key("between") else {
            guard let property = paths.property(parts[1], step.position, step.path) else { return nil }
            guard case .flag = property.kind else {
                return reader.refused(step.position, step.path, .invalid(.notAFlag(property.name)))
            }
            let flags = [true, false].compactMap {
                paths.setting(parts[1], step.position, JSONNode(position: step.position, value: .bool($0)), step.path)
            }
            return flags.count == 2 ? content(flags[0], flags[1]) : nil
        }
        let values = reader.array(between.node, between.path)
        guard values.count == 2 else {
            if case .array = between.node.value {
                reader.fail(
                    between.position, between.path, .wrongType(expected: .values(2), found: .values(values.count)))
            }
            return nil
        }
        let settings = values.compactMap { paths.setting(parts[1], step.position, $0.node, $0.path) }
        // The second is what comes first: it is the first that is in force.
        return settings.count == 2 ? content(settings[1], settings[0]) : nil
    }

    private func failForProperty<Content>(_ text: String, _ step: StepNode) -> Content? {
        reader.refused(step.position, step.path, .invalid(.noProperty(text, ofRow: true)))
    }

    fileprivate func viewPath(_ step: StepNode) -> ViewPath? {
        guard let text = reader.string(step.node, step.path) else { return nil }
        if text == "table" { return .table }
        let parts = holder(text)
        guard let template = template(of: parts[0], step.position, step.path) else { return nil }
        guard parts.count == 2 else { return .cell(row: parts[0]) }
        guard PathReader(reader: reader, template: template).view(parts[1], step.position, step.path)
        else { return nil }
        return .view(row: parts[0], parts[1])
    }

    /// What holds the views, a row or `section.header`, and the rest of the path.
    private func holder(_ text: String) -> [String] {
        let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, names.templates[parts[0]] == nil, names.templates["\(parts[0]).\(parts[1])"] != nil
        else { return text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init) }
        return ["\(parts[0]).\(parts[1])"] + parts[2...]
    }

    private func template(of row: String, _ position: SourcePosition, _ path: String) -> Template? {
        guard let name = names.templates[row]
        else { return reader.refused(position, path, .unknownValue(row, kind: "row", allowed: names.inOrder)) }
        return templates.first { $0.name == name }
    }
}

// MARK: Performing

extension ScenarioRunner {
    /// Into the app's model, and into the cell if there is one.
    fileprivate func use(_ setting: TargetedSetting, in holder: String) {
        model.set(setting, of: holder)
        contents(of: holder)?.apply(setting)
    }

    /// As an app does that asks what is in force and sets the other value.
    fileprivate func toggle(_ toggle: ToggleContent) {
        let (row, first) = (toggle.first.holder, toggle.first.setting)
        let name = first.setting.property.name
        let present =
            model.setting(of: row, first.target, name) ?? contents(of: row)?.value(
                of: first.target, first.setting.property)
            ?? model.template(of: row)?.value(of: first.target, name)
        use(present == first.setting.value ? toggle.second.setting : first, in: row)
    }

    /// As in an app, a row off screen has no cell to send a message to.
    fileprivate func view(at path: ViewPath, for action: String, _ position: SourcePosition) -> UIView? {
        let row: String
        let name: String
        switch path {
        case .table: return tableView
        case .cell(let id): (row, name) = (id, "cell")
        case .view(let id, let view): (row, name) = (id, view)
        }
        guard isLoaded(for: action, at: position) else { return nil }
        if let contents = contents(of: row) { return contents.view(name) }
        note(.noCell(action: action, row: row), .note, at: position)
        return nil
    }
}
