final class DraftReader {
    enum Found {
        case unknown, module
        case type(DraftType)
        /// A value that something of the module gives.
        case value(DraftValue)
        /// A value, or a type, of the app's.
        case own(String)
        /// A value, or a type, of Swift's or the system's.
        case known(String)
    }

    let graph: DraftGraph
    let names: ModuleNames
    let app: AppDeclarations
    let types: ExpressionTypes
    var source: ParsedSource { types.source }
    var file: SourceFile { types.file }
    /// Parameters of closures that are called `$0`, by the closures' braces.
    private var unnamed: [Int: [DraftValue]] = [:]
    /// What is switched over, by the statements' braces.
    private var subjects: [Int: DraftValue] = [:]

    init(_ graph: DraftGraph, _ names: ModuleNames, _ app: AppDeclarations, _ file: SourceFile) {
        (self.graph, self.names, self.app) = (graph, names, app)
        types = ExpressionTypes(file: file, app: app)
    }

    func read() {
        readTypes()
        scan(0..<source.tokens.count)
    }

    private func scan(_ range: Range<Int>) {
        var index = range.lowerBound
        var isHeader = false
        while index < range.upperBound {
            if source.is(index, "{") { isHeader = false }
            if Self.headers.contains(where: { source.is(index, $0) }), !source.is(index - 1, ".") {
                isHeader = true
                if source.is(index, "switch") { readSubject(index) }
            }
            if source.is(index, "case"), readPatterns(index) {
                index += 1
                continue
            }
            guard startsChain(index) else {
                index = (readAssigned(index) ?? index) + 1
                continue
            }
            let (found, last) = chain(at: index, isHeader: isHeader)
            if case .value(let value) = found { readContext(of: value, index...last) }
            index = last + 1
        }
    }

    private static let headers: [StaticString] = ["if", "guard", "while", "for", "switch"]

    private func startsChain(_ index: Int) -> Bool {
        let token = source.tokens[index]
        if token.kind == .string { return source.is(index + 1, ".") }
        guard token.kind == .identifier, !source.is(index - 1, ".", "func", "import"),
            !source.is(index - 1, "let", "var")
        else { return false }
        let word = source.text(index)
        if source.is(index - 1, "@") {
            if names.isType(word) { graph.note("attribute @\(word)") }
            return false
        }
        // A label, or the name behind it in a declaration.
        let isLabel =
            source.isIdentifier(index + 1) && !source.tokens[index + 1].startsLine
            && !Self.words.contains(source.text(index + 1))
            || source.is(index + 1, ":") && source.is(index - 1, "(", ",")
        return !isLabel && !Self.words.contains(word) && !(source.is(index - 1, "case") && !source.is(index + 1, "."))
    }

    struct Way {
        var last: Int
        /// Of a statement's condition: a brace behind it is none of its closures.
        let isHeader: Bool
    }

    /// What a name is with the members, calls and subscripts behind it, and its last token.
    func chain(at first: Int, isHeader: Bool = false) -> (found: Found, last: Int) {
        var way = Way(last: first, isHeader: isHeader)
        var found = base(at: first, &way)
        while source.tokens.indices.contains(way.last + 1) {
            let next = way.last + 1
            if source.is(next, "."), source.tokens.indices.contains(next + 1), !source.is(next + 1, "."),
                source.tokens[next + 1].kind == .identifier || source.tokens[next + 1].kind == .number
            {
                found = member(next + 1, of: found, &way)
            } else if source.isMark(next), source.tokens[next].isTied {
                if case .value(let value) = found {
                    value.isOptional = true
                    if !source.is(next, "!") || source.is(next + 1, ".") { found = .value(value.unwrapped) }
                }
                way.last = next
            } else if source.is(next, "[", "("), source.tokens[next].isTied {
                found = subscripted(found, next)
                way.last = source.partner[next]
            } else {
                break
            }
        }
        return (found, way.last)
    }

    private func subscripted(_ found: Found, _ open: Int) -> Found {
        let range = open + 1..<source.partner[open]
        if source.is(open, "["), case .value(let value) = found, let element = value.element {
            scan(range)
            return .value(element)
        }
        guard source.is(open, "["), case .value(let value) = found, let type = graph.type(of: value),
            type.element == nil
        else {
            scan(range)
            return .unknown
        }
        let member = type.member("subscript", isStatic: false)
        let arguments = source.arguments(in: range).map { self.value(of: $0.whole, hint: "index") }
        DraftType.add(arguments.map { _ in "_" }, arguments, to: &member.calls)
        if type.arity == 0, member.result.isOpen { member.result.shape = .type(type) }
        return .value(member.result)
    }

    private func base(at index: Int, _ way: inout Way) -> Found {
        if source.tokens[index].kind == .string { return .known("String") }
        let name = source.text(index).trimmingQuotes
        if name.first == "$" { return unnamedParameter(name, at: index) }
        if let binding = file.bindings.binding(of: name, at: index) {
            if let value = graph.values[.init(file: file, token: binding)] { return .value(value) }
            // A parameter whose label is `for` or `in` reads like a loop's.
            let written = source.is(binding + 1, ":") ? source.writtenType(at: binding + 2)?.type : nil
            return found(types.type(endingAt: index) ?? written, at: index)
        }
        if name == names.module, !names.isGenerated, source.is(index + 1, "."),
            source.text(index + 2).isTypeName || !names.isTypeToo
        {
            return .module
        }
        let around = file.name(around: index)
        if name == "self" || name == "super" || name == "Self" { return around.map { .own($0) } ?? .unknown }
        if names.isType(name) { return called(graph.type(name, names), at: index, &way) }
        if names.isConstant(name) { return use(name, of: graph.globals, isStatic: true, at: index, &way) }
        if name.isTypeName { return knownType(name, at: index, &way) }
        if let around, let value = property(name, of: around) { return value }
        if let type = file.type(around: index), let (parameter, bound) = parameter(of: type),
            parameter.lowercased() == name, let type = names.typeName(type.name)
        {
            graph.type(type, names).member(name, isStatic: false).isProperty = true
            return found(.named(bound), at: index)
        }
        let isInExtension = around.map(names.isType) == true && !source.is(index + 1, "(") && !names.isOwn(name)
        let isOfBase = around.flatMap(base).map { above in
            !source.is(index + 1, "(") && !names.isOwn(name)
                && (above.members[name] != nil || source.is(index + 1, ".") && Superclass(of: above)?.has(name) != true)
        }
        if let around, let kept = conformance(of: around, name, at: index) {
            return use(name, of: kept, isStatic: false, at: index, &way)
        }
        guard names.isForeign(name) || isInExtension || isOfBase == true else {
            if let around, isOverload(name, at: index) { return addition(name, to: known(above: around), index, &way) }
            return habitual(found(types.type(endingAt: index), at: index), at: index)
        }
        if let around, let above = base(of: around) { return use(name, of: above, isStatic: false, at: index, &way) }
        let isCalled = source.opensCall(behind: index)
        // What is added to a class of UIKit's, as other uses tell, or as it is set.
        if let above = around.flatMap(known), graph.adds(name, to: above) || !isCalled && source.is(index + 1, "=") {
            return use(name, of: graph.extended(above), isStatic: false, at: index, &way)
        }
        guard isCalled else { return .unknown }
        return use(name, of: graph.globals, isStatic: true, at: index, &way)
    }

    private func knownType(_ name: String, at index: Int, _ way: inout Way) -> Found {
        let type = found(.named(name), at: index)
        guard source.opensCall(behind: index) else { return type }
        let labels = types.labels(ofArguments: index + 2..<source.partner[index + 1])
        let isAdded = !labels.isEmpty && UIKitMembers.has("init", labels: labels, in: name) == false
        if isAdded && !names.isGenerated || isOverload("init", at: index) {
            var call = Way(last: index, isHeader: true)
            use("init", of: graph.extended(names.extendable(name)), isStatic: false, at: index, &call)
            way.last = call.last
        } else {
            way.last = source.partner[index + 1]
            scan(index + 2..<way.last)
        }
        return type
    }

    /// A property of the app's, of a type of the module's or one that follows from its first value.
    private func property(_ name: String, of type: String) -> Found? {
        guard app.propertyNames.contains(name) else { return nil }
        for candidate in app.family(of: type) {
            guard let member = app.variable(name, of: candidate) else { continue }
            if let value = graph.values[.init(file: member.file, token: member.nameIndex)] { return .value(value) }
            return found(types.property(name, of: candidate), at: 0)
        }
        return nil
    }

    func found(_ type: WrittenType?, at token: Int) -> Found {
        switch type?.unwrapped {
        case .named(let name)?, .generic(let name, _)?:
            if names.typeName(name) != nil, let value = type.flatMap({ graph.value(of: $0.unwrapped, names) }) {
                return .value(value)
            }
            return names.isKnownType(name) ? .known(name) : .own(name)
        case .metatype(let type)?:
            let instance = found(type, at: token)
            if case .value(let value) = instance, case .type(let type) = value.shape { return .type(type.resolved) }
            return instance
        case .joined(let all)?: return all.first.map { found(.named($0), at: token) } ?? .unknown
        case .list?: return .known("Array")
        case .dictionary?: return .known("Dictionary")
        default: return .unknown
        }
    }

    func base(of type: String) -> DraftType? {
        if names.isType(type) { return graph.type(type, names) }
        let above = app.family(of: type).lazy.flatMap(app.parts).filter { $0.keyword == .class }
            .compactMap { $0.inherited.first.flatMap(self.names.typeName) }.first
        return above.map { graph.type($0, names) }
    }

    private func member(_ index: Int, of receiver: Found, _ way: inout Way) -> Found {
        let name = source.text(index).trimmingQuotes
        way.last = index
        switch receiver {
        case .module:
            if name.isTypeName { return called(graph.type(name, names), at: index, &way) }
            return use(name, of: graph.globals, isStatic: true, at: index, &way)
        case .type(let type):
            if name == "self" || name == "Type" { return .unknown }
            if name == "init" { return called(type, at: index, &way) }
            let inner = type.name + "." + name
            if name.isTypeName || source.is(index + 1, ".") && names.generated(in: inner) != nil {
                return called(graph.type(inner, names), at: index, &way)
            }
            return use(name, of: type, isStatic: true, at: index, &way)
        case .value(let value):
            if case .known(let name) = value.shape { return member(index, of: .known(name), &way) }
            // A type that is given is not what is given back if the module adds the member.
            if value.isAsked, names.isForeign(name) { value.isAsked = false }
            // What a closure is given, of a name in the plural.
            let isLocal =
                source.isIdentifier(index - 2) && !source.is(index - 3, ".") && source.text(index - 2).last == "s"
            if value.isOpen, isLocal, KnownNames.ofLists.contains(name) {
                value.shape = .list(DraftValue(hint: value.hint + "Element"))
            }
            let type = graph.type(of: value)
            if let element = type?.element ?? value.element {
                let given = arguments(behind: index, &way)
                if name == "append" || name == "contains" { given?.values.first.map(element.take) }
                if case .closure(let parameters, _)? = given?.values.first?.shape {
                    parameters.first?.unify(with: element)
                }
                return name == "first" || name == "last" ? .value(element) : .unknown
            }
            guard let type else { return skipped(index, &way) }
            return use(name, of: type, isStatic: false, at: index, &way)
        case .own(let type):
            if name == "init", let above = base(of: type) { return called(above, at: index, &way) }
            if let known = property(name, of: type) { return known }
            if let above = base(of: type),
                names.isForeign(name) || !names.isOwn(name) && Superclass(of: above)?.has(name) != true
            {
                return use(name, of: above, isStatic: false, at: index, &way)
            }
            if let kept = conformance(of: type, name, at: index) {
                let isStatic = source.isIdentifier(index - 2) && source.text(index - 2).isTypeName
                return use(name, of: kept, isStatic: isStatic, at: index, &way)
            }
            return addition(name, to: known(above: type), index, &way)
        case .known(let type): return addition(name, to: type, index, &way)
        case .unknown: return addition(name, to: nil, index, &way)
        }
    }

    private func addition(_ name: String, to type: String?, _ index: Int, _ way: inout Way) -> Found {
        let isStatic = source.isIdentifier(index - 2) && source.text(index - 2) == type
        let labels = labels(behind: index, isHeader: way.isHeader)
        guard names.isForeign(name, of: type, labels: labels, isOfType: isStatic) || isOverload(name, at: index) else {
            return skipped(index, &way, habitual(found(types.type(endingAt: index), at: index), at: index))
        }
        return use(name, of: graph.extended(type.map(names.extendable)), isStatic: isStatic, at: index, &way)
    }

    /// What a property is by habit of its name, if nothing else is known.
    private func habitual(_ found: Found, at index: Int) -> Found {
        guard case .unknown = found, !source.is(index + 1, "("), let type = KnownNames.properties[source.text(index)]
        else { return found }
        return .known(type.unwrappedName)
    }

    private func skipped(_ index: Int, _ way: inout Way, _ found: Found = .unknown) -> Found {
        guard source.is(index + 1, "("), source.tokens[index + 1].isTied else { return found }
        way.last = source.partner[index + 1]
        scan(index + 2..<way.last)
        return self.found(types.type(endingAt: way.last), at: way.last)
    }

    @discardableResult func use(
        _ name: String, of type: DraftType, isStatic: Bool, at index: Int, _ way: inout Way
    ) -> Found {
        let type = type.resolved
        if let part = graph.part(of: name, for: type, isStatic: isStatic) { return .value(DraftValue(.type(part))) }
        if let wrapper = type.wrapper, app.members(of: wrapper.name).contains(where: { $0.name == name }) {
            return skipped(index, &way, property(name, of: wrapper.name) ?? .unknown)
        }
        let member = type.member(name, isStatic: isStatic)
        let call = arguments(behind: index, &way, isGeneric: type.arity > 0)
        if !names.isGenerated, graph.extensions[type.name] !== type, let above = Superclass(of: type), above.has(name) {
            return KnownNames.properties[name].map { .known($0.unwrappedName) } ?? .unknown
        }
        if names.isGenerated, isStatic { give(member, of: type, isCalled: call != nil) }
        if let call {
            DraftType.add(call.labels, call.values, trailing: call.trailing, to: &member.calls)
            let isMade = isStatic && type.uses.contains(.conformed)
            if isMade || call.values.contains(where: \.saysType) { member.result.isAsked = true }
        } else {
            member.isProperty = true
            readAssignment(to: member, at: index)
            if isStatic, KnownNames.shared.contains(name), type !== graph.globals, graph.extensions[type.name] !== type
            {
                member.result.unify(with: DraftValue(.type(type)))
            }
        }
        if source.is(way.last + 1, ".") || source.isMark(way.last + 1) {
            member.isUsed = true
            // What a method of a generic type gives goes on as the type does.
            if type.arity > 0, !member.calls.isEmpty, member.result.isOpen, source.is(way.last + 1, ".") {
                member.result.shape = .type(type)
            }
        }
        return .value(member.result)
    }

    /// `Type(…)`, `Type<A>(…)`, `Type.init(…)`, or the type itself.
    private func called(_ type: DraftType, at index: Int, _ way: inout Way) -> Found {
        if source.is(index + 1, "<"), let (written, end) = source.writtenType(at: index),
            case .generic(_, let arguments) = written
        {
            _ = graph.value(of: .generic(type.name, arguments), names)
            way.last = end
        }
        var end = Way(last: way.last, isHeader: way.isHeader || !source.is(way.last + 1, "("))
        guard let call = arguments(behind: way.last, &end) else { return .type(type) }
        way.last = end.last
        DraftType.add(call.labels, call.values, trailing: call.trailing, to: &type.initializers)
        type.uses.insert(.called)
        return .value(DraftValue(.type(type)))
    }

    private func arguments(
        behind index: Int, _ way: inout Way, isGeneric: Bool = false
    ) -> (labels: [String], values: [DraftValue], trailing: Int)? {
        var (labels, values): ([String], [DraftValue]) = ([], [])
        var isCall = false
        if source.is(index + 1, "("), source.tokens[index + 1].isTied {
            isCall = true
            way.last = source.partner[index + 1]
            for argument in source.arguments(in: index + 2..<way.last) {
                labels.append(argument.label ?? "_")
                let first = argument.value.lowerBound
                if isGeneric, source.is(first, "."), names.isOwn(source.text(first + 1).trimmingQuotes) {
                    // A case of the app's: of what stands for the parameter.
                    scan(argument.value.dropFirst(2))
                    values.append(DraftValue(.any))
                } else {
                    values.append(value(of: argument.value, hint: argument.label ?? source.text(index)))
                }
            }
        }
        let plain = labels.count
        while source.is(way.last + 1, "{") && !way.isHeader || isCall && source.opensLabelledClosure(way.last + 1) {
            let isLabelled = !source.is(way.last + 1, "{")
            let open = way.last + (isLabelled ? 3 : 1)
            labels.append(isLabelled ? source.text(way.last + 1) : "_")
            values.append(closure(at: open, hint: source.text(index)))
            (way.last, isCall) = (source.partner[open], true)
        }
        return isCall ? (labels, values, labels.count - plain) : nil
    }

    func value(of range: Range<Int>, hint: String) -> DraftValue {
        guard let first = range.first, let end = range.last else { return DraftValue(.any) }
        if source.is(first, "{") { return closure(at: first, hint: hint) }
        if source.is(first, "."), source.isIdentifier(first + 1) { return implicitMember(first, to: end, hint: hint) }
        if source.is(first, "&") {
            scan(first + 1..<end + 1)
            return DraftValue(.known(DraftWriter.changed))
        }
        if source.is(first, "nil"), first == end {
            let value = DraftValue(hint: hint)
            value.isOptional = true
            return value
        }
        if source.is(first, "["), source.partner[first] == end, !source.is(end - 1, ":") {
            return list(first, hint: hint)
        }
        if source.is(end, "self"), source.is(end - 1, "."), source.text(end - 2).isTypeName {
            return DraftValue(.metatype)
        }
        if let literal = source.literal(from: first, to: end) {
            scan(first..<end + 1)
            let value = DraftValue(.known(literal), hint: hint)
            value.isLiteral = true
            return value
        }
        if startsChain(first) {
            let (found, last) = chain(at: first)
            if last == end { return value(found, at: end) }
            if case .value(let value) = found { readContext(of: value, first...last) }
            scan(last + 1..<end + 1)
        } else {
            scan(first..<end + 1)
        }
        if source.is(first, "!") || source.ownTokens(first..<end + 1).contains(where: source.comparesOrJoins) {
            return DraftValue(.known("Bool"))
        }
        return DraftValue(.any)
    }

    private func value(_ found: Found, at last: Int) -> DraftValue {
        switch found {
        case _ where source.is(last, "self"): DraftValue(.any)
        case .value(let value): value
        case .known(let name)
        where names.isKnownType(name) && !["Array", "Dictionary"].contains(name) && source.text(last) != name:
            DraftValue(.known(name))
        default: DraftValue(.any)
        }
    }

    private func list(_ open: Int, hint: String) -> DraftValue {
        let element = DraftValue(hint: hint)
        let range = open + 1..<source.partner[open]
        if source.ownTokens(range).contains(where: { source.is($0, ":") }) {
            scan(range)
            return DraftValue(.any)
        }
        for argument in source.arguments(in: range) { element.take(value(of: argument.whole, hint: hint)) }
        return DraftValue(.list(element), hint: hint)
    }

    /// `.fade(0.2)`: a case of a type whose name is not there.
    private func implicitMember(_ point: Int, to end: Int, hint: String) -> DraftValue {
        let name = source.text(point + 1).trimmingQuotes
        if let known = KnownNames.implicit(name, hint: hint) {
            scan(point + 2..<end + 1)
            return DraftValue(.known(known))
        }
        let value = DraftValue(hint: hint)
        guard let type = graph.type(of: value) else { return value }
        addCase(point + 1, to: type)
        return value
    }

    func addCase(_ index: Int, to type: DraftType) {
        var way = Way(last: index, isHeader: true)
        let (type, name) = (type.resolved, source.text(index).trimmingQuotes)
        let call = arguments(behind: index, &way)
        let held = type.cases[name] ?? (call?.values ?? []).map { DraftValue(hint: $0.hint) }
        for (known, given) in zip(held, call?.values ?? []) { known.take(given) }
        type.cases[name] = held
        if let labels = call?.labels {
            type.member(name, isStatic: true).calls = [.init(labels: labels, parameters: [])]
        }
    }

    private func closure(at open: Int, hint: String) -> DraftValue {
        let close = source.partner[open]
        let start = source.closureHead(open)
        // `[weak self] in` names none.
        let head = start.flatMap { $0.names.isEmpty ? nil : $0 }
        let count = head.map(\.names.count) ?? source.unnamedParameters(open)
        let parameters = (0..<count).map { place in
            let token = head.map { $0.names[place] } ?? open
            let key = DraftGraph.Place(file: file, token: head == nil ? -open * 16 - place : token)
            let suffix = place == 0 ? "Argument" : "Argument\(place + 1)"
            let value = graph.values[key] ?? DraftValue(hint: hint + suffix)
            graph.values[key] = value
            if head != nil, source.is(token + 1, ":"), let (type, _) = source.writtenType(at: token + 2),
                let known = graph.value(of: type, names)
            {
                value.unify(with: known)
            } else if head != nil, value.isOpen, let name = KnownNames.parameters[source.text(token)] {
                value.unify(with: DraftValue(.known(name)))
            }
            return value
        }
        if head == nil { unnamed[open] = parameters }
        scan((start?.end ?? open) + 1..<close)
        let result = source.result(of: open, from: (start?.end ?? open) + 1).map { isUncertain in
            let value = DraftValue(hint: hint + "Value")
            value.isUncertain = isUncertain
            return value
        }
        return DraftValue(.closure(parameters, result: result), hint: hint)
    }

    private func unnamedParameter(_ name: String, at index: Int) -> Found {
        guard let place = Int(name.dropFirst()) else { return .unknown }
        guard let parameters = source.braces(around: index).lazy.compactMap({ self.unnamed[$0] }).first
        else { return found(types.type(endingAt: index), at: index) }
        return parameters.indices.contains(place) ? .value(parameters[place]) : .unknown
    }

    private func readSubject(_ keyword: Int) {
        guard startsChain(keyword + 1) else { return }
        let (found, last) = chain(at: keyword + 1, isHeader: true)
        if case .value(let value) = found, source.is(last + 1, "{") { subjects[last + 1] = value }
    }

    /// The patterns behind `case`, in a `switch` over a value of the module's, or in a condition.
    private func readPatterns(_ keyword: Int) -> Bool {
        var subject = subjects[source.brace[keyword]]
        var index = keyword + 1
        if ["if", "guard", "for", "while", ","].contains(source.text(keyword - 1)) {
            var end = index
            while end < source.tokens.count, !source.is(end, "=", "{") { end = source.after(end) }
            guard source.is(end, "="), startsChain(end + 1),
                case .value(let value) = chain(at: end + 1, isHeader: true).found
            else { return false }
            subject = value
        }
        guard let subject else { return false }
        while index < source.tokens.count {
            if source.is(index, "let", "var") { index += 1 }
            guard source.is(index, "."), source.isIdentifier(index + 1) else { return true }
            let held = source.is(index + 2, "(") ? source.arguments(in: index + 3..<source.partner[index + 2]) : []
            let values = graph.payload(source.text(index + 1).trimmingQuotes, held.count, of: subject)
            for (argument, value) in zip(held, values) {
                if let name = argument.whole.last, source.isIdentifier(name) {
                    graph.values[.init(file: file, token: name)] = value
                }
            }
            index = source.is(index + 2, "(") ? source.partner[index + 2] + 1 : index + 2
            guard source.is(index, ",") else { return true }
            index += 1
        }
        return true
    }
}
