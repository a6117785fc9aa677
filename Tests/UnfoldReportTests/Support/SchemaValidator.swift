import Foundation

/// Checks values against a JSON Schema, as far as the shipped schemas go; keys that the schema does not name are
/// mistakes here, so that no output goes undescribed.
struct SchemaValidator {
    let root: [String: Any]
    private(set) var mistakes: [String] = []

    init(_ text: String) throws {
        guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw CocoaError(.coderInvalidValue)
        }
        self.root = root
    }

    /// The mistakes of a document.
    static func mistakes(of json: String, under schema: String) throws -> [String] {
        var validator = try SchemaValidator(schema)
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        validator.check(value, validator.root, "$")
        return validator.mistakes
    }

    private mutating func check(_ value: Any, _ schema: [String: Any], _ path: String) {
        if let reference = schema["$ref"] as? String {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            guard let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
                mistakes.append("\(path): no definition \(reference)")
                return
            }
            return check(value, target, path)
        }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            let results = choices.map { choice -> [String] in
                var trial = self
                trial.mistakes = []
                trial.check(value, choice, path)
                return trial.mistakes
            }
            if results.allSatisfy({ !$0.isEmpty }) {
                mistakes += results.min { $0.count < $1.count } ?? ["\(path): nothing allowed"]
            }
            return
        }
        if let constant = schema["const"] as? NSNumber, value as? NSNumber != constant {
            mistakes.append("\(path): \(value) is not \(constant)")
        }
        if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
            mistakes.append("\(path): '\(value)' is none of \(words)")
        }
        if let type = schema["type"] as? String { checkType(value, type, schema, path) }
    }

    private mutating func checkType(_ value: Any, _ type: String, _ schema: [String: Any], _ path: String) {
        switch type {
        case "object": checkObject(value, schema, path)
        case "array":
            guard let list = value as? [Any] else { return fail(path, value, type) }
            if let count = schema["minItems"] as? Int, list.count < count { mistakes.append("\(path): too few items") }
            if let count = schema["maxItems"] as? Int, list.count > count { mistakes.append("\(path): too many items") }
            guard let items = schema["items"] as? [String: Any] else { return }
            for (index, item) in list.enumerated() { check(item, items, "\(path)[\(index)]") }
        case "string": if !(value is String) { fail(path, value, type) }
        case "boolean": if !Self.isFlag(value) { fail(path, value, type) }
        case "null": if !(value is NSNull) { fail(path, value, type) }
        case "number", "integer":
            guard let number = value as? NSNumber, !Self.isFlag(value) else { return fail(path, value, type) }
            if type == "integer", number.doubleValue != number.doubleValue.rounded() { fail(path, value, type) }
            if let least = schema["minimum"] as? Double, number.doubleValue < least {
                mistakes.append("\(path): \(number) is below \(least)")
            }
        default: mistakes.append("\(path): unknown type \(type)")
        }
    }

    private mutating func checkObject(_ value: Any, _ schema: [String: Any], _ path: String) {
        guard let object = value as? [String: Any] else { return fail(path, value, "object") }
        let properties = schema["properties"] as? [String: Any] ?? [:]
        for key in schema["required"] as? [String] ?? [] where object[key] == nil {
            mistakes.append("\(path): '\(key)' is missing")
        }
        let others = schema["additionalProperties"] as? [String: Any]
        for key in object.keys.sorted() {
            if let inner = properties[key] as? [String: Any] ?? others {
                check(object[key]!, inner, "\(path).\(key)")
            } else {
                mistakes.append("\(path): the schema does not name '\(key)'")
            }
        }
    }

    private mutating func fail(_ path: String, _ value: Any, _ type: String) {
        mistakes.append("\(path): \(value) is no \(type)")
    }

    private static func isFlag(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return false }
        return String(cString: number.objCType) == "c" && (number == 0 || number == 1) && value is Bool
    }
}
