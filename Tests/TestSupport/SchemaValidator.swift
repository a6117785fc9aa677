import Foundation

/// As much of JSON Schema as the shipped schemas use; a keyword that it does not know is a mistake of the schema.
package struct SchemaValidator: Sendable {
    package enum Failure: Error {
        case unknownKeyword(String)
        /// The schema is no object.
        case noObject
    }

    private let root: Part
    private let definitions: [String: Part]
    private let isClosed: Bool

    /// - Parameter isClosed: whether keys that the schema does not name are mistakes, so that no output goes undescribed.
    package init(_ schema: String, isClosed: Bool = false) throws {
        let schema = Value(try JSONSerialization.jsonObject(with: Data(schema.utf8)))
        root = try Part(schema)
        definitions = try schema.object?["$defs"]?.object?.mapValues(Part.init) ?? [:]
        self.isClosed = isClosed
    }

    /// The mistakes of an output, whose schema names every key.
    package static func mistakes(of json: String, under schema: String) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        return try SchemaValidator(schema, isClosed: true).mistakes(in: value)
    }

    /// What is wrong with a value, with the paths; empty if it is valid.
    package func mistakes(in value: Any) -> [String] { check(Value(value), root, "$").sorted() }

    /// The same by a part of the schema, whose references are found in the whole.
    package func mistakes(in value: Any, under part: [String: Any]) throws -> [String] {
        check(Value(value), try Part(Value(part)), "$").sorted()
    }

    private func check(_ value: Value, _ schema: Part, _ path: @autoclosure () -> String) -> [String] {
        guard schema.isAllowed else { return ["\(path()): not allowed"] }
        if let name = schema.reference {
            guard let target = definitions[name] else { return ["\(path()): no \(name)"] }
            return check(value, target, path())
        }
        if let types = schema.types, !types.contains(where: value.isOf) { return ["\(path()): not of type \(types)"] }
        var mistakes = combined(value, schema, path())
        func mistake(_ isOne: Bool?, _ what: @autoclosure () -> String) { if isOne == true { mistakes.append(what()) } }
        mistake(schema.words.map { !$0.contains(value) }, "\(path()): not one of the words")
        switch value {
        case .text(let text):
            let range = NSRange(text.startIndex..., in: text)
            mistake(schema.pattern.map { $0.firstMatch(in: text, range: range) == nil }, "\(path()): '\(text)'")
        case .number(let number):
            mistake(schema.minimum.map { number < $0 }, "\(path()): too small")
            mistake(schema.exclusiveMinimum.map { number <= $0 }, "\(path()): too small")
            mistake(schema.maximum.map { number > $0 }, "\(path()): too large")
        case .array(let array):
            mistake(schema.minItems.map { Double(array.count) < $0 }, "\(path()): too short")
            mistake(schema.maxItems.map { Double(array.count) > $0 }, "\(path()): too long")
            for (index, element) in array.enumerated() {
                let part = index < schema.prefixItems.count ? schema.prefixItems[index] : schema.items
                if let part { mistakes += check(element, part, "\(path())[\(index)]") }
            }
        case .object(let object):
            for name in schema.required { mistake(object[name] == nil, "\(path()): no '\(name)'") }
            let isDescribed = isClosed && schema.types == ["object"]
            for (key, value) in object {
                if let names = schema.propertyNames, !check(.text(key), names, key).isEmpty {
                    mistakes.append("\(path()): '\(key)'")
                } else if let inner = schema.properties[key] ?? schema.additionalProperties {
                    mistakes += check(value, inner, "\(path()).\(key)")
                } else {
                    mistake(isDescribed, "\(path()): the schema does not name '\(key)'")
                }
            }
        case .null, .flag: break
        }
        return mistakes
    }

    private func combined(_ value: Value, _ schema: Part, _ path: @autoclosure () -> String) -> [String] {
        var mistakes: [String] = []
        // Of the choices the one that was meant most likely.
        var fewest: [String]?
        for choice in schema.anyOf where fewest?.isEmpty != true {
            let own = check(value, choice, path())
            if own.count < fewest?.count ?? .max { fewest = own }
        }
        mistakes += fewest ?? []
        for part in schema.allOf { mistakes += check(value, part, path()) }
        if let condition = schema.condition, let then = schema.then, check(value, condition, path()).isEmpty {
            mistakes += check(value, then, path())
        }
        return mistakes
    }
}

private enum Value: Equatable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([Value])
    case object([String: Value])

    init(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let object as [String: Any]: self = .object(object.mapValues(Value.init))
        case let array as [Any]: self = .array(array.map(Value.init))
        case let number as NSNumber:
            self = String(cString: number.objCType) == "c" ? .flag(number.boolValue) : .number(number.doubleValue)
        default: self = .null
        }
    }

    var object: [String: Value]? { if case .object(let object) = self { object } else { nil } }
    var array: [Value]? { if case .array(let array) = self { array } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }

    func isOf(_ type: String) -> Bool {
        switch self {
        case .null: type == "null"
        case .flag: type == "boolean"
        case .number(let number): type == "number" || type == "integer" && number == number.rounded()
        case .text: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }
}

/// A schema or a part of one, with what its keywords say.
private final class Part: Sendable {
    let isAllowed: Bool
    let reference: String?
    let types: [String]?
    let words: [Value]?
    let pattern: NSRegularExpression?
    let minimum, exclusiveMinimum, maximum, minItems, maxItems: Double?
    let required: [String]
    let properties: [String: Part]
    let additionalProperties, propertyNames, items, condition, then: Part?
    let prefixItems, anyOf, allOf: [Part]

    init(_ schema: Value) throws {
        isAllowed = schema != .flag(false)
        guard var keys = schema.object ?? (schema == .flag(isAllowed) ? [:] : nil) else {
            throw SchemaValidator.Failure.noObject
        }
        func take(_ key: String) -> Value? { keys.removeValue(forKey: key) }
        func part(_ key: String) throws -> Part? { try take(key).map(Part.init) }
        func parts(_ key: String) throws -> [Part] { try take(key)?.array?.map(Part.init) ?? [] }
        func number(_ key: String) -> Double? { if case .number(let number) = take(key) { number } else { nil } }
        reference = take("$ref")?.text?.split(separator: "/").last.map(String.init)
        let type = take("type")
        types = type?.array?.compactMap(\.text) ?? type?.text.map { [$0] }
        words = take("enum")?.array ?? take("const").map { [$0] }
        pattern = try take("pattern")?.text.map { try NSRegularExpression(pattern: $0) }
        (minimum, exclusiveMinimum, maximum) = (number("minimum"), number("exclusiveMinimum"), number("maximum"))
        (minItems, maxItems) = (number("minItems"), number("maxItems"))
        required = take("required")?.array?.compactMap(\.text) ?? []
        properties = try take("properties")?.object?.mapValues(Part.init) ?? [:]
        (additionalProperties, propertyNames) = (try part("additionalProperties"), try part("propertyNames"))
        (items, condition, then) = (try part("items"), try part("if"), try part("then"))
        (prefixItems, anyOf, allOf) = (try parts("prefixItems"), try parts("anyOf"), try parts("allOf"))
        let said: Set = ["$schema", "$defs", "title", "description", "examples", "default"]
        if let unknown = keys.keys.first(where: { !said.contains($0) }) {
            throw SchemaValidator.Failure.unknownKeyword(unknown)
        }
    }
}
