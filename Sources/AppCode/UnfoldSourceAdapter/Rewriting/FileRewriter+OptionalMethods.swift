/// `if let show = listener?.didShow`: an optional method of the app's that is named and not called, or nil.
extension FileRewriter {
    mutating func rewriteOptionalMethods() {
        rewriteDefaultedMethods()
        for index in source.uncalled(app.optionalMethods) {
            let mark = source.is(index - 2, "?", "!") ? index - 2 : index - 1
            guard let type = owner(ofOptionalMethod: index, receiver: mark - 1) else { continue }
            guard let head = chainHead(before: index), head < mark,
                let method = method(at: index, of: type), method.labels.count <= 2
            else {
                leave(index, .uncalledOptionalMethod)
                continue
            }
            needsUIKit = true
            let arguments = method.labels.enumerated().map { $1 == "_" ? "$\($0)" : "\($1): $\($0)" }
            let call = "try! receiver.\(method.name)(\(arguments.joined(separator: ", ")))"
            let last = source.is(index + 1, "(") ? source.partner[index + 1] : index
            insert("ObjectiveCMessages.method(of: ", before: head)
            replaceAll(
                source.is(mark, "!") ? index - 1 : mark, through: last,
                with: ", Selector(\"\(ObjectiveCName.of(method))\"), { receiver in { \(call) } })")
        }
    }

    /// The protocol whose optional method is named: the receiver's, or the only one where that is not known.
    private func owner(ofOptionalMethod index: Int, receiver: Int) -> String? {
        let name = source.text(index).trimmingQuotes
        if let types = expressions.names(ofExpressionEndingAt: receiver) {
            return types.flatMap(app.family).first { app.isOptionalRequirement(name, of: $0) }
        }
        // `#selector(Listener.didShow)` is another's, and of a type's name the method is no object's.
        guard let head = chainHead(before: index), !isSelected(head), !source.text(receiver).isTypeName,
            !source.is(receiver, "self", "super")
        else { return nil }
        return app.onlyOwner(ofOptionalMethod: name)
    }

    private func isSelected(_ head: Int) -> Bool {
        var index = head - 1
        while source.is(index, "(", "getter", ":") { index -= 1 }
        return source.is(index, "#selector")
    }

    /// `if let scroll = delegate.scrollViewDidScroll` of UIKit's delegates: the method exists, as an optional.
    private mutating func rewriteDefaultedMethods() {
        let named = source.places { word in
            let name = word.trimmingQuotes
            return Self.delegatePrefixes.contains(where: name.hasPrefix) || Self.withoutLabels.contains(name)
        }
        for index in named where source.namesUncalled(index) {
            guard source.is(index + 1, "(") || !Self.senders.contains(source.text(index).trimmingQuotes),
                let head = chainHead(before: index), !isSelected(head),
                !(head..<index).contains(where: { source.isMark($0) }),
                let type = expressions.type(endingAt: index - 2), type == type.unwrapped,
                type.names.contains(where: { DelegateMethods.isProtocol($0, besides: app) })
            else { continue }
            insert("(", before: head)
            insert(" as Optional)?", before: index - 1)
        }
    }

    private func method(at index: Int, of type: String) -> MemberDeclaration? {
        let methods = app.methods(source.text(index).trimmingQuotes, of: type).filter { $0.modifiers.has("optional") }
        guard let labels = source.labels(ofNameAt: index) else { return methods.count == 1 ? methods[0] : nil }
        return methods.first { $0.labels == labels }
    }
}
