/// One cell or view as an SVG file: an element a line, under the name of its view; the same bytes on every machine.
package enum CellPicture {
    /// - Parameter drawing: of the same views; it has their names.
    package static func svg(of picture: Picture, _ drawing: LayoutDrawing) -> String {
        PictureSVG(picture, id: "p", names: drawing.views.map(\.title)).document
    }
}

extension LookRecord {
    /// The cells of a run that was drawn, those of `rows` or all: `1-expand.cafe.svg`, behind the variant's name.
    package static func pictures(of results: [ScenarioResult], rows: Set<String> = []) -> Pictures {
        var taken: [String: Int] = [:]
        return results.flatMap { result in
            result.steps.flatMap { step in
                (step.drawing?.cells ?? []).filter { rows.isEmpty || rows.contains($0.id) }.map { cell in
                    let words = [result.cell, "\(step.index)-\(step.name)", cell.id].compactMap { $0 }
                    return (name: fileName(words, &taken), text: CellPicture.svg(of: cell.picture, cell.drawing))
                }
            }
        }
    }
}
