extension ScenarioDocument {
    /// The table, templates with their views and constraints, sections, rows and steps, in this order.
    var writtenInputs: [RecordedInput] {
        var names = InputNames()
        var inputs = [RecordedInput(.table, table.collection == nil ? "" : "collection", table.values)]
        for template in templates { inputs += template.inputs(&names) }
        let parts = [(RowModel.tableHeader, table.header), (RowModel.tableFooter, table.footer)]
        inputs += parts.compactMap { name, part in part.map { RecordedInput(.part, name, $0.values) } }
        for section in everySection { inputs += section.inputs(&names) }
        for row in insertedRows.flatMap(\.withDescendants) { inputs.append(row.input(&names)) }
        for step in steps {
            let actions = step.actions.flatMap(\.inputDescription)
            let values = actions.enumerated().map { Value("\($0 + 1)", $1) }
            inputs.append(RecordedInput(.step, names.unique(.step, step.name), values))
        }
        return inputs
    }
}

struct InputNames {
    private var known: [InputKey: Int] = [:]

    mutating func unique(_ kind: RecordedInput.Kind, _ name: String) -> String {
        let count = (known[InputKey(kind: kind, name: name)] ?? 0) + 1
        known[InputKey(kind: kind, name: name)] = count
        return count == 1 ? name : "\(name)#\(count)"
    }
}

private typealias Value = RecordedInput.Value

extension Setting { fileprivate var input: RecordedInput.Value { Value(property.name, value.words) } }

extension [TargetedSetting] {
    /// The last of several for one property counts.
    fileprivate var values: [RecordedInput.Value] {
        var values: [RecordedInput.Value] = []
        for targeted in self {
            let value = Value(targeted.path, targeted.setting.value.words)
            if let index = values.firstIndex(where: { $0.name == value.name }) {
                values[index] = value
            } else {
                values.append(value)
            }
        }
        return values
    }
}

extension TableSpec {
    fileprivate var values: [RecordedInput.Value] {
        let sections = Value("sections", self.sections.map(\.id).joined(separator: ", "))
        if let collection { return collection.inputs + [sections] }
        let style = RowReader.tableStyles.first { $0.style == self.style }?.name ?? ""
        return [Value("style", style)] + settings.map(\.input) + [sections]
    }
}

extension CollectionSpec {
    /// A list's look is its layout.
    fileprivate var inputs: [Value] {
        let layout = appearance ?? kind.rawValue
        return [.init("layout", layout)]
            + keys.dropFirst(kind == .list ? 1 : 0).compactMap { key in
                if let number = number(key.name) { return .init(key.name, LayoutNumber.print(number)) }
                return value(key.name).map { .init(key.name, $0.words) }
            }
    }
}

extension Template {
    fileprivate func inputs(_ names: inout InputNames) -> [RecordedInput] {
        var inputs = [RecordedInput(.template, name, [Value("style", style)])]
        var targets: [(name: String, values: [RecordedInput.Value])] = []
        for targeted in cellSettings {
            if targets.last?.name != targeted.target { targets.append((targeted.target, [])) }
            targets[targets.count - 1].values.append(targeted.setting.input)
        }
        inputs += targets.map { RecordedInput(.view, names.unique(.view, "\(name).\($0.name)"), $0.values) }
        for view in views + guides {
            let structure = [Value("type", view.type), Value("parent", view.parent ?? "null")]
            inputs.append(
                RecordedInput(.view, names.unique(.view, "\(name).\(view.id)"), structure + view.settings.map(\.input)))
        }
        for constraint in constraints {
            let known = names.unique(.constraint, "\(name).\(constraint.givenName)")
            inputs.append(RecordedInput(.constraint, known, constraint.values))
        }
        return inputs
    }
}

extension ConstraintSpec {
    /// The id, or the anchors without the numbers.
    fileprivate var givenName: String {
        id ?? ([equation.first.text] + [equation.second?.text].compactMap { $0 }).joined(separator: "~")
    }

    fileprivate var values: [RecordedInput.Value] {
        let form = "\(equation.first.text) \(equation.relation.printed)" + (equation.second.map { " \($0.text)" } ?? "")
        let numbers = [
            ("multiplier", equation.multiplier), ("constant", equation.constant), ("priority", Double(priority)),
        ]
        return [Value("form", form)] + numbers.map { Value($0, PropertyValue.number($1)) }
            + [Value("isActive", "\(isActive)")]
    }
}

extension SectionSpec {
    fileprivate func inputs(_ names: inout InputNames) -> [RecordedInput] {
        var inputs = [RecordedInput(.section, names.unique(.section, id), [])]
        for case (let name, let part?) in parts {
            inputs.append(RecordedInput(.part, names.unique(.part, name), part.values))
        }
        return inputs + rows.flatMap(\.withDescendants).map { $0.input(&names) }
    }
}

extension PartSpec {
    fileprivate var values: [RecordedInput.Value] {
        [
            title.map { Value("title", PropertyValue.cut($0)) },
            template.map { Value("template", $0) },
            height.map { Value("height", PropertyValue.number($0)) },
            estimatedHeight.map { Value("estimatedHeight", PropertyValue.number($0)) },
        ].compactMap { $0 } + settings.values
    }
}

extension RowSpec {
    fileprivate func input(_ names: inout InputNames) -> RecordedInput {
        let own = [
            Value("template", template),
            height.map { Value("height", PropertyValue.number($0)) },
            estimatedHeight.map { Value("estimatedHeight", PropertyValue.number($0)) },
            children.isEmpty ? nil : Value("children", children.map(\.id).joined(separator: ", ")),
            children.isEmpty ? nil : Value("isExpanded", "\(isExpanded)"),
        ].compactMap { $0 }
        return RecordedInput(.row, names.unique(.row, id), own + settings.values)
    }
}
