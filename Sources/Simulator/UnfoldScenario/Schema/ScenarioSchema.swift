/// The JSON Schema of scenario files (`docs/scenario.schema.json`): a text with the tables that the reader uses.
package enum ScenarioSchema {
    private typealias S = SchemaParts

    package static var text: String {
        let reader = SchemaReader(
            ScenarioSchemaText.all, words: ["invariant": Invariant.names], kinds: kinds, isClosed: true)
        let root = words.described(reader.documents["scenario"] ?? [:], path: [])
        let definitions = (reader.definitions["scenario"] ?? [:]) + PropertyKind.definitions
        let described = definitions.members.map { ($0.key, words.described($0.value, path: [$0.key])) }
        let either = ["table", "collection"].json { ["required": [$0]] }
        return (root + ["anyOf": either, "$defs": JSONOutput.object(described)]).written() + "\n"
    }

    private static let words = SchemaWords()

    private static var kinds: [String: JSONOutput] {
        [
            "identifier": S.identifier, "index": S.index, "on": ["const": true],
            "reason": S.pattern("\\S"), "filled": S.pattern("."), "document": S.pattern("\\.(xib|storyboard)$"),
            "size": S.number(ScenarioLimits.size), "settings": S.map(S.anything, names: "^[^.]+\\.[^.]+$"),
            "metrics": S.map(S.number(ScenarioLimits.length), names: "^[^\\s!-@\\[-`{-~][^\\s!-/:-@\\[-^`{-~]*$"),
            "traits": object(TraitEntry.all.map { ($0.name, $0.kind.schema) }),
            "device": S.word(Device.all.map(\.name)), "category": S.word(TraitEntry.categories.map(\.0)),
            "direction": S.word(TraitEntry.directions.map(\.0)), "interfaceStyle": S.word(TraitEntry.styles.map(\.0)),
            "textSet": S.word(TextSet.allCases.map(\.rawValue)), "cellStyle": S.word(Template.styles.map(\.name)),
            "UITableViewCell": properties(of: "UITableViewCell"), "UIView": properties(of: "UIView"),
            "UILabel": properties(of: "UILabel"), "UIImageView": properties(of: "UIImageView"), "view": view,
            "isActive": S.described(S.flag, "Whether it holds from the start.", default: true),
            "option": S.word(VisualFormatReader.optionNames), "tableStyle": S.word(RowReader.tableStyles.map(\.name)),
            "table": object(RowReader.tableProperties.map { ($0.name, $0.kind.schema) }),
            "layout": S.either(
                [S.word(CollectionSpec.appearances)]
                    + CollectionSpec.layouts.map { layout in
                        object(layout.keys.map { ($0.name, $0.kind.schema) }, required: [layout.kind.rawValue])
                    }),
            "rowIdentifier": S.pattern(
                "^([^.t]|t[^.a]|ta[^.b]|tab[^.l]|tabl[^.e]|table[^.])[^.]*$|^(t|ta|tab|tabl)$"),
            "repeat": S.described(
                S.integer(1...RowReader.repeatLimit),
                "So many rows; {i} in the id and in texts is the index from 0, {n} from 1.", default: 1),
            "cycle": S.described(
                S.map(["type": "array", "items": S.anything, "minItems": 1], names: "^[^.]+\\.[^.]+$"),
                "Values that repeated rows take in turn."),
            "place": S.either(
                S.index,
                ["type": "array", "prefixItems": [S.reference("sectionName"), S.index], "minItems": 2, "maxItems": 2]),
            "step": Steps.stepSchema, "action": Steps.actionSchema,
        ]
    }

    private static func object(_ members: [S.Member], required: [String] = []) -> JSONOutput {
        S.object(.object(members), required: required)
    }

    private static func properties(of type: String) -> JSONOutput {
        object(ViewClass.named(type)?.properties.map { ($0.name, $0.kind.schema) } ?? [])
    }

    /// Every key of every class; which of them a class has is said by one condition a class.
    private static var view: JSONOutput {
        var kinds: [String: [JSONOutput]] = [:]
        for property in ViewClass.all.flatMap(\.own) { kinds[property.name, default: []].append(property.kind.schema) }
        let structure: JSONOutput = [
            "id": S.identifier, "type": S.described(S.word(ViewClass.makable), "The class.", default: "UIView"),
            "parent": S.described(
                ["type": ["string", "null"]],
                "The superview; contentView, or the stack that arranges it, if left out.",
                default: "contentView"), "className": S.text, "subviews": S.list(S.reference("view")),
        ]
        let members = structure + .object(ViewClass.viewProperties.map { ($0, S.either(distinct(kinds[$0] ?? []))) })
        let conditions = ViewClass.all.filter { $0.make != nil }.map { condition($0, structure.members.map(\.key)) }
        return S.object(members, required: ["id"]) + ["allOf": conditions]
    }

    private static func condition(_ type: ViewClass, _ structure: [String]) -> JSONOutput {
        let isType: JSONOutput = [
            "properties": ["type": ["const": type.name] as JSONOutput] as JSONOutput,
            // A view that names no type is a UIView.
            "required": type.superclass == nil ? [] : ["type"],
        ]
        let names = S.word(structure + type.properties.map(\.name))
        return ["if": isType, "then": ["propertyNames": names] as JSONOutput]
    }

    private static func distinct(_ schemas: [JSONOutput]) -> [JSONOutput] {
        var seen: Set<String> = []
        return schemas.filter { seen.insert($0.written()).inserted }
    }
}
