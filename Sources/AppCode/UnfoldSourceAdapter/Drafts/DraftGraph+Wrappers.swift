/// Properties that all objects have and that give a wrapper of the object: `button.rx.tap`, `field.rx.text`.
extension DraftGraph {
    /// The wrapper's type for a class, if a property of it gives one.
    func part(of property: String, for type: DraftType, isStatic: Bool) -> DraftType? {
        guard let wrapper = wrappers[property], !isStatic, type.wrapper == nil else { return nil }
        let isAdded = extensions[type.name] === type && !["Array", "Dictionary"].contains(type.name)
        let base = isAdded ? type.name : Superclass(of: type)?.name ?? ""
        let part = wrapper.parts[base] ?? DraftType("\(wrapper.name)<\(base.isEmpty ? "NSObject" : base)>")
        part.wrapper = wrapper
        wrapper.parts[base] = part
        return part
    }

    /// To begin again with, where properties of this graph are such: those of several classes that give an invented type,
    /// or of one where the app extends a generic type of the module's by what such a type has.
    func withWrappers(_ names: ModuleNames, _ app: AppDeclarations) -> DraftGraph? {
        var found: [String: (count: Int, members: Set<String>)] = [:]
        for member in (extensions.values + types.values.filter { !$0.isInvented && Superclass(of: $0) != nil }).flatMap(
            \.members.values)
        {
            guard member.isProperty, !member.isStatic, !member.isSet, case .type(let type) = member.result.shape,
                type.resolved.isInvented, type.resolved.cases.isEmpty
            else { continue }
            let known = found[member.name] ?? (0, [])
            found[member.name] = (known.count + 1, known.members.union(type.resolved.members.values.map(\.name)))
        }
        let generic = types.values.filter { $0.parameter != nil }.sorted { $0.name < $1.name }
        let wrappers = found.sorted { $0.key < $1.key }.reduce(into: [String: DraftType]()) { wrappers, property in
            let free = generic.filter { type in !wrappers.values.contains { $0.name == type.name } }
            let own = free.first { type in
                app.members(of: type.name).contains { property.value.members.contains($0.name) }
            }
            guard property.value.count > 1 || own != nil else { return }
            let named = own ?? free.first
            let type = DraftType(named?.name ?? property.key.capitalizedFirst, isInvented: named == nil)
            (type.rivals, type.parameter) = (named?.rivals ?? names.modules, named?.parameter ?? "Base")
            type.add([nil])
            wrappers[property.key] = type
        }
        return wrappers.isEmpty ? nil : DraftGraph(wrappers: wrappers)
    }
}

extension DraftWriter {
    var wrappers: [String] {
        graph.wrappers.sorted { $0.key < $1.key }.filter { $0.value.keeper == nil }.map { property, type in
            let (base, name, holder) = (type.parameter ?? "Base", type.name, type.name + "Compatible")
            let more = type.members.values.filter { $0.name != base.lowercased() }.sorted { $0.name < $1.name }
                .flatMap { lines(of: $0, in: type, .extension) }
            return Self.wrapper.filled(
                name, base, base.lowercased(), more.map { "    \($0)\n" }.joined(),
                graph.types[holder] == nil ? "\npublic protocol \(holder) {}\n" : "", holder, property)
        }
    }

    var wrapped: [String] {
        graph.wrappers.values.sorted { $0.name < $1.name }.flatMap { type in
            type.parts.sorted { $0.key < $1.key }.map { base, part in
                let isClass = UIKitClasses.above(base) != nil || ["NS", "URL", "CA"].contains { base.hasPrefix($0) }
                let bound = base.isEmpty ? "" : " where \(type.parameter ?? "Base")\(isClass ? ":" : " ==") \(base)"
                let head = isClass || base.isEmpty ? "" : "extension \(base): \(type.name)Compatible {}\n\n"
                return head + added(by: part, to: type.name + bound)
            }
        }
    }
}
