/// `@objc dynamic var title`: Objective-C tells observers of its changes. Here the property does so itself, before and
/// after it is set. The words stand where its observers or its setter are, or behind it.
extension FileRewriter {
    mutating func rewriteObservedProperties() {
        guard !file.isAdapted else { return }
        for (index, type) in file.types.enumerated() where type.keyword == .class || type.keyword == .extension {
            guard app.isOfObjectiveC(file.qualifiedName(index)) else { continue }
            for member in type.members where member.announcesChanges {
                guard let end = endOfProperty(member, in: type) else { continue }
                needsUIKit = true
                if let braces = end.accessors {
                    announce(member, in: braces)
                } else {
                    insert(" { \(willSet(member)) \(didSet(member)) }", after: end.last)
                }
            }
        }
    }

    private func willSet(_ member: MemberDeclaration) -> String { "willSet { \(Self.call("willChange", member)) }" }
    private func didSet(_ member: MemberDeclaration) -> String { "didSet { \(Self.call("didChange", member)) }" }

    private static func call(_ function: String, _ member: MemberDeclaration) -> String {
        "AdaptedProperties.\(function)(\"\(ObjectiveCName.of(property: member))\", of: self)"
    }

    /// Beside observers of the app's own, or around what a setter does.
    private mutating func announce(_ member: MemberDeclaration, in braces: ClosedRange<Int>) {
        var bodies: [String: Int] = [:]
        var token = braces.lowerBound + 1
        while token < braces.upperBound {
            let word = source.text(token)
            let open = source.is(token + 1, "(") ? source.after(token + 1) : token + 1
            if ["get", "set", "willSet", "didSet"].contains(word), source.is(open, "{") {
                bodies[word] = open
                token = source.after(open)
            } else {
                token = source.after(token)
            }
        }
        let (will, did) = (Self.call("willChange", member), "defer { \(Self.call("didChange", member)) }; ")
        if let set = bodies["set"] { return insert(" \(will); \(did)", after: set) }
        guard bodies["willSet"] != nil || bodies["didSet"] != nil else { return }
        if let body = bodies["willSet"] { insert(" \(will); ", after: body) }
        if let body = bodies["didSet"] { insert(" \(did)", after: body) }
        if bodies["willSet"] == nil { insert(" \(willSet(member)) ", after: braces.lowerBound) }
        if bodies["didSet"] == nil { insert(" \(didSet(member)) ", after: braces.lowerBound) }
    }

    /// The last token of a property without accessors, or the braces around them; nil for several in one declaration.
    private func endOfProperty(
        _ member: MemberDeclaration, in type: TypeDeclaration
    ) -> (last: Int, accessors: ClosedRange<Int>?)? {
        var (index, last) = (member.nameIndex + 1, member.nameIndex)
        var hasValue = false
        while index < type.close, !source.is(index, ";") {
            if source.is(index, ","), !isInGenericArguments(index, from: member.nameIndex) { return nil }
            if source.is(index, "{"), !hasValue || startsAccessor(index + 1) {
                return (last, index...source.partner[index])
            }
            if tokens[index].startsLine, index > member.nameIndex + 1, !continuesLine(index) { break }
            hasValue = hasValue || source.is(index, "=")
            last = source.after(index) - 1
            index = source.after(index)
        }
        return (last, nil)
    }

    private func startsAccessor(_ token: Int) -> Bool { source.is(token, "willSet") || source.is(token, "didSet") }

    /// Whether an expression goes on with the line.
    private func continuesLine(_ index: Int) -> Bool {
        tokens[index].kind == .operator || source.is(index, ".") || source.is(index, "?") || source.is(index, ":")
            || tokens[index - 1].kind == .operator || source.is(index - 1, "=") || source.is(index - 1, ":")
    }

    /// The comma of `Pair<Int, Int>` divides no declaration.
    private func isInGenericArguments(_ comma: Int, from first: Int) -> Bool {
        var depth = 0
        for token in first..<comma where tokens[token].kind == .operator && !source.is(token, "->") {
            let word = source.text(token)
            depth += word.count { $0 == "<" } - word.count { $0 == ">" }
        }
        return depth > 0
    }
}

extension MemberDeclaration {
    /// Objective-C announces its changes, unless it is Core Data's, whose values do so (``rewriteManagedProperties()``).
    var announcesChanges: Bool {
        keyword == .var && modifiers.has("dynamic") && !modifiers.has("static") && !modifiers.has("class")
            && modifiers.attribute("nonobjc") == nil && modifiers.attribute("NSManaged") == nil
    }
}

extension ObjectiveCName {
    /// `@objc(isRead) var read`, or its own.
    static func of(property: MemberDeclaration) -> String {
        if let given = property.modifiers.attribute("objc")?.argument?.filter({ !$0.isWhitespace }), !given.isEmpty {
            return given
        }
        return property.name
    }
}
