import UnfoldAutoLayout

/// What a document says, thing by thing.
extension ScenarioDocument {
    /// The table, templates with their views and constraints, sections, rows and steps, in this order.
    /// - Complexity: O(size of the document).
    var writtenGivens: [Given] {
        var names = GivenNames()
        var givens = [Given(.table, table.collection == nil ? "" : "collection", table.values)]
        for template in templates { givens += template.givens(&names) }
        let parts = [(RowModel.tableHeader, table.header), (RowModel.tableFooter, table.footer)]
        givens += parts.compactMap { name, part in part.map { Given(.part, name, $0.values) } }
        for section in everySection { givens += section.givens(&names) }
        for row in insertedRows.flatMap(\.withDescendants) { givens.append(row.given(&names)) }
        for step in steps {
            let actions = step.actions.flatMap(\.givenWords)
            let values = actions.enumerated().map { Given.Value("\($0 + 1)", $1) }
            givens.append(Given(.step, names.unique(.step, step.name), values))
        }
        return givens
    }
}

/// Keeps names apart: the second of a name is `name#2`.
struct GivenNames {
    private var known: [GivenKey: Int] = [:]

    mutating func unique(_ kind: Given.Kind, _ name: String) -> String {
        let count = (known[GivenKey(kind: kind, name: name)] ?? 0) + 1
        known[GivenKey(kind: kind, name: name)] = count
        return count == 1 ? name : "\(name)#\(count)"
    }
}

extension Setting {
    fileprivate var given: Given.Value { Given.Value(property.name, value.words) }
}

extension [TargetedSetting] {
    /// The last of several for one property counts.
    fileprivate var values: [Given.Value] {
        var values: [Given.Value] = []
        for targeted in self {
            let value = Given.Value(
                "\(targeted.target).\(targeted.setting.property.name)", targeted.setting.value.words)
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
    fileprivate var values: [Given.Value] {
        let sections = Given.Value("sections", self.sections.map(\.id).joined(separator: ", "))
        if let collection { return collection.values + [sections] }
        let style = RowReader.tableStyles.first { $0.style == self.style }?.name ?? ""
        return [Given.Value("style", style)] + settings.map(\.given) + [sections]
    }
}

extension CollectionSpec {
    fileprivate var values: [Given.Value] {
        func number(_ name: String, _ value: Double) -> Given.Value {
            Given.Value(name, LayoutNumber.print(value))
        }
        switch self {
        case .list(let list):
            return [
                Given.Value("layout", list.appearance),
                Given.Value("header", CollectionReader.headers[list.firstItemIsHeader ? 1 : 0]),
                Given.Value("showsSeparators", "\(list.showsSeparators)"),
            ] + (list.estimatedRowHeight.map { [number("estimatedRowHeight", $0)] } ?? [])
        case .grid(let grid):
            return [
                Given.Value("layout", "grid"), Given.Value("grid", "\(grid.columns)"),
                number("estimatedHeight", grid.estimatedHeight), number("interItemSpacing", grid.itemSpacing),
                number("interGroupSpacing", grid.lineSpacing), number("contentInset", grid.inset),
            ]
        case .flow(let flow):
            return [
                Given.Value("layout", "flow"),
                Given.Value("flow", CollectionReader.flowSizes[flow.isSelfSizing ? 1 : 0]),
                number("itemWidth", flow.itemWidth), number("itemHeight", flow.itemHeight),
                number("minimumInteritemSpacing", flow.itemSpacing), number("minimumLineSpacing", flow.lineSpacing),
                number("sectionInset", flow.inset),
            ]
        }
    }
}

extension Template {
    fileprivate func givens(_ names: inout GivenNames) -> [Given] {
        var givens = [Given(.template, name, [Given.Value("style", style)])]
        var targets: [(name: String, values: [Given.Value])] = []
        for targeted in cellSettings {
            if targets.last?.name != targeted.target { targets.append((targeted.target, [])) }
            targets[targets.count - 1].values.append(targeted.setting.given)
        }
        givens += targets.map { Given(.view, names.unique(.view, "\(name).\($0.name)"), $0.values) }
        for view in views + guides {
            let structure = [Given.Value("type", view.type), Given.Value("parent", view.parent ?? "null")]
            givens.append(
                Given(.view, names.unique(.view, "\(name).\(view.id)"), structure + view.settings.map(\.given)))
        }
        for constraint in constraints {
            let known = names.unique(.constraint, "\(name).\(constraint.givenName)")
            givens.append(Given(.constraint, known, constraint.values))
        }
        return givens
    }
}

extension ConstraintSpec {
    private static let relations: [(NSLayoutConstraint.Relation, String)] = [
        (.equal, "=="), (.lessThanOrEqual, "<="), (.greaterThanOrEqual, ">="),
    ]

    /// The id, or the anchors without the numbers.
    fileprivate var givenName: String {
        id ?? ([equation.first.text] + [equation.second?.text].compactMap { $0 }).joined(separator: "~")
    }

    fileprivate var values: [Given.Value] {
        let relation = Self.relations.first { $0.0 == equation.relation }?.1 ?? ""
        let form = "\(equation.first.text) \(relation)" + (equation.second.map { " \($0.text)" } ?? "")
        return [
            Given.Value("form", form), Given.Value("multiplier", PropertyValue.number(equation.multiplier)),
            Given.Value("constant", PropertyValue.number(equation.constant)),
            Given.Value("priority", PropertyValue.number(Double(priority))), Given.Value("isActive", "\(isActive)"),
        ]
    }
}

extension SectionSpec {
    fileprivate func givens(_ names: inout GivenNames) -> [Given] {
        var givens = [Given(.section, names.unique(.section, id), [])]
        for (kind, part) in [(PartSpec.Kind.header, header), (.footer, footer)] {
            guard let part else { continue }
            givens.append(Given(.part, names.unique(.part, RowModel.key(of: kind, id)), part.values))
        }
        return givens + rows.flatMap(\.withDescendants).map { $0.given(&names) }
    }
}

extension PartSpec {
    fileprivate var values: [Given.Value] {
        [
            title.map { Given.Value("title", PropertyValue.cut($0)) }, template.map { Given.Value("template", $0) },
            height.map { Given.Value("height", PropertyValue.number($0)) },
            estimatedHeight.map { Given.Value("estimatedHeight", PropertyValue.number($0)) },
        ].compactMap { $0 } + settings.values
    }
}

extension RowSpec {
    fileprivate func given(_ names: inout GivenNames) -> Given {
        let own = [
            Given.Value("template", template), height.map { Given.Value("height", PropertyValue.number($0)) },
            estimatedHeight.map { Given.Value("estimatedHeight", PropertyValue.number($0)) },
            children.isEmpty ? nil : Given.Value("children", children.map(\.id).joined(separator: ", ")),
            children.isEmpty ? nil : Given.Value("isExpanded", "\(isExpanded)"),
        ].compactMap { $0 }
        return Given(.row, names.unique(.row, id), own + settings.values)
    }
}
