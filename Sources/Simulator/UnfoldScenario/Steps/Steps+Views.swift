extension Steps {
    static let views: [any AnyStepKind] = [
        StepKind<SetContent>(
            "set", .property, [.needs("to", .value)],
            "A property of a row's view or constraint gets the value of 'to': row.id.property.",
            read: { $0.set($1) },
            perform: { runner, set, position in
                switch set {
                case .held(let held): runner.use(held.setting, in: held.holder)
                case .table(let setting):
                    runner.tablePositions[setting.property.name] = position
                    setting.property.set(runner.tableView, setting.value, .none)
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

struct ToggleContent: StepContent {
    var first, second: HeldSetting

    func edited(by edit: StepEdit) -> ToggleContent? {
        guard let first = first.edited(by: edit), let second = second.edited(by: edit) else { return nil }
        return ToggleContent(first: first, second: second)
    }
}

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
        guard let text = step.value.string(), let value = step["to"] else { return nil }
        let parts = holder(text)
        guard parts.count == 2 else { return step.value.refused(.invalid(.noProperty(text, ofRow: true))) }
        if parts[0] == "table" {
            let known = RowReader.tableProperties
            guard let property = known.first(where: { $0.name == parts[1] }) else {
                return step.value.refused(.unknownValue(parts[1], kind: "property", allowed: known.map(\.name)))
            }
            return RowReader.setting(property, value).map { .table($0) }
        }
        let paths = paths(of: parts[0], step.value)
        return paths?.setting(parts[1], at: step.value.position, value, name: step.value).map {
            .held(HeldSetting(holder: parts[0], setting: $0))
        }
    }

    fileprivate func toggle(_ step: StepNode) -> ToggleContent? {
        guard let text = step.value.string() else { return nil }
        let parts = holder(text)
        guard parts.count == 2, parts[0] != "table"
        else { return step.value.refused(.invalid(.noProperty(text, ofRow: true))) }
        guard let paths = paths(of: parts[0], step.value) else { return nil }
        // The second is what comes first: it is the first that is in force.
        var values = [step.value.with(.bool(false)), step.value.with(.bool(true))]
        if let between = step["between"] {
            values = between.elements()
            guard values.count == 2 else {
                if case .array = between.json.value {
                    between.fail(.wrongType(expected: .values(2), found: .values(values.count)))
                }
                return nil
            }
        } else {
            guard let property = paths.property(parts[1], at: step.value.position, step.value) else { return nil }
            guard case .flag = property.kind else { return step.value.refused(.invalid(.notAFlag(property.name))) }
        }
        let settings = values.all { paths.setting(parts[1], at: step.value.position, $0) }
        return settings.map {
            ToggleContent(
                first: HeldSetting(holder: parts[0], setting: $0[1]),
                second: HeldSetting(holder: parts[0], setting: $0[0]))
        }
    }

    fileprivate func viewPath(_ step: StepNode) -> ViewPath? {
        guard let text = step.value.string() else { return nil }
        if text == "table" { return .table }
        let parts = holder(text)
        guard let paths = paths(of: parts[0], step.value) else { return nil }
        guard parts.count == 2 else { return .cell(row: parts[0]) }
        return paths.view(parts[1], step.value) ? .view(row: parts[0], parts[1]) : nil
    }

    /// What holds the views, a row or `section.header`, and the rest of the path.
    private func holder(_ text: String) -> [String] {
        let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, names.templates[parts[0]] == nil, names.templates["\(parts[0]).\(parts[1])"] != nil
        else { return text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init) }
        return ["\(parts[0]).\(parts[1])"] + parts[2...]
    }

    private func paths(of row: String, _ node: FileNode) -> PathReader? {
        guard let name = names.templates[row] else {
            node.fail(unknown: row, kind: "row", allowed: names.inOrder, in: "rows")
            return nil
        }
        return rows.templates.first { $0.name == name }.map { PathReader(template: $0) }
    }
}

// MARK: Performing

extension ScenarioRunner {
    /// Into the app's model, and into the cell if there is one.
    fileprivate func use(_ setting: TargetedSetting, in holder: String) {
        model.set(setting, of: holder)
        contents(of: holder)?.apply(setting)
    }

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
        note(.noCell(action: action, row: row, isPart: model.path(of: row) == nil), .note, at: position)
        return nil
    }
}
