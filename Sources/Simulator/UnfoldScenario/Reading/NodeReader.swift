/// Reads nodes of one file, collecting mistakes instead of stopping at the first.
package final class NodeReader {
    package private(set) var errors: [ScenarioError] = []
    /// Names of the faces in the scenario's font files.
    var fontNames: [String] = []
    var fontFiles: [String] = []
    /// Mistakes beyond the limit.
    package private(set) var omittedCount = 0

    package init() {}

    /// Notes a mistake.
    /// - Returns: False.
    @discardableResult package func fail(
        _ position: SourcePosition, _ path: String, _ problem: ScenarioError.Problem
    ) -> Bool {
        if errors.count < ScenarioLimits.errors {
            errors.append(ScenarioError(position: position, path: path, problem: problem))
        } else {
            omittedCount += 1
        }
        return false
    }

    /// Notes a mistake in place of a value.
    func refused<T>(_ position: SourcePosition, _ path: String, _ problem: ScenarioError.Problem) -> T? {
        fail(position, path, problem)
        return nil
    }

    /// Notes that a value is of another kind.
    func wrong<T>(_ node: JSONNode, _ path: String, _ expected: ScenarioError.Expectation) -> T? {
        refused(node.position, path, .wrongType(expected: expected, found: node.kind))
    }

    /// An object whose keys must be among `allowed`.
    package func object(_ node: JSONNode, _ path: String, keys allowed: [String]) -> ObjectNode? {
        guard let members = members(node, path) else { return nil }
        for member in members where !allowed.contains(member.key) {
            fail(member.keyPosition, path, .unknownKey(member.key, allowed: allowed))
        }
        return ObjectNode(reader: self, node: node, path: path, members: members)
    }

    func members(_ node: JSONNode, _ path: String) -> [JSONNode.Member]? {
        if case .object(let members) = node.value { return members }
        return wrong(node, path, .object)
    }

    package func array(_ node: JSONNode, _ path: String) -> [(node: JSONNode, path: String)] {
        guard case .array(let elements) = node.value else { return wrong(node, path, .array) ?? [] }
        return elements.enumerated().map { ($1, "\(path)[\($0)]") }
    }

    package func string(_ node: JSONNode, _ path: String) -> String? {
        if case .string(let text) = node.value { return text }
        return wrong(node, path, .string)
    }

    package func number(_ node: JSONNode, _ path: String) -> Double? {
        if case .number(let number) = node.value { return number }
        return wrong(node, path, .number)
    }

    package func number(_ node: JSONNode, _ path: String, in range: ClosedRange<Double>) -> Double? {
        guard let number = number(node, path) else { return nil }
        if range.contains(number) { return number }
        return wrong(node, path, .numberFrom(range.lowerBound, to: range.upperBound))
    }

    /// A whole number of that range.
    package func integer(_ node: JSONNode, _ path: String, in range: ClosedRange<Int>) -> Int? {
        guard let number = number(node, path) else { return nil }
        if let whole = Int(exactly: number), range.contains(whole) { return whole }
        return wrong(node, path, .wholeNumberFrom(Double(range.lowerBound), to: Double(range.upperBound)))
    }

    /// A whole number from 0.
    package func index(_ node: JSONNode, _ path: String) -> Int? { integer(node, path, in: 0...1_000_000_000) }

    package func flag(_ node: JSONNode, _ path: String) -> Bool? {
        if case .bool(let flag) = node.value { return flag }
        return wrong(node, path, .flag)
    }

    package func word(_ node: JSONNode, _ path: String, kind: String, among allowed: [String]) -> String? {
        guard let text = string(node, path) else { return nil }
        if allowed.contains(text) { return text }
        return refused(node.position, path, .unknownValue(text, kind: kind, allowed: allowed))
    }

    package func priority(_ node: JSONNode, _ path: String) -> Float? {
        if case .string(let name) = node.value {
            let levels = ConstraintEquation.priorities
            if let level = levels.first(where: { $0.name == name })?.level { return Float(level) }
            return refused(node.position, path, .unknownValue(name, kind: "priority", allowed: levels.map(\.name)))
        }
        guard let number = number(node, path) else { return nil }
        guard number > 0, number <= 1000, Float(number) > 0
        else { return refused(node.position, path, .priorityOutOfRange(LayoutNumber.print(number))) }
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
        return reader.refused(node.position, path, .missingKey(key))
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
