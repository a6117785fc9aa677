extension DraftGraph {
    /// Adds what a class and one above it have to the one above, and leaves it out below.
    func join() {
        for added in [extensions] + wrappers.sorted(by: { $0.key < $1.key }).map(\.value.parts) {
            for (name, type) in added.sorted(by: { $0.key < $1.key }) where !name.isEmpty {
                join(type, below: UIKitClasses.line(of: name).dropFirst(), in: added)
            }
        }
        for (_, type) in types.sorted(by: { $0.key < $1.key }) {
            if let above = Superclass(of: type) {
                join(type, below: UIKitClasses.line(of: above.name)[...], in: extensions)
            }
        }
    }

    private func join(_ type: DraftType, below line: ArraySlice<String>, in added: [String: DraftType]) {
        for (key, member) in type.members.sorted(by: { $0.key < $1.key }) {
            guard let same = (line + [""]).compactMap({ added[$0]?.members[key] }).first else { continue }
            same.take(member)
            type.members[key] = nil
        }
    }

    /// Leaves to drafts that are there what they add to UIKit's classes, and their functions.
    func leave(_ drafts: [AppDeclarations]) {
        guard !drafts.isEmpty else { return }
        for (name, type) in extensions { leave(type, to: drafts, below: name) }
        for wrapper in wrappers.values {
            for part in wrapper.parts.values { leave(part, to: drafts, below: wrapper.name) }
        }
        for type in types.values {
            if let above = Superclass(of: type) { leave(type, to: drafts, below: above.name) }
        }
        for member in globals.members.values {
            leave(member, of: globals, to: drafts.flatMap { $0.globalFunctions(member.name) })
        }
    }

    func leave(_ type: DraftType, to drafts: [AppDeclarations], below name: String) {
        let line = Set(UIKitClasses.line(of: name) + ["NSObject"])
        let added = drafts.flatMap { draft in line.flatMap { draft.members(of: $0) } }
        for member in type.members.values {
            // Of an unknown object it may be any function.
            let any = name.isEmpty ? drafts.flatMap { $0.functions(named: member.name) } : []
            leave(
                member, of: type, to: (added + any).filter { $0.name == member.name && $0.isOfType == member.isStatic })
        }
    }

    private func leave(_ member: DraftType.Member, of type: DraftType, to others: [MemberDeclaration]) {
        guard !others.isEmpty else { return }
        member.calls.removeAll { call in others.contains { $0.keyword != .var && $0.labels == call.labels } }
        if others.contains(where: { $0.keyword == .var }) { member.isProperty = false }
        guard member.calls.isEmpty, !member.isProperty else { return }
        type.members[(member.isStatic ? "static " : "") + member.name] = nil
    }
}
