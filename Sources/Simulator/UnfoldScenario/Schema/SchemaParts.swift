enum SchemaParts {
    typealias Member = (key: String, value: JSONOutput)

    static let anything = JSONOutput.bool(true)
    static let text = type("string")
    static let flag = type("boolean")
    static let null = type("null")

    static func type(_ name: String) -> JSONOutput { ["type": name] }

    static func object(_ properties: JSONOutput, required: [String] = []) -> JSONOutput {
        ["type": "object", "properties": properties, "required": required, "additionalProperties": false]
    }

    static func map(_ value: JSONOutput, names: String? = nil) -> JSONOutput {
        var map: JSONOutput = ["type": "object"]
        if let names { map["propertyNames"] = pattern(names) }
        return map + ["additionalProperties": value]
    }

    static func list(_ items: JSONOutput) -> JSONOutput { ["type": "array", "items": items] }

    static func word(_ words: [String]) -> JSONOutput { ["enum": words] }

    static func pattern(_ expression: String) -> JSONOutput { ["type": "string", "pattern": expression] }

    static func number(_ range: ClosedRange<Double>) -> JSONOutput {
        ["type": "number", "minimum": range.lowerBound, "maximum": range.upperBound]
    }

    static func integer(_ range: ClosedRange<Int>) -> JSONOutput {
        ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
    }

    static func either(_ schemas: JSONOutput...) -> JSONOutput { either(schemas) }
    static func either(_ schemas: [JSONOutput]) -> JSONOutput { schemas.count == 1 ? schemas[0] : ["anyOf": schemas] }

    static func reference(_ name: String) -> JSONOutput { ["$ref": "#/$defs/\(name)"] }

    static let index = integer(0...1_000_000_000)
    /// Letters, digits, `_` and `-`: no other ASCII. Many validators refuse classes of Unicode.
    static let identifier = pattern("^[^\\s!-/:-@\\[-^`{-~][^\\s!-,./:-@\\[-^`{-~]*$")

    /// The same schema with a sentence for whoever types, and the value that holds where it is left out.
    static func described(_ schema: JSONOutput, _ text: String, default value: (any JSONConvertible)? = nil)
        -> JSONOutput
    {
        var members: JSONOutput = ["description": text]
        if let value { members["default"] = value }
        var own = schema
        own["description"] = nil
        return members + own
    }
}
