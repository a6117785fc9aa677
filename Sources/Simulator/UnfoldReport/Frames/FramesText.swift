struct FramesText {
    let style: Style

    func lines(_ drawing: StepDrawing, only row: String? = nil) -> [String] {
        drawing.cells.filter { row == nil || $0.id == row }.flatMap { lines($0.drawing, at: $0.rect) }
    }

    func lines(_ drawing: LayoutDrawing, at place: LayoutDrawing.Rect) -> [String] {
        drawing.views.indices.flatMap { index -> [String] in
            let view = drawing.views[index]
            let indent = "  " + String(repeating: "   | ", count: drawing.depth(of: index))
            var words = ["\(view.className): \(view.name ?? view.address)"]
            words.append("frame = \(Self.text(index == 0 ? place : view.frame))")
            words += marks(view, isInvisible: drawing.isInvisible(index))
            let own = indent + "<\(words.joined(separator: "; "))>"
            let texts = view.text.map { text in self.texts(text, indent: indent + "   | ") } ?? []
            return [drawing.isInvisible(index) ? style.dim(own) : own] + texts
        }
    }

    private func marks(_ view: LayoutDrawing.View, isInvisible: Bool) -> [String] {
        var marks: [String] = []
        if view.isHidden { marks.append("hidden = YES") } else if isInvisible { marks.append("not seen") }
        if view.alpha != 1 { marks.append("alpha = \(Number.text(view.alpha))") }
        if view.clips { marks.append("clipsToBounds = YES") }
        if let seen = view.seen {
            marks.append(
                seen.width * seen.height > 0 ? style.red("cut off to \(Self.text(seen))") : style.red("cut off wholly"))
        }
        if view.sticksOut { marks.append(style.yellow("sticks out")) }
        if let width = view.contentWidth, let height = view.contentHeight,
            abs(width - view.frame.width) > 0.01 || abs(height - view.frame.height) > 0.01
        {
            marks.append("content = \(Number.text(width)) x \(Number.text(height))")
        }
        return marks
    }

    private func texts(_ text: LayoutDrawing.Text, indent: String) -> [String] {
        let size = text.isPlaceholder ? ", placeholder" : ""
        let lines = text.lines.map { line in
            let position = "\(Number.text(line.x)) \(Number.text(line.y))"
            return "\(indent)'\(line.text)'  \(style.dim("\(Number.text(line.width)) wide at \(position)\(size)"))"
        }
        guard text.wantedLines > text.lines.count else { return lines }
        return lines + ["\(indent)\(style.yellow("\(text.wantedLines) lines wanted, room for \(text.lines.count)"))"]
    }

    static func text(_ rect: LayoutDrawing.Rect) -> String {
        "(\(Number.text(rect.x)) \(Number.text(rect.y)); \(Number.text(rect.width)) \(Number.text(rect.height)))"
    }
}
