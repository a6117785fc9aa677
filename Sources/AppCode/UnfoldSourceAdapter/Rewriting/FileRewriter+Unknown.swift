/// What needs the Objective-C runtime and has no counterpart here: it is named, not changed.
extension FileRewriter {
    private static let words: [String: AdapterNote.Kind] = [
        "method_exchangeImplementations": .methodExchange,
        "class_replaceMethod": .methodReplacement,
        "class_addMethod": .methodAddition,
        "class_getInstanceMethod": .methodLookup,
    ]

    mutating func listUnknown() {
        for (word, kind) in Self.words { for index in source.places(of: word) { leave(index, kind) } }
        for index in source.places(of: "value", "setValue") where isKeyValueCoding(index) {
            leave(index, .keyValueCoding)
        }
        for index in source.places(of: "init") where isOfMetatype(index) { leave(index, .initializerOfMetatype) }
        notes.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    private static let keyed: Set<String> = ["NSMutableDictionary", "NSDictionary", "UserDefaults"]

    /// `view.value(forKey: "x")`, `picker.setValue(colour, forKey: "x")`; those of user defaults are their own methods.
    private func isKeyValueCoding(_ index: Int) -> Bool {
        guard source.is(index - 1, "."), source.is(index + 1, "("), !source.is(index - 2, "standard", "super"),
            !source.is(index - 3, "AnyObject")
        else { return false }
        if let types = expressions.type(endingAt: index - 2)?.names, !Self.keyed.isDisjoint(with: types) {
            return false
        }
        let close = source.partner[index + 1]
        var argument = index + 2
        while argument < close, source.is(index, "setValue"), !source.is(argument - 1, ",") {
            argument = source.after(argument)
        }
        return source.is(argument, "forKey", "forKeyPath") && source.is(argument + 1, ":")
            && !namesProperty(argument + 2)
    }

    private func namesProperty(_ token: Int) -> Bool {
        guard tokens.indices.contains(token) else { return false }
        if source.is(token, "#keyPath") { return true }
        guard tokens[token].kind == .string else { return false }
        return source.text(token).trimmingPrefix("\"").split(separator: "\"").first
            .map { app.keyedProperties.contains(String($0)) } ?? false
    }

    /// `cellType.init(style: …)` of a value of unwritten type that no function calls (``rewriteMetatypes()``).
    private func isOfMetatype(_ index: Int) -> Bool {
        guard source.is(index - 1, "."), source.is(index + 1, "("), source.isIdentifier(index - 2) else { return false }
        let receiver = source.text(index - 2)
        guard !receiver.isTypeName, !["self", "super"].contains(receiver) else { return false }
        return source.is(index + 2, "style", "frame", "nibName") && !made.contains(index)
            && isUnknownMetatype(index - 2)
    }

    /// Extensions that override: a member that neither moves nor overrides what another extension added
    /// (``rewriteOpenMembers()``) is listed, in a class that is not the app's left out too.
    mutating func leaveOverrides() {
        for member in file.members(of: .extension)
        where member.modifiers.has("override") && app.moves[member] == nil && app.openMembers[member] == nil {
            if !app.declares(member.owner) {
                blank(member.start, through: source.is(member.end + 1, ";") ? member.end + 1 : member.end)
            }
            leave(member.nameIndex, .overrideInExtension)
        }
    }
}
