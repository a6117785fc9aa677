/// What an expression is, as far as declarations of the app and the names of Swift's collections say: `list.first` of
/// `var list: [AnyObject]`, `$0` in `types.map { $0.init() }`. nil wherever anything else would have to be known.
struct ExpressionTypes {
    let file: SourceFile
    let app: AppDeclarations

    var bindings: LocalBindings { file.bindings }
    var source: ParsedSource { file.source }
    var tokens: [Token] { file.source.tokens }

    static let longestDerivation = 24

    /// The type of the expression that ends with a token, without optional chaining's mark.
    func type(endingAt last: Int, depth: Int = 0) -> WrittenType? {
        guard depth < Self.longestDerivation, tokens.indices.contains(last) else { return nil }
        return bindings.derived.type(last, depth: depth) { derivedType(endingAt: last, depth: depth) }
    }

    private func derivedType(endingAt last: Int, depth: Int) -> WrittenType? {
        if source.isMark(last) { return type(endingAt: last - 1, depth: depth + 1)?.unwrapped }
        if source.is(last, "]") { return type(ofBracket: last, depth: depth + 1) }
        if source.is(last, ")") { return type(ofParenthesis: last, depth: depth + 1) }
        if source.is(last, "}") { return type(ofClosure: last, depth: depth + 1) }
        if source.is(last - 1, ".") { return type(ofMember: last, depth: depth + 1) }
        if tokens[last].kind == .number { return source.isWholeNumber(last) ? .named("Int") : nil }
        return tokens[last].kind == .identifier ? type(ofName: last, depth: depth + 1) : nil
    }

    /// The first token of the expression that ends with a token; nil if more is there than names, calls and brackets.
    func start(ofExpressionEndingAt last: Int) -> Int? {
        var index = last
        for _ in 0..<64 {
            guard index >= 0 else { return nil }
            if source.isMark(index) {
                index -= 1
            } else if source.is(index, "]", ")", "}") {
                let open = source.partner[index]
                guard open > 0 else { return open }
                let isBehind = tokens[open].isTied || source.is(open, "{")
                guard isBehind, source.endsExpression(open - 1) else { return source.is(open, "{") ? nil : open }
                index = open - 1
            } else {
                guard tokens[index].kind == .identifier || tokens[index].kind == .number else { return nil }
                guard source.is(index - 1, ".") else { return index }
                guard source.endsExpression(index - 2) else { return nil }
                index -= 2
            }
        }
        return nil
    }

    /// A subscript, or a literal of types: `[UIView.self, UILabel.self]`.
    private func type(ofBracket last: Int, depth: Int) -> WrittenType? {
        let open = source.partner[last]
        guard open > 0, tokens[open].isTied, source.endsExpression(open - 1)
        else { return typeOfTypes(open) ?? type(ofLiteral: open, depth: depth) }
        switch type(endingAt: open - 1, depth: depth)?.unwrapped {
        case .list(let element):
            if source.ownTokens(open + 1..<last).contains(where: source.formsRange) { return .list(element) }
            let isLabelled = source.isIdentifier(open + 1) && source.is(open + 2, ":")
            return isWholeNumber(isLabelled ? open + 3..<last : open + 1..<last, depth: depth) ? element : nil
        case .dictionary(_, let value): return .optional(value)
        case let type?:
            return type.names.lazy.compactMap { result(ofSubscriptOf: $0, open + 1..<last) }.first
                .map { substituted($0, in: type) }
        case nil: return nil
        }
    }

    private func type(ofLiteral open: Int, depth: Int) -> WrittenType? {
        var element: WrittenType?
        var index = open + 1
        let close = source.partner[open]
        var count = 0
        while index < close, count < Self.longestLiteral {
            guard let (type, last) = value(at: index, depth: depth + 1), source.is(last + 1, ",") || last + 1 == close
            else { return nil }
            if let element, element.unwrapped != type.unwrapped { return nil }
            element = element == .optional(type) ? element : type
            (index, count) = (last + 2, count + 1)
        }
        return index >= close ? element.map { .list($0) } : nil
    }

    private static let longestLiteral = 16

    private func typeOfTypes(_ open: Int) -> WrittenType? {
        guard source.partner[open] > open else { return nil }
        var common: [String]?
        for element in source.arguments(in: open + 1..<source.partner[open]).map(\.whole) {
            let (index, last) = (element.lowerBound, element.upperBound - 1)
            guard source.isIdentifier(index), source.is(last, "self"), last >= index + 2,
                source.endOfName(index) == last
            else { return nil }
            let chain = app.chain(of: source.text(index, through: last - 2))
            common = common.map { $0.filter(chain.contains) } ?? chain
        }
        return common?.first.map { .list(.metatype(.named($0))) }
    }

    private func type(ofParenthesis last: Int, depth: Int) -> WrittenType? {
        let open = source.partner[last]
        guard open >= 0 else { return nil }
        guard open > 0, tokens[open].isTied, source.endsExpression(open - 1) || source.is(open - 1, ">") else {
            let own = source.ownTokens(open + 1..<last)
            guard let cast = own.last(where: { source.is($0, "as") }) else { return type(ofTuple: open, depth: depth) }
            guard !own.contains(where: source.comparesOrJoins), let (type, end) = type(ofCast: cast), end == last - 1
            else { return nil }
            return type
        }
        if source.is(open - 1, "]"), let (type, end) = source.writtenType(at: source.partner[open - 1]),
            end == open - 1, !tokens[source.partner[open - 1]].isTied
        {
            return written(type, at: open)  // `[AnyObject]()`
        }
        if source.is(open - 1, ">") { return type(ofGenericCall: open, depth: depth) }
        if source.is(open - 1, "type"), source.is(open + 1, "of"), !source.is(last - 1, "self") {
            return type(endingAt: last - 1, depth: depth).map { .metatype($0.unwrapped) }
        }
        if source.is(open - 1, "}") { return result(ofClosure: source.partner[open - 1], depth: depth) }
        // `delegate?.title?(row)` gives nil where no one wrote the method.
        if source.isMark(open - 1), source.isIdentifier(open - 2) {
            return type(ofCall: open - 2, open + 1..<last, depth: depth).map { .optional($0.unwrapped) }
        }
        guard tokens[open - 1].kind == .identifier else { return nil }
        return type(ofCall: open - 1, open + 1..<last, depth: depth)
    }

    private func type(ofGenericCall open: Int, depth: Int) -> WrittenType? {
        var angles = 0
        var index = open - 1
        while index > 0, open - index < Self.longestArguments {
            angles -= source.angles(of: index)
            if angles == 0 { break }
            index = source.before(index)
        }
        var first = index - 1
        while source.is(first - 1, "."), source.isIdentifier(first - 2) { first -= 2 }
        guard source.isIdentifier(first), source.text(index - 1).isTypeName,
            let (type, end) = source.writtenType(at: first), end == open - 1
        else { return nil }
        return written(type, at: open)
    }

    private static let longestArguments = 40

    private func type(ofTuple open: Int, depth: Int) -> WrittenType? {
        var fields: [WrittenType.Field] = []
        for argument in source.arguments(in: open + 1..<source.partner[open]).prefix(8) {
            guard let type = type(ofValueAt: argument.value.lowerBound, depth: depth + fields.count) else { return nil }
            fields.append(WrittenType.Field(label: argument.label, type: type))
        }
        return fields.count == 1 ? fields[0].type : .tuple(fields)
    }

    func type(ofCast word: Int) -> (type: WrittenType, last: Int)? {
        guard let (type, last) = source.writtenType(at: source.is(word + 1, "!", "?") ? word + 2 : word + 1)
        else { return nil }
        let known = written(type, at: word)
        return (source.is(word + 1, "?") ? .optional(known) : known, last)
    }

    private func type(ofClosure last: Int, depth: Int) -> WrittenType? {
        let open = source.partner[last]
        guard open > 0 else { return nil }
        if source.is(open - 1, ")"), tokens[source.partner[open - 1]].isTied {
            return type(ofCall: source.partner[open - 1] - 1, source.partner[open - 1] + 1..<open - 1, depth: depth)
        }
        return tokens[open - 1].kind == .identifier ? type(ofCall: open - 1, open..<open, depth: depth) : nil
    }

    private func type(ofCall name: Int, _ arguments: Range<Int>, depth: Int) -> WrittenType? {
        guard tokens.indices.contains(name), tokens[name].kind == .identifier else { return nil }
        let word = source.text(name).trimmingQuotes
        guard source.is(name - 1, ".") else {
            if word == "Array" || word == "Set" {
                return type(endingAt: arguments.upperBound - 1, depth: depth)?.element.map { .list($0) }
            }
            if word.isTypeName { return written(.named(word), at: name) }
            guard bindings.binding(of: word, at: name) == nil
            else { return result(ofValueEndingAt: name, depth: depth) }
            return result(of: word, at: name, arguments) ?? result(ofValueEndingAt: name, depth: depth)
        }
        if word == "init" {
            guard case .metatype(let instance)? = type(endingAt: name - 2, depth: depth)?.unwrapped else { return nil }
            return instance
        }
        if word.isTypeName { return written(.named(source.text(name)), at: name) }
        let receiver = type(endingAt: name - 2, depth: depth)?.unwrapped
        if receiver?.element != nil || receiver == nil && word == "compactMap" {
            return transformed(word, arguments, receiver, depth: depth)
                ?? receiver?.element.flatMap { Self.result(of: word, element: $0, receiver) }
        }
        switch receiver {
        case .metatype(let type)?: return type.names.lazy.compactMap { result(ofMethod: word, of: $0, arguments) }.first
        case let type? where !type.names.isEmpty:
            let found = type.names.lazy.compactMap { result(ofMethod: word, of: $0, arguments) }.first
            return found.map { substituted($0, in: type) } ?? result(ofValueEndingAt: name, depth: depth)
        default:
            guard source.is(name - 2, "self") else { return nil }
            return result(of: word, at: name, arguments) ?? result(ofValueEndingAt: name, depth: depth)
        }
    }

    private func result(ofValueEndingAt last: Int, depth: Int) -> WrittenType? {
        guard case .function(_, let result)? = type(endingAt: last, depth: depth)?.unwrapped else { return nil }
        return result
    }

    /// `map { $0.view }`, `compactMap(\.view)`.
    private func transformed(
        _ method: String, _ arguments: Range<Int>, _ receiver: WrittenType?, depth: Int
    ) -> WrittenType? {
        guard ["map", "compactMap", "flatMap"].contains(method) else { return nil }
        let closure = arguments.upperBound
        let brace =
            source.is(arguments.lowerBound, "{")
            ? arguments.lowerBound : source.is(closure, "{") ? closure : closure + 1
        let made =
            source.is(arguments.lowerBound, "\\")
            ? receiver?.element.flatMap { type(ofKeyPath: arguments.lowerBound, of: $0) }
            : source.is(brace, "{") ? result(ofClosure: brace, depth: depth) : nil
        switch method {
        case "map": return made.map { .list($0) }
        case "compactMap": return made.map { .list($0.unwrapped) }
        default: return made?.element.map { .list($0) }
        }
    }

    /// `\.crew.first`, `\Ship.crew`.
    private func type(ofKeyPath first: Int, of root: WrittenType) -> WrittenType? {
        var index = first + 1
        while source.isIdentifier(index) {
            index +=
                source.is(index + 1, ".") && source.isIdentifier(index + 2) && source.text(index + 2).isTypeName ? 2 : 1
        }
        var type: WrittenType? = root
        var isOptional = false
        while source.is(index, "."), source.isIdentifier(index + 1) {
            type = type.flatMap { member(source.text(index + 1).trimmingQuotes, of: $0.unwrapped) }
            index += 2
            if source.isMark(index) { (isOptional, index) = (true, index + 1) }
        }
        return isOptional ? type.map { .optional($0.unwrapped) } : type
    }

    private static func result(of method: String, element: WrittenType, _ receiver: WrittenType?) -> WrittenType? {
        switch method {
        case "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix", "drop":
            if method == "filter", case .dictionary = receiver { return receiver }
            return .list(element)
        case "enumerated":
            return .list(.tuple([.init(label: "offset", type: .named("Int")), .init(label: "element", type: element)]))
        case "first", "last", "randomElement", "popLast", "popFirst", "min", "max": return .optional(element)
        case "removeFirst", "removeLast": return element
        case "remove":
            guard case .list = receiver else { return nil }
            return element
        default: return nil
        }
    }

    /// Of a type of the app's, a tuple or a collection.
    private func type(ofMember last: Int, depth: Int) -> WrittenType? {
        let name = source.text(last).trimmingQuotes
        if name == "self" { return type(endingAt: last - 2, depth: depth) }
        if source.is(last - 2, "self"), !source.is(last - 3, ".") { return property(name, around: last, depth: depth) }
        return type(endingAt: last - 2, depth: depth).flatMap { member(name, of: $0.unwrapped, depth: depth) }
    }

    private func member(_ name: String, of receiver: WrittenType, depth: Int = 0) -> WrittenType? {
        if let field = receiver.field(name) { return field }
        if let element = receiver.element {
            switch (name, receiver) {
            case ("first", _), ("last", _): return .optional(element)
            case ("count", _): return .named("Int")
            case ("indices", .list): return .list(.named("Int"))
            case ("values", .dictionary(_, let value)): return .list(value)
            case ("keys", .dictionary(let key, _)): return .list(key)
            case ("lazy", _), ("allObjects", .list): return receiver
            default: return nil
            }
        }
        if case .metatype(let type) = receiver {
            return type.names.lazy.compactMap { property(name, of: $0, depth: depth) }.first
        }
        return receiver.names.lazy.compactMap { property(name, of: $0, depth: depth) }.first
            .map { substituted($0, in: receiver) }
    }

    /// `value: Value` of a `Box<AnyObject>`.
    func substituted(_ type: WrittenType, in owner: WrittenType) -> WrittenType {
        guard case .generic(let name, let arguments) = owner.unwrapped,
            let parameters = app.genericParameters(of: name), parameters.count == arguments.count
        else { return type }
        let values = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
        return type.mapNames { values[$0] ?? .named($0) }
    }

    /// A local name, a closure's `$0`, a property of the types around, what is outside of types, or a type.
    private func type(ofName index: Int, depth: Int) -> WrittenType? {
        let name = source.text(index).trimmingQuotes
        if name.first == "$", let place = Int(name.dropFirst()) {
            return parameter(place, ofClosure: source.brace[index], of: nil, depth: depth)
        }
        if let binding = bindings.binding(of: name, at: index) { return type(ofBinding: binding, depth: depth) }
        if name == "Self" || name == "self" {
            let own = file.name(around: index).map(WrittenType.named)
            return name == "Self" ? own.map { .metatype($0) } : own
        }
        return property(name, around: index, depth: depth) ?? type(ofGlobal: name, around: index, depth: depth)
            ?? (name.isTypeName ? .metatype(written(.named(name), at: index)) : nil)
    }

    func written(_ type: WrittenType, at token: Int) -> WrittenType { app.known(type, in: file, at: token) }

    /// Names of the types whose members an expression has, of a generic parameter its bounds; nil if unknown.
    func names(ofExpressionEndingAt last: Int) -> [String]? {
        guard let type = type(endingAt: last)?.unwrapped, !type.names.isEmpty else { return nil }
        return type.names.flatMap { file.bounds(ofParameter: $0, at: last, app) ?? [$0] }
    }
}
