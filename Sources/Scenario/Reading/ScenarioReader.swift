import AutoLayout
import Foundation
import TableLayout

extension ScenarioDocument {
    /// Reads a scenario file.
    /// - Parameters:
    ///   - file: path to print in messages; also where the file is, unless `data` is given.
    ///   - data: the file's contents, if they are known already.
    /// - Throws: ``ScenarioErrors`` with every mistake found.
    /// - Complexity: O(length of the file).
    public static func read(file: String, data: Data? = nil) throws -> ScenarioDocument {
        do {
            let contents = try data ?? BoundedFile.read(file, limit: ScenarioLimits.fileSize)
            return try read(contents, file)
        } catch let error as ScenarioError {
            throw ScenarioErrors(errors: [error])
        }
    }

    private static func read(_ contents: Data, _ file: String) throws -> ScenarioDocument {
        var json = JSONReader(contents, file: file)
        let node: JSONNode
        do { node = try json.read() } catch let error as ScenarioError {
            throw ScenarioErrors(errors: json.errors + [error])
        }
        let reader = NodeReader()
        let document = ScenarioReader(reader: reader, file: file).document(node)
        let errors = json.errors + reader.errors
        if errors.isEmpty, let document { return document }
        throw ScenarioErrors(errors: errors.sorted { $0.position.isBefore($1.position) }, more: reader.more)
    }
}

extension SourcePosition {
    func isBefore(_ other: SourcePosition) -> Bool { (line, column) < (other.line, other.column) }
}

/// Files read as far as a limit: also pipes and devices, which have no size.
package enum BoundedFile {
    /// - Throws: ``ScenarioError``.
    package static func read(_ path: String, limit: Int) throws -> Data {
        func error(_ problem: ScenarioError.Problem) -> ScenarioError {
            ScenarioError(position: SourcePosition(file: path, line: 1, column: 1), path: "", problem: problem)
        }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard exists else { throw error(.unreadable(reason: "there is no such file; check the path")) }
        guard !isFolder.boolValue, let handle = FileHandle(forReadingAtPath: path) else {
            throw error(.unreadable(reason: "is it a folder, or protected?"))
        }
        defer { try? handle.close() }
        var data = Data()
        while data.count <= limit {
            guard let part = try? handle.read(upToCount: min(1 << 20, limit + 1 - data.count)), !part.isEmpty else {
                return data
            }
            data.append(part)
        }
        throw error(.tooLarge(limit: limit))
    }
}

/// Reads the whole document.
struct ScenarioReader {
    let reader: NodeReader
    let file: String

    static let keys = [
        "$schema", "schemaVersion", "name", "description", "traits", "templates", "table", "steps", "invariants",
        "matrix", "fonts",
    ]

    func document(_ node: JSONNode) -> ScenarioDocument? {
        guard let root = reader.object(node, "", keys: Self.keys) else { return nil }
        if let version = root.required("schemaVersion"), let number = reader.number(version, "schemaVersion"),
            number != 1
        {
            reader.fail(
                version.position, "schemaVersion", .refused("this reader knows version 1 of the format; write 1"))
        }
        for key in ["$schema", "description"] { _ = root.string(key) }
        let fonts = FontReader(reader: reader, file: file).fonts(root)
        reader.fontNames = fonts.map(\.postScriptName)
        let templates = templates(root)
        let rows = RowReader(reader: reader, templates: templates)
        let table = root.required("table").map(rows.table) ?? TableSpec()
        var steps = StepReader(reader: reader, templates: templates, table: table)
        var surroundings = Surroundings()
        let traits = root.value("traits").flatMap { TraitReader(reader: reader).traits($0, "traits") }
        traits?.apply(to: &surroundings)
        var document = ScenarioDocument(
            name: root.string("name") ?? (file as NSString).lastPathComponent, file: file, surroundings: surroundings,
            templates: templates, table: table, steps: steps.steps(root),
            invariants: InvariantReader(reader: reader, table: table, templates: templates).settings(root),
            matrix: root.value("matrix").flatMap { MatrixReader(reader: reader).matrix($0, surroundings) })
        document.fonts = fonts
        checkExtent(of: document, node.position)
        return document
    }

    private func templates(_ root: ObjectNode) -> [Template] {
        guard let node = root.required("templates") else { return [] }
        guard case .object(let members) = node.value else {
            reader.fail(node.position, "templates", .wrongType(expected: "an object", found: node.kind))
            return []
        }
        return members.compactMap {
            TemplateReader(reader: reader).template($0.key, $0.value, "templates.\($0.key)")
        }
    }

    /// A run keeps every row of every step of every cell; that must fit.
    private func checkExtent(of document: ScenarioDocument, _ position: SourcePosition) {
        let rows = document.table.sections.reduce(0) { $0 + $1.rows.count }
        let cells = document.matrix?.count ?? 1
        let states = Double(rows) * Double(document.steps.count) * Double(cells)
        guard states > Double(ScenarioLimits.rowStates) else { return }
        reader.fail(
            position, "",
            .refused(
                "\(rows) rows in \(document.steps.count) steps and \(cells) matrix cells are more than "
                    + "\(ScenarioLimits.rowStates) heights; split the file into several scenarios"))
    }
}
