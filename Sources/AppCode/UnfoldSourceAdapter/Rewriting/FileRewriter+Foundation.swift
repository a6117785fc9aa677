/// Initialisers that Foundation's classes lack without Objective-C; keys of dictionaries, which are `AnyHashable`
/// there; functions of C that are told apart by the name of Apple's module.
extension FileRewriter {
    mutating func rewriteFoundation() {
        rewriteMutableStrings()
        rewriteMutableArrays()
        rewriteDarwin()
        rewriteModuleNames()
        rewriteProcess()
        rewriteTextAttributes()
        rewriteIntersections()
    }

    /// `let attributes = [NSAttributedString.Key.font: …, …]`: fonts and colors have no class in common here.
    private mutating func rewriteTextAttributes() {
        for index in tokens.indices where source.is(index, "=") && source.isIdentifier(index - 1) {
            guard source.is(index - 2, "let", "var"), source.reads(index + 1, "[", "NSAttributedString", ".", "Key"),
                !source.is(source.partner[index + 1] + 1, ".", "as")
            else { continue }
            insert(": [NSAttributedString.Key: Any]", after: index - 1)
        }
    }

    /// `frame.intersects(rect)`: Foundation's is true of rectangles that only touch.
    private mutating func rewriteIntersections() {
        guard !app.functionNames.contains("intersects") else { return }
        for index in source.places(of: "intersects") where source.is(index - 1, ".") {
            guard source.is(index + 1, "("), tokens[index + 1].isTied else { continue }
            let close = source.partner[index + 1]
            let argument = expressions.start(ofExpressionEndingAt: close - 1) == index + 2 ? close - 1 : nil
            guard isRectangle(index - 2) || argument.map(isRectangle) ?? false else { continue }
            needsUIKit = true
            replace(index, with: "reachesInto")
        }
    }

    private func isRectangle(_ last: Int) -> Bool {
        if let types = expressions.names(ofExpressionEndingAt: last) { return types.contains("CGRect") }
        return ["frame", "bounds"].contains(source.text(last))
            || source.is(last, ")") && source.is(source.partner[last] - 1, "CGRect")
    }

    /// `NSMutableArray(contentsOfFile: path)`: Foundation's gives copies of the dictionaries in it.
    private mutating func rewriteMutableArrays() {
        guard !app.declaresAnywhere("NSMutableArray") else { return }
        for index in source.places(of: "NSMutableArray") where !source.is(index - 1, ".") {
            let open = source.is(index + 1, ".") && source.is(index + 2, "init") ? index + 3 : index + 1
            guard source.is(open, "("), tokens[open].isTied,
                [[], ["array"], ["capacity"], ["contentsOf"], ["contentsOfFile"]]
                    .contains(expressions.labels(ofArguments: open + 1..<source.partner[open]))
            else { continue }
            needsUIKit = true
            replace(index, through: open - 1, with: "ObjectiveCMessages.mutableArray")
        }
    }

    /// `Darwin.round(x)`: Foundation passes on the module of C on every platform.
    private mutating func rewriteDarwin() {
        guard !hasOwnDarwin else { return }
        for index in source.places(of: "Darwin") where source.is(index + 1, ".") {
            guard !source.is(index - 1, "."), !isImported(index) else { continue }
            replace(index, with: "Foundation")
            needsFoundation = true
        }
    }

    /// `CoreGraphics.CGFloat`, `Combine.Publisher`: modules by whose names nothing is found here. The type's name is enough.
    private mutating func rewriteModuleNames() {
        let modules = source.places { AppleModules.home(of: $0) != nil && !app.hasOwn($0) }
        for index in modules where source.is(index + 1, ".") && !source.is(index - 1, ".") {
            guard source.text(index + 2).isTypeName, !isImported(index) else { continue }
            blank(index, through: index + 1)
        }
    }

    /// `ProcessInfo()`, which Foundation keeps for itself, and `Thread.isMainThread`, which is false in a test.
    private mutating func rewriteProcess() {
        for index in source.places(of: "ProcessInfo") where source.is(index + 1, "(") && source.is(index + 2, ")") {
            edits.add(tokens[index].end..<tokens[index + 2].end, ".processInfo")
        }
        for index in source.places(of: "isMainThread") where source.is(index - 1, ".") {
            let isCurrent = source.is(index - 2, "current") && source.is(index - 4, "Thread")
            guard source.is(index - 2, "Thread") || isCurrent else { continue }
            needsUIKit = true
            replace(index, with: "isOfMainActor")
        }
    }

    /// Whether the app has anything of that name in any of its files, or the file a variable or a parameter.
    private var hasOwnDarwin: Bool {
        app.hasOwn("Darwin")
            || source.places(of: "Darwin").contains { index in
                let isBound = ["let", "var", "in", "for"].contains(source.text(index - 1))
                return isBound && !source.is(index + 1, ".") || source.is(index + 1, ":", "in", ",")
            }
    }

    private func isImported(_ index: Int) -> Bool { source.is(index - 1, "import") || source.is(index - 2, "import") }

    private mutating func rewriteMutableStrings() {
        for index in source.places(of: "NSMutableString") where !source.is(index - 1, ".") {
            let open = source.is(index + 1, ".") && source.is(index + 2, "init") ? index + 3 : index + 1
            guard source.is(open, "("), source.is(open + 1, ")"), tokens[open].isTied else { continue }
            insert("capacity: 0", before: open + 1)
        }
        for index in source.places(of: "NSCopying") where source.is(index + 1, ")") {
            let word = source.is(index - 1, "!") ? index - 2 : index - 1
            let open = source.partner[index + 1]
            guard source.is(word, "as"), source.is(open - 1, "setObject"), word - open < 40,
                (open..<word).contains(where: { source.is($0, "forKey") && source.is($0 + 1, ":") })
            else { continue }
            blank(word, through: index)
        }
    }
}
