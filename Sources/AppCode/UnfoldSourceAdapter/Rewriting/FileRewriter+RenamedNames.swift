/// Names from before Swift 4.2 become today's (``RenamedNames``); one that the app declares stays.
extension FileRewriter {
    mutating func rewriteRenamedNames() {
        for index in source.places(where: RenamedNames.all.contains) {
            let name = source.text(index)
            if source.is(index - 1, "."), let new = RenamedNames.notifications[name] {
                renameNotification(index, new)
            } else if let new = RenamedNames.members[name] {
                renameMember(index, name, new)
            } else if let label = RenamedNames.joined[name] {
                joinLabel(index, name, label)
            } else if let new = RenamedNames.labels[name] {
                if source.is(index - 1, "("), RenamedNames.labelled.contains(source.text(index - 2)) {
                    replace(index, with: new)
                }
            } else if !isMember(index), !app.hasOwn(name) {
                if let new = RenamedNames.global[name] { replace(index, with: new) }
                if let new = RenamedNames.functions[name] { renameFunction(index, new) }
            }
        }
    }

    private func isMember(_ index: Int) -> Bool { source.is(index - 1, ".") && !source.is(index - 2, "UIKit") }

    /// `.UIKeyboardWillShow`, `NSNotification.Name.UIKeyboardWillShow`.
    private mutating func renameNotification(_ index: Int, _ new: String) {
        var first = index - 1
        if source.is(index - 2, "Name") {
            first = source.is(index - 3, ".") ? index - 4 : index - 2
        } else if index > 1, tokens[index - 1].isTied, source.isIdentifier(index - 2) || source.is(index - 2, ")", "]")
        {
            return
        }
        replace(first, through: index, with: new)
    }

    private mutating func renameMember(_ index: Int, _ name: String, _ new: String) {
        guard !app.functionNames.contains(name), !app.propertyNames.contains(name) else { return }
        if name != "childViewControllers" {
            guard source.is(index + 1, "(") else { return }
            let labels = expressions.labels(ofArguments: index + 2..<source.partner[index + 1])
            guard labels.isEmpty || labels == ["_"] else { return }
        }
        replace(index, with: new)
    }

    /// `bringSubview(toFront: view)` becomes `bringSubviewToFront(view)`.
    private mutating func joinLabel(_ index: Int, _ name: String, _ label: String) {
        guard !app.functionNames.contains(name), source.is(index + 1, "("), source.text(index + 2) == label,
            source.is(index + 3, ":"), tokens.indices.contains(index + 4)
        else { return }
        let new = name + label.prefix(1).uppercased() + label.dropFirst() + "("
        let end = tokens[index + 4].startsLine ? tokens[index + 3].end : tokens[index + 4].start
        edits.add(tokens[index].start..<end, new)
    }

    /// Puts a template's parts in place of the name, of the commas between its arguments and of the closing bracket.
    private mutating func renameFunction(_ index: Int, _ template: String) {
        guard source.is(index + 1, "("), tokens[index + 1].isTied else { return }
        let close = source.partner[index + 1]
        if close == index + 2 { return replace(index, through: close, with: template) }
        let commas = source.ownTokens(index + 2..<close).filter { source.is($0, ",") }
        let parts = template.split(separator: "$", omittingEmptySubsequences: false).enumerated().map {
            $0.offset == 0 ? $0.element : $0.element.dropFirst()
        }
        guard parts.count == commas.count + 2 else { return }
        replace(index, through: index + 1, with: String(parts[0]))
        for (comma, part) in zip(commas, parts.dropFirst()) {
            let isFollowedBySpace = !tokens[comma + 1].isTied && part.hasSuffix(" ")
            replace(comma, with: String(isFollowedBySpace ? part.dropLast() : part))
        }
        replace(close, with: String(parts[parts.count - 1]))
    }
}
