/// A type as it is written, as far as it says what a collection, an optional or a tuple holds.
indirect enum WrittenType: Equatable {
    /// Without generic arguments, with the names before its point.
    case named(String)
    /// `UIView.Type`, or the name of a type itself.
    case metatype(WrittenType)
    case optional(WrittenType)
    /// An array, a set, or what stands in for one: a sequence of elements.
    case list(WrittenType)
    case dictionary(key: WrittenType, value: WrittenType)
    case tuple([Field])

    struct Field: Equatable {
        let label: String?
        let type: WrittenType
    }

    /// Without what may be nil about it.
    var unwrapped: WrittenType { if case .optional(let wrapped) = self { wrapped.unwrapped } else { self } }

    /// What a sequence of that type holds.
    var element: WrittenType? {
        switch unwrapped {
        case .list(let element): element
        case .dictionary(let key, let value):
            .tuple([Field(label: "key", type: key), Field(label: "value", type: value)])
        default: nil
        }
    }

    /// A field of a tuple, by its label or its place.
    func field(_ name: String) -> WrittenType? {
        guard case .tuple(let fields) = unwrapped else { return nil }
        if let place = Int(name) { return fields.indices.contains(place) ? fields[place].type : nil }
        return fields.first { $0.label == name }?.type
    }
}

extension ParsedSource {
    /// Types within a type, and words of a list, that are read; no person writes more.
    private static let deepestType = 12
    private static let longestType = 24

    /// The type that is written from a token on.
    /// - Returns: It, and its last token; nil for what is no type, or one that says nothing of what it holds.
    func writtenType(at first: Int, depth: Int = 0) -> (type: WrittenType, last: Int)? {
        var index = first
        while self.is(index, "@") || self.is(index, "any") || self.is(index, "some") || self.is(index, "inout") {
            index += self.is(index, "@") ? 2 : 1
        }
        guard depth < Self.deepestType, var (type, last) = unmarkedType(at: index, depth: depth) else { return nil }
        while tokens.indices.contains(last + 1) {
            if self.is(last + 1, "?") || self.is(last + 1, "!") {
                (type, last) = (.optional(type), last + 1)
            } else if self.is(last + 1, "."), self.is(last + 2, "Type") {
                (type, last) = (.metatype(type), last + 2)
            } else if self.is(last + 1, "&"), isIdentifier(last + 2) {
                // What is joined to a protocol has its members.
                let end = endOfName(last + 2)
                (type, last) = (.named(text(last + 2, through: end)), end)
            } else {
                break
            }
        }
        return self.is(last + 1, "->") || self.is(last + 1, "throws") ? nil : (type, last)
    }

    private func unmarkedType(at index: Int, depth: Int) -> (type: WrittenType, last: Int)? {
        if self.is(index, "[") {
            guard let (first, last) = writtenType(at: index + 1, depth: depth + 1) else { return nil }
            if last + 1 == partner[index] { return (.list(first), partner[index]) }
            guard self.is(last + 1, ":"), let value = writtenType(at: last + 2, depth: depth + 1),
                value.last + 1 == partner[index]
            else { return nil }
            return (.dictionary(key: first, value: value.type), partner[index])
        }
        if self.is(index, "(") { return tupleType(at: index, depth: depth) }
        guard isIdentifier(index) else { return nil }
        let last = endOfTypeName(index)
        if self.is(last + 1, "<"), tokens[last + 1].isTied { return genericType(index, last, depth: depth) }
        return (.named(text(index, through: last)), last)
    }

    /// `UIView` of `UIView.Type`.
    private func endOfTypeName(_ first: Int) -> Int {
        var last = first
        while self.is(last + 1, "."), isIdentifier(last + 2), !self.is(last + 2, "Type"), !self.is(last + 2, "self") {
            last += 2
        }
        return last
    }

    private func tupleType(at open: Int, depth: Int) -> (type: WrittenType, last: Int)? {
        var fields: [WrittenType.Field] = []
        var index = open + 1
        while index < partner[open], fields.count < Self.longestType {
            let isLabelled = isIdentifier(index) && self.is(index + 1, ":")
            guard let (type, last) = writtenType(at: isLabelled ? index + 2 : index, depth: depth + 1) else {
                return nil
            }
            fields.append(WrittenType.Field(label: isLabelled ? text(index) : nil, type: type))
            guard self.is(last + 1, ",") || last + 1 == partner[open] else { return nil }
            index = last + 2
        }
        return (fields.count == 1 ? fields[0].type : .tuple(fields), partner[open])
    }

    /// `Array<X>`, `Dictionary<K, V>`; of others the name.
    private func genericType(_ first: Int, _ nameEnd: Int, depth: Int) -> (type: WrittenType, last: Int)? {
        var arguments: [WrittenType] = []
        var index = nameEnd + 2
        while arguments.count < Self.longestType {
            guard let (type, last) = writtenType(at: index, depth: depth + 1) else { return nil }
            arguments.append(type)
            index = last + 1
            guard self.is(index, ",") else { break }
            index += 1
        }
        // Of `A<B<C>>` the marks that close stand together, and are not followed further; `A<B>?` is an optional.
        let mark = text(index)
        guard mark.first == ">", mark.dropFirst().allSatisfy({ $0 == "?" || $0 == "!" }) else { return nil }
        let type = genericType(text(first, through: nameEnd), arguments)
        return (mark.dropFirst().reduce(type) { type, _ in .optional(type) }, index)
    }

    private func genericType(_ name: String, _ arguments: [WrittenType]) -> WrittenType {
        switch (name, arguments.count) {
        case ("Array", 1), ("Set", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("NSHashTable", 1):
            .list(arguments[0])
        case ("Optional", 1): .optional(arguments[0])
        case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
        default: .named(name)
        }
    }
}
