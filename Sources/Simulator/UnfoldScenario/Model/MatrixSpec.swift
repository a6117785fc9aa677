/// The axes of a matrix; an axis that is left out has the scenario's own value.
struct MatrixSpec: Sendable {
    struct Column: Sendable {
        var name: String
        var traits: TraitSpec
    }

    var devices: [Column] = []
    var contentSizeCategories: [Column] = []
    var layoutDirections: [Column] = []
    var userInterfaceStyles: [Column] = []
    var textSets: [TextSet] = []

    struct Cell: Sendable {
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
                    for style in axis(userInterfaceStyles) {
                        for text in texts {
                            let columns = [device, category, direction, style].compactMap { $0 }
                            let names = columns.map(\.name) + [text?.rawValue].compactMap { $0 }
                            cells.append(
                                Cell(
                                    name: names.joined(separator: ", "), traits: columns.map(\.traits),
                                    textSet: text ?? .normal))
                        }
                    }
                }
            }
        }
        return cells
    }

    /// Without building them.
    var count: Int {
        [
            devices.count, contentSizeCategories.count, layoutDirections.count, userInterfaceStyles.count,
            textSets.count,
        ].reduce(1) { $0.multipliedReportingOverflow(by: max(1, $1)).partialValue }
    }
}
