struct DraftWriter {
    let module: String
    let graph: DraftGraph
    let isGenerated: Bool

    var source: String {
        // Nothing of the app's module is public.
        isGenerated ? written.replacing("public ", with: "").replacing("open ", with: "") : written
    }

    private var written: String {
        var parts = [
            "// Drafted by `unfold adapt --stubs \(module)` from what the files use. Nothing works here: write what your tests "
                + "need.\n// `guess` marks what the files do not tell.\n\(isGenerated ? "" : "@_exported ")import UIKit\n"
        ]
        let kept = Dictionary(grouping: graph.types.values.filter { $0.keeper != nil }) { $0.keeper ?? "" }
        parts += kept.sorted { $0.key < $1.key }.map { keeper, types in
            "// Its target is a dependency of this one: it has \(types.map(\.name).sorted().joined(separator: ", ")).\n"
                + "import \(keeper)\n"
        }
        parts += graph.notes.sorted().map { "// Not drafted: \($0).\n" }
        let named = graph.types.sorted { $0.key < $1.key }.filter {
            $0.value.resolved === $0.value && $0.value.keeper == nil && !$0.key.contains(".")
                && !graph.wrappers.values.map(\.name).contains($0.key)
        }
        let types = named.filter { !$0.value.isInvented }.map { text(of: $0.value) }
        let added =
            graph.extensions.sorted { $0.key < $1.key }.map { self.added(by: $0.value, to: $0.key) } + wrapped
            + graph.types.sorted { $0.key < $1.key }.filter { $0.value.keeper != nil && $0.value.parts.isEmpty }
            .map { self.added(by: $0.value, to: $0.key) }
        let functions = graph.globals.members.sorted { $0.key < $1.key }.filter { member in
            !graph.extensions.values.contains { $0.members[member.value.name] != nil }
        }.flatMap { lines(of: $0.value, in: graph.globals, .global) }
        let invented = named.filter { $0.value.isInvented }.map { (name: $0.key, text: text(of: $0.value)) }
            .reached(from: types + added + functions)
        parts += types
        if isGenerated, !invented.isEmpty {
            let inner = invented.joined().split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
            parts.append("extension \(module) {\n\(inner)\n}\n")
        } else {
            parts += invented
        }
        parts += wrappers + added
        if !functions.isEmpty { parts.append(functions.joined(separator: "\n") + "\n") }
        if parts.contains(where: { $0.contains(Self.unwritten) }) {
            parts.append("private func drafted<Value>() -> Value { fatalError(\"drafted: write what this gives\") }\n")
        }
        let words = Set(parts.flatMap(SwiftWords.list))
        if !words.isDisjoint(with: FileRewriter.ofCombine) { parts.insert(AppleModules.importOfCombine + "\n", at: 1) }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    enum Kind { case `class`, `protocol`, `enum`, `extension`, global }

    func kind(of type: DraftType) -> Kind {
        if !type.cases.isEmpty || isGenerated && !type.isInvented { return .enum }
        guard type.initializers.isEmpty, type.arity == 0, type.overridden.isEmpty, type.known.isEmpty
        else { return .class }
        if type.uses.contains(.existential) || type.uses.contains(.conformed) { return .protocol }
        guard !type.members.values.contains(where: \.isStatic) else { return .class }
        let isNamedSo = ["Delegate", "DataSource", "Protocol", "able", "ible", "Listener"].contains {
            type.name.hasSuffix($0)
        }
        return isNamedSo && !type.isInvented ? .protocol : .class
    }

    private func text(of type: DraftType) -> String {
        if let element = type.element { return "public typealias \(type.name) = [\(name(of: element, in: type))]\n" }
        let kind = kind(of: type)
        let above = kind == .class ? Superclass(of: type) : nil
        var guesses = type.rivals.isEmpty ? [] : ["it may be of \(type.rivals.sorted().joined(separator: " or "))"]
        if type.isInvented { guesses.append("the name") }
        if kind == .class, type.uses.isDisjoint(with: [.called, .subclassed]), !type.isInvented {
            guesses.append("a class")
        }
        if kind == .protocol, !type.uses.contains(.conformed) { guesses.append("a protocol") }
        if let above { guesses.append("below \(above.name)") }
        let comment = guesses.isEmpty ? "" : "// guess: \(guesses.joined(separator: ", ")).\n"
        let parameters = (0..<type.arity).map(Self.parameter).joined(separator: ", ")
        let generic = type.arity > 0 ? "<\(parameters)>" : ""
        let name = type.name.split(separator: ".").last.map { Self.quoted(String($0)) } ?? type.name
        var body = (type.parameter.map { ["    public typealias \($0) = A"] } ?? []) + members(of: type, kind, above)
        for (key, nested) in graph.types.sorted(by: { $0.key < $1.key }) where key.hasPrefix(type.name + ".") {
            guard !key.dropFirst(type.name.count + 1).contains(".") else { continue }
            body += self.text(of: nested).split(separator: "\n").map { "    " + $0 }
        }
        let head: String
        switch kind {
        case .enum: head = "public enum \(name)\(generic)" + (name.hasSuffix("Error") ? ": Error" : "")
        case .protocol: head = "public protocol \(name)" + (type.uses.contains(.conformedByValue) ? "" : ": AnyObject")
        default:
            head =
                "open class \(name)\(generic)"
                + (above.map { ": \($0.name)" } ?? (name.hasSuffix("Error") ? ": Error, @unchecked Sendable" : ""))
        }
        let block = body.isEmpty ? " {}\n" : " {\n\(body.joined(separator: "\n"))\n}\n"
        guard kind == .protocol else { return comment + head + block }
        return comment + head + " {}\n" + (body.isEmpty ? "" : "\nextension \(name)" + block)
    }

    private static func clause(_ generics: [String]) -> String {
        generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    }

    static func parameter(_ place: Int) -> String { String(UnicodeScalar(UInt8(65 + place % 26))) }

    private func members(of type: DraftType, _ kind: Kind, _ above: Superclass?) -> [String] {
        var lines: [String] = []
        for (name, held) in type.cases.sorted(by: { $0.key < $1.key }) {
            let labels = type.members["static " + name]?.calls.first?.labels ?? []
            let values = held.enumerated().map { place, value in
                let label = labels.indices.contains(place) && labels[place] != "_" ? labels[place] + ": " : ""
                return label + self.name(of: value, in: type)
            }
            lines.append(
                "    case \(Self.quoted(name))" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"))
        }
        if kind == .class { lines += initializers(of: type, above) }
        lines += type.overridden.sorted { $0.key < $1.key }.map { "    open \($0.value) \(self.body(of: $0.value))" }
        for (_, member) in type.members.sorted(by: { $0.key < $1.key }) {
            guard type.cases[member.name] == nil || !member.isStatic, above?.has(member.name) != true,
                !type.overridden.keys.contains(where: { $0 == member.name || $0.hasPrefix(member.name + "(") })
            else { continue }
            lines += self.lines(of: member, in: type, kind).map { "    " + $0 }
        }
        return lines
    }

    private func initializers(of type: DraftType, _ above: Superclass?) -> [String] {
        let calls = type.initializers.filter { above?.hasInitializer($0.labels) != true }
        var lines: [String] = []
        if let above {
            if !calls.isEmpty { lines += above.inherited.map { "    " + $0 } }
        } else if type.initializers.allSatisfy({ !$0.labels.isEmpty }) {
            lines.append("    public init() {}")
        }
        for call in calls {
            // What is given first may be of the parameter's type, or of one that only a closure behind it is given again.
            let isOwn = type.arity > 0 && call.labels.count > 1 && call.parameters[0].isAny
            for first in [type.arity > 0 ? "A" : nil] + (isOwn ? ["P"] : []) {
                let parameters = self.parameters(of: call, in: type, first: first, isInitializer: true)
                let generics = (first == "P" ? ["P"] : []) + parameters.generics
                let body = (above.map { [$0.call] } ?? []) + kept(parameters.text, of: call, in: type)
                lines.append(
                    "    public init\(Self.clause(generics))(\(parameters.text)) {\(body.isEmpty ? "" : " \(body.joined(separator: "; ")) ")}\(parameters.comment)"
                )
            }
        }
        return lines
    }

    /// What an initializer does with parameters that have a property's name and type.
    private func kept(_ parameters: String, of call: DraftType.Call, in type: DraftType) -> [String] {
        call.labels.compactMap { label in
            guard let member = type.members[label], member.isProperty,
                case let own = property(member, of: type, .class).name
            else { return nil }
            let name = Self.quoted(label)
            if (parameters + ",").contains("\(name): \(own),") { return "self.\(name) = \(name)" }
            return (parameters + ",").contains("\(name): \(own)?,") ? "if let \(name) { self.\(name) = \(name) }" : nil
        }
    }

    private func property(_ member: DraftType.Member, of type: DraftType, _ kind: Kind) -> (
        value: DraftValue, name: String
    ) {
        let habit = member.result.isOpen ? KnownNames.properties[member.name] : nil
        let value = habit.map { DraftValue(.known($0)) } ?? member.result
        var name = self.name(of: value, in: type)
        if value.isOpen || type.arity > 0 && isFirst(value, of: type) {
            name = member.isStatic && kind != .global ? ownName(type) : type.arity > 0 ? "A" : "Any"
            if value.isOptional, name == "Any" { name = "Any?" }
        }
        return (value, member.isWeak && !name.hasSuffix("?") ? Self.optional(name) : name)
    }

    /// What is added to a type of another module; where the receiver is not known, to all objects.
    func added(by type: DraftType, to name: String) -> String {
        let target = name.isEmpty ? "NSObject" : name
        let lines = type.members.sorted { $0.key < $1.key }.flatMap {
            self.lines(of: $0.value, in: type, .extension).map { "    " + $0 }
        }
        guard !lines.isEmpty else { return "" }
        let comment = name.isEmpty ? "// guess: of all objects; the files do not tell whose these are.\n" : ""
        return comment + "extension \(target) {\n" + lines.joined(separator: "\n") + "\n}\n"
    }

    func lines(of member: DraftType.Member, in type: DraftType, _ kind: Kind) -> [String] {
        let access = kind == .class && !member.isStatic ? "open " : "public "
        let prefix = access + (member.isStatic && kind != .global ? "static " : "")
        return (member.isProperty ? [variable(member, in: type, kind, prefix)] : [])
            + member.calls.map { function($0, of: member, in: type, kind, prefix) }
    }

    private func variable(_ member: DraftType.Member, in type: DraftType, _ kind: Kind, _ prefix: String) -> String {
        let (value, name) = property(member, of: type, kind)
        let standard = value.isOpen && !name.hasPrefix("Any") ? Self.unwritten : self.standard(for: value, name)
        let comment = member.result.isOpen || isInvented(value) ? "  // guess: the type" : ""
        let declared = "var \(Self.quoted(member.name)): \(name)"
        // What a test needs can be set.
        let isGiven = type.initializers.contains { $0.labels.contains(member.name) }
        guard kind == .class, !member.isStatic, member.isSet || isGiven || standard != Self.unwritten else {
            let given = resource(member, name) ?? standard
            return "\(prefix)\(declared) { \(member.isSet ? "get { \(given) } set {}" : given) }\(comment)"
        }
        let isLazy = standard.contains("()") && standard != "()"
        let words = (isLazy ? "lazy " : "") + (member.isWeak && isObject(member.result) ? "weak " : "")
        return "\(prefix)\(words)\(declared) = \(standard)\(comment)"
    }

    private func function(
        _ call: DraftType.Call, of member: DraftType.Member, in type: DraftType, _ kind: Kind, _ prefix: String
    ) -> String {
        let isGeneric = type.arity > 0
        let isUsed = member.isUsed || member.result.isUsed || !member.result.isOpen
        var parameters = self.parameters(of: call, in: type, first: isGeneric ? "A" : nil, isUsed: isUsed)
        let isMade = kind == .protocol && member.isStatic
        let isAsked = member.result.isAsked && member.result.isOpen && isUsed
        if isAsked, !isMade, !parameters.generics.contains("T") { parameters.generics.append("T") }
        let clause = Self.clause(parameters.generics)
        if member.name == "init" {
            let word = Self.structures.contains(type.name) ? "" : "convenience "
            let body = Self.standards[type.name] == "\(type.name)()" ? "self.init()" : "fatalError(\"drafted\")"
            return "public \(word)init\(clause)(\(parameters.text)) { \(body) }\(parameters.comment)"
        }
        var result = member.result.isOpen && !isUsed ? "" : name(of: member.result, in: type)
        if isAsked { result = (isMade ? "Self" : "T") + (member.result.isOptional ? "?" : "") }
        if result == "Void" { result = "" }
        var isGuess = member.result.isOpen && isUsed || isInvented(member.result)
        if parameters.generics.count == 1, case .type(let other) = member.result.shape, other.resolved.arity == 1 {
            result = "\(other.resolved.name)<\(parameters.generics[0])>" + (member.result.isOptional ? "?" : "")
            isGuess = true
        }
        if member.name == "subscript" {
            let given = result.isEmpty ? (isGeneric ? "A" : "Any") : result
            let standard = result.isEmpty ? Self.unwritten : standard(for: member.result, given)
            return "\(prefix)subscript(\(parameters.text)) -> \(given) { \(standard) }  // guess: what it gives"
        }
        // A property may have the name too.
        if member.isProperty, parameters.text.isEmpty { parameters.text = "_: Void = ()" }
        let head = "\(prefix)func \(Self.quoted(member.name))\(clause)(\(parameters.text))"
        let comment = parameters.comment.isEmpty && isGuess ? "  // guess: the result" : parameters.comment
        guard !result.isEmpty else { return "\(head) {}\(comment)" }
        let value = resource(member, result) ?? standard(for: member.result, result)
        return "@discardableResult \(head) -> \(result) { \(value) }\(comment)"
    }

    private func parameters(
        of call: DraftType.Call, in type: DraftType, first: String?, isUsed: Bool = false, isInitializer: Bool = false
    ) -> (text: String, generics: [String], comment: String) {
        var generics: [String] = []
        var isGuess = false
        let texts = call.labels.indices.map { place -> String in
            let (label, value) = (call.labels[place], call.parameters[place])
            let own = label == "_" ? "value\(call.labels.count > 1 ? "\(place + 1)" : "")" : label
            let head = label == "_" ? "_ \(own)" : Self.quoted(label)
            if case .closure(let parameters, let result) = value.shape {
                let given = parameters.enumerated().map { index, parameter -> String in
                    if first == "P" { return index == 0 ? "P" : parameter.isOpen ? "A" : name(of: parameter, in: type) }
                    return first.flatMap { index == 0 && (parameter.isOpen || isFirst(parameter, of: type)) ? $0 : nil }
                        ?? name(of: parameter, in: type)
                }
                isGuess =
                    isGuess || parameters.contains { $0.isOpen || isInvented($0) } || call.isTrailing && label == "_"
                var outcome = "Void"
                if let result, isUsed || !result.isUncertain, !value.isOptional {
                    outcome = result.isOpen ? "R\(generics.count + 1)" : name(of: result, in: type)
                    if result.isOpen { generics.append(outcome) }
                }
                let text = "(\(given.joined(separator: ", "))) -> \(outcome)"
                return head + ": " + (value.isOptional ? "(\(text))?" : text)
            }
            if let first, place == 0, isInitializer || isFirst(value, of: type) { return "\(head): \(first)" }
            if value.saysType { return "\(head): \(generic(value))" }
            if case .type(let other) = value.shape, other.resolved.arity > 0, other.resolved !== type,
                kind(of: other.resolved) == .class
            {
                let own = (1...other.resolved.arity).map { "P\(generics.count + $0)" }
                generics += own
                return "\(head): \(other.resolved.name)<\(own.joined(separator: ", "))>?"
            }
            let written = name(of: value, in: type)
            if written.hasPrefix(Self.changed) {
                generics.append("P\(generics.count + 1)")
                return "\(head): inout P\(generics.count)"
            }
            if value.isLiteral, !written.hasSuffix("?") { return "\(head): \(written)" }
            isGuess = isGuess || written == "Any" || isInvented(value)
            return "\(head): \(written.hasSuffix("?") ? written : Self.optional(written))"
        }
        if call.parameters.contains(where: \.saysType) { generics.append("T") }
        return (texts.joined(separator: ", "), generics, isGuess ? "  // guess: what it takes" : "")
    }

    /// Whether a value given to a generic type is what stands for its first parameter.
    private func isFirst(_ value: DraftValue, of type: DraftType) -> Bool {
        switch value.shape {
        case .any: true
        case .list(let element) where element.isAny: true
        case .known, .list: type.arguments.contains(name(of: value.unwrapped, in: type))
        default: false
        }
    }
}

extension [(name: String, text: String)] {
    /// The texts of those that others name, in their order.
    fileprivate func reached(from texts: [String]) -> [String] {
        var words = Set(texts.flatMap(SwiftWords.list))
        var found: Set<String> = []
        while let next = first(where: { words.contains($0.name) && !found.contains($0.name) }) {
            found.insert(next.name)
            words.formUnion(SwiftWords.list(in: next.text))
        }
        return filter { found.contains($0.name) }.map(\.text)
    }
}
