extension ScenarioDocument {
    /// Reads a scenario file.
    /// - Parameters:
    ///   - file: path to print in messages; also where the file is, unless `data` is given.
    ///   - data: the file's contents, if they are known already.
    /// - Throws: ``ScenarioErrors`` with every mistake found.
    /// - Complexity: O(length of the file).
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
    /// - Complexity: O(length of the file), up to the limit of scenarios.
    package static func mayBeScenario(_ path: String) -> Bool {
        guard let data = try? FileReader.read(path, limit: ScenarioLimits.fileSize) else { return true }
        return data.range(of: Data("\"templates\"".utf8)) != nil
    }

    /// - Parameter change: made to the file's text before it is understood.
    package static func read(
        _ contents: Data, _ file: String, _ change: (JSONNode) throws(ScenarioError) -> JSONNode = { $0 }
    ) throws(ScenarioErrors) -> ScenarioDocument {
        var json = JSONReader(contents, file: file)
        let node: JSONNode
        do { node = try change(try json.read()) } catch { throw ScenarioErrors(errors: json.errors + [error]) }
        let reader = NodeReader()
        let document = ScenarioReader(reader: reader, file: file).document(node)
        let errors = json.errors + reader.errors
        if errors.isEmpty, let document { return document }
        var mistakes = ScenarioErrors(
            errors: errors.sorted { $0.position.isBefore($1.position) }, omittedCount: reader.omittedCount)
        mistakes.inputFiles = reader.fontFiles
        throw mistakes
    }
}

extension SourcePosition {
    func isBefore(_ other: SourcePosition) -> Bool { (line, column) < (other.line, other.column) }
}

struct ScenarioReader {
    let reader: NodeReader
    let file: String

    static let keys = [
        "$schema", "schemaVersion", "name", "description", "traits", "templates", "table", "collection", "steps",
        "invariants", "matrix", "fonts", "recorded",
    ]

    func document(_ node: JSONNode) -> ScenarioDocument? {
        guard let root = reader.object(node, "", keys: Self.keys) else { return nil }
        if let version = root.required("schemaVersion"), let number = reader.number(version, "schemaVersion"),
            number != 1
        {
            reader.fail(version.position, "schemaVersion", .invalid(.version(known: 1)))
        }
        for key in ["$schema", "description"] { _ = root.string(key) }
        let fonts = FontReader(reader: reader, file: file).fonts(root)
        reader.fontFiles = fonts.files
        let recorded = root.value("recorded").flatMap(RecordedReader(reader: reader).origin)
        reader.fontNames = fonts.faces.map(\.postScriptName) + (recorded?.fonts ?? [])
        let templates = templates(root)
        let table = list(root, templates)
        var steps = StepReader(reader: reader, templates: templates, table: table)
        var deviceTraits = DeviceTraits()
        let traits = root.value("traits").flatMap { TraitReader(reader: reader).traits($0, "traits") }
        traits?.apply(to: &deviceTraits)
        var document = ScenarioDocument(
            name: root.string("name") ?? PathText.name(of: file), file: file, deviceTraits: deviceTraits,
            templates: templates, table: table, steps: steps.steps(root),
            invariants: InvariantReader(reader: reader, table: table, templates: templates).settings(root),
            matrix: root.value("matrix").flatMap { MatrixReader(reader: reader).matrix($0, deviceTraits) })
        document.fonts = fonts.faces
        document.recorded = recorded
        document.inputFiles = fonts.files
        checkExtent(of: document, node.position)
        return document
    }

    private func list(_ root: ObjectNode, _ templates: [Template]) -> TableSpec {
        let rows = RowReader(reader: reader, templates: templates)
        guard let collection = root.value("collection")
        else { return root.required("table").map(rows.table) ?? TableSpec() }
        if let table = root.value("table") { reader.fail(table.position, "table", .invalid(.tableAndCollection)) }
        return CollectionReader(reader: reader, rows: rows).collection(collection)
    }

    private func templates(_ root: ObjectNode) -> [Template] {
        guard let node = root.required("templates") else { return [] }
        guard case .object(let members) = node.value else { return reader.wrong(node, "templates", .object) ?? [] }
        return members.compactMap { TemplateReader(reader: reader).template($0.key, $0.value, "templates.\($0.key)") }
    }

    /// A run keeps every row of every step of every cell; that must fit.
    private func checkExtent(of document: ScenarioDocument, _ position: SourcePosition) {
        let rows = document.table.sections.flatMap(\.rows).reduce(0) { $0 + $1.withDescendants.count }
        let cells = document.matrix?.count ?? 1
        let states = Double(rows) * Double(document.steps.count) * Double(cells)
        guard states > Double(ScenarioLimits.rowStates) else { return }
        reader.fail(
            position, "",
            .invalid(
                .tooManyHeights(
                    rows: rows, steps: document.steps.count, cells: cells, limit: ScenarioLimits.rowStates)))
    }
}
