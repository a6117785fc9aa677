package struct Sketch: Sendable {
    let width: Int
    let characters: TextCanvas.Characters

    package init(width: Int, characters: TextCanvas.Characters) { (self.width, self.characters) = (width, characters) }

    private static let pointsALine = 11.0
    private static let rowLimit = 40
    private static let gap = 3

    private var half: Int { max(16, (width - 2 - Self.gap) / 2) }

    func cell(_ row: String, before: StepDrawing?, after: StepDrawing?) -> [String] {
        let old = before?.cells.first { $0.id == row }
        let new = after?.cells.first { $0.id == row }
        guard let old, let new
        else { return (new ?? old).map { sketch($0, width: max(16, min(width - 2, 100))) } ?? [] }
        return beside(sketch(old, width: half), sketch(new, width: half))
    }

    private func sketch(_ cell: StepDrawing.Cell, width: Int) -> [String] {
        let drawing = cell.drawing
        let (wide, high) = drawing.size
        guard wide > 0 else { return [] }
        let across = Double(width - 1) / wide
        let down = 1 / Self.pointsALine
        let height = min(200, max(1, Int((high * down).rounded(.up)))) + 1
        var canvas = TextCanvas(width: width, height: height, characters)
        func column(_ x: Double) -> Int { Int((min(max(x, -1e5), 1e5) * across).rounded()) }
        func line(_ y: Double) -> Int { Int((min(max(y, -1e5), 1e5) * down).rounded()) }
        canvas.box(0, 0, width - 1, height - 1)
        for index in drawing.views.indices.dropFirst() where !drawing.isInvisible(index) {
            let view = drawing.views[index]
            guard Self.hasEdges(view), view.seen.map({ $0.width * $0.height > 0 }) ?? true else { continue }
            let (left, right) = (column(view.rect.x), column(view.rect.maxX))
            // A box takes two lines at least; what has no height is left out.
            guard view.rect.height > 0.5, right - left >= 2 else { continue }
            let top = min(line(view.rect.y), height - 2)
            canvas.box(left, top, right, max(top + 1, min(line(view.rect.maxY), height - 1)))
        }
        for index in drawing.views.indices where !drawing.isInvisible(index) {
            let view = drawing.views[index]
            for text in view.text?.lines ?? [] where view.seen.map({ $0.width * $0.height > 0 }) ?? true {
                // Characters are wider than the scale: what is at the right begins further left.
                let right = view.parent.map { drawing.views[$0].rect.maxX } ?? wide
                let count = text.text.reduce(0) { $0 + TextCanvas.columns($1) }
                let x = max(1, min(column(view.rect.x + text.x), column(min(right, wide)) - 1 - count))
                let y = line(view.rect.y + text.y + text.height / 2 - Self.pointsALine / 2)
                canvas.text(text.text, x, min(max(y, 1), height - 2), room: max(4, min(count, width - 1 - x)))
            }
        }
        return canvas.written
    }

    /// Labels are their text; containers that only arrange have nothing to show.
    private static func hasEdges(_ view: LayoutDrawing.View) -> Bool {
        view.className != "UILabel" && view.className != "UIStackView" && view.name != "contentView"
            && !view.className.hasSuffix("ContentView")
    }

    func rows(_ step: StepResult, before: StepResult?) -> [String] {
        let new = column(step.rows.map { ($0.id, $0.height) }, width: half)
        guard let before, !before.rows.isEmpty else { return new }
        return beside(column(before.rows.map { ($0.id, $0.height) }, width: half), new)
    }

    private func column(_ rows: [(id: String, height: Double)], width: Int) -> [String] {
        let shown = rows.prefix(Self.rowLimit)
        let tallest = shown.map(\.height).filter(\.isFinite).max() ?? 0
        let points = max(Self.pointsALine * 3, tallest / 8)
        var top = 0
        var spans: [(top: Int, bottom: Int)] = []
        for row in shown {
            let lines = row.height.isFinite ? max(2, min(12, Int((row.height / points).rounded()))) : 2
            spans.append((top, top + lines))
            top += lines
        }
        guard !spans.isEmpty else { return [] }
        var canvas = TextCanvas(width: width, height: top + 1, characters)
        for (row, span) in zip(shown, spans) {
            canvas.box(0, span.top, width - 1, span.bottom)
            let number = Number.text(row.height)
            canvas.text(row.id, 2, span.top + 1, room: max(4, width - number.count - 5))
            canvas.text(number, width - 2 - number.count, span.top + 1, room: number.count)
        }
        let rest = rows.count - shown.count
        return canvas.written + (rest > 0 ? ["\(rest) more rows"] : [])
    }

    private func beside(_ left: [String], _ right: [String]) -> [String] {
        (0..<max(left.count, right.count)).map { index in
            let one = index < left.count ? left[index] : ""
            let other = index < right.count ? right[index] : ""
            let columns = one.reduce(0) { $0 + TextCanvas.columns($1) }
            guard !other.isEmpty else { return one }
            return one + String(repeating: " ", count: max(1, half + Self.gap - columns)) + other
        }
    }
}
