extension ScenarioDocument {
    /// Reads a scenario file, or `data` in its place; every mistake found is thrown as ``ScenarioErrors``.
    public static func read(file: String, data: Data? = nil) throws -> ScenarioDocument {
        if let data { return try read(data, file) }
        return try read(contents(of: file), file)
    }

    static func contents(of file: String) throws(ScenarioErrors) -> Data {
        do { return try FileReader.contents(of: file, limit: ScenarioLimits.fileSize) } catch {
            throw ScenarioErrors(errors: [error])
        }
    }

    /// Whether a file of a folder is to be read: it has the word `templates`, or cannot be looked at.
    package static func mayBeScenario(_ path: String) -> Bool {
        guard let data = try? FileReader.read(path, limit: ScenarioLimits.fileSize) else { return true }
        return data.range(of: Data("\"templates\"".utf8)) != nil
    }

    /// - Parameter change: made to the file's text before it is understood.
    package static func read(
        _ contents: Data, _ file: String, _ change: (JSONNode) throws(ScenarioError) -> JSONNode = { $0 }
    ) throws(ScenarioErrors) -> ScenarioDocument {
        var json = JSONReader(contents, file: file)
        guard !file.hasSuffix(".swift") else { throw ScenarioErrors(errors: [json.error(.invalid(.swiftFile))]) }
        let node: JSONNode
        do { node = try change(try json.read()) } catch { throw ScenarioErrors(errors: json.errors + [error]) }
        let reader = NodeReader()
        let document = ScenarioReader.document(FileNode(node, reader: reader), file)
        let errors = (json.errors + reader.errors).causes
        if errors.isEmpty, let document { return document }
        let listed = errors.prefix(ScenarioLimits.errors).sorted { $0.position.isBefore($1.position) }
        var mistakes = ScenarioErrors(
            errors: listed, omittedCount: errors.count - listed.count + reader.omittedCount)
        mistakes.inputFiles = reader.fontFiles
        throw mistakes
    }
}

extension SourcePosition {
    func isBefore(_ other: SourcePosition) -> Bool { (line, column) < (other.line, other.column) }
}

enum ScenarioReader {
    static let keys = [
        "$schema", "schemaVersion", "name", "description", "traits", "templates", "table", "collection", "steps",
        "invariants", "matrix", "fonts", "recorded",
    ]

    static func document(_ node: FileNode, _ file: String) -> ScenarioDocument? {
        guard let root = node.object(keys: keys) else { return nil }
        if let version = root.required("schemaVersion"), let number = version.number(), number != 1 {
            version.fail(.invalid(.version(known: 1)))
        }
        for key in ["$schema", "description"] { _ = root.string(key) }
        let fonts = FontReader.fonts(root, file)
        let recorded = root["recorded"].flatMap(RecordedReader.origin)
        node.reader.fontFiles = fonts.files
        node.reader.fontNames = fonts.faces.map(\.postScriptName) + (recorded?.fonts ?? [])
        let templates =
            root.required("templates")?.members().compactMap { TemplateReader.template($0.key, $0.node) } ?? []
        let table = list(root, RowReader(templates: templates))
        var steps = StepReader(templates: templates, table: table)
        var deviceTraits = DeviceTraits()
        root["traits"].flatMap(TraitReader.traits)?.apply(to: &deviceTraits)
        var document = ScenarioDocument(
            name: root.string("name") ?? PathText.name(of: file), file: file, deviceTraits: deviceTraits,
            templates: templates, table: table, steps: steps.steps(root),
            invariants: InvariantReader.settings(root, templates),
            matrix: root["matrix"].flatMap { MatrixReader.matrix($0, deviceTraits) }, fonts: fonts.faces)
        (document.recorded, document.inputFiles) = (recorded, fonts.files)
        checkExtent(of: document, node)
        return document
    }

    private static func list(_ root: FileNode, _ rows: RowReader) -> TableSpec {
        guard let collection = root["collection"] else { return root.required("table").map(rows.table) ?? TableSpec() }
        root["table"]?.fail(.invalid(.tableAndCollection))
        return CollectionReader.collection(collection, rows)
    }

    /// A run keeps every row of every step of every cell; that must fit.
    private static func checkExtent(of document: ScenarioDocument, _ node: FileNode) {
        let rows = document.table.sections.flatMap(\.rows).reduce(0) { $0 + $1.withDescendants.count }
        let (steps, cells) = (document.steps.count, document.matrix?.count ?? 1)
        guard Double(rows) * Double(steps) * Double(cells) > Double(ScenarioLimits.rowStates) else { return }
        node.fail(.invalid(.tooManyHeights(rows: rows, steps: steps, cells: cells, limit: ScenarioLimits.rowStates)))
    }
}
