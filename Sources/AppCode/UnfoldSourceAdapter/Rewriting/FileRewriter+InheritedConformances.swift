/// Methods of UIKit's protocols that a class writes below the one that conforms (``InheritedConformances``).
extension FileRewriter {
    /// `private func scrollViewDidScroll(_:)` of a delegate: with a parameter more that no one gives, it is not what the
    /// protocol asks for.
    mutating func separateHiddenMethods() {
        guard !file.isAdapted else { return }
        for (index, type) in file.types.enumerated() where type.keyword == .class || type.keyword == .extension {
            for member in type.members {
                guard let parameters = member.parameters,
                    app.hidesRequirement(member, in: type, of: file.qualifiedName(index), source),
                    // A value would be of another type with it.
                    !tokens.indices.contains(where: { source.isValue(member, at: $0) })
                else { continue }
                let isFirst = parameters.upperBound == parameters.lowerBound + 1
                let isClosed = source.is(parameters.upperBound - 1, ",")
                insert((isFirst || isClosed ? "" : ", ") + "_: Void = ()", before: parameters.upperBound)
            }
        }
    }

    mutating func rewriteInheritedConformances() {
        for (typeIndex, type) in file.types.enumerated() {
            for (memberIndex, member) in type.members.enumerated() {
                let site = memberSite(memberIndex, in: typeIndex)
                // What goes into another file gets the word there.
                guard app.inherited.overrides.contains(site), app.moves[site].map({ $0.file == number }) ?? true
                else { continue }
                replace(member.nameIndex - 1, with: "override func")
            }
            let additions = app.inherited.additions[AppDeclarations.Site(file: number, type: typeIndex)] ?? []
            guard !additions.isEmpty else { continue }
            needsUIKit = true
            let text = additions.compactMap(declaration).joined(separator: "; ")
            addMembers(text + "; ", to: type)
        }
    }

    /// The method with UIKit's default, on one line.
    private func declaration(_ site: AppDeclarations.MemberSite) -> String? {
        guard let member = app.member(site), let body = member.body, let writer = app.file(site.site.file),
            let call = MemberCall(of: member, in: writer.source)
        else { return nil }
        let head = writer.source.onOneLine(member.nameIndex - 1..<body.lowerBound)
        let access = ["public", "open"].contains(member.modifiers.access) ? "public " : ""
        return "@MainActor \(access)\(head) { \(call.text("AdaptedDefaults.shared.\(member.name)")) }"
    }
}
