/// Outlets, inspectable properties and actions, which documents name: each class gets a method that sets its properties
/// by name, and one that tells its actions, before its closing brace.
extension FileRewriter {
    mutating func rewriteOutlets() {
        for type in file.types where type.keyword == .class {
            let name = type.qualifiedName
            guard app.ownClass(name)?.file == file, let isRoot = app.connecting(name) else { continue }
            let members = app.connections(of: name)
            let properties = members.properties
            let own = type.members.first { $0.signature == "setValue(_:forKey:)" && $0.body != nil }
            guard !properties.isEmpty || !members.actions.isEmpty || isRoot else { continue }
            needsUIKit = true
            let access = accessOfWitnesses(in: type)
            let prefix = isRoot ? "@preconcurrency @MainActor " + access : access + "override "
            var text = ""
            if let own {
                // The class's own comes first, and finds these behind `super`.
                if !properties.isEmpty, divertSuper(in: own, as: Self.diverted(type)) {
                    text += isRoot ? prefix : access
                    text += setter(properties, type, isRoot, named: Self.diverted(type)) + " "
                }
            } else if !properties.isEmpty || isRoot {
                text += prefix + setter(properties, type, isRoot) + " "
            }
            if !members.actions.isEmpty || isRoot {
                text += prefix + actions(members.actions, of: name, type, isRoot) + " "
            }
            addMembers(text, to: type)
            if isRoot, type.isOutside { insert("; extension \(name): AdaptedObject {}", after: type.close) }
        }
    }

    /// `public `, `open ` or `package ` before what fulfils a protocol in a type, or in the extension around it.
    func accessOfWitnesses(in type: TypeDeclaration) -> String {
        let around = type.parent?.keyword == .extension ? type.parent : nil
        let access = type.modifiers.access ?? around?.modifiers.access
        return access.flatMap { ["public", "open", "package"].contains($0) ? $0 + " " : nil } ?? ""
    }

    /// Of each class another: one below has its own beside that of the class above.
    private static func diverted(_ type: TypeDeclaration) -> String { type.simpleName + "_setValue" }

    /// `super.setValue(value, forKey: key)` of a class's own method calls what the adapter writes.
    private mutating func divertSuper(in own: MemberDeclaration, as name: String) -> Bool {
        guard let body = own.body else { return false }
        var isDiverted = false
        for index in body
        where source.is(index, "super") && source.is(index + 2, "setValue") && source.is(index + 3, "(") {
            let arguments = index + 4..<source.partner[index + 3]
            guard arguments.contains(where: { source.is($0, "forKey") && source.is($0 + 1, ":") }) else { continue }
            replace(index, through: index + 2, with: name)
            isDiverted = true
        }
        return isDiverted
    }

    private func setter(
        _ properties: [MemberDeclaration], _ type: TypeDeclaration, _ isRoot: Bool, named: String = "setValue"
    ) -> String {
        let cases = properties.map { property in
            "case \"\(ObjectiveCName.of(property: property))\": "
                + "AdaptedProperties.set(value, \\\(type.simpleName).`\(property.name)`, of: self, key); "
        }
        let rest = isRoot ? "setValue(value, forUndefinedKey: key)" : "super.setValue(value, forKey: key)"
        return "func \(named)(_ value: Any?, forKey key: String) { switch key { \(cases.joined())default: \(rest) } };"
    }

    private func actions(
        _ actions: [MemberDeclaration], of name: String, _ type: TypeDeclaration, _ isRoot: Bool
    ) -> String {
        let selectors = actions.map { action in
            // A method of more arguments, or of others than objects, is known and not called by its name.
            guard action.canBeSent
            else { return "Selector(\"\(ObjectiveCName.of(action))\", of: \(type.simpleName).self)" }
            let labels = action.labels.map { $0 + ":" }.joined()
            var reference = "\(type.simpleName).`\(action.name)`" + (labels.isEmpty ? "" : "(\(labels))")
            // Of several of that name, UIKit's among them, the one without parameters is named by its type.
            let isOneOfSeveral =
                app.methods(action.name, of: name).count > 1 || KnownNames.members.contains(action.name)
            let gives = action.parameters.map { source.is($0.upperBound + 1, "->") } ?? false
            if labels.isEmpty, isOneOfSeveral, !gives { reference += " as (\(type.simpleName)) -> () -> Void" }
            return "Selector(\"\(ObjectiveCName.of(action))\", \(reference))"
        }
        let above = isRoot ? "" : "super.adaptedActions() + "
        return "class func adaptedActions() -> [Selector] { \(above)[\(selectors.joined(separator: ", "))] };"
    }
}

extension AppDeclarations {
    /// Whether a class is the first of its line that has something to connect, below `NSObject` and not below a view or a
    /// controller; nil for one that has nothing to connect, or cannot be connected.
    func connecting(_ name: String) -> Bool? {
        guard hasConnections(name) else { return nil }
        let above = ancestors(of: name)
        guard let base = above.last, !Self.unconnected.contains(base), ownClass(base) == nil else { return nil }
        if base.hasPrefix("NS") {
            guard base == "NSObject" else { return nil }
            return !above.dropLast().contains(where: hasConnections)
        }
        return isProtocol(base) ? nil : false
    }

    private func hasConnections(_ name: String) -> Bool {
        let members = connections(of: name)
        return !members.properties.isEmpty || !members.actions.isEmpty
    }

    /// Outlets and inspectable properties, and the actions, of a class and its extensions, in the order of the files.
    func connections(of name: String) -> (properties: [MemberDeclaration], actions: [MemberDeclaration]) {
        guard let home = ownClass(name) else { return ([], []) }
        var properties: [MemberDeclaration] = []
        var actions: [MemberDeclaration] = []
        let isModel = usesKeyValueCoding && ancestors(of: name).last == "NSObject"
        for member in members(of: name) where member.isReachable(from: home) {
            switch member.keyword {
            case .var
            where !properties.contains(where: { $0.name == member.name }) && !member.isEffectful && member.canBeSet
                && (member.isConnected || isModel && member.isOfObjectiveC(home) && !member.modifiers.restrictsSetter):
                properties.append(member)
            case .func
            where isNamed(member)
                && methods(member.name, of: name).filter({ $0.labels == member.labels }).count == 1:
                actions.append(member)
            default: break
            }
        }
        return (properties, actions)
    }

    /// An `@IBAction`, a method of Objective-C whose name is in a string, or one of a protocol that a selector names.
    private func isNamed(_ member: MemberDeclaration) -> Bool {
        if isSelectedOfUIKit(member) { return true }
        guard member.canBeSent else { return false }
        return member.modifiers.has(attribute: "IBAction", "IBSegueAction")
            || member.modifiers.has(attribute: "objc") && selectorStrings.contains(ObjectiveCName.of(member))
            || isSelectedRequirement(member.name, of: member.owner)
    }
}

extension MemberDeclaration {
    var isConnected: Bool { modifiers.has(attribute: "IBOutlet", "IBInspectable") }

    /// Whether Objective-C sees a member of a class or of its extensions.
    func isOfObjectiveC(_ home: TypeDeclaration) -> Bool {
        !modifiers.has(attribute: "nonobjc")
            && (modifiers.has(attribute: "objc")
                || home.modifiers.has(attribute: "objcMembers") && !modifiers.isPrivate)
    }

    fileprivate var canBeSet: Bool {
        guard let body else { return true }
        return (nameIndex..<body.lowerBound).contains { source.is($0, "=") }
            || ownTokens.contains {
                source.is($0, "didSet", "willSet", "set", "_modify") && source.is($0 + 1, "{", "(")
            }
    }

    /// Neither private to another file, nor of some of the program's forms only, nor of the class itself, nor unavailable.
    func isReachable(from home: TypeDeclaration) -> Bool {
        guard let type, !isOfType, !modifiers.isUnavailable else { return false }
        if type.keyword == .extension {
            let modifiers = modifiers.access == nil ? type.modifiers : modifiers
            if type.isConstrained || file != home.file && modifiers.isPrivate { return false }
        }
        return branch == source.branch[type.open] && (type == home || type.branch == 0)
    }

    var canBeSent: Bool {
        guard labels.count <= 2, let parameters, parameters.lowerBound == nameIndex + 1 else { return false }
        return !(parameters.lowerBound..<max(body?.lowerBound ?? end + 1, parameters.upperBound + 1)).contains {
            source.is($0, "inout", "async", "throws") || $0 > parameters.upperBound && source.is($0, "rethrows")
        }
    }
}
