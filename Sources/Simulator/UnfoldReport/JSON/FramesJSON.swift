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
    mutating func members(of step: StepResult) -> JSONOutput {
        guard let drawing = step.drawing else { return [:] }
        return ["frames": value(drawing, step)]
    }

    private mutating func value(_ drawing: StepDrawing, _ step: StepResult) -> JSONOutput {
        [
            "size": [drawing.width, drawing.height], "scale": drawing.scale, "style": drawing.style,
            "rightToLeft": drawing.isRightToLeft, "safeArea": Self.margins(drawing.safeArea),
            "sections": drawing.sections.map(Self.section), "cells": drawing.cells.map { cell($0, step.index) },
            "animations": drawing.animations.map(Self.animation), "cures": drawing.fixes.map(Self.fix),
            "sweeps": drawing.sweeps.map(Self.sweep),
        ]
    }

    // MARK: Parts

    private mutating func cell(_ cell: StepDrawing.Cell, _ step: Int) -> JSONOutput {
        let members: JSONOutput = ["id": cell.id, "kind": cell.kind.rawValue, "rect": Self.rect(cell.rect)]
        if let drawing {
            let looks: JSONOutput = looks.map { ["looks": $0(cell)] } ?? [:]
            var shared = cell
            // Rows that look alike differ in what they are called.
            let isNamed = cell.drawing.views.first?.name == cell.id
            if isNamed { shared.drawing.views[0].name = nil }
            let all = Self.drawn(shared) + looks + ["isNamed": isNamed]
            return members + ["drawing": drawing(all)]
        }
        if let earlier = known[cell.id], earlier.cell.drawing == cell.drawing, earlier.cell.height == cell.height,
            earlier.cell.kind == cell.kind
        {
            return members + ["asInStep": earlier.step]
        }
        known[cell.id] = (step, cell)
        return members + Self.drawn(cell)
    }

    private static func drawn(_ cell: StepDrawing.Cell) -> JSONOutput {
        let drawing = cell.drawing
        var members: JSONOutput = ["views": drawing.views.map(view), "constraints": drawing.dimensions.map(dimension)]
        if let height = cell.height {
            members += ["fitted": height.value, "sum": sum(height, drawing)]
        }
        return members
    }

    static func view(_ view: LayoutDrawing.View) -> JSONOutput {
        var members: JSONOutput = [
            "name": view.name, "class": view.className, "parent": view.parent, "frame": rect(view.frame),
        ]
        if view.isHidden { members["hidden"] = true }
        if view.alpha != 1 { members["alpha"] = view.alpha }
        if view.clips { members["clips"] = true }
        if let seen = view.seen { members["seen"] = rect(seen) }
        if view.sticksOut { members["sticksOut"] = true }
        if let priorities = view.sizePriorities {
            members += [
                "content": [view.contentWidth, view.contentHeight],
                "hugging": [priorities.horizontalHugging, priorities.verticalHugging],
                "resistance": [priorities.horizontalResistance, priorities.verticalResistance],
            ]
        }
        if let margins = view.margins { members["margins"] = Self.margins(margins) }
        if !view.guides.isEmpty {
            members["guides"] = view.guides.json { ["name": $0.name, "frame": rect($0.rect)] }
        }
        if let text = view.text { members["text"] = Self.text(text) }
        return members
    }

    private static func text(_ text: LayoutDrawing.Text) -> JSONOutput {
        let lines = text.lines.map { line -> JSONOutput in
            [
                "text": line.text, "frame": rect(.init(x: line.x, y: line.y, width: line.width, height: line.height)),
                "baseline": line.baseline,
            ] + (line.isCut ? ["cut": true] : [:])
        }
        return [
            "font": text.font, "size": text.size, "weight": text.weight, "wantedLines": text.wantedLines,
            "lines": lines,
        ] + (text.isPlaceholder ? ["placeholder": true] : [:])
    }

    private static func dimension(_ dimension: LayoutDrawing.Dimension) -> JSONOutput {
        JSONFacts.members(dimension.constraint) + [
            "constant": dimension.constant, "multiplier": dimension.multiplier, "relation": dimension.relation,
            "axis": dimension.isVertical ? "vertical" : "horizontal", "views": dimension.views,
            "dimension": [dimension.from, dimension.to, dimension.across], "state": dimension.state.rawValue,
            "miss": dimension.miss,
        ]
    }

    /// From the top to the bottom; `index` is the position among the constraints, none for a content's size.
    private static func sum(_ height: HeightDerivation, _ drawing: LayoutDrawing) -> [JSONOutput] {
        HeightParts.ordered(height).map { part in
            let index = drawing.dimensions.firstIndex { $0.constraint == part.constraint }
            return [
                "constraint": part.constraint.id, "text": part.constraint.equation, "amount": part.amount,
                "index": index,
            ]
        }
    }

    private static func section(_ section: StepDrawing.Section) -> JSONOutput {
        var members: JSONOutput = [
            "top": section.top, "x": section.x, "width": section.width, "rows": section.rows,
            "header": section.header.map(rect), "footer": section.footer.map(rect), "headerTitle": section.headerTitle,
            "footerTitle": section.footerTitle,
        ]
        if let frames = section.rowFrames { members["rowFrames"] = frames.map(rect) }
        return members
    }

    private static func animation(_ animation: StepDrawing.Animation) -> JSONOutput {
        let items = animation.items.map { item -> JSONOutput in
            ["id": item.id, "from": rect(item.from), "to": rect(item.to), "alpha": [item.fromAlpha, item.toAlpha]]
        }
        let moves = animation.moves.map { move -> JSONOutput in
            var members: JSONOutput = ["cell": move.cell, "view": move.view]
            if let from = move.from, let to = move.to { members += ["from": rect(from), "to": rect(to)] }
            if let from = move.fromAlpha, let to = move.toAlpha {
                members["alpha"] = [from, to]
            }
            return members
        }
        return [
            "maker": animation.maker, "duration": animation.duration, "delay": animation.delay,
            "curve": animation.curve, "dampingRatio": animation.dampingRatio,
            "initialVelocity": animation.initialVelocity, "items": items, "moves": moves,
        ]
    }

    private static func fix(_ fix: StepDrawing.Fix) -> JSONOutput {
        [
            "row": fix.row, "constraint": fix.constraint, "text": fix.equation, "property": fix.property,
            "value": fix.value, "height": fix.height, "conflicts": fix.conflicts,
        ]
    }

    private static func sweep(_ sweep: StepDrawing.Sweep) -> JSONOutput {
        [
            "row": sweep.row, "constraint": sweep.constraint, "text": sweep.equation, "property": sweep.property,
            "now": sweep.now,
            "pieces": sweep.pieces.json { ["from": $0.from, "to": $0.to, "heights": [$0.fromHeight, $0.toHeight]] },
            "breakpoints": sweep.breakpoints.json { ["value": $0.value, "height": $0.height] },
            "capped": sweep.isCapped,
        ]
    }

    static func rect(_ rect: LayoutDrawing.Rect) -> JSONOutput {
        [rect.x, rect.y, rect.width, rect.height].json
    }

    private static func margins(_ margins: LayoutDrawing.Margins) -> JSONOutput {
        [margins.top, margins.left, margins.bottom, margins.right].json
    }
}
