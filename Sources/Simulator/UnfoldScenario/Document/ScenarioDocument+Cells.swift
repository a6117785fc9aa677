extension ScenarioDocument {
    /// The documents to run, each independent of the others: one a matrix cell, or this one alone.
    public var cells: [ScenarioDocument] {
        guard let matrix else { return [self] }
        let inputs = writtenInputs
        return matrix.cells.map { cell in
            var document = self
            document.inputs = inputs
            document.matrix = nil
            document.cell = cell.name
            for traits in cell.traits { traits.apply(to: &document.deviceTraits) }
            if cell.textSet != .normal { document.mapTexts(cell.textSet.text) }
            return document
        }
    }

    /// Changes every text that a user reads, or those of one view, header or footer: in templates, rows and steps.
    mutating func mapTexts(of only: String? = nil, _ change: @escaping (String) -> String) {
        func map(_ setting: Setting) -> Setting {
            Setting(property: setting.property, value: setting.value.mappingText(change))
        }
        func map(_ targeted: TargetedSetting) -> TargetedSetting {
            guard only == nil || targeted.target == only else { return targeted }
            return TargetedSetting(target: targeted.target, setting: map(targeted.setting))
        }
        for template in templates.indices {
            templates[template].cellSettings = templates[template].cellSettings.map { map($0) }
            for view in templates[template].views.indices
            where only == nil || templates[template].views[view].id == only {
                templates[template].views[view].settings = templates[template].views[view].settings.map { map($0) }
            }
        }
        edit(setting: { map($1) }) { row in
            row.settings = row.settings.map { map($0) }
        } part: { name, part in
            if only == nil || only == name { part.title = part.title.map(change) }
            part.settings = part.settings.map { map($0) }
        }
    }

    /// Changes each row, header and footer, those that come later too, and each setting of a step.
    mutating func edit(
        setting: @escaping (_ holder: String, TargetedSetting) -> TargetedSetting? = { $1 },
        row change: @escaping (inout RowSpec) -> Void, part: @escaping (_ name: String, inout PartSpec) -> Void
    ) {
        func row(_ old: RowSpec) -> RowSpec {
            var new = old
            change(&new)
            new.children = new.children.map(row)
            return new
        }
        func edited(_ old: PartSpec?, _ name: String) -> PartSpec? {
            guard var new = old else { return nil }
            part(name, &new)
            return new
        }
        func section(_ old: SectionSpec) -> SectionSpec {
            var new = old
            new.rows = old.rows.map(row)
            new.header = edited(old.header, old.parts[0].name)
            new.footer = edited(old.footer, old.parts[1].name)
            return new
        }
        table.sections = table.sections.map(section)
        table.header = edited(table.header, RowModel.tableHeader)
        table.footer = edited(table.footer, RowModel.tableFooter)
        for step in steps.indices { steps[step].edit(StepEdit(setting: setting, row: row, section: section)) }
    }
}
