/// Reads nodes of one file, collecting mistakes instead of stopping at the first.
package final class NodeReader {
    package private(set) var errors: [ScenarioError] = []
    /// Names of the faces in the scenario's font files.
    var fontNames: [String] = []
    /// Where those files are.
    var fontFiles: [String] = []
    /// Mistakes beyond the limit.
    package private(set) var omittedCount = 0

    package init() {}

    package func fail(_ position: SourcePosition, _ path: String, _ problem: ScenarioError.Problem) {
        guard errors.count < ScenarioLimits.errors else {
            omittedCount += 1
            return
        }
        errors.append(ScenarioError(position: position, path: path, problem: problem))
    }

    /// An object whose keys must be among `allowed`.
    package func object(_ node: JSONNode, _ path: String, keys allowed: [String]) -> ObjectNode? {
        guard case .object(let members) = node.value else {
            fail(node.position, path, .wrongType(expected: .object, found: node.kind))
            return nil
        }
        for member in members where !allowed.contains(member.key) {
            fail(member.keyPosition, path, .unknownKey(member.key, allowed: allowed))
        }
        return ObjectNode(reader: self, node: node, path: path, members: members)
    }

    package func array(_ node: JSONNode, _ path: String) -> [(node: JSONNode, path: String)] {
        guard case .array(let elements) = node.value else {
            fail(node.position, path, .wrongType(expected: .array, found: node.kind))
            return []
        }
        return elements.enumerated().map { ($1, "\(path)[\($0)]") }
    }

    package func string(_ node: JSONNode, _ path: String) -> String? {
        if case .string(let text) = node.value { return text }
        fail(node.position, path, .wrongType(expected: .string, found: node.kind))
        return nil
    }

    package func number(_ node: JSONNode, _ path: String) -> Double? {
        if case .number(let number) = node.value { return number }
        fail(node.position, path, .wrongType(expected: .number, found: node.kind))
        return nil
    }

    package func number(_ node: JSONNode, _ path: String, in range: ClosedRange<Double>) -> Double? {
        guard let number = number(node, path) else { return nil }
        if range.contains(number) { return number }
        fail(
            node.position, path,
            .wrongType(expected: .numberFrom(range.lowerBound, to: range.upperBound), found: node.kind))
        return nil
    }

    /// A whole number of that range.
    package func integer(_ node: JSONNode, _ path: String, in range: ClosedRange<Int>) -> Int? {
        guard let number = number(node, path) else { return nil }
        if let whole = Int(exactly: number), range.contains(whole) { return whole }
        fail(
            node.position, path,
            .wrongType(
                expected: .wholeNumberFrom(Double(range.lowerBound), to: Double(range.upperBound)),
                found: node.kind))
        return nil
    }

    /// A whole number from 0.
    package func index(_ node: JSONNode, _ path: String) -> Int? { integer(node, path, in: 0...1_000_000_000) }

    package func flag(_ node: JSONNode, _ path: String) -> Bool? {
        if case .bool(let flag) = node.value { return flag }
        fail(node.position, path, .wrongType(expected: .flag, found: node.kind))
        return nil
    }

    package func word(_ node: JSONNode, _ path: String, kind: String, among allowed: [String]) -> String? {
        guard let text = string(node, path) else { return nil }
        if allowed.contains(text) { return text }
        fail(node.position, path, .unknownValue(text, kind: kind, allowed: allowed))
        return nil
    }

    package func priority(_ node: JSONNode, _ path: String) -> Float? {
        if case .string(let name) = node.value {
            let levels = ConstraintEquation.priorities
            if let level = levels.first(where: { $0.name == name })?.level { return Float(level) }
            fail(node.position, path, .unknownValue(name, kind: "priority", allowed: levels.map(\.name)))
            return nil
        }
        guard let number = number(node, path) else { return nil }
        guard number > 0, number <= 1000, Float(number) > 0 else {
            fail(node.position, path, .priorityOutOfRange(LayoutNumber.print(number)))
            return nil
        }
        return Float(number)
    }
}

package struct ObjectNode {
    package let reader: NodeReader
    package let node: JSONNode
    package let path: String
    package let members: [JSONNode.Member]

    package func path(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    package func value(_ key: String) -> JSONNode? { members.first { $0.key == key }?.value }

    package func required(_ key: String) -> JSONNode? {
        if let value = value(key) { return value }
        reader.fail(node.position, path, .missingKey(key))
        return nil
    }

    package func string(_ key: String) -> String? { value(key).flatMap { reader.string($0, path(key)) } }
    package func number(_ key: String) -> Double? { value(key).flatMap { reader.number($0, path(key)) } }
    package func flag(_ key: String) -> Bool? { value(key).flatMap { reader.flag($0, path(key)) } }
    package func word(_ key: String, kind: String, among allowed: [String]) -> String? {
        value(key).flatMap { reader.word($0, path(key), kind: kind, among: allowed) }
    }
    package func elements(_ key: String) -> [(node: JSONNode, path: String)] {
        value(key).map { reader.array($0, path(key)) } ?? []
    }
}
