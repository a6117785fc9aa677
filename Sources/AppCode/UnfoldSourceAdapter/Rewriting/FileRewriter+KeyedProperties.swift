/// Properties that Objective-C knows by name: each class lists its own with their key paths, for values and observers.
extension FileRewriter {
    mutating func rewriteKeyedProperties() {
        for type in file.types where type.keyword == .class && !type.isConstrained {
            let name = type.qualifiedName
            guard app.ownClass(name)?.file == file, let isRoot = app.listsKeys(name) else { continue }
            needsUIKit = true
            let entries = app.keyedProperties(of: name).map { property in
                let affecting = app.dependencies(of: property, in: name).map { ", affectedBy: \($0)()" } ?? ""
                return "AdaptedProperty(\"\(ObjectiveCName.of(property: property))\", "
                    + "\\\(type.simpleName).`\(property.name)`\(property.modifiers.restrictsSetter ? ", isWritable: false" : "")"
                    + "\(affecting)\(announces(property) ? ", announces: true" : ""))"
            }
            let access = accessOfWitnesses(in: type)
            let prefix = isRoot ? "@preconcurrency @MainActor " + access : access + "override "
            let above = isRoot ? "" : "super.adaptedProperties() + "
            addMembers(
                "\(prefix)class func adaptedProperties() -> "
                    + "[AdaptedProperty] { \(above)[\(entries.joined(separator: ", "))] };", to: type)
            guard isRoot else { continue }
            if type.isOutside {
                insert("; extension \(name): AdaptedKeys {}", after: type.close)
            } else {
                insert(", AdaptedKeys ", before: type.open)
            }
        }
    }

    /// Whether its setter tells of each change (``rewriteObservedProperties()``); one of another file has braces.
    private func announces(_ property: MemberDeclaration) -> Bool {
        guard property.announcesChanges, !app.announcesAbove(property) else { return false }
        return property.file != file || endOfProperty(property) != nil
    }
}

extension AppDeclarations {
    /// Whether Objective-C's root class is above, as far as is known.
    func isOfObjectiveC(_ name: String) -> Bool {
        guard let base = ancestors(of: name).last, ownClass(base) == nil else { return false }
        return Self.ofFoundation.contains(base) || UIKitClasses.above(base) != nil
    }

    /// Whether a class lists properties, and if so, whether it is the first of its line.
    fileprivate func listsKeys(_ name: String) -> Bool? {
        guard isOfObjectiveC(name), !keyedProperties(of: name).isEmpty else { return nil }
        // Bar items are responders here.
        if chain(of: name).contains(where: { $0 == "UIResponder" || $0 == "UIBarItem" }) { return false }
        // A generic class lists none.
        return !ancestors(of: name).dropLast().contains {
            ownClass($0)?.isConstrained == false && !keyedProperties(of: $0).isEmpty
        }
    }

    /// Of a class and its extensions: those that announce changes, and all if the app uses keys.
    fileprivate func keyedProperties(of name: String) -> [MemberDeclaration] {
        guard let home = ownClass(name) else { return [] }
        var names: Set<String> = []
        return members(of: name).filter { member in
            (member.keyword == .var || member.keyword == .let) && member.isReachable(from: home)
                && (member.announcesChanges || namesKeys && member.isOfObjectiveC(home)) && !member.isEffectful
                && !(announcesAbove(member)
                    && ancestors(of: name).contains { variable(member.name, of: $0) != nil })
                && names.insert(member.name).inserted
        }
    }

    /// The class method that says what a property's value depends on.
    fileprivate func dependencies(of property: MemberDeclaration, in name: String) -> String? {
        let key = ObjectiveCName.of(property: property)
        let method = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
        return methods(method, of: name).contains { $0.labels.isEmpty } ? method : nil
    }
}

extension MemberDeclaration {
    /// Whether a getter is `async`, `throws` or unavailable: no key path leads to it.
    var isEffectful: Bool {
        ownTokens.contains {
            source.is($0, "get")
                && (source.is($0 + 1, "async", "throws") || Modifiers.before($0, in: source).modifiers.isUnavailable)
        }
    }
}
