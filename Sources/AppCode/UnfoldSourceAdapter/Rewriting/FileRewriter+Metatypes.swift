/// `cellType.init(style: …)`, `T(frame: …)`: Objective-C calls initialisers of a class that is known at run time only,
/// Swift wants `required` ones. A function makes the object in their place.
extension FileRewriter {
    private static let known: [[String]] =
        common + [
            ["style"], ["collectionViewLayout"], ["frame", "style"], ["frame", "collectionViewLayout"],
            ["rootViewController"], ["type"], ["image"], ["arrangedSubviews"],
        ]
    /// Those that no other type is likely to have: enough to call the function of a value that nothing is known of.
    private static let common: [[String]] = [
        [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ]

    mutating func rewriteMetatypes() {
        for index in source.places(where: { $0 == "init" || namesParameter($0) }) {
            guard source.is(index + 1, "("), tokens[index + 1].isTied else {
                if source.is(index, "init") { rewriteReference(index, [], through: index) }
                continue
            }
            guard let labels = labels(ofCallAt: index + 1), Self.known.contains(labels) else { continue }
            let close = source.partner[index + 1]
            if source.is(index, "init"), source.is(close - 1, ":") {
                rewriteReference(index, labels, through: close)
            } else if source.is(index, "init") {
                rewriteInitializer(index, labels)
            } else if !source.is(index - 1, "."), isMetatype(index, labels) {
                insertExpression("ObjectiveCMessages.make(", before: index)
                edits.add(tokens[index].end..<tokens[index + 1].end, labels.isEmpty ? ".self" : ".self, ")
                needsUIKit = true
            }
        }
    }

    private func namesParameter(_ name: String) -> Bool {
        name.isTypeName && !name.hasPrefix("UI") && !name.hasPrefix("NS") && !app.declares(name)
    }

    private mutating func rewriteInitializer(_ index: Int, _ labels: [String]) {
        guard hasReceiver(index) else { return rewriteImplicit(index, labels) }
        let mark = source.is(index - 2, "?", "!") ? index - 2 : index - 1
        guard let head = expressions.start(ofExpressionEndingAt: mark - 1) ?? chainHead(before: index),
            head < index - 1, isMetatype(mark - 1, labels)
        else { return }
        needsUIKit = true
        made.insert(index)
        let isName = mark - 1 == head && source.text(head).isTypeName
        insertExpression("ObjectiveCMessages.make(", before: head)
        replaceAll(
            source.is(mark, "!") ? index - 1 : mark, through: index + 1,
            with: (isName ? ".self" : "") + (labels.isEmpty ? "" : ", "))
        // What goes on behind an object that may be nil asks it.
        let close = source.partner[index + 1]
        if source.is(mark, "?"), source.is(close + 1, "."), tokens[close + 1].isTied || tokens[close + 1].startsLine {
            insert("?", after: close)
        }
    }

    /// `types.map(Row.init(frame:))`, `let make: () -> Row = Row.init` of a generic parameter: a closure calls it.
    private mutating func rewriteReference(_ index: Int, _ labels: [String], through last: Int) {
        guard hasReceiver(index), tokens[index].isTied, source.isIdentifier(index - 2),
            let head = expressions.start(ofExpressionEndingAt: index - 2) ?? chainHead(before: index),
            head < index - 1, isMetatype(index - 2, labels)
        else { return }
        needsUIKit = true
        made.insert(index)
        let isName = head == index - 2 && source.text(head).isTypeName
        let arguments = labels.enumerated().map { ", \($1): $\($0)" }.joined()
        insertExpression("{ ObjectiveCMessages.make(", before: head)
        replace(index - 1, through: last, with: "\(isName ? ".self" : "")\(arguments)) }")
    }

    /// `.init(frame: .zero)` as a result or a first value of type `Self` or of a generic parameter.
    private mutating func rewriteImplicit(_ index: Int, _ labels: [String]) {
        guard source.is(index - 1, "."), let result = implicitType(index) else { return }
        let name = source.text(result)
        if name == "Self" {
            guard let type = file.type(around: index), type.keyword != .struct, type.keyword != .enum,
                isInStaticMember(index, of: type), case .known(let names) = basesOfSelf(index, isStatic: true),
                needsFunction(names, labels)
            else { return }
        } else {
            guard let bounds = file.bounds(ofParameter: name, at: index, app), needsFunction(bounds, labels)
            else { return }
        }
        needsUIKit = true
        made.insert(index)
        insertExpression("ObjectiveCMessages.make(", before: index - 1)
        replace(index - 1, through: index + 1, with: "\(name).self" + (labels.isEmpty ? "" : ", "))
    }

    /// The token that names the type of what `.init` makes: a function's result, or a declared type before `=`.
    private func implicitType(_ index: Int) -> Int? {
        if source.is(index - 2, "="), source.isIdentifier(index - 3), source.is(index - 4, ":") { return index - 3 }
        guard source.is(index - 2, "{", "return") else { return nil }
        let open = source.brace[index]
        guard open > 0, source.isIdentifier(open - 1), source.is(open - 2, "->") else { return nil }
        return open - 1
    }

    /// Whether `.init` is behind an expression, on a line of its own too; `return .init(…)` has no receiver.
    private func hasReceiver(_ index: Int) -> Bool {
        guard source.is(index - 1, "."), index > 1, !source.is(index - 2, "super") else { return false }
        if tokens[index - 1].isTied { return true }
        guard tokens[index - 1].startsLine, source.endsExpression(index - 2) else { return false }
        // `#if DEBUG` ends with a name, too.
        var first = index - 2
        while first > 0, !tokens[first].startsLine, index - first < Self.longestLine { first -= 1 }
        return tokens[first].kind != .directive
    }

    /// Tokens of a line that are looked at for a directive at its start.
    private static let longestLine = 200

    private func labels(ofCallAt open: Int) -> [String]? {
        let arguments = source.arguments(in: open + 1..<source.partner[open])
        let labels = arguments.compactMap(\.label)
        return labels.count == arguments.count ? labels : nil
    }

    /// Whether a receiver, whose last token this is, is a class of Objective-C's that does not require the initialiser.
    private func isMetatype(_ last: Int, _ labels: [String]) -> Bool {
        switch bases(of: last) {
        case .known(let names): return needsFunction(names, labels)
        case .unknown:
            return !labels.isEmpty && Self.common.contains(labels) && !app.requirements.contains("init".called(labels))
        case .none: return false
        }
    }

    private func needsFunction(_ names: [String], _ labels: [String]) -> Bool {
        !names.contains { app.requires("init".called(labels), of: $0) } && names.contains(where: app.isObjectiveCClass)
    }

    func isUnknownMetatype(_ last: Int) -> Bool { if case .unknown = bases(of: last) { true } else { false } }

    private enum Bases {
        case known([String])
        case unknown, none
    }

    private func bases(of last: Int) -> Bases {
        if let known = basesOfExpression(last) { return known }
        if source.is(last, ")") { return bases(ofParenthesis: last) }
        guard source.isIdentifier(last) else { return .unknown }
        if source.is(last, "self"), source.is(last - 1, ".") { return bases(of: last - 2) }
        let name = source.text(last).trimmingQuotes
        if name == "self" || name == "Self" { return basesOfSelf(last) }
        if let bounds = file.bounds(ofParameter: name, at: last, app) { return .known(bounds) }
        if name.isTypeName { return .none }
        // Of a name that is bound in a function nothing else is told.
        if bindings.binding(of: name, at: last) == nil, let type = app.metatypes[name] {
            return bases(ofType: type, at: last)
        }
        return source.is(last + 1, "(") ? .none : .unknown
    }

    /// Of what declarations say: an element of a list of types, a field, `$0`.
    private func basesOfExpression(_ last: Int) -> Bases? {
        guard app.asksForTypes, !source.is(last, "self") || source.is(last - 1, "."), !source.is(last, "Self")
        else { return nil }
        guard let type = expressions.type(endingAt: last)?.unwrapped else { return nil }
        guard case .metatype(let instance) = type, let name = instance.names.first, name != "AnyObject"
        else { return Bases.none }
        // The name of a type itself is no value.
        let word = source.text(last)
        let isName = source.isIdentifier(last) && word.isTypeName && bindings.binding(of: word, at: last) == nil
        if isName || word == "self" && source.isIdentifier(last - 2) && source.text(last - 2).isTypeName { return nil }
        return .known(file.bounds(ofParameter: name, at: last, app) ?? [name])
    }

    /// `type(of: x)`, `(x as! UIView.Type)`.
    private func bases(ofParenthesis close: Int) -> Bases {
        let open = source.partner[close]
        if source.is(open - 1, "type"), source.is(open + 1, "of") {
            guard source.is(open + 3, "self"), close == open + 4 else { return .unknown }
            return basesOfSelf(open + 3, isStatic: true)
        }
        guard let cast = (open..<close).last(where: { source.is($0, "as") }) else { return .unknown }
        guard let (type, _) = source.writtenType(at: source.is(cast + 1, "!", "?") ? cast + 2 : cast + 1)
        else { return .unknown }
        return bases(ofType: type, at: close)
    }

    private func bases(ofType type: WrittenType, at token: Int) -> Bases {
        guard case .metatype(let instance) = type.unwrapped, !instance.names.isEmpty else { return .none }
        return .known(instance.names.flatMap { file.bounds(ofParameter: $0, at: token, app) ?? [$0] })
    }

    /// In a method of the type itself: the class, or what a protocol's extension is bound to.
    private func basesOfSelf(_ token: Int, isStatic: Bool = false) -> Bases {
        guard let type = file.type(around: token),
            isStatic || source.is(token, "Self") || isInStaticMember(token, of: type)
        else { return .none }
        if type.modifiers.has("final") { return .none }
        // An extension of another module's protocol asks for `Self`, too.
        let isBound = (type.nameEnd + 1..<max(type.open, type.nameEnd + 1)).contains { source.is($0, "Self") }
        return .known(type.isOfProtocol(app) || isBound ? boundsOfSelf(in: type) + [type.name] : [type.name])
    }

    /// What a protocol inherits, and what an extension of one asks of `Self`.
    func boundsOfSelf(in type: TypeDeclaration) -> [String] {
        var bounds = type.inherited
        for index in type.nameEnd + 1..<max(type.open, type.nameEnd + 1) where source.is(index, "Self") {
            if source.is(index + 1, ":", "==") { bounds += file.types(from: index + 2, to: type.open) }
        }
        return bounds
    }

    func isInStaticMember(_ token: Int, of type: TypeDeclaration) -> Bool {
        type.member(around: token)?.isOfType ?? false
    }
}

extension AppDeclarations {
    func isObjectiveCClass(_ name: String) -> Bool { isObjectiveCClass(name, depth: 0) }

    private func isObjectiveCClass(_ name: String, depth: Int) -> Bool {
        let base = ownClass(name) == nil ? name : ancestors(of: name).last ?? name
        if declares(base) {
            // A protocol that only classes of UIKit's can conform to.
            return parts(of: base).contains { $0.keyword == .protocol && $0.inherited.contains { $0.hasPrefix("UI") } }
        }
        let last = base.lastWord
        // A type inside another may have a name like those of UIKit's.
        let own = depth < 2 ? types(named: last).prefix(8).filter { $0 != name } : []
        if !own.isEmpty { return own.contains { isObjectiveCClass($0, depth: depth + 1) } }
        return last.hasPrefix("UI") || last == "NSObject" || last == "CALayer"
    }

    /// Whether a class or protocol of the app demands that initialiser of every class below.
    func requires(_ signature: String, of name: String) -> Bool {
        line(of: name).contains { type in
            members(of: type).contains {
                $0.signature == signature && ($0.modifiers.has("required") || isProtocol(type))
            }
        }
    }
}
