/// `@objc protocol` with `optional` methods: the methods may throw, a default throws, and a call asks with `try?`,
/// which gives nil for a method that no one wrote, as on iOS.
extension FileRewriter {
    mutating func rewriteOptionalProtocols() {
        for type in file.types where type.keyword == .protocol {
            if type.modifiers.has(attribute: "objc") { bindToClasses(type) }
            // Objective-C's protocols say so; whoever conforms decides.
            for member in type.members {
                for word in ["weak", "unowned"] {
                    if let token = member.modifiers.words[word] { blank(token, through: token) }
                }
            }
            var defaults: [String] = []
            for member in type.members {
                guard let word = member.modifiers.words["optional"] else { continue }
                guard type.isOutside else {
                    leave(word, .optionalMemberOfInnerProtocol)
                    continue
                }
                guard let text = member.keyword == .func ? rewriteMethod(member) : rewriteProperty(member) else {
                    leave(word, .optionalMember)
                    continue
                }
                blank(word, through: word)
                defaults.append(text)
            }
            if !defaults.isEmpty {
                needsUIKit = true
                let access = type.modifiers.isPublic ? "public " : ""
                insert(
                    "; extension \(type.name) { \(defaults.map { access + $0 }.joined(separator: "; ")) }",
                    after: type.close)
            }
        }
    }

    /// The method may throw. Gives the default, on one line.
    private mutating func rewriteMethod(_ member: MemberDeclaration) -> String? {
        guard let parameters = member.parameters else { return nil }
        let isAsync = source.is(parameters.upperBound + 1, "async")
        let beforeThrows = parameters.upperBound + (isAsync ? 1 : 0)
        let isThrowing = source.is(beforeThrows + 1, "throws")
        if !isThrowing { insert(" throws", after: beforeThrows) }
        let scope = member.modifiers.has("static") ? "static " : ""
        let last = isThrowing ? beforeThrows + 1 : beforeThrows
        let result = member.end > last ? joined(last + 1...member.end) + " " : ""
        let signature = joined(member.nameIndex...parameters.upperBound) + (isAsync ? " async" : "")
        return "\(scope)func \(signature) throws \(result){ throw UnimplementedRequirement() }"
    }

    /// The getter may throw; a setter that the requirement has is left out. Gives the default.
    private mutating func rewriteProperty(_ member: MemberDeclaration) -> String? {
        guard member.keyword == .var, let body = member.body, !member.modifiers.has("static"),
            source.is(body.lowerBound + 1, "get")
        else { return nil }
        insert(" throws", after: body.lowerBound + 1)
        for index in body.lowerBound..<body.upperBound where source.is(index, "set") { blank(index, through: index) }
        let declared = joined(member.nameIndex...body.lowerBound - 1)
        return "var \(declared) { get throws { throw UnimplementedRequirement() } }"
    }

    private mutating func bindToClasses(_ type: TypeDeclaration) {
        guard !type.inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
        else { return }
        if source.is(type.nameEnd + 1, ":") {
            insert(" AnyObject,", after: type.nameEnd + 1)
        } else {
            insert(": AnyObject", after: type.nameEnd)
        }
    }

    private func joined(_ range: ClosedRange<Int>) -> String {
        range.reduce(into: "") { text, index in
            if index > range.lowerBound, !tokens[index].isTied { text += " " }
            text += source.text(index)
        }
    }
}
