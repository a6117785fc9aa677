/// `@Entry var gap: CGFloat = 4` of SwiftUI's environment: what its macro makes.
extension FileRewriter {
    mutating func rewriteEnvironmentEntries() {
        for member in file.members(of: .extension) where member.owner.lastWord == "EnvironmentValues" {
            guard let attribute = member.modifiers.attribute("Entry"), let end = endOfProperty(member),
                end.accessors == nil
            else { continue }
            let (next, key) = (member.nameIndex + 1, "Entry_\(member.name)")
            let equals = source.ownTokens(next..<end.last + 1).first { source.is($0, "=") }
            let type = source.is(next, ":") ? source.text(next + 1, through: equals.map { $0 - 1 } ?? end.last) : nil
            let isPublic = member.modifiers.isPublic || member.type?.modifiers.isPublic ?? false
            // Who may read the property has to see the key's type.
            let words = member.modifiers
            let access = words.restrictsSetter ? words.has("public") ? "public" : nil : words.access
            let text =
                ": \(type ?? key + ".Value") { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
                + "\(access.map { $0 + " " } ?? "")enum \(key): EnvironmentKey { \(isPublic ? "public " : "")static "
                + (type.map { "var defaultValue: \($0) {" } ?? "let defaultValue =")
            blank(attribute.start, through: attribute.end)
            replaceAll(next, through: equals ?? end.last, with: text + (equals == nil ? " nil" : ""))
            insert(type == nil ? " }" : " } }", after: end.last)
        }
    }
}
