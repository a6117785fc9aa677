extension DraftReader {
    /// What the app's functions that may be called take where the value behind a token is given, if all take the same.
    func parameter(before: Int) -> WrittenType? {
        let isLabelled = source.is(before, ":") && source.isIdentifier(before - 1)
        let label = isLabelled ? source.text(before - 1).trimmingQuotes : "_"
        var open = isLabelled ? before - 2 : before
        guard source.is(open, "(", ",") else { return nil }
        var place = 0
        while open > 0, !source.is(open, "(") {
            if source.is(open, "{", "[", ";") { return nil }
            if source.is(open, ",") { place += 1 }
            open = source.before(open)
        }
        guard source.isIdentifier(open - 1) else { return nil }
        let name = source.text(open - 1)
        if isLabelled, name.isTypeName, let type = part(label, ofTypeAt: open - 1) { return type }
        if case .function(let parameters, _)? = types.type(endingAt: open - 1)?.unwrapped, place < parameters.count {
            return parameters[place]
        }
        if place == 0, !isLabelled, let known = KnownNames.takes[name] { return .named(known) }
        let types = app.functions(named: name).compactMap { function -> WrittenType? in
            guard function.labels.count > place, function.labels.contains(label) else { return nil }
            let position = isLabelled ? function.labels.firstIndex(of: label) : place
            return position.flatMap(function.parameterType)
        }
        return types.allSatisfy { $0 == types[0] } ? types.first : nil
    }

    /// What an initializer of the app's type that a token ends takes, its own or that of its properties.
    private func part(_ label: String, ofTypeAt last: Int) -> WrittenType? {
        var first = last
        while source.is(first - 1, "."), source.isIdentifier(first - 2) { first -= 2 }
        guard case .named(let type) = app.known(.named(source.text(first, through: last)), in: file, at: first) else {
            return nil
        }
        for member in app.members(of: type) where member.keyword == .`init` {
            guard let place = member.labels.firstIndex(of: label) else { continue }
            return member.parameterType(place)
        }
        return types.property(label, of: type)
    }

    /// A member of a type that is not written, behind `=`: a case, or what is added to UIKit's type.
    /// - Returns: its last token.
    func readAssigned(_ point: Int) -> Int? {
        guard source.is(point, "."), source.isIdentifier(point + 1), !source.tokens[point].isTied,
            let equals = assignment(before: point)
        else { return nil }
        let name = source.text(point + 1).trimmingQuotes
        let habit = KnownNames.properties[source.text(equals - 1)].map { WrittenType.named($0.unwrappedName) }
        switch found(assignedType(equals) ?? habit, at: equals - 1) {
        case .value(let value):
            guard case .type(let type) = value.shape else { return nil }
            addCase(point + 1, to: type)
            return nil
        case .known(let type):
            guard UIKitMembers.has(name, isOfType: true, in: type) != nil,
                names.isForeign(name, of: type, labels: labels(behind: point + 1), isOfType: true)
            else { return nil }
            let added = graph.extended(type)
            var way = Way(last: point + 1, isHeader: false)
            use(name, of: added, isStatic: true, at: point + 1, &way)
            added.member(name, isStatic: true).result.unify(with: DraftValue(.known(type)))
            return way.last
        default: return nil
        }
    }

    /// The `=` before `.name`, or before a condition that chooses it.
    private func assignment(before point: Int) -> Int? {
        var index = point - 1
        if source.is(index, "=") { return index }
        guard source.is(index, "?", ":") else { return nil }
        while index > 0, point - index < 40, !source.tokens[index].startsLine || source.is(index, "?", ":") {
            if source.is(index, "=") { return index }
            if source.is(index, "{", "(", ",") { return nil }
            index = source.is(index, "}") ? index - 1 : source.before(index)
        }
        return nil
    }
}

extension MemberDeclaration {
    fileprivate func parameterType(_ place: Int) -> WrittenType? {
        guard let parameters else { return nil }
        let ranges = source.arguments(in: parameters.lowerBound + 1..<parameters.upperBound)
        guard ranges.indices.contains(place), let colon = ranges[place].whole.first(where: { source.is($0, ":") })
        else { return nil }
        return source.writtenType(at: colon + 1)?.type
    }
}
