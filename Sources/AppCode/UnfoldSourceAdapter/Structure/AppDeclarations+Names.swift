/// What the app has of its own under a name that UIKit, Foundation or Objective-C has too.
extension AppDeclarations {
    private static let largestFamily = 64

    func declaresAnywhere(_ name: String) -> Bool { simpleNames[name] != nil }

    /// Whether anything of the app's has that name: a type, an alias, a property, or what is outside of types.
    func hasOwn(_ name: String) -> Bool {
        declaresAnywhere(name) || aliases[name] != nil || propertyNames.contains(name)
            || globals[name] != nil
    }

    /// The app's types that may be meant by a name: the one of that very name, else those that have it inside others.
    func types(named name: String) -> [String] {
        if declares(name) { return [name] }
        return simpleNames[name.lastWord] ?? []
    }

    /// Whether a type, one above it or a protocol that they name has such a function, in an extension too.
    func hasFunction(_ name: String, in type: String, where isMeant: (MemberDeclaration) -> Bool) -> Bool {
        guard functionNames.contains(name) else { return false }
        return family(of: type).contains { methods(name, of: $0).contains(where: isMeant) }
    }

    func describesItself(_ type: String) -> Bool { hasFunction("description", in: type) { $0.describesType } }

    func makeFamily(of name: String) -> [String] {
        var family: [String] = []
        var seen: Set<String> = []
        func add(_ name: String) {
            let found = types(named: name)
            for type in found + (declares(name) ? [] : [name]) where family.count < Self.largestFamily {
                if seen.insert(type).inserted { family.append(type) }
            }
        }
        add(name)
        var next = 0
        while next < family.count {
            parts(of: family[next]).flatMap(\.inherited).forEach(add)
            if let above = UIKitClasses.above(family[next]) { add(above) }
            next += 1
        }
        return family
    }
}
