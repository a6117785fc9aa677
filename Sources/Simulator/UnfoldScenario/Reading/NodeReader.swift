package final class NodeReader {
    package private(set) var errors: [ScenarioError] = []
    package private(set) var omittedCount = 0
    var fontNames: [String] = []
    var fontFiles: [String] = []
    /// Names of what a mistake has kept from being read, not all of very many. What is named is read before what names it.
    private var unread: Set<[String]> = []
    private var unreadLeft = 2_000_000
    fileprivate var unreadPatterns: Set<[String]> = []

    package init() {}

    fileprivate func fail(_ error: ScenarioError) {
        // Many may be the same one.
        if errors.count < 100 * ScenarioLimits.errors { errors.append(error) } else { omittedCount += 1 }
    }

    @discardableResult fileprivate func noteUnread(_ name: String, _ kind: String) -> Bool {
        guard unreadLeft > 0 else { return false }
        unreadLeft -= 1
        unread.insert([kind, name])
        return true
    }

    fileprivate func isUnread(_ name: String, _ kind: String) -> Bool {
        unread.contains([kind, name])
            || unreadPatterns.contains { pattern in
                guard pattern[0] == kind, name.hasPrefix(pattern[1]), name.hasSuffix(pattern[2]) else { return false }
                let number = name.dropFirst(pattern[1].count).dropLast(pattern[2].count)
                return number.first?.isNumber == true && number.last?.isNumber == true
            }
    }
}

package struct FileNode {
    package let json: JSONNode
    let path: String
    let reader: NodeReader

    struct Member {
        let key: String
        let keyPosition: SourcePosition
        let node: FileNode
    }

    package init(_ json: JSONNode, path: String = "", reader: NodeReader) {
        (self.json, self.path, self.reader) = (json, path, reader)
    }

    package var position: SourcePosition { json.position }
    var isJSONNull: Bool { if case .null = json.value { true } else { false } }

    func with(_ value: JSONNode.Value) -> FileNode { FileNode(json.with(value), path: path, reader: reader) }

    /// Notes a mistake, at the value unless it is elsewhere; false.
    @discardableResult package func fail(_ problem: ScenarioError.Problem, at position: SourcePosition? = nil) -> Bool {
        reader.fail(ScenarioError(position: position ?? self.position, path: path, problem: problem))
        return false
    }

    package func refused<T>(_ problem: ScenarioError.Problem, at position: SourcePosition? = nil) -> T? {
        fail(problem, at: position)
        return nil
    }

    /// A name that nothing has: a mistake, unless another one has kept what has it from being read.
    /// - Parameter scope: what may be named: rows, sections, templates, or what is in a template.
    @discardableResult func fail(
        unknown name: String, kind: String, allowed: [String], in scope: String, at position: SourcePosition? = nil
    ) -> Bool {
        if reader.isUnread(name, scope) { return false }
        return fail(.unknownValue(name, kind: kind, allowed: allowed), at: position)
    }

    /// Whether there is room for more.
    @discardableResult func noteUnread(_ name: String, in scope: String) -> Bool { reader.noteUnread(name, scope) }

    /// All names that begin and end so, with any number between.
    func noteUnread(from prefix: String, to suffix: String, in scope: String) {
        if reader.unreadPatterns.count < 1000 { reader.unreadPatterns.insert([scope, prefix, suffix]) }
    }

    /// What was read; if that is nothing, the object's `id` is noted.
    func noting<T>(_ read: [T], in scopes: String...) -> [T] {
        guard read.isEmpty, case .string(let id)? = json.member("id")?.value else { return read }
        for scope in scopes { reader.noteUnread(id, scope) }
        return read
    }

    package func wrong<T>(_ expected: ScenarioError.Expectation) -> T? {
        refused(.wrongType(expected: expected, found: json.kind))
    }

    package func string() -> String? { if case .string(let text) = json.value { text } else { wrong(.string) } }
    package func number() -> Double? { if case .number(let number) = json.value { number } else { wrong(.number) } }
    func flag() -> Bool? { if case .bool(let flag) = json.value { flag } else { wrong(.flag) } }

    func number(in range: ClosedRange<Double>) -> Double? {
        number().flatMap { range.contains($0) ? $0 : wrong(.numberFrom(range.lowerBound, to: range.upperBound)) }
    }

    func integer(in range: ClosedRange<Int>) -> Int? {
        guard let number = number() else { return nil }
        if let whole = Int(exactly: number), range.contains(whole) { return whole }
        return wrong(.wholeNumberFrom(Double(range.lowerBound), to: Double(range.upperBound)))
    }

    package func index() -> Int? { integer(in: 0...1_000_000_000) }

    func word(kind: String, among allowed: [String]) -> String? {
        string().flatMap { allowed.contains($0) ? $0 : refused(.unknownValue($0, kind: kind, allowed: allowed)) }
    }

    func priority() -> Float? {
        if case .string = json.value {
            let levels = ConstraintEquation.priorities
            let name = word(kind: "priority", among: levels.map(\.name))
            return levels.first { $0.name == name }.map { Float($0.level) }
        }
        guard let number = number() else { return nil }
        guard number > 0, number <= 1000, Float(number) > 0
        else { return refused(.priorityOutOfRange(LayoutNumber.print(number))) }
        return Float(number)
    }

    package func elements() -> [FileNode] {
        guard case .array(let elements) = json.value else { return wrong(.array) ?? [] }
        return elements.enumerated().map { FileNode($1, path: "\(path)[\($0)]", reader: reader) }
    }

    var oneOrMore: [FileNode] { if case .array = json.value { elements() } else { [self] } }

    package func object(keys allowed: [String]) -> FileNode? {
        guard case .object(let members) = json.value else { return wrong(.object) }
        for member in members where !allowed.contains(member.key) {
            fail(.unknownKey(member.key, allowed: allowed), at: member.keyPosition)
        }
        return self
    }

    func members() -> [Member] {
        guard case .object(let members) = json.value else { return wrong(.object) ?? [] }
        return members.map { Member(key: $0.key, keyPosition: $0.keyPosition, node: node($0.value, $0.key)) }
    }

    package subscript(key: String) -> FileNode? { json.member(key).map { node($0, key) } }

    private func node(_ value: JSONNode, _ key: String) -> FileNode {
        FileNode(value, path: path.isEmpty ? key : "\(path).\(key)", reader: reader)
    }

    package func required(_ key: String) -> FileNode? { self[key] ?? refused(.missingKey(key)) }
    package func string(_ key: String) -> String? { self[key]?.string() }
    package func flag(_ key: String) -> Bool? { self[key]?.flag() }
    package func elements(_ key: String) -> [FileNode] { self[key]?.elements() ?? [] }
    package func word(_ key: String, kind: String, among allowed: [String]) -> String? {
        self[key]?.word(kind: kind, among: allowed)
    }

    /// `id`: letters, digits, `_` and `-`, so that constraints and steps can name it.
    func identifier() -> String? {
        guard let node = required("id"), let id = node.string() else { return nil }
        let first = id.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        if first, id.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) }), id.last != "-" { return id }
        return node.refused(.invalid(.identifier(id)))
    }
}

extension [FileNode] {
    func all<T>(_ read: (FileNode) -> T?) -> [T]? {
        let values = compactMap(read)
        return values.count == count ? values : nil
    }
}
