/// How a member calls another of the same signature, or reads and sets it.
struct MemberCall {
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
    init?(of member: MemberDeclaration, observed: Bool = false) {
        switch member.keyword {
        case .func:
            guard let passed = Self.arguments(member) else { return nil }
            (arguments, isSettable) = ("(\(passed))", false)
        case .var:
            guard let isSettable = Self.isSettable(member, observed) else { return nil }
            (arguments, self.isSettable) = (nil, isSettable)
        case .let, .`init`, .subscript: return nil
        }
        effects = Self.effects(member)
    }

    private static func arguments(_ member: MemberDeclaration) -> String? {
        guard let parameters = member.parameters else { return nil }
        let all = member.source.parameters(in: parameters)
        let arguments = all.compactMap { argument($0, member.source) }
        return arguments.count == all.count ? arguments.joined(separator: ", ") : nil
    }

    private static func argument(_ tokens: Range<Int>, _ source: ParsedSource) -> String? {
        // An attribute may be before the label.
        let names = source.ownTokens(tokens).prefix { !source.is($0, ":") }.filter {
            (source.isIdentifier($0) || source.is($0, "_")) && !source.is($0 - 1, "@")
        }.map { source.text($0) }
        guard let label = names.first, let name = names.last, name != "_",
            tokens.contains(where: { source.is($0, ":") }),
            // Neither several values of one parameter nor an unevaluated one can be passed on.
            !tokens.contains(where: { source.is($0, "...", "autoclosure") })
        else { return nil }
        let isChanged = tokens.contains { source.is($0, "inout") }
        return (label == "_" ? "" : label + ": ") + (isChanged ? "&" : "") + name
    }

    private static func effects(_ member: MemberDeclaration) -> String {
        guard let parameters = member.parameters, let body = member.body else { return "" }
        let words = (parameters.upperBound..<body.lowerBound).prefix { !member.source.is($0, "->") }
            .map(member.source.text)
        return (words.contains { $0 == "throws" || $0 == "rethrows" } ? "try " : "")
            + (words.contains("async") ? "await " : "")
    }

    /// Whether a computed property can be set; nil for one that is observed or stored, or whose getter throws or waits.
    private static func isSettable(_ member: MemberDeclaration, _ observed: Bool) -> Bool? {
        let source = member.source
        guard let body = member.body, !(member.nameIndex..<body.lowerBound).contains(where: { source.is($0, "=") })
        else { return nil }
        var accessors: Set<String> = []
        for index in member.ownTokens {
            let word = source.text(index)
            let isAccessor = ["get", "set", "willSet", "didSet", "_read", "_modify"].contains(word)
            let isBeforeAccessor = ["@", "mutating", "nonmutating"].contains(word)
            guard isAccessor || isBeforeAccessor || index > body.lowerBound + 1 else { return false }
            if isAccessor {
                accessors.insert(word)
                if source.is(index + 1, "throws", "async") { return nil }
            }
        }
        if observed, member.modifiers.has("override"), accessors == ["didSet"] || accessors == ["willSet"] {
            return true
        }
        guard accessors.isDisjoint(with: ["willSet", "didSet", "_read", "_modify"]) else { return nil }
        return accessors.contains("set")
    }
}
