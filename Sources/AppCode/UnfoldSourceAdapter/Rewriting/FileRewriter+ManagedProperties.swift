/// `@NSManaged var title: String?`: Core Data writes the accessors at run time. A table of values has them in its place, so
/// that classes of a model work beside a stand-in for `NSManagedObject`.
extension FileRewriter {
    mutating func rewriteManagedProperties() {
        for type in file.types where type.keyword == .class || type.keyword == .extension {
            for member in type.members {
                guard let attribute = member.modifiers.attribute("NSManaged"), member.body == nil else { continue }
                guard member.keyword == .var else {
                    rewriteManagedMethod(member, attribute)
                    continue
                }
                guard isOneType(from: member.nameIndex + 1, to: member.end) else {
                    leave(member.nameIndex, .coreData)
                    continue
                }
                needsUIKit = true
                blank(attribute.start, through: attribute.end)
                let name = "\"\(member.name)\""
                insert(
                    " { get { ManagedValues.value(of: self, \(name)) } set { ManagedValues.set(newValue, of: self, \(name)) } }",
                    after: member.end)
            }
        }
    }

    /// `@NSManaged func addToTags(_ value: Tag)` and `removeFromTags`, as Xcode writes them for what leads to several.
    private mutating func rewriteManagedMethod(_ member: MemberDeclaration, _ attribute: Modifiers.Attribute) {
        let verbs = [("addTo", "add"), ("removeFrom", "remove")]
        guard member.keyword == .func, member.labels == ["_"],
            let (prefix, verb) = verbs.first(where: { member.name.hasPrefix($0.0) && member.name.count > $0.0.count }),
            let call = MemberCall(of: member, in: source)
        else { return leave(member.nameIndex, .coreData) }
        needsUIKit = true
        blank(attribute.start, through: attribute.end)
        let rest = member.name.dropFirst(prefix.count)
        let name = rest.prefix(1).lowercased() + rest.dropFirst()
        insert(" { ManagedValues\(call.text("." + verb).dropLast()), of: self, \"\(name)\") }", after: member.end)
    }

    /// Whether a colon is there, and behind it one type and nothing else.
    private func isOneType(from colon: Int, to last: Int) -> Bool {
        guard source.is(colon, ":"), last > colon else { return false }
        var angles = 0
        var index = colon + 1
        while index <= last {
            if source.is(index, "=") || angles == 0 && (source.is(index, ",") || source.is(index, ":")) { return false }
            angles += source.angles(of: index)
            index = source.after(index)
        }
        return angles == 0
    }
}
