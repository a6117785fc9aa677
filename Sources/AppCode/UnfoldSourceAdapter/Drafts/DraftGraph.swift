final class DraftGraph {
    struct Place: Hashable {
        let file: SourceFile
        let token: Int
    }

    private(set) var types: [String: DraftType] = [:]
    /// What the module adds to types of other modules, by their names; "" where the receiver's is not known.
    private(set) var extensions: [String: DraftType] = [:]
    let globals = DraftType("")
    var values: [Place: DraftValue] = [:]
    private(set) var notes: Set<String> = []
    var compared: [DraftValue] = []
    /// Types that wrap objects of several classes (`Reactive` of `button.rx`), by the property that gives them.
    let wrappers: [String: DraftType]

    init(wrappers: [String: DraftType] = [:]) {
        self.wrappers = wrappers
        types = Dictionary(wrappers.values.map { ($0.name, $0) }) { first, _ in first }
    }

    func type(_ name: String, _ names: ModuleNames) -> DraftType {
        if let type = types[name] { return type }
        let type = DraftType(name)
        type.rivals = names.rivals(of: name)
        types[name] = type
        return type
    }

    func extended(_ name: String?) -> DraftType {
        let name = name ?? ""
        if let type = extensions[name] { return type }
        let type = DraftType(name)
        extensions[name] = type
        return type
    }

    /// Whether the module adds a member to a class, one above or one below it.
    func adds(_ name: String, to type: String) -> Bool {
        wrappers[name] != nil
            || extensions.contains { key, added in
                added.members[name] != nil
                    && (key.isEmpty || UIKitClasses.line(of: type).contains(key)
                        || UIKitClasses.line(of: key).contains(type))
            }
    }

    /// The type of a value whose members are named; invented if nothing is known of it. Nil where it is none of the module's.
    func type(of value: DraftValue) -> DraftType? {
        switch value.shape {
        case .type(let type): return type.resolved
        case .resource:
            let type = types["Resource"] ?? DraftType("Resource", isInvented: true)
            type.add([nil])
            types["Resource"] = type
            return type
        case .open where value.isAsked:
            value.isUsed = true
            return nil
        case .open:
            var name = value.hint.isEmpty ? "Value" : value.hint.capitalizedFirst
            if types[name]?.isInvented == false || KnownNames.types.contains(name) { name += "Value" }
            let type = types[name]?.resolved ?? DraftType(name, isInvented: true)
            types[name] = types[name] ?? type
            value.shape = .type(type)
            return type
        default: return nil
        }
    }

    /// What a case holds; of `success` and `failure` of something unknown, a result's.
    func payload(_ name: String, _ count: Int, of value: DraftValue) -> [DraftValue] {
        if value.isOpen, name == "success" || name == "failure" {
            value.shape = .outcome(DraftValue(hint: value.hint + "Success"))
        }
        if case .outcome(let success) = value.shape {
            return name == "success" ? [success] : [DraftValue(.known("any Error"))]
        }
        guard let type = type(of: value) else { return [] }
        let known = type.cases[name] ?? []
        if known.count < count || type.cases[name] == nil {
            type.cases[name] = known + (known.count..<max(count, known.count)).map { _ in DraftValue(hint: name) }
        }
        return type.cases[name] ?? []
    }

    func note(_ text: String) { notes.insert(text) }

    /// A written type, as far as the draft can name it; `Any` stands for the app's own.
    func value(of type: WrittenType, _ names: ModuleNames) -> DraftValue? {
        switch type {
        case .optional(let wrapped):
            let value = self.value(of: wrapped, names)
            value?.isOptional = true
            return value
        case .named(let name), .generic(let name, _):
            if let plain = names.typeName(name) {
                let drafted = self.type(plain, names)
                let parts = plain.split(separator: ".")
                for count in 1..<max(1, parts.count) {
                    _ = self.type(parts.prefix(count).joined(separator: "."), names)
                }
                if case .generic(_, let arguments) = type { drafted.add(arguments.map { text(of: $0, names) }) }
                return DraftValue(.type(drafted))
            }
            return names.isKnownType(name) ? DraftValue(.known(text(of: type, names) ?? "Any")) : DraftValue(.any)
        case .list(let element): return value(of: element, names).map { DraftValue(.list($0)) }
        case .function(let parameters, let result):
            return DraftValue(
                .closure(
                    parameters.map { $0.flatMap { value(of: $0, names) } ?? DraftValue(.any) },
                    result: result.flatMap { value(of: $0, names) }))
        default: return text(of: type, names).map { DraftValue(.known($0)) } ?? DraftValue(.any)
        }
    }

    private func text(of type: WrittenType, _ names: ModuleNames) -> String? {
        switch type {
        case .named(let name):
            if let plain = names.typeName(name) {
                _ = value(of: type, names)
                return plain
            }
            return names.isKnownType(name) ? name : nil
        case .generic(let name, let arguments):
            let parts = arguments.compactMap { text(of: $0, names) }
            return names.isKnownType(name) && parts.count == arguments.count
                ? "\(name)<\(parts.joined(separator: ", "))>" : nil
        case .optional(let wrapped): return text(of: wrapped, names).map { $0 + "?" }
        case .list(let element): return text(of: element, names).map { "[\($0)]" }
        case .dictionary(let key, let value):
            guard let key = text(of: key, names), let value = text(of: value, names) else { return nil }
            return "[\(key): \(value)]"
        default: return nil
        }
    }
}
