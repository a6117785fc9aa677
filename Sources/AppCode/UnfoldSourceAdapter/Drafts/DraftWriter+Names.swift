extension DraftWriter {
    func name(of value: DraftValue, in type: DraftType) -> String {
        let name = plainName(of: value, in: type)
        return value.isOptional && !name.hasSuffix("?") ? Self.optional(name) : name
    }

    static func optional(_ name: String) -> String {
        name.contains("->") || name.hasPrefix("any ") ? "(\(name))?" : name + "?"
    }

    private func plainName(of value: DraftValue, in type: DraftType) -> String {
        switch value.shape {
        case .open, .any: return "Any"
        case .known(let name): return name
        case .type(let other): return reference(to: other.resolved, in: type)
        case .list(let element): return "[\(name(of: element, in: type))]"
        case .metatype: return "Any.Type"
        case .resource(let name): return "\(module).Resource<\(name)>"
        case .outcome(let success): return "Result<\(name(of: success, in: type)), any Error>"
        case .closure(let parameters, let result):
            let names = parameters.map { name(of: $0, in: type) }.joined(separator: ", ")
            let outcome = result.flatMap { $0.isUncertain && $0.isOpen ? nil : name(of: $0, in: type) }
            return "(\(names)) -> \(outcome ?? "Void")"
        }
    }

    func generic(_ value: DraftValue) -> String {
        if case .metatype = value.shape { "T.Type" } else { "\(module).Resource<T>" }
    }

    private func reference(to other: DraftType, in type: DraftType) -> String {
        if kind(of: other) == .protocol { return "any \(other.name)" }
        let name = isGenerated && other.isInvented ? module + "." + other.name : other.name
        guard other.arity > 0 else { return name }
        if other === type { return ownName(type) }
        let only = other.arguments.count == 1 ? other.arguments.first : nil
        return name + "<"
            + (0..<other.arity).map { type.arity > $0 ? Self.parameter($0) : $0 == 0 ? only ?? "Any" : "Any" }
            .joined(separator: ", ") + ">"
    }

    func ownName(_ type: DraftType) -> String {
        type.arity > 0
            ? type.name + "<" + (0..<type.arity).map(Self.parameter).joined(separator: ", ") + ">" : type.name
    }

    func isInvented(_ value: DraftValue) -> Bool {
        switch value.shape {
        case .type(let type): type.resolved.isInvented
        case .list(let element): isInvented(element)
        case .outcome: true
        default: false
        }
    }

    func isObject(_ value: DraftValue) -> Bool {
        guard case .type(let type) = value.shape else { return false }
        return kind(of: type.resolved) != .enum
    }

    static let unwritten = "drafted()"
    /// Types to which initializers are added that are no classes.
    static let structures: Set<String> = ["CGPoint", "CGRect", "CGSize", "UIEdgeInsets"]
    /// What a parameter is called to which `&value` is given.
    static let changed = "inout"

    func standard(for value: DraftValue, _ name: String) -> String {
        if name.hasSuffix("?") { return "nil" }
        if ["A", "T", "Self"].contains(name) { return Self.unwritten }
        switch value.shape {
        case .open where name == "Any", .any: return "()"
        case .resource: return name + "()"
        case .list: return "[]"
        case .known:
            return Self.standards[name] ?? (name.hasPrefix("[") ? (name.contains(":") ? "[:]" : "[]") : Self.unwritten)
        case .type(let type):
            let type = type.resolved
            let kind = kind(of: type)
            if kind == .enum, let plain = type.cases.filter({ $0.value.isEmpty }).keys.min() { return ".\(plain)" }
            guard kind == .class, !name.hasPrefix("any ") else { return Self.unwritten }
            return Superclass(of: type) == nil ? "\(name)()" : "MainActor.assumeIsolated { \(name)() }"
        default: return Self.unwritten
        }
    }

    /// What a generated name gives of a type, by its name; nil for what is no such name, and for other types.
    func resource(_ member: DraftType.Member, _ type: String) -> String? {
        guard isGenerated, member.isStatic else { return nil }
        switch type {
        case "UIImage?", "UIColor?": return "\(type.dropLast())(named: \"\(member.name)\")"
        case "String": return "NSLocalizedString(\"\(member.name)\", comment: \"\")"
        default: return nil
        }
    }

    static func quoted(_ name: String) -> String { words.contains(name) ? "`\(name)`" : name }

    func body(of signature: String) -> String {
        guard let arrow = signature.range(of: "->")
        else { return signature.hasPrefix("var") ? "{ \(Self.unwritten) }" : "{}" }
        let name = signature[arrow.upperBound...].filter { !$0.isWhitespace }
        return "{ \(name.hasSuffix("?") ? "nil" : Self.standards[name] ?? Self.unwritten) }"
    }
}
