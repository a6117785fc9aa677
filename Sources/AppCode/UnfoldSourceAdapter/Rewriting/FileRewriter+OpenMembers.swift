/// `extension UIView { @objc func fill() }` with `extension UIButton { override func fill() }`: each becomes a method of
/// its own, `UIView_fill` and `UIButton_fill`, and a `fill` next to the first calls that of the object's class.
extension FileRewriter {
    mutating func rewriteOpenMembers() {
        for type in file.types {
            let callers = app.callers[type] ?? []
            if !callers.isEmpty { insert(", " + callers.joined(separator: ", "), after: endOfInherited(type)) }
            for member in type.members {
                guard let open = app.openMembers[member], let forwarded = ForwardedMember(member, observed: true)
                else { continue }
                for edit in forwarded.edits { edits.add(edit.range, edit.text) }
                if let above = open.above {
                    rewriteSuper(in: member, of: above)
                    rewriteObserver(in: member, of: above)
                }
                if !open.overriding.isEmpty {
                    insert("; " + head(of: member) + forwarded.body(asking: open.overriding), after: member.end)
                    declareCallers(of: open, member, forwarded, in: type)
                }
            }
        }
    }

    private mutating func declareCallers(
        of open: OpenMember, _ member: MemberDeclaration, _ forwarded: ForwardedMember, in type: TypeDeclaration
    ) {
        guard let body = member.body else { return }
        let head = source.onOneLine(member.nameIndex + 1..<body.lowerBound, withoutDefaults: true)
        // Another module overrides what is public.
        let isPublic = (member.modifiers.access == nil ? type.modifiers : member.modifiers).isPublic
        for other in open.overriding {
            guard let caller = other.caller else { continue }
            let scope = (member.modifiers.has("class") ? "static " : "") + source.text(member.nameIndex - 1)
            let isolation = member.owner.hasPrefix("UI") ? "@MainActor " : ""
            insert(
                "; \(isolation)\(isPublic ? "public " : "")protocol \(caller): AnyObject "
                    + "{ \(scope) \(forwarded.requirement(of: other.name, head: head)) }", after: type.close)
        }
    }

    private func endOfInherited(_ type: TypeDeclaration) -> Int {
        (type.nameEnd..<type.open).first { source.is($0, "where") }.map { $0 - 1 } ?? type.open - 1
    }

    /// `super.fill()` is `UIView_fill()`.
    private mutating func rewriteSuper(in member: MemberDeclaration, of above: String) {
        guard let body = member.body else { return }
        for token in body where source.is(token, "super") && source.is(token + 1, ".") {
            guard source.text(token + 2).trimmingQuotes == member.name else { continue }
            let ends = source.lineEnds(in: source.range(token, through: token + 2))
            replace(token, through: token + 2, with: ends + ForwardedMember.name(of: member, in: above))
        }
    }

    /// `didSet { … }` of a property that is another one now: a setter that sets the one above, and then does that.
    private mutating func rewriteObserver(in member: MemberDeclaration, of above: String) {
        guard let word = member.ownTokens.first(where: { source.is($0, "didSet", "willSet") }) else { return }
        let isNamed = source.is(word + 1, "(")
        let open = isNamed ? source.partner[word + 1] + 1 : word + 1
        guard source.is(open, "{") else { return }
        let name = ForwardedMember.name(of: member, in: above)
        let isLater = source.is(word, "didSet")
        let value = isNamed ? source.text(word + 2) : isLater ? "oldValue" : "newValue"
        replace(
            word, through: open - 1,
            with: isLater
                ? "get { \(name) } set { let \(value) = \(name); _ = \(value); \(name) = newValue; do"
                : "get { \(name) } set(\(value)) { do")
        insert(isLater ? " }" : "; \(name) = \(value) }", after: source.partner[open])
    }

    /// Everything before the body, in one line, without what only Objective-C understands.
    private func head(of member: MemberDeclaration) -> String {
        guard let body = member.body else { return "" }
        var words = member.modifiers.attributes.filter { ["discardableResult", "available"].contains($0.name) }
            .map { source.onOneLine($0.start..<$0.end + 1) }
        if let access = member.modifiers.access { words.append(access == "open" ? "public" : access) }
        if member.modifiers.has("class") { words.append("class") }
        words.append(source.onOneLine(member.nameIndex - 1..<body.lowerBound))
        return words.joined(separator: " ") + " "
    }
}

extension ParsedSource {
    /// Tokens in one line, without comments.
    /// - Parameter withoutDefaults: whether parameters are without their default values.
    func onOneLine(_ range: Range<Int>, withoutDefaults: Bool = false) -> String {
        var result = ""
        var token = range.lowerBound
        while token < range.upperBound {
            if withoutDefaults, self.is(token, "=") {
                while token < range.upperBound, !self.is(token, ",", ")") { token = after(token) }
            }
            if token > range.lowerBound, tokens[token].start > tokens[token - 1].end { result += " " }
            result += text(token)
            token += 1
        }
        return result
    }
}
