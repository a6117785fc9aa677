import Foundation

/// As much of JSON Schema as the shipped schemas use; a keyword that it does not know is a mistake of the schema.
package struct SchemaValidator {
    package enum Failure: Error {
        case unknownKeyword(String)
        /// The schema is no object.
        case noObject
    }

    private let root: [String: Any]
    private let isClosed: Bool

    /// - Parameter isClosed: whether keys that the schema does not name are mistakes, so that no output goes undescribed.
    package init(_ schema: String, isClosed: Bool = false) throws {
        guard let root = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any] else {
            throw Failure.noObject
        }
        (self.root, self.isClosed) = (root, isClosed)
    }

    /// The mistakes of an output, whose schema names every key.
    package static func mistakes(of json: String, under schema: String) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        return try SchemaValidator(schema, isClosed: true).mistakes(in: value)
    }

    /// What is wrong with a value, with the paths; empty if it is valid.
    package func mistakes(in value: Any) throws -> [String] { try check(value, root, "$") }

    /// The same by a part of the schema, whose references are found in the whole.
    package func mistakes(in value: Any, under part: [String: Any]) throws -> [String] { try check(value, part, "$") }

    private static let known: Set<String> = [
        "$schema", "$defs", "title", "description", "examples", "default", "type", "properties", "required",
        "additionalProperties",
        "propertyNames", "items", "prefixItems", "minItems", "maxItems", "enum", "const", "pattern", "minimum",
        "maximum", "exclusiveMinimum", "anyOf", "allOf", "if", "then", "$ref",
    ]

    private func check(_ value: Any, _ schema: Any, _ path: String) throws -> [String] {
        if let always = schema as? Bool { return always ? [] : ["\(path): not allowed"] }
        guard let schema = schema as? [String: Any] else { throw Failure.noObject }
        if let unknown = schema.keys.first(where: { !Self.known.contains($0) }) {
            throw Failure.unknownKeyword(unknown)
        }
        if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
            guard let target = (root["$defs"] as? [String: Any])?[String(name)] else { return ["\(path): no \(name)"] }
            return try check(value, target, path)
        }
        if let types = schema["type"] as? [String] ?? (schema["type"] as? String).map({ [$0] }),
            !types.contains(where: { Self.isType(value, $0) })
        {
            return ["\(path): not of type \(types)"]
        }
        return try scalar(value, schema, path) + combined(value, schema, path) + object(value, schema, path)
            + array(value, schema, path)
    }

    private func scalar(_ value: Any, _ schema: [String: Any], _ path: String) throws -> [String] {
        var mistakes: [String] = []
        if let words = schema["enum"] as? [Any], !words.contains(where: { Self.equal($0, value) }) {
            mistakes.append("\(path): not one of the words")
        }
        if let constant = schema["const"], !Self.equal(constant, value) { mistakes.append("\(path): not \(constant)") }
        if let pattern = schema["pattern"] as? String, let text = value as? String {
            let expression = try NSRegularExpression(pattern: pattern)
            let range = NSRange(text.startIndex..., in: text)
            if expression.firstMatch(in: text, range: range) == nil {
                mistakes.append("\(path): '\(text)' is no \(pattern)")
            }
        }
        guard Self.isType(value, "number"), let number = (value as? NSNumber)?.doubleValue else { return mistakes }
        func bound(_ key: String) -> Double? { (schema[key] as? NSNumber)?.doubleValue }
        if let low = bound("minimum"), number < low { mistakes.append("\(path): too small") }
        if let low = bound("exclusiveMinimum"), number <= low { mistakes.append("\(path): too small") }
        if let high = bound("maximum"), number > high { mistakes.append("\(path): too large") }
        return mistakes
    }

    private func combined(_ value: Any, _ schema: [String: Any], _ path: String) throws -> [String] {
        var mistakes: [String] = []
        if let choices = schema["anyOf"] as? [Any] {
            let results = try choices.map { try check(value, $0, path) }
            // Of the choices the one that was meant most likely.
            if results.allSatisfy({ !$0.isEmpty }) { mistakes += results.min { $0.count < $1.count } ?? [] }
        }
        for part in schema["allOf"] as? [Any] ?? [] { mistakes += try check(value, part, path) }
        if let condition = schema["if"], let then = schema["then"], try check(value, condition, path).isEmpty {
            mistakes += try check(value, then, path)
        }
        return mistakes
    }

    private func object(_ value: Any, _ schema: [String: Any], _ path: String) throws -> [String] {
        guard let object = value as? [String: Any] else { return [] }
        var mistakes = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map {
            "\(path): no '\($0)'"
        }
        let properties = schema["properties"] as? [String: Any] ?? [:]
        let isDescribed = isClosed && (schema["type"] as? String) == "object"
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
            if let names = schema["propertyNames"], try !check(key, names, path).isEmpty {
                mistakes.append("\(path): '\(key)'")
            } else if let inner = properties[key] ?? schema["additionalProperties"] {
                mistakes += try check(value, inner, "\(path).\(key)")
            } else if isDescribed {
                mistakes.append("\(path): the schema does not name '\(key)'")
            }
        }
        return mistakes
    }

    private func array(_ value: Any, _ schema: [String: Any], _ path: String) throws -> [String] {
        guard let array = value as? [Any] else { return [] }
        var mistakes: [String] = []
        if let least = schema["minItems"] as? Int, array.count < least { mistakes.append("\(path): too short") }
        if let most = schema["maxItems"] as? Int, array.count > most { mistakes.append("\(path): too long") }
        let first = schema["prefixItems"] as? [Any] ?? []
        for (index, element) in array.enumerated() {
            guard let schema = index < first.count ? first[index] : schema["items"] else { continue }
            mistakes += try check(element, schema, "\(path)[\(index)]")
        }
        return mistakes
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
        case "number": !isBool(value) && value is NSNumber
        default: false
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
