/// `type(of: object).description()`, `object.classForCoder.description()`: classes have descriptions with Objective-C only.
extension FileRewriter {
    mutating func rewriteClassNames() {
        for index in source.places(of: "type") where source.is(index + 1, "(") {
            let close = source.partner[index + 1]
            guard source.is(index + 2, "of"), source.reads(close + 1, ".", "description", "(", ")"),
                !describesItself(index + 4, close)
            else { continue }
            nameClass(from: index, replacing: close + 1, through: close + 4)
        }
        for index in source.places(of: "description") where source.is(index - 1, ".") {
            guard source.reads(index + 1, "(", ")"), let head = startOfType(endingAt: index - 2) else { continue }
            let isName = source.text(index - 2).isTypeName
            nameClass(from: head, replacing: index - 1, through: index + 2, with: isName ? ".self)" : ")")
        }
        for index in source.places(of: "classForCoder") where source.reads(index + 1, ".", "description", "(", ")") {
            guard let head = chainHead(before: index) else { continue }
            nameClass(from: head, replacing: index + 1, through: index + 4)
        }
    }

    private mutating func nameClass(from first: Int, replacing start: Int, through end: Int, with text: String = ")") {
        insert("ObjectiveCMessages.className(of: ", before: first)
        replace(start, through: end, with: text)
        needsUIKit = true
    }

    /// Whether the object of `type(of: object)` may be of a type of the app's with a `description()` of its own.
    private func describesItself(_ first: Int, _ close: Int) -> Bool {
        guard app.anyDescribesItself else { return false }
        if first == close - 1, source.is(first, "self") {
            return file.name(around: first).map(app.describesItself) ?? false
        }
        guard let types = expressions.names(ofExpressionEndingAt: close - 1) else { return true }
        return types.contains(where: app.describesItself)
    }

    /// The first token of the name of a class (`Cell`, `Cell.self`, `Self`), or of `self` in a method of the class itself.
    private func startOfType(endingAt last: Int) -> Int? {
        guard source.isIdentifier(last) else { return nil }
        if source.is(last, "self"), !source.is(last - 1, ".") {
            guard let type = file.type(around: last), isInStaticMember(last, of: type) else { return nil }
            return isObjectiveCType(around: last) ? last : nil
        }
        let name = source.is(last, "self") ? last - 2 : last
        guard source.isIdentifier(name), !source.is(name - 1, ".") else { return nil }
        let word = source.text(name)
        if word == "Self" { return isObjectiveCType(around: name) ? name : nil }
        let isClass = app.ownClass(word) != nil || UIKitClasses.above(word) != nil
        return isClass && !app.describesItself(word) ? name : nil
    }

    /// Whether the type around a token may have Objective-C's `description()`: a class below one of Objective-C's, or
    /// an extension of a protocol that only such classes have.
    private func isObjectiveCType(around token: Int) -> Bool {
        guard let type = file.type(around: token) else { return false }
        let name = type.qualifiedName
        let bounds = type.isOfProtocol(app) ? boundsOfSelf(in: type) : [name]
        guard !([name] + bounds).contains(where: app.describesItself) else { return false }
        return bounds.contains { app.mayBeObjectiveCClass($0) }
    }
}

extension AppDeclarations {
    /// Whether a type is one of Objective-C's classes, or a class of the app's below something that is not the app's.
    fileprivate func mayBeObjectiveCClass(_ name: String) -> Bool {
        if isProtocol(name) { return isObjectiveCClass(name) }
        guard declares(name) else { return isObjectiveCClass(name) || name.hasPrefix("NS") }
        // Of two classes of one name, in branches of `#if`, nothing is told.
        guard let known = classes[name] else { return false }
        return known == nil || ancestors(of: name).last.map { !declares($0) } ?? false
    }
}
