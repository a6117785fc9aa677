/// The sources of the replay and of the page of `stress`, files in `Page`, so that the tool is one file.
package enum EmbeddedPage {
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
    static let stressScript = joined(elementsJS) + joined(stressJS)
    static let stressStyle = pageCSS + stressCSS

    /// Nothing may be loaded or sent; only these very texts may run. Images and fonts are in the page.
    static let policy = policy(scriptHash, styleHash)

    private static func policy(_ script: String, _ style: String) -> String {
        "default-src 'none'; script-src '\(script)'; style-src '\(style)'; "
            + "img-src data:; font-src data:; base-uri 'none'; form-action 'none'"
    }

    static func joined(_ module: String) -> String {
        module.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
            .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }.joined(separator: "\n")
    }

    static let halves = pageHTML.components(separatedBy: "{{data}}")

    /// A page of `stress`, with values for the names in its template: title, totals, text and data.
    package static func stress(_ values: [String: String]) -> String {
        let own = ["style": stressStyle, "script": stressScript, "policy": policy(stressScriptHash, stressStyleHash)]
        return filled(stressHTML, values.merging(own) { value, _ in value })
    }

    static func filled(_ template: String, _ values: [String: String]) -> String {
        let pieces = template.components(separatedBy: "{{")
        return pieces[0]
            + pieces.dropFirst().map { piece in
                guard let end = piece.range(of: "}}") else { return "" }
                return (values[String(piece[..<end.lowerBound])] ?? "") + piece[end.upperBound...]
            }.joined()
    }
}
