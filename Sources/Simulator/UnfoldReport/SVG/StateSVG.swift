package struct StateSVG {
    /// Pixels left of the cells, for the sums of their heights, and around everything.
    private static let left = 56.0
    private static let edge = 16.0
    private static let limit = 60

    private var lines: [String] = []
    private var width = 240.0
    private var top = StateSVG.edge
    private var serial = 0

    private init() {}

    package static func render(_ frames: FramesRenderer) -> String {
        var sheet = StateSVG()
        sheet.title(frames.result.title, "title")
        for index in frames.steps {
            let step = frames.result.steps[index]
            sheet.title("step \(step.title)", "head")
            let cells = (step.drawing?.cells ?? []).filter { frames.row == nil || $0.id == frames.row }
            if cells.isEmpty { sheet.title("nothing on screen", "head") }
            for cell in cells.prefix(limit) {
                let losses = (step.unsatisfied + step.unsatisfiedDuringUpdate).filter { $0.row == cell.id }
                let drawing = CellSVG(
                    cell.drawing, cell.picture, height: cell.height, losses: losses.map(\.constraint),
                    id: sheet.nextName)
                sheet.cell(cell.id, drawing, cell.rect.height)
            }
            if cells.count > limit { sheet.title("\(cells.count - limit) more cells", "head") }
        }
        return sheet.written
    }

    package static func render(_ result: ScenarioResult, steps: [Int]) -> String {
        render(FramesRenderer(result: result, steps: steps, row: nil))
    }

    @MainActor package static func render(_ table: UITableView, title: String) -> String {
        var sheet = StateSVG()
        sheet.title(title, "title")
        let cells = table.visibleCells
        if cells.isEmpty { sheet.title("no rows on screen", "head") }
        for cell in cells.prefix(limit) {
            let position = table.indexPath(for: cell).map { "row \($0.row) of section \($0.section)" } ?? "cell"
            let name = cell.accessibilityIdentifier.map { "\($0), \(position)" } ?? position
            let fitting = cell.contentView.lastFitting
            let layout = LayoutDrawing(of: cell)
            let drawing = CellSVG(
                layout, PicturePainter.picture(of: cell, layout), height: fitting?.heightDerivation(),
                losses: (fitting?.unsatisfiedConstraints() ?? []).filter { $0.design == nil }, id: sheet.nextName)
            sheet.cell(name, drawing, Double(cell.frame.height))
        }
        if cells.count > limit { sheet.title("\(cells.count - limit) more cells", "head") }
        return sheet.written
    }

    private var nextName: String { "clip-\(serial)" }

    private mutating func title(_ text: String, _ style: String) {
        top += style == "title" ? 20 : 24
        let shown = SVGText.clipped(text, to: 640)
        lines.append(SVGPanel.text(shown, x: Self.edge, y: top, style: style))
        width = max(width, 2 * Self.edge + SVGText.width(shown) * (style == "title" ? 1.25 : 1))
        top += 8
    }

    private mutating func cell(_ name: String, _ drawing: CellSVG, _ height: Double) {
        serial += 1
        top += 18
        let shown = SVGText.clipped("\(name), \(Number.text(height))", to: 640)
        lines.append(SVGPanel.text(shown, x: Self.left, y: top, style: "name"))
        width = max(width, Self.left + SVGText.width(shown) * 1.1 + Self.edge)
        top += 8
        lines += drawing.lines(x: Self.left, y: top)
        let size = drawing.drawing.size
        width = max(width, Self.left + (size.width.isFinite ? min(size.width, 1e5) : 0) + Self.edge)
        top += (size.height.isFinite ? min(max(size.height, 0), 1e5) : 0) + 10
        for line in LookSentence.omissions(drawing.picture, drawing.drawing) { title(line, "head") }
    }

    private var written: String {
        let height = Int((top + Self.edge).rounded(.up))
        let head = SVGPanel.head(width: Int(width.rounded(.up)), height: height, style: Self.style)
        return (head + lines + ["</svg>"]).map { $0 + "\n" }.joined()
    }

    /// Plain rules first: viewers that know no media show the light colours.
    private static let style = """
        .title,.head,.name,.rung text,.dimension text{font:12px ui-sans-serif,-apple-system,system-ui,sans-serif}\
        .title,.name{font-weight:600}.title{font-size:14px}\
        .ghost,.outline{fill:none;stroke-width:.75;stroke-dasharray:2 3}.cut{stroke-dasharray:4 2}\
        .rung path,.dimension path{fill:none;stroke-width:1.25}.broken path{stroke-dasharray:5 2}
        """
        + colors(Palette.light, sum: "#7a3ec8")
        + "@media(prefers-color-scheme:dark){"
        + colors(Palette.dark, sum: "#c49bff") + "}"

    private static func colors(_ palette: Palette, sum: String) -> String {
        ".title,.name{fill:\(palette.ink)}.head{fill:\(palette.dim)}.paper{fill:\(palette.paper)}"
            + ".cell,.ghost,.outline{stroke:\(palette.line)}.cut{stroke:\(palette.alarm)}"
            + ".rung path{stroke:\(sum)}.rung text{fill:\(sum)}.overruled path{stroke:\(palette.caution)}"
            + ".overruled text{fill:\(palette.caution)}.broken path{stroke:\(palette.alarm)}.broken "
            + "text{fill:\(palette.alarm)}"
    }
}
