/// A type as it is written, as far as it says what a value has or holds.
indirect enum WrittenType: Equatable, Sendable {
    /// With the names before its point.
    case named(String)
    /// A type that is made of others, and is none of the collections below: `Box<AnyObject>`.
    case generic(String, [WrittenType])
    case joined([String])
    /// `UIView.Type`, or the name of a type itself.
    case metatype(WrittenType)
    case optional(WrittenType)
    /// An array, a set, or what is in for one: a sequence of elements.
    case list(WrittenType)
    case dictionary(key: WrittenType, value: WrittenType)
    case tuple([Field])
    /// `(Listener, Int) -> Bool`: what is nil is not read.
    case function([WrittenType?], result: WrittenType?)

    struct Field: Equatable, Sendable {
        let label: String?
        let type: WrittenType
    }

    static let anyObject = WrittenType.named("AnyObject")

    var unwrapped: WrittenType { if case .optional(let wrapped) = self { wrapped.unwrapped } else { self } }

    /// Names of the types and protocols whose members a value has; empty for what has no name.
    var names: [String] {
        switch unwrapped {
        case .named(let name), .generic(let name, _): [name]
        case .joined(let names): names
        default: []
        }
    }

    var element: WrittenType? {
        switch unwrapped {
        case .list(let element): element
        case .dictionary(let key, let value):
            .tuple([Field(label: "key", type: key), Field(label: "value", type: value)])
        default: nil
        }
    }

    func field(_ name: String) -> WrittenType? {
        guard case .tuple(let fields) = unwrapped else { return nil }
        if let place = Int(name) { return fields.indices.contains(place) ? fields[place].type : nil }
        return fields.first { $0.label == name }?.type
    }

    func mapNames(_ change: (String) -> WrittenType) -> WrittenType {
        switch self {
        case .named(let name): change(name)
        case .generic(let name, let arguments):
            .generic(change(name).names.first ?? name, arguments.map { $0.mapNames(change) })
        case .joined(let names): .joined(names.flatMap { change($0).names })
        case .metatype(let type): .metatype(type.mapNames(change))
        case .optional(let type): .optional(type.mapNames(change))
        case .list(let type): .list(type.mapNames(change))
        case .dictionary(let key, let value): .dictionary(key: key.mapNames(change), value: value.mapNames(change))
        case .tuple(let fields): .tuple(fields.map { Field(label: $0.label, type: $0.type.mapNames(change)) })
        case .function(let parameters, let result):
            .function(parameters.map { $0?.mapNames(change) }, result: result?.mapNames(change))
        }
    }
}

extension ParsedSource {
    /// The type that is written from a token on, and its last token; nil for what is no type.
    func writtenType(at first: Int) -> (type: WrittenType, last: Int)? {
        var reader = TypeReader(self, at: first)
        guard let type = reader.read(depth: 0), !reader.isWithinToken else { return nil }
        return (type, reader.next - 1)
    }
}

/// Reads a type, token by token. The marks that close generic arguments may be together: `[A<B<C>>?]`.
struct TypeReader {
    /// Types within a type, and words of a list, that are read; no person writes more.
    private static let deepestType = 12
    private static let longestType = 24

    private let source: ParsedSource
    private(set) var next: Int
    /// Bytes of that token that are read already.
    private var taken = 0

    init(_ source: ParsedSource, at first: Int) {
        self.source = source
        next = first
    }

    var isWithinToken: Bool { taken > 0 }

    mutating func read(depth: Int) -> WrittenType? {
        guard depth < Self.deepestType else { return nil }
        skipSpecifiers()
        guard var type = readUnmarked(depth: depth) else { return nil }
        while true {
            if taken == 0, source.isMark(next), source.tokens[next].isTied {
                type = .optional(type)
                next += 1
            } else if isClosing("?") || isClosing("!") {
                type = .optional(type)
                take()
            } else if taken == 0, source.is(next, "."), source.is(next + 1, "Type") || source.is(next + 1, "Protocol") {
                type = .metatype(type)
                next += 2
            } else if taken == 0, source.is(next, "."), source.isIdentifier(next + 1), source.text(next + 1).isTypeName,
                case .generic(let outer, _) = type, source.tokens[next].isTied
            {
                // `List<Row>.Cell`
                type = .named(outer + "." + source.text(next + 1))
                next += 2
            } else if taken == 0, source.is(next, "&"), let joined = readJoined(type, depth: depth) {
                type = joined
            } else {
                break
            }
        }
        return taken == 0 && startsResult(next) ? readFunction(type, depth: depth) : type
    }

    /// `@escaping`, `inout`, `any`: a word that another follows, on the same line.
    private mutating func skipSpecifiers() {
        while source.tokens.indices.contains(next) {
            if source.is(next, "@"), source.isIdentifier(next + 1) {
                next += 2
                // `@convention(block)`; the parenthesis of `@escaping (A) -> B` is not tied.
                if source.is(next, "("), source.tokens[next].isTied { next = source.after(next) }
            } else if Self.specifiers.contains(where: { source.is(next, $0) }),
                source.isIdentifier(next + 1) || source.is(next + 1, "(") || source.is(next + 1, "[")
                    || source.is(next + 1, "@")
            {
                next += 1
            } else {
                return
            }
        }
    }

    private static let specifiers: [StaticString] = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat", "__owned",
        "__shared",
    ]

    private mutating func readUnmarked(depth: Int) -> WrittenType? {
        if source.is(next, "[") { return readBracket(depth: depth) }
        if source.is(next, "(") { return readTuple(depth: depth) }
        guard source.isIdentifier(next) else { return nil }
        let first = next
        while source.is(next + 1, "."), source.isIdentifier(next + 2), !source.is(next + 2, "Type"),
            !source.is(next + 2, "self"), !source.is(next + 2, "Protocol")
        { next += 2 }
        let name = source.text(first, through: next).filter { !$0.isWhitespace && $0 != "`" }
        next += 1
        guard source.is(next, "<"), source.tokens[next].isTied else { return .named(name) }
        return readArguments(of: name, depth: depth)
    }

    private mutating func readBracket(depth: Int) -> WrittenType? {
        let close = source.partner[next]
        next += 1
        guard let first = read(depth: depth + 1), taken == 0 else { return nil }
        if next == close {
            next += 1
            return .list(first)
        }
        guard source.is(next, ":") else { return nil }
        next += 1
        guard let value = read(depth: depth + 1), taken == 0, next == close else { return nil }
        next += 1
        return .dictionary(key: first, value: value)
    }

    private mutating func readTuple(depth: Int) -> WrittenType? {
        let close = source.partner[next]
        var fields: [WrittenType.Field] = []
        next += 1
        while next < close, fields.count < Self.longestType {
            var label: String?
            // `_ sender: AnyObject` of a function's type.
            if source.is(next, "_"), source.isIdentifier(next + 1), source.is(next + 2, ":") { next += 1 }
            if source.isIdentifier(next), source.is(next + 1, ":") {
                label = source.text(next).trimmingQuotes
                next += 2
            }
            guard let type = read(depth: depth + 1), taken == 0 else { return nil }
            fields.append(WrittenType.Field(label: label, type: type))
            if source.is(next, "...") { next += 1 }
            guard source.is(next, ",") || next == close else { return nil }
            if source.is(next, ",") { next += 1 }
        }
        next = close + 1
        if startsResult(next) { return readFunction(.tuple(fields), depth: depth) }
        return fields.count == 1 ? fields[0].type : .tuple(fields)
    }

    private func startsResult(_ index: Int) -> Bool { source.is(source.afterEffects(index), "->") }

    private mutating func readFunction(_ parameters: WrittenType, depth: Int) -> WrittenType? {
        next = source.afterEffects(next) + 1
        guard let result = read(depth: depth + 1) else { return nil }
        if case .tuple(let fields) = parameters { return .function(fields.map(\.type), result: result) }
        return .function([parameters], result: result)
    }

    private mutating func readJoined(_ type: WrittenType, depth: Int) -> WrittenType? {
        guard !type.names.isEmpty, source.isIdentifier(next + 1) || source.is(next + 1, "(") else { return nil }
        next += 1
        guard let other = readUnmarked(depth: depth + 1), !other.names.isEmpty else { return nil }
        return .joined(type.names + other.names)
    }

    private mutating func readArguments(of name: String, depth: Int) -> WrittenType? {
        var arguments: [WrittenType] = []
        next += 1
        while arguments.count < Self.longestType {
            guard let type = read(depth: depth + 1) else { return nil }
            arguments.append(type)
            guard taken == 0, source.is(next, ",") else { break }
            next += 1
        }
        guard isClosing(">") else { return nil }
        take()
        return Self.made(name, arguments)
    }

    private static func made(_ name: String, _ arguments: [WrittenType]) -> WrittenType {
        switch (name, arguments.count) {
        case ("Array", 1), ("Set", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("NSHashTable", 1):
            .list(arguments[0])
        case ("Optional", 1): .optional(arguments[0])
        case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
        default: .generic(name, arguments)
        }
    }

    private func isClosing(_ mark: Unicode.Scalar) -> Bool {
        guard source.tokens.indices.contains(next), source.tokens[next].kind == .operator else { return false }
        let token = source.tokens[next]
        return source.bytes[token.start] == UInt8(ascii: ">") && token.start + taken < token.end
            && source.bytes[token.start + taken] == UInt8(ascii: mark)
    }

    private mutating func take() {
        taken += 1
        if source.tokens[next].start + taken == source.tokens[next].end { (next, taken) = (next + 1, 0) }
    }
}
