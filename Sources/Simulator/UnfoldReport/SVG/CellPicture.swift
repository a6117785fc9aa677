/// One cell or view as a picture of its own: an SVG file with an element a line, each in the group of its view. The same view
/// gives the same bytes on every machine.
package enum CellPicture {
    package static func svg(of drawing: LayoutDrawing) -> String {
        let (width, height) = drawing.size
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(n(width))" height="\#(n(height))" viewBox="0 0 "#
                + #"\#(n(width)) \#(n(height))">"#,
            "<style>\(style)</style>",
        ]
        let children = Dictionary(grouping: drawing.views.indices.dropFirst(), by: { drawing.views[$0].parent ?? 0 })
        func add(_ index: Int) {
            let view = drawing.views[index]
            guard !view.isHidden, view.alpha >= 0.01, view.frame.width >= 0, view.frame.height >= 0 else { return }
            let opacity = view.alpha < 1 ? #" opacity="\#(n(view.alpha))""# : ""
            let name = Markup.attribute(view.title)
            let clip = view.clips && index > 0 ? #" clip-path="url(#c\#(index))""# : ""
            let size = #"width="\#(n(view.frame.width))" height="\#(n(view.frame.height))"/>"#
            lines.append(
                #"<g data-view="\#(name)" transform="translate(\#(n(view.frame.x)) \#(n(view.frame.y)))"\#(opacity)>"#)
            if !clip.isEmpty { lines.append(#"<clipPath id="c\#(index)"><rect \#(size)</clipPath>"#) }
            let repeatsParent =
                view.text != nil && view.parent.map { drawing.views[$0].text?.lines == view.text?.lines } ?? false
            lines.append(#"<rect class="\#(kind(of: view, at: index))" \#(size)"#)
            if let text = view.text, !repeatsParent {
                lines += text.lines.filter { !$0.text.isEmpty }.map { line($0, of: text) }
            }
            if !clip.isEmpty { lines.append("<g\(clip)>") }
            (children[index] ?? []).forEach(add)
            lines += clip.isEmpty ? ["</g>"] : ["</g>", "</g>"]
        }
        if !drawing.views.isEmpty { add(0) }
        return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
    }

    private static func line(_ line: LayoutDrawing.Text.Line, of text: LayoutDrawing.Text) -> String {
        #"<text\#(text.isPlaceholder ? #" class="hint""# : "") x="\#(n(line.x))" y="\#(n(line.y + line.baseline))" "#
            + #"font-size="\#(n(text.size))" font-weight="\#(text.weight)" textLength="\#(n(line.width))" "#
            + #"lengthAdjust="spacingAndGlyphs">\#(Markup.text(line.text))</text>"#
    }

    private static func kind(of view: LayoutDrawing.View, at index: Int) -> String {
        if index == 0 { return "paper" }
        return view.text != nil || view.className == "UIStackView" || view.name == "contentView" ? "bare" : "box"
    }

    /// Thousandths of a point.
    private static func n(_ value: Double) -> String { value.isFinite ? Number.text(value) : "0" }

    private static let style =
        "text{font-family:-apple-system,system-ui,\"Segoe UI\",Roboto,sans-serif;fill:\(Palette.light.ink)}"
        + ".hint{fill:\(Palette.light.dim)}.bare{fill:none}.paper{fill:\(Palette.light.paper)}"
        + ".box{fill:\(Palette.light.code);stroke:\(Palette.light.line)}"
        + "@media(prefers-color-scheme:dark){text{fill:\(Palette.dark.ink)}.hint{fill:\(Palette.dark.dim)}"
        + ".paper{fill:\(Palette.dark.paper)}.box{fill:\(Palette.dark.code);stroke:\(Palette.dark.line)}}"
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
                    return (name: fileName(words, &taken), text: CellPicture.svg(of: cell.drawing))
                }
            }
        }
    }
}
