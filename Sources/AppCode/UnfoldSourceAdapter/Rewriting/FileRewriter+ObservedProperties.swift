/// `@objc dynamic var title`: the property itself tells observers of its changes, before and after it is set.
extension FileRewriter {
    mutating func rewriteObservedProperties() {
        for member in file.members(of: .class, .extension)
        where member.announcesChanges && app.isOfObjectiveC(member.owner)
            && !app.announcesAbove(member)
        {
            guard let end = endOfProperty(member) else {
                leave(member.nameIndex, .observedProperty)
                continue
            }
            needsUIKit = true
            if let braces = end.accessors {
                announce(member, in: braces)
            } else {
                insert(" { \(willSet(member)) \(didSet(member)) }", after: end.last)
            }
        }
    }

    private func willSet(_ member: MemberDeclaration) -> String { "willSet { \(Self.call("willChange", member)) }" }
    private func didSet(_ member: MemberDeclaration) -> String { "didSet { \(Self.call("didChange", member)) }" }

    private static func call(_ function: String, _ member: MemberDeclaration) -> String {
        "AdaptedProperties.\(function)(\"\(ObjectiveCName.of(property: member))\", of: self)"
    }

    /// Behind what a body does; one that is empty does nothing.
    private func didChange(_ member: MemberDeclaration, behind body: Int) -> String {
        let call = Self.call("didChange", member)
        return source.partner[body] == body + 1 ? "\(call) " : "defer { \(call) }; "
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
        let will = Self.call("willChange", member)
        if let set = bodies["set"] { return insert(" \(will); \(didChange(member, behind: set))", after: set) }
        guard bodies["willSet"] != nil || bodies["didSet"] != nil else { return }
        if let body = bodies["willSet"] { insert(" \(will); ", after: body) }
        if let body = bodies["didSet"] { insert(" \(didChange(member, behind: body))", after: body) }
        if bodies["willSet"] == nil { insert(" \(willSet(member)) ", after: braces.lowerBound) }
        if bodies["didSet"] == nil { insert(" \(didSet(member)) ", after: braces.lowerBound) }
    }

    /// The last token of a property without accessors, or the braces around them; nil for several in one declaration,
    /// and for one that is changed in place only.
    func endOfProperty(_ member: MemberDeclaration) -> (last: Int, accessors: ClosedRange<Int>?)? {
        var (index, last) = (member.nameIndex + 1, member.nameIndex)
        var hasValue = false
        let close = member.type?.close ?? tokens.count
        while index < close, !source.is(index, ";") {
            if source.is(index, ","), !isInGenericArguments(index, from: member.nameIndex) { return nil }
            if source.is(index, "{"), !hasValue || startsAccessor(index + 1) {
                return isChangedInPlace(index) ? nil : (last, index...source.partner[index])
            }
            if tokens[index].startsLine, index > member.nameIndex + 1, !continuesLine(index) { break }
            hasValue = hasValue || source.is(index, "=")
            last = source.after(index) - 1
            index = source.after(index)
        }
        return (last, nil)
    }

    private func isChangedInPlace(_ open: Int) -> Bool {
        let own = source.ownTokens(open + 1..<source.partner[open])
        return own.contains { source.is($0, "_modify") && source.is($0 + 1, "{") }
            && !own.contains { source.is($0, "set") }
    }

    private func startsAccessor(_ first: Int) -> Bool {
        var (token, modifiers) = (first, Modifiers())
        while let next = modifiers.read(at: token, in: source) { token = next }
        return source.is(token, "willSet", "didSet")
    }

    private func continuesLine(_ index: Int) -> Bool {
        tokens[index].kind == .operator || source.is(index, ".", "?", ":") || source.is(index, "as", "is")
            || tokens[index - 1].kind == .operator || source.is(index - 1, "=", ":")
    }

    /// The comma of `Pair<Int, Int>` divides no declaration.
    private func isInGenericArguments(_ comma: Int, from first: Int) -> Bool {
        var depth = 0
        for token in first..<comma {
            // `1 < 2` compares.
            if tokens[token].isTied { depth += source.angles(of: token) }
            if source.is(token, "=") { depth = 0 }
        }
        return depth > 0
    }
}

extension AppDeclarations {
    /// Whether the property that one overrides announces its changes: one of the app's that is `dynamic`, or UIKit's.
    func announcesAbove(_ member: MemberDeclaration) -> Bool {
        guard member.modifiers.has("override") else { return false }
        let above = ancestors(of: member.owner)
        let overridden = above.compactMap { variable(member.name, of: $0) }
        guard overridden.isEmpty else { return overridden.contains { $0.announcesChanges } }
        return above.last.map { UIKitClasses.above($0) != nil } ?? false
    }
}

extension MemberDeclaration {
    /// Objective-C announces its changes, unless it is Core Data's, whose values do so (``rewriteManagedProperties()``).
    var announcesChanges: Bool {
        keyword == .var && modifiers.has("dynamic") && !isOfType && !modifiers.has(attribute: "nonobjc", "NSManaged")
    }
}
