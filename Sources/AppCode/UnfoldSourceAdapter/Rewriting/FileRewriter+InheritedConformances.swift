/// Methods of UIKit's protocols that a class writes below the one that conforms (``InheritedConformances``).
extension FileRewriter {
    /// `private func scrollViewDidScroll(_:)` of a delegate: with a parameter more that no one gives, it is not what the
    /// protocol asks for.
    mutating func separateHiddenMethods() {
        for (member, type, _, name) in members(of: .class, .extension) {
            guard let parameters = member.parameters, app.hidesRequirement(member, in: type, of: name, source),
                // A value would be of another type with it.
                !tokens.indices.contains(where: { source.isValue(member, at: $0) })
            else { continue }
            let isFirst = source.is(parameters.upperBound - 1, "(", ",")
            insert((isFirst ? "" : ", ") + "_: Void = ()", before: parameters.upperBound)
        }
    }

    mutating func rewriteInheritedConformances() {
        // What goes into another file gets the word there.
        for (member, _, site, _) in members(of: .class, .extension)
        where app.inherited.overrides.contains(site) && app.moves[site].map({ $0.file == number }) ?? true {
            replace(member.nameIndex - 1, with: "override func")
        }
        for (index, type) in file.types.enumerated() {
            guard let additions = app.inherited.additions[site(index)] else { continue }
            needsUIKit = true
            addMembers(additions.compactMap(declaration).joined(separator: "; ") + "; ", to: type)
        }
    }

    private func declaration(_ site: AppDeclarations.MemberSite) -> String? {
        guard let member = app.member(site), let body = member.body, let writer = app.file(site.site.file),
            let call = MemberCall(of: member, in: writer.source)
        else { return nil }
        let head = writer.source.onOneLine(member.nameIndex - 1..<body.lowerBound)
        let access = ["public", "open"].contains(member.modifiers.access) ? "public " : ""
        return "@MainActor \(access)\(head) { \(call.text("AdaptedDefaults.shared.\(member.name)")) }"
    }
}
