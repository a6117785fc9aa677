import UnfoldAutoLayout
import Foundation

/// The axes of a matrix; an axis that is left out has the scenario's own value.
struct MatrixSpec: Sendable {
    struct Column: Sendable {
        var name: String
        var traits: TraitSpec
    }

    var devices: [Column] = []
    var contentSizeCategories: [Column] = []
    var layoutDirections: [Column] = []
    var textSets: [TextSet] = []

    struct Cell: Sendable {
        /// The names of its columns, with commas.
        var name: String
        var traits: [TraitSpec]
        var textSet: TextSet
    }

    /// Every combination: devices outermost, text sets innermost.
    var cells: [Cell] {
        func axis(_ columns: [Column]) -> [Column?] { columns.isEmpty ? [nil] : columns }
        let texts: [TextSet?] = textSets.isEmpty ? [nil] : textSets
        var cells: [Cell] = []
        for device in axis(devices) {
            for category in axis(contentSizeCategories) {
                for direction in axis(layoutDirections) {
                    for text in texts {
                        let columns = [device, category, direction].compactMap { $0 }
                        let names = columns.map(\.name) + [text?.rawValue].compactMap { $0 }
                        cells.append(
                            Cell(
                                name: names.joined(separator: ", "), traits: columns.map(\.traits),
                                textSet: text ?? .normal))
                    }
                }
            }
        }
        return cells
    }

    /// Without building them.
    var count: Int {
        [devices.count, contentSizeCategories.count, layoutDirections.count, textSets.count].reduce(1) {
            $0.multipliedReportingOverflow(by: max(1, $1)).partialValue
        }
    }
}

extension ScenarioDocument {
    /// The documents to run, each independent of the others: one a matrix cell, or this one alone.
    public var cells: [ScenarioDocument] {
        guard let matrix else { return [self] }
        let givens = writtenGivens
        return matrix.cells.map { cell in
            var document = self
            document.givens = givens
            document.matrix = nil
            document.cell = cell.name
            for traits in cell.traits { traits.apply(to: &document.deviceTraits) }
            if cell.textSet != .normal { document.mapTexts(cell.textSet.text) }
            return document
        }
    }

    /// Changes every text that a user reads: in templates, rows and steps.
    private mutating func mapTexts(_ change: @escaping (String) -> String) {
        func map(_ setting: Setting) -> Setting {
            Setting(property: setting.property, value: setting.value.mappingText(change))
        }
        func map(_ targeted: TargetedSetting) -> TargetedSetting {
            TargetedSetting(target: targeted.target, setting: map(targeted.setting))
        }
        func map(_ row: RowSpec) -> RowSpec {
            var row = row
            row.settings = row.settings.map { map($0) }
            row.children = row.children.map { map($0) }
            return row
        }
        func map(_ part: PartSpec?) -> PartSpec? {
            guard var part else { return nil }
            part.title = part.title.map(change)
            part.settings = part.settings.map { map($0) }
            return part
        }
        func map(_ section: SectionSpec) -> SectionSpec {
            var section = section
            section.rows = section.rows.map { map($0) }
            section.header = map(section.header)
            section.footer = map(section.footer)
            return section
        }
        let edit = StepEdit(setting: { map($1) }, row: { map($0) }, section: { map($0) })
        for template in templates.indices {
            templates[template].cellSettings = templates[template].cellSettings.map { map($0) }
            for view in templates[template].views.indices {
                templates[template].views[view].settings = templates[template].views[view].settings.map { map($0) }
            }
        }
        table.sections = table.sections.map { map($0) }
        table.header = map(table.header)
        table.footer = map(table.footer)
        for step in steps.indices { steps[step].edit(edit) }
    }
}
