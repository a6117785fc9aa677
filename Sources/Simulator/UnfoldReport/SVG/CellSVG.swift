struct CellSVG {
    let drawing: LayoutDrawing
    let picture: Picture
    let sum: [Rung]
    /// Names of clip paths begin with it; unlike that of any other cell of the drawing.
    let id: String

    /// Equations of what lost and is reported: what loses by design is not.
    private let losses: Set<String>

    init(
        _ drawing: LayoutDrawing, _ picture: Picture, height: HeightDerivation?, losses: [UnsatisfiedConstraint],
        id: String
    ) {
        self.drawing = drawing
        self.picture = picture
        self.id = id
        self.losses = Set(losses.map(\.constraint.equation))
        let parts = height.map(HeightParts.ordered) ?? []
        let across = parts.filter { Rung.isAcross($0, in: drawing) }
        let down = parts.filter { !Rung.isAcross($0, in: drawing) }.compactMap { Rung($0, in: drawing) }
        sum = (down + [Rung(proportion: across, in: drawing)].compactMap { $0 })
            .sorted { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
    }

    struct Rung {
        let amount, top, bottom: Double

        static func isAcross(_ part: WhyAnswer.Part, in drawing: LayoutDrawing) -> Bool {
            let dimension = drawing.dimensions.first { $0.constraint == part.constraint }
            return dimension.map { !$0.isVertical } ?? (part.constraint.form.first.anchor.attribute != "height")
        }

        /// What goes by the width is one part: the height of the view that keeps a proportion; nil without such a view.
        init?(proportion parts: [WhyAnswer.Part], in drawing: LayoutDrawing) {
            amount = parts.reduce(0) { $0 + $1.amount }
            let sum = amount
            let ratio = drawing.dimensions.first { dimension in
                let form = dimension.constraint.form
                guard form.first.anchor.attribute == "height", form.second?.anchor.attribute == "width"
                else { return false }
                return abs(abs(dimension.to - dimension.from) - sum) < 0.5
            }
            guard !parts.isEmpty, let ratio else { return nil }
            (top, bottom) = (min(ratio.from, ratio.to), max(ratio.from, ratio.to))
        }

        init?(_ part: WhyAnswer.Part, in drawing: LayoutDrawing) {
            amount = part.amount
            let equation = part.constraint.equation
            guard let dimension = drawing.dimensions.first(where: { $0.constraint == part.constraint }) else {
                // A content size: the view's own height.
                let name = part.constraint.form.first.anchor.item
                guard let view = drawing.views.first(where: { $0.name == name }) else { return nil }
                (top, bottom) = (view.rect.y, view.rect.maxY)
                return
            }
            let (low, high) = (min(dimension.from, dimension.to), max(dimension.from, dimension.to))
            // A distance to a margin is counted from the edge.
            let rest = max(0, part.amount - (high - low))
            top = equation.contains(".topMargin") ? low - rest : low
            bottom = equation.contains(".bottomMargin") ? high + rest : high
        }
    }

    func lines(x: Double, y: Double) -> [String] {
        var lines = [#"<g transform="translate(\#(n(x)) \#(n(y)))">"#]
        let (width, height) = drawing.size
        lines.append(#"<rect class="paper cell" width="\#(n(width))" height="\#(n(height))"/>"#)
        lines += PictureSVG(picture, id: id).lines(x: 0, y: 0)
        lines += outlines
        lines += dimensions
        lines += ladder
        return lines + ["</g>"]
    }

    private var outlines: [String] {
        drawing.views.indices.dropFirst().compactMap { index -> String? in
            let view = drawing.views[index]
            let isGhost = drawing.isInvisible(index)
            guard isGhost || view.seen != nil || view.sticksOut else { return nil }
            let style = (isGhost ? "ghost" : "outline") + (view.seen != nil || view.sticksOut ? " cut" : "")
            return #"<rect class="\#(style)" \#(geometry(view.seen ?? view.rect))/>"#
        }
    }

    /// Of what failed and is news: all else is in the sum, or holds.
    private var dimensions: [String] {
        let failed = drawing.dimensions.filter {
            $0.state == .broken || ($0.state == .unsatisfied && losses.contains($0.constraint.equation))
        }
        return failed.map { dimension in
            let (low, high) = (min(dimension.from, dimension.to), max(dimension.from, dimension.to))
            let across = dimension.across
            let path =
                dimension.isVertical
                ? "M\(n(across - 4)) \(n(low))h8M\(n(across - 4)) \(n(high))h8M\(n(across)) \(n(low))V\(n(high))"
                : "M\(n(low)) \(n(across - 4))v8M\(n(high)) \(n(across - 4))v8M\(n(low)) \(n(across))H\(n(high))"
            let x = dimension.isVertical ? across + 6 : (low + high) / 2
            let y = dimension.isVertical ? (low + high) / 2 + 4 : across - 6
            return
                #"<g class="dimension "#
                + #"\#(dimension.state.rawValue)"><title>\#(Markup.text(dimension.constraint.equation))</title>"#
                + #"<path d="\#(path)"/><text x="\#(n(x))" y="\#(n(y))">"#
                + "\(Markup.text(Self.label(dimension)))</text></g>"
        }
    }

    private static func label(_ dimension: LayoutDrawing.Dimension) -> String {
        let level = dimension.constraint.priority < 1000 ? " @\(Number.level(dimension.constraint.priority))" : ""
        let relation = dimension.relation == "==" ? "" : dimension.relation == "<=" ? "≤ " : "≥ "
        return "\(relation)\(Number.text(dimension.constant))\(level)"
    }

    private var ladder: [String] {
        zip(sum, baselines).map { rung, baseline in
            let (top, bottom) = (rung.top, rung.bottom)
            return
                #"<g class="rung"><path d="M-12 \#(n(top))h8M-12 \#(n(bottom))h8M-8 "#
                + #"\#(n(top))V\#(n(bottom))"/><text text-anchor="end" x="-16" "#
                + #"y="\#(n(baseline))">\#(Number.text((rung.amount * 10).rounded() / 10))</text></g>"#
        }
    }

    private var baselines: [Double] {
        let pitch = 12.0
        var free = -Double.infinity
        var baselines = sum.map { rung in
            let baseline = max((rung.top + rung.bottom) / 2 + 4, free)
            free = baseline + pitch
            return baseline
        }
        var end = max(drawing.size.height + 4, (baselines.first ?? 0) + pitch * Double(baselines.count - 1))
        for index in baselines.indices.reversed() {
            baselines[index] = min(baselines[index], end)
            end = baselines[index] - pitch
        }
        return baselines
    }

    private func geometry(_ rect: LayoutDrawing.Rect) -> String {
        #"x="\#(n(rect.x))" y="\#(n(rect.y))" width="\#(n(max(0, rect.width)))" height="\#(n(max(0, rect.height)))""#
    }

    private func n(_ value: Double) -> String { SVGPanel.n(value) }
}
