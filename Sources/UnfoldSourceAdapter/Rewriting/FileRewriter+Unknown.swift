/// What needs the Objective-C runtime and has no counterpart here: it is named, not changed.
extension FileRewriter {
    private static let words: [(word: StaticString, kind: AdapterNote.Kind)] = [
        ("method_exchangeImplementations", .methodExchange),
        ("class_replaceMethod", .methodReplacement),
        ("class_addMethod", .methodAddition),
        ("class_getInstanceMethod", .methodLookup),
    ]

    mutating func listUnknown() {
        for index in tokens.indices where tokens[index].kind == .identifier {
            if let known = Self.words.first(where: { source.is(index, $0.word) }) { leave(index, known.kind) }
            if source.is(index, "value") || source.is(index, "setValue"), isKeyValueCoding(index) {
                leave(index, .keyValueCoding)
            }
            if isUncalledOptional(index) { leave(index, .uncalledOptionalMethod) }
            if source.is(index, "NSManaged"), source.is(index - 1, "@") { leave(index, .coreData) }
            if source.is(index, "init"), isOfMetatype(index) {
                leave(index, .initializerOfMetatype)
            }
        }
        listMembersLeft()
        notes.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    /// `if let show = listener?.didShow`: the method of a protocol of the app's is there whoever wrote it.
    private func isUncalledOptional(_ index: Int) -> Bool {
        guard source.is(index - 1, "."), !source.is(index + 1, "("),
            !((source.is(index + 1, "?") || source.is(index + 1, "!")) && source.is(index + 2, "(")),
            app.optionalMethods.contains(source.text(index))
        else { return false }
        let receiver = source.is(index - 2, "?") || source.is(index - 2, "!") ? index - 3 : index - 2
        return declaredType(of: source.text(receiver), at: index).map(app.isProtocol) ?? false
    }

    /// `view.value(forKey: "x")`, `picker.setValue(colour, forKey: "x")`; those of user defaults are their own methods.
    private func isKeyValueCoding(_ index: Int) -> Bool {
        guard source.is(index - 1, "."), source.is(index + 1, "("), !source.is(index - 2, "standard") else {
            return false
        }
        if source.is(index, "value") { return source.is(index + 2, "forKey") || source.is(index + 2, "forKeyPath") }
        let close = source.partner[index + 1]
        var argument = index + 2
        while argument < close {
            if source.is(argument, ","), source.is(argument + 2, ":") {
                return source.is(argument + 1, "forKey") || source.is(argument + 1, "forKeyPath")
            }
            argument = source.after(argument)
        }
        return false
    }

    /// `cellType.init(style: …)`, `viewClass.init(frame: …)`: those that UIKit's classes do not require.
    private func isOfMetatype(_ index: Int) -> Bool {
        guard source.is(index - 1, "."), source.is(index + 1, "("), source.isIdentifier(index - 2) else { return false }
        let receiver = source.text(index - 2)
        guard !receiver.isTypeName, !["self", "super"].contains(receiver) else { return false }
        return ["style", "frame", "nibName"].contains(source.text(index + 2))
    }

    /// Members of extensions that override and could not be moved.
    private mutating func listMembersLeft() {
        guard !file.isAdapted else { return }
        for (index, type) in file.types.enumerated() where type.keyword == .extension {
            for (memberIndex, member) in type.members.enumerated() where member.modifiers.has("override") {
                let site = AppDeclarations.Site(file: number, type: index)
                let place = AppDeclarations.MemberSite(site: site, member: memberIndex)
                if app.moves[place] == nil, app.openMembers[place] == nil {
                    leave(member.nameIndex, .overrideInExtension)
                }
            }
        }
    }
}
