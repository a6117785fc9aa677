import AutoLayout
import Foundation
import TableLayout

extension ScenarioDocument {
    /// Reads a scenario file.
    /// - Parameter file: path to print in messages; also where the file is, unless `data` is given.
    /// - Throws: ``ScenarioErrors`` with every mistake found.
    public static func read(file: String, data: Data? = nil) throws -> ScenarioDocument {
        let start = SourcePosition(file: file, line: 1, column: 1)
        let contents: Data
        if let data {
            contents = data
        } else {
            guard let read = FileManager.default.contents(atPath: file) else {
                let exists = FileManager.default.fileExists(atPath: file)
                let reason = exists ? "is it a folder, or protected?" : "there is no such file; check the path"
                throw ScenarioErrors(
                    errors: [ScenarioError(position: start, path: "", problem: .unreadable(reason: reason))])
            }
            contents = read
        }
        var json = JSONReader(contents, file: file)
        do {
            let node = try json.read()
            let reader = NodeReader()
            let document = ScenarioReader(reader: reader, file: file).document(node)
            let errors = json.errors + reader.errors
            if errors.isEmpty, let document { return document }
            throw ScenarioErrors(errors: errors.sorted { $0.position.isBefore($1.position) })
        } catch let error as ScenarioError {
            throw ScenarioErrors(errors: json.errors + [error])
        }
    }
}

extension SourcePosition {
    func isBefore(_ other: SourcePosition) -> Bool { (line, column) < (other.line, other.column) }
}

/// Reads the whole document.
struct ScenarioReader {
    let reader: NodeReader
    let file: String

    func document(_ node: JSONNode) -> ScenarioDocument? {
        guard
            let root = reader.object(
                node, "", keys: ["schemaVersion", "name", "description", "traits", "templates", "table", "steps"])
        else { return nil }
        if let version = root.required("schemaVersion"), case .number(let number) = version.value, number != 1 {
            reader.fail(
                version.position, "schemaVersion", .refused("this reader knows version 1 of the format; write 1"))
        }
        let templates = templates(root)
        let table = root.required("table").map { self.table($0, templates) } ?? TableSpec()
        var rows = RowNames(table)
        let steps = StepReader(reader: reader, templates: templates).steps(root, &rows, tableReader: self)
        let name = root.string("name") ?? (file as NSString).lastPathComponent
        return ScenarioDocument(
            name: name, file: file, environment: traits(root), templates: templates, table: table, steps: steps)
    }

    private func templates(_ root: ObjectNode) -> [Template] {
        guard let node = root.required("templates") else { return [] }
        guard case .object(let members) = node.value else {
            reader.fail(node.position, "templates", .wrongType(expected: "an object", found: node.kind))
            return []
        }
        return members.compactMap {
            var template = TemplateReader(reader: reader)
            return template.template($0.key, $0.value, "templates.\($0.key)")
        }
    }

    private func traits(_ root: ObjectNode) -> LayoutEnvironment {
        var environment = LayoutEnvironment()
        guard let node = root.value("traits"),
            let traits = reader.object(
                node, "traits",
                keys: ["width", "height", "scale", "generation", "layoutDirection", "contentSizeCategory"])
        else { return environment }
        if let width = length(traits, "width") { environment.screenSize.width = width }
        if let height = length(traits, "height") { environment.screenSize.height = height }
        if let scale = traits.value("scale"), let value = reader.number(scale, "traits.scale") {
            if [1, 2, 3].contains(value) {
                environment.displayScale = value
            } else {
                reader.fail(
                    scale.position, "traits.scale", .wrongType(expected: "a scale of 1, 2 or 3", found: scale.kind))
            }
        }
        let generations = UIKitGeneration.allCases.map(\.rawValue)
        if let word = traits.word("generation", kind: "generation", among: generations) {
            environment.generation = UIKitGeneration(rawValue: word)!
        }
        if let word = traits.word("layoutDirection", kind: "direction", among: ["leftToRight", "rightToLeft"]) {
            environment.layoutDirection = word == "rightToLeft" ? .rightToLeft : .leftToRight
        }
        let names = Self.categories.map(\.name)
        if let word = traits.word("contentSizeCategory", kind: "category", among: names) {
            environment.contentSizeCategory = Self.categories.first { $0.name == word }!.category
        }
        return environment
    }

    private func length(_ object: ObjectNode, _ key: String) -> Double? {
        guard let node = object.value(key), let value = reader.number(node, object.path(key)) else { return nil }
        if value > 0, value <= 100_000 { return value }
        reader.fail(
            node.position, object.path(key),
            .wrongType(expected: "a length above 0 and up to 100000", found: node.kind))
        return nil
    }

    static let categories: [(name: String, category: UIContentSizeCategory)] = zip(
        [
            "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
            "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
            "accessibilityExtraExtraExtraLarge",
        ], UIContentSizeCategory.allSizes
    ).map { ($0, $1) }

    // MARK: Table

    private func table(_ node: JSONNode, _ templates: [Template]) -> TableSpec {
        var spec = TableSpec()
        guard
            let object = reader.object(
                node, "table",
                keys: ["style", "separatorStyle", "rowHeight", "estimatedRowHeight", "rows", "sections"])
        else { return spec }
        switch object.word("style", kind: "style", among: ["plain", "grouped", "insetGrouped"]) {
        case "grouped": spec.style = .grouped
        case "insetGrouped": spec.style = .insetGrouped
        default: break
        }
        if object.word("separatorStyle", kind: "style", among: ["none", "singleLine"]) == "none" {
            spec.separatorStyle = .none
        }
        spec.rowHeight = object.number("rowHeight") ?? -1
        spec.estimatedRowHeight = object.number("estimatedRowHeight") ?? -1
        var names: Set<String> = []
        if object.value("rows") != nil {
            spec.sections.append(rows(object, templates, &names))
        }
        for (node, path) in object.elements("sections") {
            guard let section = reader.object(node, path, keys: ["rows"]) else { continue }
            spec.sections.append(rows(section, templates, &names))
        }
        return spec
    }

    private func rows(_ object: ObjectNode, _ templates: [Template], _ names: inout Set<String>) -> [RowSpec] {
        object.elements("rows").compactMap { node, path in
            guard let row = row(node, path, templates) else { return nil }
            if !names.insert(row.id).inserted {
                reader.fail(node.position, path, .duplicateName(row.id, kind: "row"))
            }
            return row
        }
    }

    func row(_ node: JSONNode, _ path: String, _ templates: [Template]) -> RowSpec? {
        guard let object = reader.object(node, path, keys: ["id", "template", "set"]),
            let id = object.required("id").flatMap({ reader.string($0, object.path("id")) })
        else { return nil }
        if id.contains(".") || id.isEmpty {
            reader.fail(node.position, path, .refused("a row's id may not be empty or contain '.'; rename '\(id)'"))
            return nil
        }
        let known = templates.map(\.name)
        var name = known.count == 1 ? known[0] : ""
        if object.value("template") != nil || known.count != 1 {
            guard object.required("template") != nil,
                let word = object.word("template", kind: "template", among: known)
            else { return nil }
            name = word
        }
        guard let template = templates.first(where: { $0.name == name }) else { return nil }
        var settings: [TargetedSetting] = []
        if let set = object.value("set"), case .object(let members) = set.value {
            for member in members {
                let path = "\(object.path("set")).\(member.key)"
                let targets = TargetReader(reader: reader, template: template)
                if let setting = targets.setting(member.key, member.keyPosition, member.value, path) {
                    settings.append(setting)
                }
            }
        } else if let set = object.value("set") {
            reader.fail(set.position, object.path("set"), .wrongType(expected: "an object", found: set.kind))
        }
        return RowSpec(id: id, template: name, settings: settings, position: node.position)
    }
}

/// Which rows exist while the steps are read, with their templates: known from the load to their deletion.
struct RowNames {
    var templates: [String: String]
    var inOrder: [String]

    init(_ table: TableSpec) {
        let rows = table.sections.flatMap { $0 }
        templates = Dictionary(rows.map { ($0.id, $0.template) }, uniquingKeysWith: { first, _ in first })
        inOrder = rows.map(\.id)
    }

    mutating func add(_ row: RowSpec) {
        templates[row.id] = row.template
        inOrder.append(row.id)
    }
}
