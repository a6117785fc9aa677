extension FileRewriter {
    mutating func rewriteDirectives() {
        for index in tokens.indices where tokens[index].kind == .directive {
            switch source.text(index) {
            case "#selector": rewriteSelector(index)
            case "#keyPath": rewriteKeyPath(index)
            case "#colorLiteral":
                replace(index, with: padded("UIColor", index, through: index))
                needsUIKit = true
            case "#imageLiteral": rewriteImageLiteral(index)
            case "#if", "#elseif": rewriteCondition(index)
            case "#fileLiteral": leave(index, .fileLiteral)
            case "#Preview", "#Playground": leaveOut(index)
            default: break
            }
        }
    }

    /// What Xcode alone shows, with its attributes, arguments and closures.
    private mutating func leaveOut(_ index: Int) {
        var end = index
        if source.is(end + 1, "(") { end = source.partner[end + 1] }
        while let open = [end + 1, end + 3].first(where: { source.is($0, "{") }),
            open == end + 1 || source.is(end + 2, ":")
        {
            end = source.partner[open]
        }
        // A modifier before it is the end of another line: `let state = FoldState.open`.
        let start = Modifiers.before(index, in: source).modifiers.attributes.first?.start ?? index
        blank(start, through: source.is(end + 1, ";") ? end + 1 : end)
    }

    /// `#keyPath(Person.name.first)` is `"name.first"`: types are left out.
    private mutating func rewriteKeyPath(_ index: Int) {
        guard source.is(index + 1, "(") else { return }
        let close = source.partner[index + 1]
        var names: [String] = []
        for token in index + 2..<max(close, index + 2) {
            if source.isIdentifier(token) {
                names.append(source.text(token))
            } else if !source.is(token, ".") {
                return leave(index, .keyPath)
            }
        }
        while names.count > 1, let first = names.first, first.isTypeName || first == "self" { names.removeFirst() }
        guard !names.isEmpty else { return leave(index, .emptyKeyPath) }
        let ends = source.lineEnds(in: source.range(index, through: close))
        let literal = "\"" + names.map(\.trimmingQuotes).joined(separator: ".") + "\""
        replace(index, through: close, with: ends.isEmpty ? padded(literal, index, through: close) : ends + literal)
    }

    /// The literal is never nil; the picture may be, where there is no asset catalogue.
    private mutating func rewriteImageLiteral(_ index: Int) {
        guard source.is(index + 1, "("), source.is(index + 2, "resourceName") else { return }
        needsUIKit = true
        replace(index, with: "(UIImage")
        replace(index + 2, with: "named")
        insert(" ?? UIImage(size: .zero))", after: source.partner[index + 1])
        keepColumns(behind: source.partner[index + 1], from: index)
    }

    /// Where module UIKit replaces Apple's, code for iOS is meant, and none for AppKit or Linux.
    private mutating func rewriteCondition(_ index: Int) {
        var term = index + 1
        while term < tokens.count, !tokens[term].startsLine {
            if source.is(term, "SWIFT_PACKAGE") { replace(term, with: "false") }
            if let meant = condition(term) {
                replace(term, through: term + 3, with: meant)
                term += 3
            }
            term += 1
        }
    }

    /// What `os(iOS)` and the like become; nil for other terms.
    private func condition(_ index: Int) -> String? {
        guard source.is(index + 1, "("), source.is(index + 3, ")") else { return nil }
        switch (source.text(index), source.text(index + 2)) {
        case ("os", "iOS"): return "(os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS))"
        case ("os", "macOS"), ("os", "OSX"), ("os", "Linux"), ("canImport", "AppKit"), ("canImport", "Cocoa"):
            return "(\(source.text(index, through: index + 3)) && !canImport(UIKit))"
        default: return nil
        }
    }
}
