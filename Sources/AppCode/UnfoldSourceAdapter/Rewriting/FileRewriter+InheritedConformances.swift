/// Methods of UIKit's protocols that a class writes below the one that conforms (``InheritedConformances``).
extension FileRewriter {
    /// `private func scrollViewDidScroll(_:)` of a delegate: with one more parameter it fulfils no requirement.
    mutating func separateHiddenMethods() {
        for member in file.members(of: .class, .extension) {
            guard let parameters = member.parameters, let type = member.type, app.hidesRequirement(member, in: type),
                // A value would be of another type with it.
                !tokens.indices.contains(where: { source.isValue(member, at: $0) })
            else { continue }
            let isFirst = source.is(parameters.upperBound - 1, "(", ",")
            insert((isFirst ? "" : ", ") + "_: Void = ()", before: parameters.upperBound)
        }
    }

    mutating func rewriteInheritedConformances() {
        // What goes into another file gets the word there.
        for member in file.members(of: .class, .extension)
        where app.inherited.overrides.contains(member) && app.moves[member].map({ $0.file === file }) ?? true {
            replace(member.nameIndex - 1, with: "override func")
        }
        for type in file.types {
            guard let additions = app.inherited.additions[type] else { continue }
            needsUIKit = true
            addMembers(additions.compactMap(declaration).joined(separator: "; ") + "; ", to: type)
        }
    }

    private func declaration(_ member: MemberDeclaration) -> String? {
        guard let body = member.body, let call = MemberCall(of: member) else { return nil }
        let head = member.source.onOneLine(member.nameIndex - 1..<body.lowerBound)
        let access = member.modifiers.isPublic ? "public " : ""
        return "@MainActor \(access)\(head) { \(call.text("AdaptedDefaults.shared.\(member.name)")) }"
    }
}
