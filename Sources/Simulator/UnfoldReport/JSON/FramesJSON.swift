/// The key `frames` of a step. A cell that looks as in an earlier step says so (`asInStep`).
struct FramesJSON {
    /// What stands for a drawing that is written elsewhere; nil writes it where it is.
    let drawing: ((StepDrawing.Cell) -> JSONOutput)?
    private var known: [String: (step: Int, cell: StepDrawing.Cell)] = [:]

    init(drawing: ((StepDrawing.Cell) -> JSONOutput)? = nil) { self.drawing = drawing }

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

    private mutating func cell(_ cell: StepDrawing.Cell, _ step: Int) -> JSONOutput {
        let members: JSONOutput = ["id": cell.id, "kind": cell.kind.rawValue, "rect": Self.rect(cell.rect)]
        if let drawing { return members + ["drawing": drawing(cell)] }
        if let earlier = known[cell.id], earlier.cell.drawing == cell.drawing, earlier.cell.height == cell.height,
            earlier.cell.kind == cell.kind
        {
            return members + ["asInStep": earlier.step]
        }
        known[cell.id] = (step, cell)
        return members + Self.drawn(cell)
    }

    static func drawn(_ cell: StepDrawing.Cell) -> JSONOutput {
        let drawing = cell.drawing
        let members: JSONOutput = ["views": drawing.views.map(view), "constraints": drawing.dimensions.map(dimension)]
        return members
            + JSONOutput(present: ["fitted": cell.height?.value, "sum": cell.height.map { sum($0, drawing) }])
    }

    static func view(_ view: LayoutDrawing.View) -> JSONOutput {
        func flag(_ isOn: Bool) -> Bool? { isOn ? true : nil }
        let priorities = view.sizePriorities
        let members: JSONOutput = [
            "name": view.name, "class": view.className, "parent": view.parent, "frame": rect(view.frame),
        ]
        return members
            + JSONOutput(present: [
                "hidden": flag(view.isHidden), "alpha": view.alpha == 1 ? nil : view.alpha, "clips": flag(view.clips),
                "seen": view.seen.map(rect), "sticksOut": flag(view.sticksOut),
                "content": priorities.map { _ in [view.contentWidth, view.contentHeight] },
                "hugging": priorities.map { [$0.horizontalHugging, $0.verticalHugging] },
                "resistance": priorities.map { [$0.horizontalResistance, $0.verticalResistance] },
                "margins": view.margins.map(Self.margins),
                "guides": view.guides.isEmpty ? nil : view.guides.json { ["name": $0.name, "frame": rect($0.rect)] },
                "text": view.text.map(Self.text),
            ])
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
        let members: JSONOutput = [
            "top": section.top, "x": section.x, "width": section.width, "rows": section.rows,
            "header": section.header.map(rect), "footer": section.footer.map(rect), "headerTitle": section.headerTitle,
            "footerTitle": section.footerTitle,
        ]
        return members + JSONOutput(present: ["rowFrames": section.rowFrames?.map(rect)])
    }

    private static func animation(_ animation: StepDrawing.Animation) -> JSONOutput {
        let items = animation.items.map { item -> JSONOutput in
            ["id": item.id, "from": rect(item.from), "to": rect(item.to), "alpha": [item.fromAlpha, item.toAlpha]]
        }
        let moves = animation.moves.map { move -> JSONOutput in
            var members: JSONOutput = ["cell": move.cell, "view": move.view]
            if let from = move.from, let to = move.to { members += ["from": rect(from), "to": rect(to)] }
            if let from = move.fromAlpha, let to = move.toAlpha { members["alpha"] = [from, to] }
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

    static func rect(_ rect: LayoutDrawing.Rect) -> JSONOutput { [rect.x, rect.y, rect.width, rect.height].json }

    private static func margins(_ margins: LayoutDrawing.Margins) -> JSONOutput {
        [margins.top, margins.left, margins.bottom, margins.right].json
    }
}
