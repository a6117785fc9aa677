/// What needs the Objective-C runtime and has no counterpart here: it is named, not changed.
extension FileRewriter {
    private static let words: [(word: StaticString, text: String)] = [
        ("method_exchangeImplementations", "methods cannot be exchanged without Objective-C"),
        ("class_replaceMethod", "methods cannot be replaced without Objective-C"),
        ("class_addMethod", "methods cannot be added without Objective-C"),
        ("class_getInstanceMethod", "methods cannot be looked up without Objective-C"),
        ("CFString", "there is no Core Foundation"),
        ("CFArray", "there is no Core Foundation"),
        ("CFDictionary", "there is no Core Foundation"),
    ]

    mutating func listUnknown() {
        for index in tokens.indices where tokens[index].kind == .identifier {
            if let known = Self.words.first(where: { source.is(index, $0.word) }) { leave(index, known.text) }
            if source.is(index, "NSManaged"), source.is(index - 1, "@") { leave(index, "there is no Core Data") }
            if source.is(index, "init"), isOfMetatype(index) {
                leave(index, "of a type in a variable only a 'required' initialiser can be called")
            }
        }
        for type in file.types { listObserving(type) }
        listMembersLeft()
        notes.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    /// `cellType.init(style: …)`, `viewClass.init(frame: …)`: those that UIKit's classes do not require.
    private func isOfMetatype(_ index: Int) -> Bool {
        guard source.is(index - 1, "."), source.is(index + 1, "("), source.isIdentifier(index - 2) else { return false }
        let receiver = source.text(index - 2)
        guard !receiver.isTypeName, !["self", "super"].contains(receiver) else { return false }
        return source.is(index + 2, "style") || source.is(index + 2, "frame")
    }

    private mutating func listObserving(_ type: TypeDeclaration) {
        for member in type.members where member.name == "observeValue" && member.modifiers.has("override") {
            leave(member.nameIndex, "key-value observing needs Objective-C")
        }
    }

    /// Members of extensions that override and could not be moved.
    private mutating func listMembersLeft() {
        guard !file.isAdapted else { return }
        for (index, type) in file.types.enumerated() where type.keyword == .extension {
            for (place, member) in type.members.enumerated() where member.modifiers.has("override") {
                let site = AppDeclarations.Site(file: number, type: index)
                if app.moves[AppDeclarations.MemberSite(site: site, member: place)] == nil {
                    leave(member.nameIndex, "an extension cannot override, and its class is not among the files given")
                }
            }
        }
    }
}
