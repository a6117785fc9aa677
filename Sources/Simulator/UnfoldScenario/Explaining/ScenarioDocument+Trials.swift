extension ScenarioDocument {
    /// With another value of one row, header or footer from the first step on, or another trait; no JSON is a text.
    /// - Throws: ``ScenarioErrors`` for what the file could not say either.
    package func trying(_ name: String, _ text: String, inRow row: String) throws(ScenarioErrors) -> ScenarioDocument {
        var changed = self
        if !name.contains(".") {
            let traits = try reading(text, of: name) { node in
                let member = JSONNode.Member(key: name, keyPosition: start, value: node.json)
                return TraitReader.traits(node.with(.object([member])))
            }
            traits.apply(to: &changed.deviceTraits)
            return changed
        }
        let holder = templateNames[row]
        guard let template = templates.first(where: { $0.name == holder }) else { return self }
        changed.set(try setting(name, text, in: template), of: [row])
        return changed
    }

    /// With an empty update after that step, as an app says it: `beginUpdates(); endUpdates()`.
    package func updating(afterStep index: Int) -> ScenarioDocument {
        var changed = self
        if changed.steps.indices.contains(index) {
            let step = changed.steps[index]
            changed.steps[index].actions.append(Steps.update.action(Block(), at: step.position))
        }
        return changed
    }

    /// A value that is given next to the file has no position in it.
    private var start: SourcePosition { SourcePosition(file: file, line: 1, column: 1) }

    /// A number as people write it, as JSON does: `.5`, `5.`, `+3` and `007`; nil for what is no number.
    package static func number(_ text: String) -> String? {
        guard let match = text.wholeMatch(of: /([+-]?)([0-9]*)(\.?)([0-9]*)([eE][+-]?[0-9]+)?/) else { return nil }
        let (sign, whole, point, fraction, exponent) = (match.1, match.2, match.3, match.4, match.5 ?? "")
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }
        let leading = whole.drop { $0 == "0" }
        let digits = "\(leading.isEmpty ? "0" : leading)\(point)\(fraction.isEmpty && !point.isEmpty ? "0" : fraction)"
        return (sign == "-" ? "-" : "") + digits + exponent
    }

    /// The value, and what is wrong with a number that is none as a value: it is a text then.
    private static func node(_ text: String, _ position: SourcePosition) -> (JSONNode, mistake: ScenarioError?) {
        let number = number(text)
        if let number, Double(number)?.isFinite != true {
            let mistake = ScenarioError(position: position, path: "", problem: .notFinite(text))
            return (JSONNode(position: position, value: .string(text)), mistake)
        }
        var json = JSONReader(Data((number ?? text).utf8), file: position.file)
        if let node = try? json.read(), json.errors.isEmpty { return (node.changed(position: position), nil) }
        return (JSONNode(position: position, value: .string(text)), nil)
    }

    /// Mistakes in a value that an option gave: none of them has a place in the file.
    private static func mistakes(_ errors: [ScenarioError], of name: String) -> ScenarioErrors {
        ScenarioErrors(
            errors: errors.map { ScenarioError(position: $0.position, path: "--set \(name)", problem: $0.problem) })
    }

    /// With other values in every row, header and footer, or traits, shown behind the scenario's name.
    /// - Throws: ``ScenarioErrors`` for a value that none of them could have.
    package func trying(_ settings: [(name: String, text: String)]) throws(ScenarioErrors) -> ScenarioDocument {
        guard !settings.isEmpty else { return self }
        var changed = self
        for (name, text) in settings {
            changed =
                name.contains(".") ? try changed.everywhere(name, text) : try changed.trying(name, text, inRow: "")
        }
        changed.cell = ([cell].compactMap { $0 } + [Self.name(of: settings)]).joined(separator: ", ")
        return changed
    }

    package static func name(of settings: [(name: String, text: String)]) -> String {
        settings.map { "\($0.name) = \($0.text)" }.joined(separator: ", ")
    }

    private func everywhere(_ name: String, _ text: String) throws(ScenarioErrors) -> ScenarioDocument {
        let holders = Dictionary(grouping: templateNames, by: \.value).mapValues { Set($0.map(\.key)) }
        var changed = self
        var isSet = false
        var mistakes: ScenarioErrors?
        let used = templates.filter { holders[$0.name] != nil }
        for template in used.isEmpty ? templates : used {
            do {
                changed.set(try setting(name, text, in: template), of: holders[template.name] ?? [])
                isSet = true
            } catch { mistakes = mistakes ?? error }
        }
        if !isSet, let mistakes { throw mistakes }
        return changed
    }

    private func setting(
        _ name: String, _ text: String, in template: Template
    ) throws(ScenarioErrors) -> TargetedSetting {
        try reading(text, of: name) { PathReader(template: template).setting(name, at: start, $0) }
    }

    /// What is no value as JSON may be one as a text: `title.text=5`. The mistakes are those of the kind that fits.
    private func reading<Value>(
        _ text: String, of name: String, read: (FileNode) -> Value?
    ) throws(ScenarioErrors) -> Value {
        let (value, mistake) = Self.node(text, start)
        var mistakes = mistake.map { [[$0]] } ?? []
        for value in [value, JSONNode(position: start, value: .string(text))] {
            let reader = NodeReader()
            if let result = read(FileNode(value, reader: reader)), reader.errors.isEmpty { return result }
            mistakes.append(reader.errors)
        }
        let fitting = mistakes.first { !$0.contains { if case .wrongType = $0.problem { true } else { false } } }
        throw Self.mistakes(fitting ?? mistakes[0], of: name)
    }

    package var templateNames: [String: String] {
        var names: [String: String] = [:]
        func note(_ holder: String, _ template: String?) { if let template { names[holder] = template } }
        for part in everySection.flatMap(\.parts) { note(part.name, part.part?.template) }
        for row in allRows { note(row.id, row.template) }
        note(RowModel.tableHeader, table.header?.template)
        note(RowModel.tableFooter, table.footer?.template)
        return names
    }

    private mutating func set(_ setting: TargetedSetting, of holders: Set<String>) {
        func isSame(_ other: TargetedSetting) -> Bool {
            other.target == setting.target && other.setting.property.name == setting.setting.property.name
        }
        func settings(_ list: [TargetedSetting]) -> [TargetedSetting] { list.filter { !isSame($0) } + [setting] }
        edit(setting: { holders.contains($0) && isSame($1) ? nil : $1 }) { row in
            if holders.contains(row.id) { row.settings = settings(row.settings) }
        } part: { name, part in
            if holders.contains(name) { part.settings = settings(part.settings) }
        }
    }
}
