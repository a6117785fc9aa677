struct MatrixSpec: Sendable {
    struct Column: Sendable {
        var name: String
        var traits: TraitSpec
    }

    /// Those that there are: devices, text sizes, directions and interface styles, in this order.
    var axes: [[Column]] = []
    var textSets: [TextSet] = []

    struct Cell: Sendable {
        var name: String
        var traits: [TraitSpec]
        var textSet: TextSet
    }

    var cells: [Cell] {
        let combinations = axes.reduce([[]]) { lists, axis in lists.flatMap { list in axis.map { list + [$0] } } }
        let texts: [TextSet?] = textSets.isEmpty ? [nil] : textSets
        return combinations.flatMap { columns in
            texts.map { text in
                let names = columns.map(\.name) + [text?.rawValue].compactMap { $0 }
                return Cell(
                    name: names.joined(separator: ", "), traits: columns.map(\.traits), textSet: text ?? .normal)
            }
        }
    }

    var count: Int {
        (axes.map(\.count) + [max(1, textSets.count)]).reduce(1) { $0.multipliedReportingOverflow(by: $1).partialValue }
    }
}
