/// The key `frames` of a step: what is drawn, as JSON. Rectangles are `[x, y, width, height]`. A cell that looks as it
/// did in an earlier step says so (`asInStep`) instead of being written again.
struct FramesJSON {
    /// What stands for a drawing that is written elsewhere; nil writes it where it is.
    let drawing: ((JSONOutput) -> JSONOutput)?
    /// What a cell looks like, for those who write its drawing elsewhere.
    let looks: ((StepDrawing.Cell) -> JSONOutput)?
    private var known: [String: (step: Int, cell: StepDrawing.Cell)] = [:]

    init(drawing: ((JSONOutput) -> JSONOutput)? = nil, looks: ((StepDrawing.Cell) -> JSONOutput)? = nil) {
        (self.drawing, self.looks) = (drawing, looks)
    }

    /// In the order of the steps; nil for a step without a drawing.
    mutating func members(of step: StepResult) -> [(key: String, value: JSONOutput)] {
        guard let drawing = step.drawing else { return [] }
        return [("frames", value(drawing, step))]
    }

    private mutating func value(_ drawing: StepDrawing, _ step: StepResult) -> JSONOutput {
        .object([
            ("size", .array([.number(drawing.width), .number(drawing.height)])), ("scale", .number(drawing.scale)),
            ("style", .string(drawing.style)), ("rightToLeft", .bool(drawing.isRightToLeft)),
            ("safeArea", Self.margins(drawing.safeArea)),
            ("sections", .array(drawing.sections.map(Self.section))),
            ("cells", .array(drawing.cells.map { cell($0, step.index) })),
            ("animations", .array(drawing.animations.map(Self.animation))),
            ("cures", .array(drawing.fixes.map(Self.fix))), ("sweeps", .array(drawing.sweeps.map(Self.sweep))),
        ])
    }

    // MARK: Parts

    private mutating func cell(_ cell: StepDrawing.Cell, _ step: Int) -> JSONOutput {
        let members: [(key: String, value: JSONOutput)] = [
            ("id", .string(cell.id)), ("kind", .string(cell.kind.rawValue)), ("rect", Self.rect(cell.rect)),
        ]
        if let drawing {
            let looks = looks.map { [("looks", $0(cell))] } ?? []
            var shared = cell
            // Rows that look alike differ in what they are called.
            let isNamed = cell.drawing.views.first?.name == cell.id
            if isNamed { shared.drawing.views[0].name = nil }
            let all = Self.drawn(shared) + looks + [("isNamed", .bool(isNamed))]
            return .object(members + [("drawing", drawing(.object(all)))])
        }
        if let earlier = known[cell.id], earlier.cell.drawing == cell.drawing, earlier.cell.height == cell.height,
            earlier.cell.kind == cell.kind
        {
            return .object(members + [("asInStep", .integer(earlier.step))])
        }
        known[cell.id] = (step, cell)
        return .object(members + Self.drawn(cell))
    }

    /// What may be the same in other cells.
    private static func drawn(_ cell: StepDrawing.Cell) -> [(key: String, value: JSONOutput)] {
        let drawing = cell.drawing
        var members: [(key: String, value: JSONOutput)] = [
            ("views", .array(drawing.views.map(view))), ("constraints", .array(drawing.dimensions.map(dimension))),
        ]
        if let height = cell.height {
            members += [("fitted", .number(height.value)), ("sum", .array(sum(height, drawing)))]
        }
        return members
    }

    static func view(_ view: LayoutDrawing.View) -> JSONOutput {
        var members: [(key: String, value: JSONOutput)] = [
            ("name", .optional(view.name)), ("class", .string(view.className)), ("parent", .optional(view.parent)),
            ("frame", rect(view.frame)),
        ]
        if view.isHidden { members.append(("hidden", .bool(true))) }
        if view.alpha != 1 { members.append(("alpha", .number(view.alpha))) }
        if view.clips { members.append(("clips", .bool(true))) }
        if let seen = view.seen { members.append(("seen", rect(seen))) }
        if view.sticksOut { members.append(("sticksOut", .bool(true))) }
        if let priorities = view.sizePriorities {
            members += [
                ("content", .array([.optional(view.contentWidth), .optional(view.contentHeight)])),
                ("hugging", .array([.number(priorities.horizontalHugging), .number(priorities.verticalHugging)])),
                (
                    "resistance",
                    .array([.number(priorities.horizontalResistance), .number(priorities.verticalResistance)])
                ),
            ]
        }
        if let margins = view.margins { members.append(("margins", Self.margins(margins))) }
        if !view.guides.isEmpty {
            members.append(
                ("guides", .array(view.guides.map { .object([("name", .string($0.name)), ("frame", rect($0.rect))]) })))
        }
        if let text = view.text { members.append(("text", Self.text(text))) }
        return .object(members)
    }

    private static func text(_ text: LayoutDrawing.Text) -> JSONOutput {
        let lines = text.lines.map { line -> JSONOutput in
            .object(
                [
                    ("text", .string(line.text)),
                    ("frame", rect(.init(x: line.x, y: line.y, width: line.width, height: line.height))),
                    ("baseline", .number(line.baseline)),
                ] + (line.isCut ? [("cut", .bool(true))] : []))
        }
        return .object(
            [
                ("font", .string(text.font)), ("size", .number(text.size)), ("weight", .integer(text.weight)),
                ("wantedLines", .integer(text.wantedLines)), ("lines", .array(lines)),
            ] + (text.isPlaceholder ? [("placeholder", .bool(true))] : []))
    }

    private static func dimension(_ dimension: LayoutDrawing.Dimension) -> JSONOutput {
        .object(
            JSONFacts.members(dimension.constraint) + [
                ("constant", .number(dimension.constant)), ("multiplier", .number(dimension.multiplier)),
                ("relation", .string(dimension.relation)),
                ("axis", .string(dimension.isVertical ? "vertical" : "horizontal")),
                ("views", .array(dimension.views.map { .integer($0) })),
                ("dimension", .array([.number(dimension.from), .number(dimension.to), .number(dimension.across)])),
                ("state", .string(dimension.state.rawValue)), ("miss", .number(dimension.miss)),
            ])
    }

    /// From the top to the bottom; `index` is the position among the constraints, none for a content's size.
    private static func sum(_ height: HeightDerivation, _ drawing: LayoutDrawing) -> [JSONOutput] {
        HeightParts.ordered(height).map { part in
            let index = drawing.dimensions.firstIndex { $0.constraint == part.constraint }
            return .object([
                ("constraint", .string(part.constraint.id)), ("text", .string(part.constraint.equation)),
                ("amount", .number(part.amount)), ("index", .optional(index)),
            ])
        }
    }

    private static func section(_ section: StepDrawing.Section) -> JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("top", .number(section.top)), ("x", .number(section.x)), ("width", .number(section.width)),
            ("rows", .integer(section.rows)), ("header", section.header.map(rect) ?? .null),
            ("footer", section.footer.map(rect) ?? .null), ("headerTitle", .optional(section.headerTitle)),
            ("footerTitle", .optional(section.footerTitle)),
        ]
        if let frames = section.rowFrames { members.append(("rowFrames", .array(frames.map(rect)))) }
        return .object(members)
    }

    private static func animation(_ animation: StepDrawing.Animation) -> JSONOutput {
        let items = animation.items.map { item -> JSONOutput in
            .object([
                ("id", .string(item.id)), ("from", rect(item.from)), ("to", rect(item.to)),
                ("alpha", .array([.number(item.fromAlpha), .number(item.toAlpha)])),
            ])
        }
        let moves = animation.moves.map { move -> JSONOutput in
            var members: [(key: String, value: JSONOutput)] = [
                ("cell", .string(move.cell)), ("view", .integer(move.view)),
            ]
            if let from = move.from, let to = move.to { members += [("from", rect(from)), ("to", rect(to))] }
            if let from = move.fromAlpha, let to = move.toAlpha {
                members.append(("alpha", .array([.number(from), .number(to)])))
            }
            return .object(members)
        }
        return .object(
            [
                ("maker", .string(animation.maker)), ("duration", .number(animation.duration)),
                ("delay", .number(animation.delay)), ("curve", .string(animation.curve)),
                ("dampingRatio", .optional(animation.dampingRatio)),
                ("initialVelocity", .optional(animation.initialVelocity)), ("items", .array(items)),
                ("moves", .array(moves)),
            ])
    }

    private static func fix(_ fix: StepDrawing.Fix) -> JSONOutput {
        .object([
            ("row", .string(fix.row)), ("constraint", .string(fix.constraint)), ("text", .string(fix.equation)),
            ("property", .string(fix.property)), ("value", .optional(fix.value)), ("height", .number(fix.height)),
            ("conflicts", .optional(fix.conflicts)),
        ])
    }

    private static func sweep(_ sweep: StepDrawing.Sweep) -> JSONOutput {
        .object([
            ("row", .string(sweep.row)), ("constraint", .string(sweep.constraint)), ("text", .string(sweep.equation)),
            ("property", .string(sweep.property)), ("now", .number(sweep.now)),
            (
                "pieces",
                .array(
                    sweep.pieces.map { piece in
                        .object([
                            ("from", .number(piece.from)), ("to", .number(piece.to)),
                            ("heights", .array([.number(piece.fromHeight), .number(piece.toHeight)])),
                        ])
                    })
            ),
            (
                "breakpoints",
                .array(
                    sweep.breakpoints.map { .object([("value", .number($0.value)), ("height", .number($0.height))]) })
            ), ("capped", .bool(sweep.isCapped)),
        ])
    }

    static func rect(_ rect: LayoutDrawing.Rect) -> JSONOutput {
        .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
    }

    private static func margins(_ margins: LayoutDrawing.Margins) -> JSONOutput {
        .array([.number(margins.top), .number(margins.left), .number(margins.bottom), .number(margins.right)])
    }
}
