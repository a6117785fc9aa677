/// How a member calls another of the same signature, or reads and sets it.
struct MemberCall {
    /// A computed property that can be set.
    let isSettable: Bool
    /// What follows the name; nil for a property.
    private let arguments: String?
    private let effects: String

    var isOfFunction: Bool { arguments != nil }

    /// `try name(animated, to: &place)`, or the name of a property.
    func text(_ name: String) -> String { effects + name + (arguments ?? "") }

    /// nil for initialisers, subscripts, stored and observed properties, properties whose getter throws or waits, and
    /// functions whose arguments cannot be passed on.
    /// - Parameter observed: whether a property counts that overrides another one to observe it.
    init?(of member: MemberDeclaration, in source: ParsedSource, observed: Bool = false) {
        switch member.keyword {
        case .func:
            guard let passed = Self.arguments(member, source) else { return nil }
            (arguments, isSettable) = ("(\(passed))", false)
        case .var:
            guard let isSettable = Self.isSettable(member, source, observed) else { return nil }
            (arguments, self.isSettable) = (nil, isSettable)
        case .let, .`init`, .subscript: return nil
        }
        effects = Self.effects(member, source)
    }

    /// The parameters as they are passed on: `animated, to: &place`.
    private static func arguments(_ member: MemberDeclaration, _ source: ParsedSource) -> String? {
        guard let parameters = member.parameters else { return nil }
        var arguments: [String] = []
        var index = parameters.lowerBound + 1
        while index < parameters.upperBound {
            let end = endOfParameter(from: index, to: parameters.upperBound, source)
            guard let argument = argument(index..<end, source) else { return nil }
            arguments.append(argument)
            index = end + 1
        }
        return arguments.joined(separator: ", ")
    }

    private static func endOfParameter(from start: Int, to close: Int, _ source: ParsedSource) -> Int {
        var index = start
        var angles = 0
        while index < close {
            if source.is(index, ","), angles <= 0 { break }
            angles += source.angles(of: index)
            index = source.after(index)
        }
        return index
    }

    private static func argument(_ tokens: Range<Int>, _ source: ParsedSource) -> String? {
        var names: [String] = []
        var index = tokens.lowerBound
        while index < tokens.upperBound, !source.is(index, ":") {
            if source.is(index, "@") {  // an attribute before the label
                index += 1
            } else if source.isIdentifier(index) || source.is(index, "_") {
                names.append(source.text(index))
            }
            index = source.after(index)
        }
        guard let label = names.first, let name = names.last, name != "_", index < tokens.upperBound else { return nil }
        var isChanged = false
        for token in index..<tokens.upperBound {
            // Neither several values of one parameter nor an unevaluated one can be passed on.
            if source.is(token, "...") || source.is(token, "autoclosure") { return nil }
            if source.is(token, "inout") { isChanged = true }
        }
        return (label == "_" ? "" : label + ": ") + (isChanged ? "&" : "") + name
    }

    private static func effects(_ member: MemberDeclaration, _ source: ParsedSource) -> String {
        guard let parameters = member.parameters, let body = member.body else { return "" }
        let words = (parameters.upperBound..<body.lowerBound).prefix { !source.is($0, "->") }.map { source.text($0) }
        return (words.contains { $0 == "throws" || $0 == "rethrows" } ? "try " : "")
            + (words.contains("async") ? "await " : "")
    }

    /// Whether a computed property can be set; nil for one that is observed or stored, or whose getter throws or waits.
    private static func isSettable(_ member: MemberDeclaration, _ source: ParsedSource, _ observed: Bool) -> Bool? {
        guard let body = member.body, !(member.nameIndex..<body.lowerBound).contains(where: { source.is($0, "=") })
        else { return nil }
        var accessors: Set<String> = []
        var index = body.lowerBound + 1
        while index < body.upperBound {
            let word = source.text(index)
            let isAccessor = ["get", "set", "willSet", "didSet", "_read", "_modify"].contains(word)
            let isBeforeAccessor = ["@", "mutating", "nonmutating"].contains(word)
            guard isAccessor || isBeforeAccessor || index > body.lowerBound + 1 else { return false }
            if isAccessor {
                accessors.insert(word)
                if source.is(index + 1, "throws") || source.is(index + 1, "async") { return nil }
            }
            index = source.after(index)
        }
        if observed, member.modifiers.has("override"), accessors == ["didSet"] || accessors == ["willSet"] {
            return true
        }
        guard accessors.isDisjoint(with: ["willSet", "didSet", "_read", "_modify"]) else { return nil }
        return accessors.contains("set")
    }
}
