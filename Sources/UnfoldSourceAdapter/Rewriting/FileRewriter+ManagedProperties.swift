/// `@NSManaged var title: String?`: Core Data writes the accessors at run time. A table of values has them in its place, so
/// that classes of a model work beside a stand-in for `NSManagedObject`.
extension FileRewriter {
    mutating func rewriteManagedProperties() {
        for type in file.types where type.keyword == .class || type.keyword == .extension {
            for member in type.members {
                guard let attribute = member.modifiers.attribute("NSManaged"), member.keyword == .var,
                    member.body == nil,
                    let (_, last) = source.is(member.nameIndex + 1, ":")
                        ? source.writtenType(at: member.nameIndex + 2) : nil,
                    last == member.end
                else { continue }
                needsUIKit = true
                blank(attribute.start, through: attribute.end)
                let name = "\"\(member.name)\""
                insert(
                    " { get { ManagedValues.value(of: self, \(name)) } set { ManagedValues.set(newValue, of: self, \(name)) } }",
                    after: last)
            }
        }
    }
}
