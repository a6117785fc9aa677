/// One cell or view as a picture of its own: an SVG file with an element a line, each under the name of its view. The same view
/// gives the same bytes on every machine.
package enum CellPicture {
    /// - Parameter drawing: of the same views; it has their names.
    package static func svg(of picture: Picture, _ drawing: LayoutDrawing) -> String {
        PictureSVG(picture, id: "p", names: drawing.views.map(\.title)).document
    }
}

extension LookRecord {
    /// The cells of a run that was drawn, each under its name: `1-expand.cafe.svg`, in a matrix behind the variant's name.
    /// - Parameter rows: only these; empty for all.
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
