/// What a module, or a generated name, adds to what UIKit and the app have.
extension DraftReader {
    func known(above type: String) -> String? { app.family(of: type).first(where: names.isKnownType) }

    func conformance(of type: String, _ name: String, at index: Int) -> DraftType? {
        // What is a property of UIKit's objects is none of their classes.
        let isOfClass = source.isIdentifier(index - 2) && source.text(index - 2).isTypeName
        let isForeign = isOfClass && KnownNames.properties[name] != nil && !names.isOwn(name) || names.isForeign(name)
        guard isForeign || isOverload(name, at: index), !names.isGenerated else { return nil }
        let inherited = app.family(of: type).flatMap(app.parts).flatMap(\.inherited)
        let all = Set(inherited.compactMap(names.typeName)).sorted().map { graph.type($0, names) }.filter {
            !$0.uses.contains(.subclassed) && !$0.name.hasSuffix("Delegate") && !$0.name.hasSuffix("DataSource")
        }
        let having = all.first { $0.members[name] != nil || $0.members["static " + name] != nil }
        return having ?? all.max { common($0.name, name) < common($1.name, name) }
    }

    private func common(_ one: String, _ two: String) -> Int {
        zip(one.lowercased(), two.lowercased()).prefix { $0 == $1 }.count
    }

    func labels(behind index: Int, isHeader: Bool = false) -> [String]? {
        guard source.opensCall(behind: index) else { return source.is(index + 1, "{") && !isHeader ? [] : nil }
        return types.labels(ofArguments: index + 2..<source.partner[index + 1])
    }

    /// Whether a function has the name of one of UIKit's, and other labels, or is given a resource.
    func isOverload(_ name: String, at index: Int) -> Bool {
        guard source.opensCall(behind: index), !names.isOwn(name) else { return false }
        let arguments = source.arguments(in: index + 2..<source.partner[index + 1])
        guard names.isGenerated else {
            let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
            return KnownNames.labels[name].map { !$0.contains(labels) } ?? false
        }
        return arguments.map(\.value.lowerBound).contains { first in
            guard source.text(first) == names.module, case .value(let value) = chain(at: first).found else {
                return false
            }
            return value.saysType
        }
    }

    /// What a generated name stands for: by its namespace, or by the app's class that it is named after.
    func give(_ member: DraftType.Member, of type: DraftType, isCalled: Bool) {
        guard member.result.isOpen, let known = names.generated(in: type.name) else { return }
        let own = names.ownType(member.name)
        if !isCalled, type.name.lastWord.first?.isLowercase ?? false {
            member.result.shape = .resource(own ?? "Any")
            return
        }
        // A dash before it: the app's class that it is named after goes first.
        let name = known.hasPrefix("-") ? own.map { $0 + "?" } ?? String(known.dropFirst()) : known
        guard !name.isEmpty else { return }
        member.result.isOptional = name.hasSuffix("?")
        member.result.shape = .known(name.unwrappedName)
    }
}
