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
        func map(_ row: RowSpec) -> RowSpec {
            var row = row
            row.settings = row.settings.map { map($0) }
            row.children = row.children.map { map($0) }
            return row
        }
        func map(_ part: PartSpec?, _ name: String) -> PartSpec? {
            guard var part else { return nil }
            if only == nil || only == name { part.title = part.title.map(change) }
            part.settings = part.settings.map { map($0) }
            return part
        }
        func map(_ section: SectionSpec) -> SectionSpec {
            var section = section
            section.rows = section.rows.map { map($0) }
            section.header = map(section.header, "\(section.id).header")
            section.footer = map(section.footer, "\(section.id).footer")
            return section
        }
        let edit = StepEdit(setting: { map($1) }, row: { map($0) }, section: { map($0) })
        for template in templates.indices {
            templates[template].cellSettings = templates[template].cellSettings.map { map($0) }
            for view in templates[template].views.indices
            where only == nil || templates[template].views[view].id == only {
                templates[template].views[view].settings = templates[template].views[view].settings.map { map($0) }
            }
        }
        table.sections = table.sections.map { map($0) }
        table.header = map(table.header, "table.header")
        table.footer = map(table.footer, "table.footer")
        for step in steps.indices { steps[step].edit(edit) }
    }
}
