extension DraftReader {
    func readContext(of value: DraftValue, _ range: ClosedRange<Int>) {
        var before = range.lowerBound - 1
        while source.is(before, "try", "await") || source.isMark(before) && source.is(before - 1, "try") { before -= 1 }
        let after = range.upperBound + 1
        // `a?.b ?? c`: what is nil there may be `a`.
        let isChained = source.ownTokens(range.lowerBound..<after).contains {
            source.is($0, "?") && source.isMark($0) && source.is($0 + 1, ".")
        }
        readOperator(after, of: value, isChained)
        if source.is(after, "as"), !source.isMark(after + 1) { unify(value, source.writtenType(at: after + 1)?.type) }
        if source.is(after, "as", "is") { return }
        if source.is(before, "{"), source.is(after, "}") { unify(value, types.resultType(of: before)) }
        if isCondition(before, after) { return value.unify(with: DraftValue(.known("Bool"))) }
        let goesOn = source.tokens.indices.contains(after) && source.tokens[after].kind == .operator
        if goesOn, !source.is(after, "??", "=") { return }
        if source.is(before, "=", "return") { value.isUsed = true }
        if source.is(before, "("), source.is(before - 1, "append"), source.is(before - 2, ".") {
            unify(value, types.type(endingAt: before - 3)?.element)
        }
        if source.is(before, "="), !isAssigned(value, before, isChained) { return }
        if source.is(after, ",") || source.is(after, ")") { unify(value, parameter(before: before)) }
        if source.is(before, "return") { unify(value, types.resultType(around: before)) }
        if source.is(before, "in"), source.isIdentifier(before - 1), source.is(before - 2, "for") {
            let element = DraftValue(hint: value.hint + "Element")
            value.unify(with: DraftValue(.list(element)))
            if case .list(let known) = value.shape { bind(before - 1, known) }
        }
    }

    /// `if value {`, `!value`, `a && value`, `value ? a : b`.
    private func isCondition(_ before: Int, _ after: Int) -> Bool {
        func joins(_ index: Int) -> Bool { source.is(index, "&&", "||") }
        let ends = source.is(after, "{", ",", "else") || joins(after)
        let begins =
            source.is(before, "if", "guard", "while") || joins(before)
            || source.is(before, ",") && source.is(after, "else", "{")
        if source.is(before, "!"), !source.tokens[before].isTied || source.tokens[before].kind == .operator {
            return true
        }
        return begins && ends || source.is(after, "?") && !source.tokens[after].isTied
    }

    /// `let x = value`, `if let x = value`, `label.text = value`; false where a name has been bound to it.
    private func isAssigned(_ value: DraftValue, _ equals: Int, _ isChained: Bool) -> Bool {
        var name = equals - 1
        if source.isMark(name) { name -= 1 }
        guard source.isIdentifier(name) else { return true }
        if source.is(name - 1, "let", "var") {
            let isCondition = source.is(name - 2, "if", "guard", "while", ",")
            if isCondition, !isChained { value.isOptional = true }
            bind(name, isCondition ? value.unwrapped : value)
            return false
        }
        if let type = assignedType(equals) {
            unify(value, type)
        } else if let known = KnownNames.properties[source.text(name)], !names.isOwn(source.text(name)) {
            unify(value, text: known)
        }
        return true
    }

    func assignedType(_ equals: Int) -> WrittenType? {
        let name = equals - 1
        // `let x: Type = value` ends with the type.
        var colon = name
        while colon > 0, name - colon < 16, !source.is(colon, ":"), !source.tokens[colon].startsLine { colon -= 1 }
        let isDeclared = source.is(colon - 2, "let") || source.is(colon - 2, "var")
        if isDeclared, source.is(colon, ":"), let (type, last) = source.writtenType(at: colon + 1), last == equals - 1 {
            return type
        }
        return types.type(endingAt: name)
    }

    private func bind(_ name: Int, _ value: DraftValue) {
        let place = DraftGraph.Place(file: file, token: name)
        if let known = graph.values[place] { known.unify(with: value) } else { graph.values[place] = value }
    }

    func unify(_ value: DraftValue, _ type: WrittenType?) {
        guard let type, let known = graph.value(of: type, names) else { return }
        if case .any = known.shape {
            guard value.isOpen, case .named(let name) = type.unwrapped, app.declaresAnywhere(name) else { return }
            (value.isAsked, value.isUsed, value.isOptional) = (true, true, value.isOptional || known.isOptional)
            return
        }
        // What the caller says is below a class that it is given for.
        if value.isAsked, case .known(let name) = known.shape, UIKitClasses.above(name) != nil {
            value.isUsed = true
            return
        }
        if case .known(let name) = known.shape, UIKitClasses.above(name) != nil, case .type(let type) = value.shape,
            type.resolved.isInvented
        {
            type.resolved.below = name
        }
        value.unify(with: known)
    }

    private func unify(_ value: DraftValue, text: String) { value.unify(with: DraftValue(.known(text.unwrappedName))) }

    /// `value == .case`, `value > 3`, `value ?? ""`.
    private func readOperator(_ sign: Int, of value: DraftValue, _ isChained: Bool) {
        guard source.tokens.indices.contains(sign), source.tokens[sign].kind == .operator else { return }
        if source.is(sign, "==", "!="), source.is(sign + 1, "."), let type = graph.type(of: value) {
            let name = source.text(sign + 2).trimmingQuotes
            if type.cases[name] == nil { type.cases[name] = [] }
            return
        }
        if source.is(sign, "??") || source.is(sign, "==", "!=") && source.is(sign + 1, "nil") {
            value.isOptional = value.isOptional || !isChained
        }
        if source.is(sign, "==", "!="), !source.is(sign + 1, "nil") { graph.compared.append(value) }
        guard ["??", "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/"].contains(source.text(sign)) else { return }
        if let literal = source.literal(from: sign + 1, to: sign + 1) {
            unify(value, text: literal)
        } else if source.is(sign, "??", "==", "!="), let type = types.type(ofValueAt: sign + 1, depth: 0) {
            guard !source.is(sign, "??"), case .any? = graph.value(of: type, names)?.shape else {
                return unify(value, type)
            }
        }
    }

    /// `member = value`: what is given says what it is.
    func readAssignment(to member: DraftType.Member, at name: Int) {
        var equals = name + 1
        if source.isMark(equals) { equals += 1 }
        guard source.is(equals, "=") || ["+=", "-=", "*="].contains(source.text(equals)),
            equals + 1 < source.tokens.count
        else { return }
        member.isSet = true
        if source.is(equals + 1, "self"), let around = file.type(around: name) {
            member.isWeak = true
            if let type = delegate(member.name, of: around) { member.result.unify(with: DraftValue(.type(type))) }
            return
        }
        let given = value(of: source.value(from: equals + 1), hint: member.name)
        if case .any = given.shape { return }
        // What is no number and no literal may be nil.
        if case .known(let name) = given.shape, !given.isLiteral, !name.hasPrefix("CG"),
            !KnownNames.numbers.contains(name)
        {
            member.result.isOptional = true
        }
        if given.isOptional || given.isClosure { member.result.isOptional = true }
        member.result.unify(with: given)
    }

    private func delegate(_ name: String, of around: TypeDeclaration) -> DraftType? {
        let all = Set(app.parts(of: around.qualifiedName).flatMap(\.inherited)).filter(names.isType).sorted()
        let ending = all.filter { $0.lowercased().hasSuffix(name.lowercased()) }
        let type = (ending.first ?? (all.count == 1 ? all.first : nil)).map { graph.type($0, names) }
        type?.uses.insert(.existential)
        return type
    }

    /// A list of this stands for a value of a type.
    private func give(_ range: Range<Int>, to type: DraftType) {
        guard source.partner[range.lowerBound] == range.upperBound - 1 else { return }
        for element in source.arguments(in: range.dropFirst().dropLast()) {
            type.element?.take(value(of: element.whole, hint: type.name + "Element"))
        }
    }

    /// Types that the app's are below, and types that are written.
    func readTypes() {
        for type in file.types {
            if type.keyword == .extension, let parameter = parameter(of: type), let name = names.typeName(type.name) {
                let drafted = graph.type(name, names)
                drafted.parameter = parameter.name
                drafted.add([nil])
            }
            for (place, above) in type.inherited.enumerated() {
                guard let name = names.typeName(above) else { continue }
                let drafted = graph.type(name, names)
                let isClass = type.keyword == .class && place == 0
                drafted.uses.insert(isClass ? .subclassed : .conformed)
                let parts = app.parts(of: type.qualifiedName)
                if parts.contains(where: { $0.keyword == .struct || $0.keyword == .enum }) {
                    drafted.uses.insert(.conformedByValue)
                }
                guard isClass else { continue }
                let tables: Set = ["UITableViewDelegate", "UITableViewDataSource"]
                if parts.contains(where: { !tables.isDisjoint(with: $0.inherited) }) { drafted.uses.insert(.ofTable) }
                addOverridden(type.members + extended(type), to: drafted)
            }
            // What a class of the app's between them does not have either.
            let name = type.qualifiedName
            let between = app.family(of: name).dropFirst().filter(app.declares)
            if type.keyword == .class, !between.isEmpty, let drafted = base(of: name) {
                let own = Set(between.flatMap { app.members(of: $0).map(\.name) })
                addOverridden((type.members + extended(type)).filter { !own.contains($0.name) }, to: drafted)
            }
        }
        for index in source.tokens.indices where source.isIdentifier(index) {
            let word = source.text(index)
            guard word.isTypeName, !source.is(index - 1, ".", "@", "import"),
                names.isType(word) || word == names.module, let (type, last) = source.writtenType(at: index)
            else { continue }
            _ = graph.value(of: type, names)
            if source.is(index - 1, ":"), source.is(last + 1, "="), source.is(last + 2, "["), names.isType(word) {
                let drafted = graph.type(word, names)
                drafted.element = drafted.element ?? DraftValue(hint: word + "Element")
                give(source.value(from: last + 2), to: drafted)
            }
            if source.is(index - 1, "any", "some", "&") { graph.type(word, names).uses.insert(.existential) }
        }
    }

    /// `extension Wrapper where Base: Cell`: the parameter of the module's type, and its bound.
    func parameter(of type: TypeDeclaration) -> (name: String, bound: String)? {
        guard type.isConstrained, source.is(type.nameEnd + 1, "where"), source.is(type.nameEnd + 3, ":", "==") else {
            return nil
        }
        let name = source.text(type.nameEnd + 2)
        return file.types(from: type.nameEnd + 4, to: type.open).first.map { (name, $0) }
    }

    private func addOverridden(_ members: [MemberDeclaration], to drafted: DraftType) {
        for member in members where member.modifiers.has("override") && member.keyword != .`init` {
            if Superclass.overridable.contains(member.name) {
                drafted.known.insert(member.name)
            } else {
                drafted.overridden[member.signature] = signature(of: member)
            }
        }
    }

    private func extended(_ type: TypeDeclaration) -> [MemberDeclaration] {
        app.parts(of: type.qualifiedName).filter { $0.keyword == .extension && $0.file == file }.flatMap(\.members)
    }

    /// `func name(label: Type) -> Type`, as it is before the body.
    private func signature(of member: MemberDeclaration) -> String {
        let keyword =
            member.keyword == .func ? member.nameIndex - 1 : member.nameIndex - (member.keyword == .var ? 1 : 0)
        let end = (member.body?.lowerBound ?? member.end + 1) - 1
        return source.text(keyword, through: max(keyword, end))
    }
}
