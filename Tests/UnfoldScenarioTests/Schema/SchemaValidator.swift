import Foundation

/// As much of JSON Schema as the scenario schema uses; a keyword it does not know is a mistake of the schema.
struct SchemaValidator {
    enum Failure: Error { case unknownKeyword(String) }

    private let root: [String: Any]

    init(_ schema: String) throws {
        root = try (JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]) ?? [:]
    }

    /// The first thing wrong with a value, with its path; nil if it is valid.
    func mistake(in value: Any) throws -> String? { try mistake(value, root, "") }

    private static let known: Set<String> = [
        "$schema", "$defs", "title", "description", "default", "type", "properties", "required", "additionalProperties",
        "propertyNames", "items", "prefixItems", "minItems", "maxItems", "enum", "const", "pattern", "minimum",
        "maximum",
        "exclusiveMinimum", "anyOf", "allOf", "if", "then", "$ref",
    ]

    private func mistake(_ value: Any, _ schema: Any, _ path: String) throws -> String? {
        if let always = schema as? Bool { return always ? nil : "\(path): not allowed" }
        guard let schema = schema as? [String: Any] else { return "\(path): no schema" }
        if let unknown = schema.keys.first(where: { !Self.known.contains($0) }) {
            throw Failure.unknownKeyword(unknown)
        }
        if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
            guard let target = (root["$defs"] as? [String: Any])?[String(name)] else { return "\(path): no \(name)" }
            return try mistake(value, target, path)
        }
        return try scalar(value, schema, path) ?? combined(value, schema, path) ?? object(value, schema, path)
            ?? array(value, schema, path)
    }

    private func scalar(_ value: Any, _ schema: [String: Any], _ path: String) throws -> String? {
        if let types = schema["type"] as? [String] ?? (schema["type"] as? String).map({ [$0] }),
            !types.contains(where: { Self.isType(value, $0) })
        {
            return "\(path): not of type \(types)"
        }
        if let words = schema["enum"] as? [Any], !words.contains(where: { Self.equal($0, value) }) {
            return "\(path): not one of the words"
        }
        if let constant = schema["const"], !Self.equal(constant, value) { return "\(path): not \(constant)" }
        if let pattern = schema["pattern"] as? String, let text = value as? String {
            let expression = try NSRegularExpression(pattern: pattern)
            let range = NSRange(text.startIndex..., in: text)
            if expression.firstMatch(in: text, range: range) == nil { return "\(path): '\(text)' is no \(pattern)" }
        }
        if Self.isType(value, "number"), let number = value as? NSNumber {
            if let low = schema["minimum"] as? NSNumber, number.doubleValue < low.doubleValue {
                return "\(path): too small"
            }
            if let high = schema["maximum"] as? NSNumber, number.doubleValue > high.doubleValue {
                return "\(path): too large"
            }
            if let low = schema["exclusiveMinimum"] as? NSNumber, number.doubleValue <= low.doubleValue {
                return "\(path): too small"
            }
        }
        return nil
    }

    private func combined(_ value: Any, _ schema: [String: Any], _ path: String) throws -> String? {
        if let choices = schema["anyOf"] as? [Any] {
            let mistakes = try choices.map { try mistake(value, $0, path) }
            if !mistakes.contains(where: { $0 == nil }) { return "\(path): none of \(choices.count) forms" }
        }
        for part in schema["allOf"] as? [Any] ?? [] {
            if let mistake = try mistake(value, part, path) { return mistake }
        }
        if let condition = schema["if"], let then = schema["then"], try mistake(value, condition, path) == nil {
            return try mistake(value, then, path)
        }
        return nil
    }

    private func object(_ value: Any, _ schema: [String: Any], _ path: String) throws -> String? {
        guard let object = value as? [String: Any] else { return nil }
        for key in schema["required"] as? [String] ?? [] where object[key] == nil { return "\(path): no '\(key)'" }
        let properties = schema["properties"] as? [String: Any] ?? [:]
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
            if let names = schema["propertyNames"], try mistake(key, names, path) != nil { return "\(path): '\(key)'" }
            if let known = properties[key] {
                if let mistake = try mistake(value, known, "\(path).\(key)") { return mistake }
            } else if let others = schema["additionalProperties"] {
                if let mistake = try mistake(value, others, "\(path).\(key)") { return mistake }
            }
        }
        return nil
    }

    private func array(_ value: Any, _ schema: [String: Any], _ path: String) throws -> String? {
        guard let array = value as? [Any] else { return nil }
        if let least = schema["minItems"] as? Int, array.count < least { return "\(path): too short" }
        if let most = schema["maxItems"] as? Int, array.count > most { return "\(path): too long" }
        let first = schema["prefixItems"] as? [Any] ?? []
        for (index, element) in array.enumerated() {
            guard let schema = index < first.count ? first[index] : schema["items"] else { continue }
            if let mistake = try mistake(element, schema, "\(path)[\(index)]") { return mistake }
        }
        return nil
    }

    private static func isBool(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
    }

    private static func isType(_ value: Any, _ type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": isBool(value)
        case "null": value is NSNull
        case "integer":
            !isBool(value) && (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        default: !isBool(value) && value is NSNumber
        }
    }

    private static func equal(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? String { return one == other as? String }
        guard isBool(one) == isBool(other), let one = one as? NSNumber, let other = other as? NSNumber else {
            return false
        }
        return one == other
    }
}
