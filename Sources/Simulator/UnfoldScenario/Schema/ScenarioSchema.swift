/// The JSON Schema of scenario files (`docs/scenario.schema.json`), from the tables that the reader uses.
package enum ScenarioSchema {
    private typealias S = SchemaParts

    package static var text: String {
        let head: JSONOutput = ["$schema": "https://json-schema.org/draft/2020-12/schema", "title": "unfold scenario"]
        return (head + root + ["$defs": definitions]).written() + "\n"
    }

    private static let words = SchemaWords()

    private static var root: JSONOutput {
        words.described(anyRoot, path: []) + ["anyOf": ["table", "collection"].json { ["required": [$0]] }]
    }

    private static var anyRoot: JSONOutput {
        S.object(
            [
                "$schema": S.text, "schemaVersion": ["const": 1] as JSONOutput, "name": S.text, "description": S.text,
                "traits": S.reference("traits"), "templates": S.map(S.reference("template")),
                "table": S.reference("table"), "collection": S.reference("collection"),
                "steps": S.list(S.reference("step")), "invariants": S.reference("invariants"),
                "matrix": S.reference("matrix"), "fonts": S.list(S.text), "recorded": recorded,
            ], required: ["schemaVersion", "templates", "steps"])
    }

    private static var recorded: JSONOutput {
        S.object(
            ["device": S.text, "system": S.text, "locale": S.text, "fonts": S.list(S.text), "notes": S.list(S.text)],
            required: ["device", "system"])
    }

    private static var definitions: JSONOutput {
        let own: JSONOutput = [
            "traits": traits, "template": template, "view": view, "guide": guide, "constraint": constraint,
            "table": table, "collection": collection, "section": section, "part": part,
            "sectionName": S.either(S.index, S.identifier), "row": row, "place": target, "step": step,
            "actions": S.either(S.reference("action"), S.list(S.reference("action"))), "action": Steps.actionSchema,
            "invariants": invariants, "matrix": matrix,
        ]
        return .object((own + PropertyKind.definitions).members.map(described))
    }

    private static func described(_ definition: S.Member) -> S.Member {
        (definition.key, words.described(definition.value, path: [definition.key]))
    }

    // MARK: Environment

    private static var traits: JSONOutput { S.object(traitKinds) }

    private static var traitKinds: JSONOutput { .object(TraitEntry.all.map { ($0.name, $0.kind.schema) }) }

    private static var matrix: JSONOutput {
        let device = S.object(["name": S.text] + traitKinds)
        return S.object([
            "devices": filled(S.either(S.word(Device.all.map(\.name)), device)),
            "contentSizeCategories": filled(S.word(TraitEntry.categories.map(\.0))),
            "layoutDirections": filled(S.word(TraitEntry.directions.map(\.0))),
            "userInterfaceStyles": filled(S.word(TraitEntry.styles.map(\.0))),
            "textSets": filled(S.word(TextSet.allCases.map(\.rawValue))),
        ])
    }

    private static func filled(_ items: JSONOutput) -> JSONOutput { ["type": "array", "items": items, "minItems": 1] }

    private static var invariants: JSONOutput {
        let off = S.object(
            ["off": S.pattern("\\S"), "rows": S.list(S.text), "views": S.list(S.identifier)], required: ["off"])
        let setting = S.either(["const": true], off)
        return S.object(.object(Invariant.names.map { ($0, S.either(setting, S.list(setting))) }))
    }

    // MARK: Templates

    private static var template: JSONOutput {
        S.object([
            "document": S.pattern("\\.(xib|storyboard)$"), "root": S.pattern("."),
            "style": S.word(Template.styles.map(\.name)), "cell": properties(of: "UITableViewCell"),
            "contentView": properties(of: "UIView"), "textLabel": properties(of: "UILabel"),
            "detailTextLabel": properties(of: "UILabel"), "imageView": properties(of: "UIImageView"),
            "metrics": S.map(S.number(ScenarioLimits.length), names: "^[^\\s!-@\\[-`{-~][^\\s!-/:-@\\[-^`{-~]*$"),
            "views": S.list(S.reference("view")), "guides": S.list(S.reference("guide")),
            "constraints": S.list(S.reference("constraint")), "prepareForReuse": S.flag,
        ])
    }

    private static func properties(of type: String) -> JSONOutput {
        S.object(.object(ViewClass.named(type)?.properties.map { ($0.name, $0.kind.schema) } ?? []))
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

    private static var guide: JSONOutput { S.object(["id": S.identifier, "owningView": S.text], required: ["id"]) }

    private static var constraint: JSONOutput {
        S.either(
            S.text,
            S.object(
                [
                    "constraint": S.text, "id": S.identifier, "identifier": S.text, "priority": S.reference("priority"),
                    "isActive": S.described(S.flag, "Whether it holds from the start.", default: true),
                    "options": S.list(S.word(VisualFormatReader.optionNames)),
                ], required: ["constraint"]))
    }

    // MARK: Table and steps

    private static var table: JSONOutput {
        S.object(
            [
                "style": S.word(RowReader.tableStyles.map(\.name)), "tableHeaderView": edgeView,
                "tableFooterView": edgeView, "rows": S.list(S.reference("row")),
                "sections": S.list(S.reference("section")),
            ] + .object(RowReader.tableProperties.map { ($0.name, $0.kind.schema) }))
    }

    private static var section: JSONOutput {
        S.object([
            "id": S.identifier, "header": S.reference("part"), "footer": S.reference("part"),
            "rows": S.list(S.reference("row")),
        ])
    }

    private static let settings = S.map(S.anything, names: "^[^.]+\\.[^.]+$")

    private static var part: JSONOutput {
        S.either(
            S.text,
            S.object([
                "title": S.text, "template": S.text, "set": settings, "height": S.number(ScenarioLimits.size),
                "estimatedHeight": S.number(ScenarioLimits.size),
            ]))
    }

    private static var edgeView: JSONOutput {
        S.object(
            ["template": S.text, "set": settings, "height": S.number(ScenarioLimits.size)], required: ["template"])
    }

    private static var row: JSONOutput {
        S.object(
            [
                "id": S.pattern("^([^.t]|t[^.a]|ta[^.b]|tab[^.l]|tabl[^.e]|table[^.])[^.]*$|^(t|ta|tab|tabl)$"),
                "template": S.text, "set": settings, "height": S.number(ScenarioLimits.size),
                "estimatedHeight": S.number(ScenarioLimits.size),
                "repeat": S.described(
                    S.integer(1...RowReader.repeatLimit),
                    "So many rows; {i} in the id and in texts is the index from 0, {n} from 1.",
                    default: 1),
                "cycle": S.described(
                    S.map(filled(S.anything), names: "^[^.]+\\.[^.]+$"), "Values that repeated rows take in turn."),
                "children": S.list(S.reference("row")), "isExpanded": S.flag,
            ], required: ["id"])
    }

    private static var target: JSONOutput {
        S.either(
            S.index,
            ["type": "array", "prefixItems": [S.reference("sectionName"), S.index], "minItems": 2, "maxItems": 2])
    }

    private static var step: JSONOutput {
        S.either(S.object(["name": S.text, "do": S.reference("actions")], required: ["do"]), Steps.stepSchema)
    }
}
