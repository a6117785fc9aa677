/// Attributes that need the Objective-C runtime, and those that make a program of a library.
extension FileRewriter {
    mutating func rewriteAttributes() {
        for index in tokens.indices where source.is(index, "@") {
            var modifiers = Modifiers()
            guard let next = modifiers.read(at: index, in: source), let attribute = modifiers.attributes.first
            else { continue }
            if Self.refused.contains(attribute.name) || attribute.name == "main" && belongsToClass(next) {
                blank(index, through: attribute.name == "objc" || attribute.argument == nil ? attribute.end : index + 1)
            }
            if attribute.name == "convention", takesObjects(next, isBlock: attribute.argument == "block") {
                blank(index, through: attribute.end)
            }
        }
    }

    /// Whether a function's type, whose first token this is, names objects: in a block any type that C has not, in a
    /// function of C what is known to be one, such as in a method's implementation.
    private func takesObjects(_ first: Int, isBlock: Bool) -> Bool {
        var open = first
        var modifiers = Modifiers()
        while source.is(open, "@"), let next = modifiers.read(at: open, in: source) { open = next }
        guard source.is(open, "("), source.partner[open] - open < Self.longestParameters else { return false }
        return (open...endOfFunctionType(source.partner[open])).contains { token in
            guard source.isIdentifier(token), !source.is(token + 1, ":"), !source.is(token - 1, ".")
            else { return false }
            let name = source.text(token)
            guard name.isTypeName, !Self.plainTypes.contains(name), !name.hasPrefix("Unsafe") else { return false }
            return isBlock || app.declaresAnywhere(name) || Self.isObject(name)
        }
    }

    private func endOfFunctionType(_ close: Int) -> Int {
        var last = close
        while source.is(last + 1, "throws", "async") { last += 1 }
        guard source.is(last + 1, "->") else { return close }
        if let (_, end) = source.writtenType(at: last + 2) { return end }
        let end = source.following(last + 2).first { next in
            next - last >= Self.longestResult || next > last + 2 && tokens[next].startsLine
                || !(source.isIdentifier(next) || source.isMark(next) || source.is(next, ".", "(", "[")
                    || tokens[next].kind == .operator && !source.is(next, "="))
        }
        return (end ?? tokens.count) - 1
    }

    /// Tokens between a function's parentheses, and of its result, at most; no person writes more.
    private static let longestParameters = 200
    private static let longestResult = 40

    /// Classes of Apple's frameworks, and what Objective-C sees an object in.
    private static func isObject(_ name: String) -> Bool {
        if objects.contains(name) { return true }
        let start = name.prefix(3)
        return start.count == 3 && start.allSatisfy(\.isUppercase) && prefixes.contains(String(start.prefix(2)))
            && name.contains(where: \.isLowercase)
    }

    private static let prefixes: Set<String> = ["AV", "CA", "CF", "CG", "CI", "CL", "MK", "NS", "SK", "UI", "WK"]

    private func belongsToClass(_ first: Int) -> Bool {
        var (index, modifiers) = (first, Modifiers())
        while !source.is(index, "class"), let next = modifiers.read(at: index, in: source) { index = next }
        return source.is(index, "class")
    }
}
