import UnfoldInterfaceBuilder
import UnfoldScenario

/// An Interface Builder document as a scenario: a template and a row for each cell, else for each root.
@MainActor package struct ScenarioConversion {
    package private(set) var text = ""
    /// What of the document is not taken over, in the order of its lines.
    package private(set) var warnings: [ConversionWarning] = []
    private(set) var fontFiles: [String] = []
    private var views: [[SourcePosition]] = []
    private var constraints: [[SourcePosition]] = []
    private let file: String

    /// - Parameter isDesignTime: takes over placeholder constraints and sizes, and sizes measured of designable views.
    /// - Parameter folder: where the scenario will stand; nil for the document's own folder.
    /// - Throws: ``ScenarioErrors`` where the document cannot be read, or has nothing to measure.
    package init(file: String, data: Data? = nil, isDesignTime: Bool = false, folder: String? = nil)
        throws(ScenarioErrors)
    {
        self.file = file
        let document: IBDocument
        do { document = try IBDocument.parse(file: file, data: data) } catch {
            let problem =
                error.isOfOtherPlatform
                ? ScenarioDiagnostic.otherPlatform(error.message) : .quoted(error.message, at: nil)
            throw Self.mistake(problem, file, error.line, error.column)
        }
        let all = document.roots.filter { !$0.view.subviews.isEmpty }
        let listed = all.filter(\.kind.isListed)
        let cells = listed.filter { $0.kind == .cell }
        let roots = listed.isEmpty ? all : listed
        guard !roots.isEmpty else { throw Self.mistake(.nothingToMeasure, file, 1, 1) }
        if let deep = roots.lazy.compactMap({ Self.tooDeep($0.view, 1) }).first {
            throw Self.mistake(.nesting(limit: Self.depth), file, deep.line, deep.column)
        }
        fontFiles = document.fontPaths()
        warnings = (document.warnings + document.registerFonts()).map(ConversionWarning.init)
        let own = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path
        let fonts = Self.fonts(of: document, from: folder ?? own)
        // What is no table's cell is in its own size, as wide as the widest.
        let size =
            cells.isEmpty
            ? CGSize(width: Self.largest(roots, \.width), height: Self.largest(roots, \.height)) : document.canvas.size
        let hasSeparators = 2 * cells.count { $0.table?["separatorStyle"] != "none" } > cells.count
        let (templates, rows, views) = convert(roots, of: document, isDesignTime: isDesignTime, size, hasSeparators)
        warnings.sort {
            ($0.line, $0.column, ConversionSentence.text($0.problem))
                < ($1.line, $1.column, ConversionSentence.text($1.problem))
        }
        // Rows below the screen too.
        let load = JSONOutput.string("load")
        let steps = rows.count > 1 ? JSONOutput.array([load, .string("measureAllRows")]) : load
        let style: JSONOutput = hasSeparators ? [:] : ["separatorStyle": "none"]
        let step: JSONOutput = ["name": "load", "do": steps]
        let scenario: JSONOutput = ["templates": templates, "table": style + ["rows": rows], "steps": [step]]
        text = (Self.head(document, size) + fonts + scenario + Self.invariants(views, of: rows.count)).written() + "\n"
    }

    /// A template and a row for each root; notes positions and warnings.
    private mutating func convert(
        _ roots: [IBRoot], of document: IBDocument, isDesignTime: Bool, _ screen: CGSize, _ hasSeparators: Bool
    ) -> (templates: JSONOutput, rows: [JSONOutput], views: [JSONOutput]) {
        var names = UniqueNames()
        var templates: JSONOutput = [:]
        var rows: [JSONOutput] = []
        var drawn: [JSONOutput] = []
        for root in roots {
            let own = root.kind == .cell ? nil : root.view.frame?.size
            let fills = own.map { $0.width >= screen.width && !hasSeparators } ?? true
            var template = ScenarioTemplate(
                document: document, root: root,
                isDesignTime: isDesignTime || !root.kind.isListed,
                size: fills ? nil : own.map { CGSize(width: min($0.width, screen.width), height: $0.height) })
            let name = names.claim(Self.name(of: root))
            templates[name] = template.json()
            if own != nil { drawn.append(.string(name)) }
            let height = own.map { Double($0.height) } ?? root.rowHeight ?? template.givenHeight()
            rows.append(["id": name, "template": name])
            if let height, height > 0 { rows[rows.count - 1]["height"] = height }
            warnings += template.warnings
            views.append(template.viewElements.map(position))
            constraints.append(template.constraintElements.map(position))
        }
        return (templates, rows, drawn)
    }

    private static func largest(_ roots: [IBRoot], _ length: KeyPath<CGRect, CGFloat>) -> CGFloat {
        max(1, roots.compactMap { $0.view.frame?[keyPath: length] }.max() ?? 0)
    }

    /// Only rows ask for the height of their content.
    private static func invariants(_ views: [JSONOutput], of count: Int) -> JSONOutput {
        guard !views.isEmpty else { return [:] }
        var off: JSONOutput = ["off": "the document gives its height"]
        if views.count < count { off["rows"] = views }
        return ["invariants": ["clippedRow": off, "stretchedRow": off] as JSONOutput]
    }

    private static func head(_ document: IBDocument, _ size: CGSize) -> JSONOutput {
        let traits: JSONOutput = ["width": size.width, "height": size.height, "scale": document.canvas.scale]
        return ["schemaVersion": 1, "name": (document.file as NSString).lastPathComponent, "traits": traits]
    }

    func document() throws(ScenarioErrors) -> ScenarioDocument {
        var document = try ScenarioDocument.read(Data(text.utf8), file)
        document.setPositions(views: views, constraints: constraints)
        return document
    }

    /// The template that a scenario refers to, as JSON. Takes down what was read, and what is not taken over.
    static func template(
        of reference: TemplateReference, inputs: inout [String], warnings: inout [ConversionWarning]
    ) throws(ScenarioError) -> Data {
        func refused(_ problem: ScenarioDiagnostic) -> ScenarioError {
            ScenarioError(position: reference.position, path: "document", problem: .invalid(problem))
        }
        guard IBDocument.isDocument(path: reference.path) else { throw refused(.noDocument(path: reference.path)) }
        inputs.append(reference.path)
        let document: IBDocument
        do { document = try IBDocument.parse(file: reference.path, regularOnly: true) } catch {
            let position = SourcePosition(file: error.file, line: error.line, column: error.column)
            throw refused(.quoted(error.message, at: position))
        }
        inputs += document.fontPaths()
        warnings += (document.warnings + document.registerFonts()).map(ConversionWarning.init)
        let roots = document.roots.filter { !$0.view.subviews.isEmpty }
        let names = roots.flatMap { [$0.view.attributes["reuseIdentifier"], $0.view.customClass, $0.view.id] }
            .compactMap { $0 }
        let found =
            reference.root.map { name in
                roots.first { [$0.view.attributes["reuseIdentifier"], $0.view.customClass, $0.view.id].contains(name) }
            } ?? roots.first { $0.kind == .cell } ?? roots.first
        guard let root = found
        else { throw refused(reference.root.map { .noView($0, names: names) } ?? .nothingToMeasure) }
        var template = ScenarioTemplate(document: document, root: root)
        let json = template.json()
        warnings += template.warnings
        return Data(json.written().utf8)
    }

    private static func fonts(of document: IBDocument, from folder: String) -> JSONOutput {
        let readable = document.fontPaths().filter { (try? IBDocument.faces(ofFont: $0)) != nil }
        let paths = readable.map { RelativePath.from(folder, to: $0) }
        return paths.isEmpty ? [:] : ["fonts": paths]
    }

    /// Views in each other that a scenario can have: a level takes two brackets.
    private static let depth = 60

    private static func tooDeep(_ view: IBView, _ level: Int) -> IBElement? {
        if level > depth { return view.element }
        for view in view.subviews { if let found = tooDeep(view, level + 1) { return found } }
        return nil
    }

    private func position(_ element: IBElement) -> SourcePosition {
        SourcePosition(file: file, line: element.line, column: element.column)
    }

    private static func mistake(_ problem: ScenarioDiagnostic, _ file: String, _ line: Int, _ column: Int)
        -> ScenarioErrors
    {
        let position = SourcePosition(file: file, line: line, column: column)
        return ScenarioErrors(errors: [ScenarioError(position: position, path: "", problem: .invalid(problem))])
    }

    /// The reuse identifier, the class, or the id, made unique.
    private static func name(of root: IBRoot) -> String {
        let suggested = root.view.attributes["reuseIdentifier"] ?? root.view.customClass ?? root.kind.rawValue
        let name = String(suggested.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" })
        return name.allSatisfy { $0 == "_" } ? root.kind.rawValue : name
    }
}
