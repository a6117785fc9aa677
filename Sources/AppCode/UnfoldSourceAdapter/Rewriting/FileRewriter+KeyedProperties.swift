/// Properties that Objective-C knows by their names: each class lists its own, with their key paths, for
/// `value(forKey:)`, `setValue(_:forKey:)` and observers by name.
extension FileRewriter {
    mutating func rewriteKeyedProperties() {
        for (index, type) in file.types.enumerated() where type.keyword == .class && !type.isConstrained {
            let name = file.qualifiedName(index)
            guard app.site(ofClass: name)?.file == number, let isRoot = app.listsKeys(name) else { continue }
            needsUIKit = true
            let entries = app.keyedProperties(of: name).map { property in
                let affecting = app.dependencies(of: property, in: name).map { ", affectedBy: \($0)()" } ?? ""
                return "AdaptedProperty(\"\(ObjectiveCName.of(property: property))\", "
                    + "\\\(type.simpleName).`\(property.name)`\(property.modifiers.restrictsSetter ? ", isWritable: false" : "")"
                    + "\(affecting)\(announces(property, of: name) ? ", announces: true" : ""))"
            }
            let access = accessOfWitnesses(in: type)
            let prefix = isRoot ? "@preconcurrency @MainActor " + access : access + "override "
            let above = isRoot ? "" : "super.adaptedProperties() + "
            addMembers(
                "\(prefix)class func adaptedProperties() -> "
                    + "[AdaptedProperty] { \(above)[\(entries.joined(separator: ", "))] };", to: type)
            guard isRoot else { continue }
            if isOutside(type) {
                insert("; extension \(name): AdaptedKeys {}", after: type.close)
            } else {
                insert(", AdaptedKeys ", before: type.open)
            }
        }
    }

    /// Whether its setter tells of each change (``rewriteObservedProperties()``). One of an extension in another file is
    /// computed, and so has braces.
    private func announces(_ property: MemberDeclaration, of name: String) -> Bool {
        guard property.announcesChanges, !app.announcesAbove(property, of: name) else { return false }
        let home = app.members(of: name).first { $0.member.name == property.name && $0.member.start == property.start }
        guard let site = home?.site, site.file == number else { return true }
        return endOfProperty(property, in: file.types[site.type]) != nil
    }
}

extension AppDeclarations {
    /// Whether Objective-C's root class is above, as far as is known.
    func isOfObjectiveC(_ name: String) -> Bool {
        guard let base = ancestors(of: name).last, site(ofClass: base) == nil else { return false }
        return Self.ofFoundation.contains(base) || UIKitClasses.above(base) != nil
    }

    /// Whether a class lists properties, and if so, whether it is the first of its line.
    fileprivate func listsKeys(_ name: String) -> Bool? {
        guard isOfObjectiveC(name), !keyedProperties(of: name).isEmpty else { return nil }
        // Bar items are responders here.
        if chain(of: name).contains(where: { $0 == "UIResponder" || $0 == "UIBarItem" }) { return false }
        // A generic class lists none.
        return !ancestors(of: name).dropLast().contains {
            !(site(ofClass: $0).flatMap(type)?.isConstrained ?? true) && !keyedProperties(of: $0).isEmpty
        }
    }

    /// Properties of Objective-C of a class and its extensions, in the order of the files: those that announce changes,
    /// and all if the app reads, sets or observes any by name.
    fileprivate func keyedProperties(of name: String) -> [MemberDeclaration] {
        guard let home = site(ofClass: name), let type = type(home), let file = file(home.file) else { return [] }
        var names: Set<String> = []
        return members(of: name).filter { site, member in
            (member.keyword == .var || member.keyword == .let) && isReachable(member, site, from: home, type, file)
                && (member.announcesChanges || namesKeys && isOfObjectiveC(member, type))
                && !isEffectful(member, site)
                && !(announcesAbove(member, of: name)
                    && ancestors(of: name).contains { variable(member.name, of: $0) != nil })
                && names.insert(member.name).inserted
        }.map(\.member)
    }

    /// Whether a getter is `async`, `throws` or unavailable: no key path leads to it.
    func isEffectful(_ member: MemberDeclaration, _ site: Site) -> Bool {
        guard let body = member.body, let source = file(site.file)?.source else { return false }
        return source.ownTokens(body.lowerBound + 1..<body.upperBound).contains {
            source.is($0, "get")
                && (source.is($0 + 1, "async", "throws") || Modifiers.before($0, in: source).modifiers.isUnavailable)
        }
    }

    /// The class method that says what a property's value depends on.
    fileprivate func dependencies(of property: MemberDeclaration, in name: String) -> String? {
        let key = ObjectiveCName.of(property: property)
        let method = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
        return methods(method, of: name).contains { $0.labels.isEmpty } ? method : nil
    }
}
