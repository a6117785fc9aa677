import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// `docs/scenario.schema.json`: as the tables say, taking what the reader takes and refusing what it refuses.
@Suite struct SchemaTests {
    private static let file = Fixtures.package.appendingPathComponent("docs/scenario.schema.json")
    private static let validator = Result { try SchemaValidator(ScenarioSchema.text) }

    private static func files(_ wanted: (String) -> Bool) -> [String] {
        let names = FileManager.default.enumerator(atPath: Fixtures.root.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".json") && wanted($0) }.sorted()
    }

    /// Scenario files that are read without a mistake.
    static let valid = files { name in
        guard !name.hasPrefix("Simulator/logs/") else { return false }
        return (try? ScenarioDocument.read(file: Fixtures.path(name))) != nil
    }

    static let hostile = files { $0.hasPrefix("Simulator/scenario/hostile/") }

    private func value(_ name: String) throws -> Any? {
        let data = try Data(contentsOf: URL(fileURLWithPath: Fixtures.path(name)))
        return try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
    }

    @Test func theFileIsFresh() throws {
        let text = ScenarioSchema.text
        let written = try? String(contentsOf: Self.file, encoding: .utf8)
        if written != text, ProcessInfo.processInfo.environment["UNFOLD_RECORD"] != nil {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
            Issue.record("recorded the schema")
            return
        }
        #expect(written == text, "docs/scenario.schema.json is out of date; run the tests once with UNFOLD_RECORD=1")
    }

    /// What editors show: a sentence for each key, and a valid example where values are no list of words.
    @Test func everyKeyIsDescribed() throws {
        let schema = try #require(
            JSONSerialization.jsonObject(with: Data(ScenarioSchema.text.utf8)) as? [String: Any])
        let validator = try Self.validator.get()
        var bare: [String] = []
        func look(_ value: Any, _ path: String) throws {
            if let list = value as? [Any] { return try list.forEach { try look($0, path) } }
            guard let object = value as? [String: Any] else { return }
            for (key, inner) in object where key != "properties" && key != "allOf" && key != "examples" {
                try look(inner, path)
            }
            for (key, inner) in object["properties"] as? [String: Any] ?? [:] {
                let own = inner as? [String: Any] ?? [:]
                let name = "\(path).\(key)"
                if own["description"] == nil { bare.append("\(name): no description") }
                let isClosed = own["enum"] != nil || own["const"] != nil || own["type"] as? String == "boolean"
                let examples = own["examples"] as? [Any] ?? []
                if !isClosed, own["default"] == nil, examples.isEmpty, !["invariants", "action", "step"].contains(path)
                {
                    bare.append("\(name): no example")
                }
                for example in examples {
                    bare += try validator.mistakes(in: example, under: own).map { "\(name): \($0)" }
                }
                try look(inner, key)
            }
        }
        try look(schema.filter { $0.key != "$defs" }, "")
        for (key, value) in schema["$defs"] as? [String: Any] ?? [:] { try look(value, key) }
        for line in Set(bare).sorted() { Issue.record("\(line)") }
    }

    @Test(arguments: valid) func validFixturesAreAccepted(_ name: String) throws {
        let value = try #require(try value(name))
        #expect(try Self.validator.get().mistakes(in: value).isEmpty)
    }

    /// What is wrong in shape is refused; what is wrong in meaning only is the reader's affair.
    @Test(arguments: hostile) func mistakesOfShapeAreRefused(_ name: String) throws {
        guard let value = try value(name) else { return }
        let mistakes = try Self.validator.get().mistakes(in: value)
        do {
            _ = try ScenarioDocument.read(file: Fixtures.path(name))
            #expect(mistakes.isEmpty, "the reader takes it: \(mistakes)")
        } catch let errors as ScenarioErrors {
            let shape = errors.errors.filter(Self.isOfShape)
            if !shape.isEmpty { #expect(!mistakes.isEmpty, "the reader says \(shape.map(\.description))") }
        }
    }

    private static func isOfShape(_ error: ScenarioError) -> Bool {
        // Values of paths depend on what the path names; constraints are texts.
        let isFree = [".constraints[", ".set.", "do.to", "].to"].contains { error.path.contains($0) }
        guard !isFree else { return false }
        switch error.problem {
        case .unknownKey, .missingKey, .wrongType, .priorityOutOfRange: return true
        case .unknownValue(_, let kind, _):
            return ["value", "type", "style", "text set", "action", "orientation", "weight", "device"].contains(kind)
        default: return false
        }
    }

    /// Each key of each valid file, misspelt: neither the schema nor the reader takes it.
    @Test func misspeltKeysAreRefused() throws {
        let validator = try Self.validator.get()
        var tried = 0
        for name in ["workplace-card.json", "Simulator/scenario/every-key.json"] {
            let whole = try #require(try value(name))
            for path in Self.keyPaths(of: whole) {
                let changed = Self.renaming(path, in: whole)
                tried += 1
                #expect(!validator.mistakes(in: changed).isEmpty, "\(name): \(path) misspelt is valid")
                let data = try JSONSerialization.data(withJSONObject: changed)
                #expect(throws: ScenarioErrors.self, "\(name): \(path) misspelt is read") {
                    try ScenarioDocument.read(file: "changed.json", data: data)
                }
            }
        }
        #expect(tried > 150, "\(tried)")
    }

    /// Paths of all keys that the format gives; names of the author's own are left out.
    private static func keyPaths(of value: Any, _ path: [String] = []) -> [[String]] {
        let own = ["templates", "metrics", "set", "customSpacing"]
        if let object = value as? [String: Any] {
            return object.keys.sorted().flatMap { key -> [[String]] in
                let isOwn = path.last.map(own.contains) ?? false
                return (isOwn ? [] : [path + [key]]) + keyPaths(of: object[key] as Any, path + [key])
            }
        }
        guard let array = value as? [Any] else { return [] }
        return array.enumerated().flatMap { keyPaths(of: $1, path + ["\($0)"]) }
    }

    private static func renaming(_ path: [String], in value: Any) -> Any {
        guard let first = path.first else { return value }
        if var object = value as? [String: Any] {
            if path.count == 1 {
                object[first + "x"] = object.removeValue(forKey: first)
            } else {
                object[first] = renaming(Array(path.dropFirst()), in: object[first] as Any)
            }
            return object
        }
        guard var array = value as? [Any], let index = Int(first) else { return value }
        array[index] = renaming(Array(path.dropFirst()), in: array[index])
        return array
    }
}
