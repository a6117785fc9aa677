/// Pieces of JSON Schema (draft 2020-12).
enum SchemaParts {
    typealias Member = (key: String, value: JSONOutput)

    static let anything = JSONOutput.bool(true)
    static let text = type("string")
    static let flag = type("boolean")
    static let null = type("null")

    static func type(_ name: String) -> JSONOutput { .object([("type", .string(name))]) }

    /// An object with those keys and no others.
    static func object(
        _ properties: [Member], required: [String] = [], description: String? = nil
    ) -> JSONOutput {
        .object(
            (description.map { [("description", JSONOutput.string($0))] } ?? []) + [
                ("type", .string("object")), ("properties", .object(properties)), ("required", strings(required)),
                ("additionalProperties", .bool(false)),
            ])
    }

    /// An object with names of the author's own.
    static func map(_ value: JSONOutput, names: String? = nil) -> JSONOutput {
        .object(
            [("type", .string("object"))]
                + (names.map { [("propertyNames", pattern($0))] } ?? [])
                + [("additionalProperties", value)])
    }

    static func list(_ items: JSONOutput) -> JSONOutput { .object([("type", .string("array")), ("items", items)]) }

    static func word(_ words: [String]) -> JSONOutput { .object([("enum", strings(words))]) }

    static func pattern(_ expression: String) -> JSONOutput {
        .object([("type", .string("string")), ("pattern", .string(expression))])
    }

    static func number(_ range: ClosedRange<Double>) -> JSONOutput {
        .object([
            ("type", .string("number")), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
        ])
    }

    static func integer(_ range: ClosedRange<Int>) -> JSONOutput {
        .object([
            ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
            ("maximum", .integer(range.upperBound)),
        ])
    }

    static func either(_ schemas: JSONOutput...) -> JSONOutput { either(schemas) }
    static func either(_ schemas: [JSONOutput]) -> JSONOutput {
        schemas.count == 1 ? schemas[0] : .object([("anyOf", .array(schemas))])
    }

    static func reference(_ name: String) -> JSONOutput { .object([("$ref", .string("#/$defs/\(name)"))]) }

    static func strings(_ words: [String]) -> JSONOutput { .array(words.map { .string($0) }) }

    static let index = integer(0...1_000_000_000)
    /// Letters, digits, `_` and `-`: no other ASCII. Classes of Unicode would say it better, but many validators refuse
    /// them.
    static let identifier = pattern("^[^\\s!-/:-@\\[-^`{-~][^\\s!-,./:-@\\[-^`{-~]*$")

    /// The same schema with a sentence for whoever types, and the value that holds where it is left out.
    static func described(_ schema: JSONOutput, _ text: String, default value: JSONOutput? = nil) -> JSONOutput {
        var members: [Member] = [("description", .string(text))]
        if let value { members.append(("default", value)) }
        guard case .object(let own) = schema else { return .object(members) }
        return .object(members + own.filter { $0.key != "description" })
    }
}
