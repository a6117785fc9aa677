/// Optional methods of UIKit's protocols that a class writes though a class above conforms: the class that conforms
/// gets the method too, with UIKit's default, and the class below overrides it.
struct InheritedConformances {
    /// By the class that conforms: the methods that it gets, as classes below have written them.
    private(set) var additions: [TypeDeclaration: [MemberDeclaration]] = [:]
    private(set) var overrides: Set<MemberDeclaration> = []

    init() {}

    init(_ app: AppDeclarations) {
        for name in app.extendedTypes where app.ownClass(name) != nil {
            let above = app.ancestors(of: name).compactMap(app.ownClass)
            guard !above.isEmpty else { continue }
            for type in app.parts(of: name)
            // An extension of a generic type's members cannot move into it.
            where !type.file.isAdapted && !(type.isConstrained && type.keyword == .extension) {
                for member in type.members where member.keyword == .func { add(member, above, app) }
            }
        }
    }

    private mutating func add(_ member: MemberDeclaration, _ above: [TypeDeclaration], _ app: AppDeclarations) {
        guard !["override", "static", "class", "private", "fileprivate"].contains(where: member.modifiers.has),
            member.body != nil, member.branch == 0, let subject = member.firstType
        else { return }
        let protocols = DelegateMethods.protocols(with: member.signature, subject: subject)
        guard !protocols.isEmpty,
            let home = above.first(where: { app.conforms($0.qualifiedName, to: protocols) }),
            !home.file.isAdapted, home.source.branch[home.close] == 0
        else { return }
        overrides.insert(member)
        let isNew = !(additions[home] ?? []).contains {
            $0.signature == member.signature && $0.firstType == subject
        }
        if isNew { additions[home, default: []].append(member) }
    }
}

extension MemberDeclaration {
    var firstType: String? {
        guard let parameters, let colon = parameters.first(where: { source.is($0, ":") }) else { return nil }
        let words = (colon + 1..<parameters.upperBound).prefix { !source.is($0, ",") && !source.is($0, "=") }
        return words.isEmpty ? nil : words.map { source.text($0) }.joined()
    }
}

extension AppDeclarations {
    /// Whether a hidden member has the signature of an optional method, which it is not.
    func hidesRequirement(_ member: MemberDeclaration, in type: TypeDeclaration) -> Bool {
        guard member.keyword == .func, isHidden(member, in: type), !member.isOfType,
            !member.modifiers.has(attribute: "objc")
        else { return false }
        let family = family(of: type.qualifiedName)
        if let subject = member.firstType {
            let protocols = DelegateMethods.protocols(with: member.signature, subject: subject)
            if !protocols.isEmpty, family.contains(where: { conforms($0, to: protocols) }) { return true }
        }
        return family.contains { above in
            isOptionalRequirement(member.name, of: above)
                && methods(member.name, of: above).contains { $0.signature == member.signature }
        }
    }

    private func isHidden(_ member: MemberDeclaration, in type: TypeDeclaration) -> Bool {
        if member.modifiers.has("private") { return true }
        let isOfPrivateExtension =
            type.keyword == .extension && type.modifiers.isPrivate && member.modifiers.access == nil
        return (member.modifiers.has("fileprivate") || isOfPrivateExtension) && !isOfOneFile(type.qualifiedName)
    }

    /// Whether a type or one around it is private, or is in a function.
    private func isOfOneFile(_ name: String) -> Bool {
        parts(of: name).filter { $0.keyword != .extension }.flatMap(\.line).contains { type in
            type.modifiers.isPrivate || type.source.brace[type.open] != type.parent?.open ?? -1
        }
    }

    /// Whether a class or a protocol of the app names one of the protocols, or a protocol of the app that does.
    fileprivate func conforms(_ name: String, to protocols: [String], depth: Int = 0) -> Bool {
        parts(of: name).flatMap(\.inherited).contains { above in
            protocols.contains(above)
                || depth < 8 && isProtocol(above) && conforms(above, to: protocols, depth: depth + 1)
        }
    }
}
