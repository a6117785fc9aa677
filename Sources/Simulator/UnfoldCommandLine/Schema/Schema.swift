/// A JSON Schema (draft 2020-12), as far as this tool's outputs need it.
indirect enum Schema: Sendable {
    struct Member: Sendable {
        var name: String
        var schema: Schema
        var isRequired = true
    }

    case object([Member], note: String? = nil)
    /// Any keys, all values alike.
    case map(Schema)
    case array(Schema, count: Int? = nil)
    case string(note: String? = nil)
    case word([String])
    case number(note: String? = nil)
    case integer(from: Int? = nil)
    case bool
    case constant(Int)
    case nullable(Schema)
    case either([Schema])
    /// `#/$defs/name`.
    case reference(String)

    var json: JSONOutput { .object(members) }

    private var members: [(key: String, value: JSONOutput)] {
        switch self {
        case .object(let list, let note):
            let required = list.filter(\.isRequired).map { JSONOutput.string($0.name) }
            return described(note, "object") + [
                ("properties", .object(list.map { ($0.name, $0.schema.json) })), ("required", .array(required)),
            ]
        case .map(let schema): return [("type", .string("object")), ("additionalProperties", schema.json)]
        case .array(let schema, let count):
            let counts = count.map { [("minItems", JSONOutput.integer($0)), ("maxItems", .integer($0))] } ?? []
            return [("type", .string("array")), ("items", schema.json)] + counts
        case .string(let note): return described(note, "string")
        case .word(let words): return [("type", .string("string")), ("enum", .array(words.map { .string($0) }))]
        case .number(let note): return described(note, "number")
        case .integer(let from):
            return [("type", .string("integer"))] + (from.map { [("minimum", .integer($0))] } ?? [])
        case .bool: return [("type", .string("boolean"))]
        case .constant(let value): return [("const", .integer(value))]
        case .nullable(let schema): return [("anyOf", .array([schema.json, .object([("type", .string("null"))])]))]
        case .either(let schemas): return [("anyOf", .array(schemas.map(\.json)))]
        case .reference(let name): return [("$ref", .string("#/$defs/\(name)"))]
        }
    }

    private func described(_ note: String?, _ type: String) -> [(key: String, value: JSONOutput)] {
        (note.map { [("description", JSONOutput.string($0))] } ?? []) + [("type", .string(type))]
    }
}

struct SchemaDocument: Sendable {
    var title: String
    var root: Schema
    var definitions: [(name: String, schema: Schema)] = []

    var text: String {
        guard case .object(let members) = root.json else { return "{}\n" }
        let definitions = JSONOutput.object(self.definitions.map { ($0.name, $0.schema.json) })
        let head: [(key: String, value: JSONOutput)] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
        ]
        return JSONOutput.object(head + members + (self.definitions.isEmpty ? [] : [("$defs", definitions)])).written()
            + "\n"
    }
}

/// The schemas that `unfold schema` prints. Later versions may add keys; these stay.
enum SchemaCatalog {
    static func text(_ name: String?) -> String {
        guard let name = name.flatMap(SchemaName.init)
        else { return SchemaName.allCases.map { $0.rawValue + "\n" }.joined() }
        return document(name)?.text ?? ScenarioSchema.text
    }

    /// The schema of an output; nil for that of scenarios, which is UnfoldScenario's.
    static func document(_ name: SchemaName) -> SchemaDocument? {
        SchemaReader(OutputSchemaText.all, words: words).documents[name.rawValue]
    }

    /// Formats are those that can be named when it is asked for.
    private static var words: [String: [String]] {
        [
            "constraintKind": ConstraintFacts.Kind.allCases.map(\.rawValue),
            "fixKind": Fix.Kind.allCases.map(\.rawValue), "rowFact": RowFact.Kind.allCases.map(\.rawValue),
            "confidence": Confidence.allCases.map(\.rawValue),
            "design": UnsatisfiedConstraint.Design.allCases.map(\.rawValue),
            "drawnCell": StepResult.Row.Kind.allCases.map(\.rawValue),
            "axis": StressAxis.allCases.map(\.rawValue),
            "stressText": StressSurroundings.Text.Kind.allCases.map(\.rawValue), "format": ReportFormats.names,
            "color": Options.Color.allCases.map(\.rawValue), "record": RecordMode.configurable.map(\.rawValue),
            "unused": UnusedRecords.allCases.map(\.rawValue),
        ]
    }
}
