import UnfoldAutoLayout
import Foundation

/// The same scenario with one thing changed, for what-if questions that a fitted row alone cannot answer.
extension ScenarioDocument {
    /// With another value for a property of one row, header or footer, in force from the first step on; or with another
    /// trait.
    /// - Parameters:
    ///   - name: `title.text`, `detailHeight.constant`, `cell.accessoryType`, or a trait such as `width`.
    ///   - text: the value as the file would write it; what is no JSON is a text.
    /// - Throws: ``ScenarioErrors`` for what the file could not say either.
    package func trying(_ name: String, _ text: String, inRow row: String) throws(ScenarioErrors) -> ScenarioDocument {
        let reader = NodeReader()
        let position = SourcePosition(file: "--set", line: 1, column: 1)
        let value = Self.node(text, position)
        var changed = self
        if !name.contains(".") {
            let member = JSONNode.Member(key: name, keyPosition: position, value: value)
            let node = JSONNode(position: position, value: .object([member]))
            let traits = TraitReader(reader: reader).traits(node, "")
            guard reader.errors.isEmpty, let traits else { throw ScenarioErrors(errors: reader.errors) }
            traits.apply(to: &changed.deviceTraits)
            return changed
        }
        guard let template = templates.first(where: { $0.name == self.template(of: row) }) else { return self }
        let setting = PathReader(reader: reader, template: template).setting(name, position, value, name)
        guard reader.errors.isEmpty, let setting else { throw ScenarioErrors(errors: reader.errors) }
        changed.set(setting, of: row)
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

    private static func node(_ text: String, _ position: SourcePosition) -> JSONNode {
        var json = JSONReader(Data(text.utf8), file: position.file)
        if let node = try? json.read(), json.errors.isEmpty { return node }
        return JSONNode(position: position, value: .string(text))
    }

    /// Name of the template of a row, header or footer that was ever there.
    private func template(of holder: String) -> String? {
        var found: String?
        for section in everySection {
            if holder == RowModel.key(of: .header, section.id) { found = section.header?.template ?? found }
            if holder == RowModel.key(of: .footer, section.id) { found = section.footer?.template ?? found }
        }
        for row in everyRow where row.id == holder { found = row.template }
        if holder == RowModel.tableHeader { found = table.header?.template }
        if holder == RowModel.tableFooter { found = table.footer?.template }
        return found
    }

    /// In place of everything that the row and the steps say of that property.
    private mutating func set(_ setting: TargetedSetting, of holder: String) {
        func isSame(_ other: TargetedSetting) -> Bool {
            other.target == setting.target && other.setting.property.name == setting.setting.property.name
        }
        func settings(_ list: [TargetedSetting]) -> [TargetedSetting] { list.filter { !isSame($0) } + [setting] }
        func row(_ old: RowSpec) -> RowSpec {
            var new = old
            if old.id == holder { new.settings = settings(old.settings) }
            new.children = old.children.map(row)
            return new
        }
        func part(_ part: PartSpec?, _ name: String) -> PartSpec? {
            guard var part, name == holder else { return part }
            part.settings = settings(part.settings)
            return part
        }
        func section(_ section: SectionSpec) -> SectionSpec {
            var section = section
            section.rows = section.rows.map(row)
            section.header = part(section.header, RowModel.key(of: .header, section.id))
            section.footer = part(section.footer, RowModel.key(of: .footer, section.id))
            return section
        }
        let edit = StepEdit(
            setting: { $0 == holder && isSame($1) ? nil : $1 }, row: row, section: section)
        table.sections = table.sections.map(section)
        table.header = part(table.header, RowModel.tableHeader)
        table.footer = part(table.footer, RowModel.tableFooter)
        for index in steps.indices { steps[index].edit(edit) }
    }
}
