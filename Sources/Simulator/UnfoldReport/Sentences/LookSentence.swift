package enum LookSentence {
    package static func lines(_ check: LookCheck) -> [String] {
        check.differing.flatMap { picture in lines(picture).map { "\(picture.name): \($0)" } }
            + check.recorded.map { "recorded: \(check.record.path($0))" }
            + check.unused.map { "unused: \(check.record.path($0))" }
    }

    static func lines(of file: RunReport.File) -> [String] {
        guard let looks = file.looks else { return [] }
        let found = looks.passed ? [] : file.results.flatMap(\.steps).flatMap(\.findings)
        return lines(looks) + found.filter { $0.code == "not-drawn" }.map(FindingSentence.text)
    }

    package static func omissions(_ picture: Picture, _ drawing: LayoutDrawing) -> [String] {
        picture.omissions.map { "not drawn: \($0.look) of \(drawing.views[$0.view].title)" }
    }

    static func lines(_ picture: LookCheck.Compared) -> [String] {
        picture.isMissing ? ["not recorded"] : texts(picture.differences)
    }

    static func texts(_ differences: [PictureDifference]) -> [String] {
        var moved: [PictureDifference.Change: [String]] = [:]
        for difference in differences {
            guard case .moved = difference.change, !(moved[difference.change] ?? []).contains(difference.view)
            else { continue }
            moved[difference.change, default: []].append(difference.view)
        }
        return differences.compactMap { difference in
            guard case .moved = difference.change else { return text(difference) }
            guard let views = moved.removeValue(forKey: difference.change) else { return nil }
            var all = difference
            all.view = views.prefix(4).joined(separator: ", ")
            if views.count > 4 { all.view += " and \(views.count - 4) more" }
            return text(all)
        }
    }

    package static func text(_ difference: PictureDifference) -> String {
        let view = difference.view.isEmpty ? "the picture" : difference.view
        switch difference.change {
        case .moved(let x, let y):
            let parts = [(x, "right", "left"), (y, "down", "up")].filter { $0.0 != 0 }.map { by, more, less in
                "\(Number.text(abs(by))) \(by > 0 ? more : less)"
            }
            return "\(view) moved " + parts.joined(separator: " and ")
        case .resized(let old, let new):
            return "\(part(difference, view)) is \(size(new)), was \(size(old))"
        case .text(let old, let new) where difference.tag == "text":
            return "text of \(view) \(quoted(old)) -> \(quoted(new))"
        case .text: return "\(part(difference, view)) changed"
        case .value("fill", let old, let new): return "color of \(view) \(old ?? "none") -> \(new ?? "none")"
        case .value("data-style", _, let new): return "the appearance is \(new ?? "light")"
        case .value("d", _, _): return "the outline of \(view) changed"
        case .value("textLength", let old, let new):
            return "text of \(view) is \(new ?? "?") wide, was \(old ?? "?")"
        case .value(let name, let old, let new):
            guard max(old?.count ?? 0, new?.count ?? 0) <= 60 else { return "\(name) of \(view) changed" }
            return "\(name) of \(view) \(old ?? "none") -> \(new ?? "none")"
        case .added: return "\(part(difference, view)) is new"
        case .removed: return "\(part(difference, view)) is gone"
        case .unreadable: return "the recorded file is no picture; delete it, or record again"
        }
    }

    private static func part(_ difference: PictureDifference, _ view: String) -> String {
        switch difference.tag {
        case "", "g", "rect", "svg": view
        case "text": "text of \(view)"
        default: "\(difference.tag) of \(view)"
        }
    }

    private static func size(_ size: [Double]) -> String { size.map(Number.text).joined(separator: " x ") }

    private static func quoted(_ text: String) -> String {
        "\"" + (text.count > 60 ? text.prefix(59) + "…" : text) + "\""
    }
}
