/// The sources of the replay and of the page of `stress`, which are files in `Page` and are in `Embedded` as they are, so that the tool is one
/// file and the package needs no resources.
package enum EmbeddedPage {
    /// Files in `Page`, the scripts in the order in which they are put together.
    static let files: [(name: String, text: String)] =
        [("page.html", pageHTML), ("page.css", pageCSS)] + modules + [
            ("stress.html", stressHTML), ("stress.css", stressCSS), ("stress.js", stressJS),
        ]

    static let modules: [(name: String, text: String)] = [
        ("elements.js", elementsJS), ("data.js", dataJS), ("timing.js", timingJS), ("cell.js", cellJS),
        ("dimensions.js", dimensionsJS), ("device.js", deviceJS), ("closeup.js", closeupJS),
        ("inspector.js", inspectorJS), ("notes.js", notesJS), ("marks.js", marksJS), ("problems.js", problemsJS),
        ("rows.js", rowsJS), ("sweep.js", sweepJS), ("thumb.js", thumbJS), ("matrix.js", matrixJS),
        ("overview.js", overviewJS), ("app.js", appJS),
    ]

    /// All modules as one: each is after those that it imports, and no two have a name in common.
    static let script = modules.map { joined($0.text) }.joined()
    static let style = pageCSS

    /// Nothing may be loaded or sent; only these very texts may run. Images and fonts are in the page.
    static let policy = policy(script: script, style: style)

    private static func policy(script: String, style: String) -> String {
        "default-src 'none'; script-src '\(SHA256.source(of: script))'; style-src '\(SHA256.source(of: style))'; "
            + "img-src data:; font-src data:; base-uri 'none'; form-action 'none'"
    }

    /// A module without its imports and exports.
    static func joined(_ module: String) -> String {
        module.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
            .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }.joined(separator: "\n")
    }

    enum Part {
        case text(String)
        case name(String)
    }

    static let parts = parts(of: pageHTML)

    /// A page of `stress`, with values for the names in its template: title, totals, text and data.
    package static func stress(_ values: [String: String]) -> String {
        let (style, script) = (pageCSS + stressCSS, joined(elementsJS) + joined(stressJS))
        let own = ["style": style, "script": script, "policy": policy(script: script, style: style)]
        return parts(of: stressHTML).map {
            switch $0 {
            case .text(let text): text
            case .name(let name): values[name] ?? own[name] ?? ""
            }
        }.joined()
    }

    private static func parts(of template: String) -> [Part] {
        let pieces = template.components(separatedBy: "{{")
        return [.text(pieces[0])]
            + pieces.dropFirst().flatMap { piece -> [Part] in
                guard let end = piece.range(of: "}}") else { return [] }
                return [.name(String(piece[..<end.lowerBound])), .text(String(piece[end.upperBound...]))]
            }
    }
}
