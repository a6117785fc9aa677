/// `@NSManaged var title: String?`: a table of values has the accessors that Core Data writes at run time.
extension FileRewriter {
    mutating func rewriteManagedProperties() {
        for member in file.members(of: .class, .extension) where member.body == nil {
            guard let attribute = member.modifiers.attribute("NSManaged") else { continue }
            guard let accessors = member.keyword == .var ? accessors(of: member) : managedBody(of: member) else {
                leave(member.nameIndex, .coreData)
                continue
            }
            needsUIKit = true
            blank(attribute.start, through: attribute.end)
            insert(accessors, after: member.end)
        }
    }

    private func accessors(of member: MemberDeclaration) -> String? {
        guard isOneType(from: member.nameIndex + 1, to: member.end) else { return nil }
        let name = "\"\(member.name)\""
        return
            " { get { ManagedValues.value(of: self, \(name)) } set { ManagedValues.set(newValue, of: self, \(name)) } }"
    }

    /// `@NSManaged func addToTags(_ value: Tag)` and `removeFromTags`, as Xcode writes them for what leads to several.
    private func managedBody(of member: MemberDeclaration) -> String? {
        let verbs = [("addTo", "add"), ("removeFrom", "remove")]
        guard member.keyword == .func, member.labels == ["_"],
            let (prefix, verb) = verbs.first(where: { member.name.hasPrefix($0.0) && member.name.count > $0.0.count }),
            let call = MemberCall(of: member)
        else { return nil }
        let rest = member.name.dropFirst(prefix.count)
        let name = rest.prefix(1).lowercased() + rest.dropFirst()
        return " { ManagedValues\(call.text("." + verb).dropLast()), of: self, \"\(name)\") }"
    }

    /// Whether a colon is there, and behind it one type and nothing else.
    private func isOneType(from colon: Int, to last: Int) -> Bool {
        guard source.is(colon, ":"), last > colon else { return false }
        var angles = 0
        for index in source.ownTokens(colon + 1..<last + 1) {
            if source.is(index, "=") || angles == 0 && source.is(index, ",", ":") { return false }
            angles += source.angles(of: index)
        }
        return angles == 0
    }
}
