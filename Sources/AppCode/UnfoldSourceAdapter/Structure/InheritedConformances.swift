/// Optional methods of UIKit's protocols that a class writes though a class above conforms: Objective-C would call
/// them, Swift's protocols see the methods of the class that conforms. So that class gets the method too, with UIKit's
/// default, and the class below overrides it.
struct InheritedConformances {
    typealias MemberSite = AppDeclarations.MemberSite

    /// By the class that conforms: the methods that it gets, as classes below have written them.
    private(set) var additions: [AppDeclarations.Site: [MemberSite]] = [:]
    /// The methods below.
    private(set) var overrides: Set<MemberSite> = []

    init() {}

    init(_ app: AppDeclarations) {
        for name in app.extendedTypes where app.site(ofClass: name) != nil {
            let above = app.ancestors(of: name).filter { app.site(ofClass: $0) != nil }
            guard !above.isEmpty else { continue }
            for (site, member) in app.functions(of: name) { add(member, at: site, above, app) }
        }
    }

    private mutating func add(
        _ member: MemberDeclaration, at site: MemberSite, _ above: [String], _ app: AppDeclarations
    ) {
        guard !["override", "static", "class", "private", "fileprivate"].contains(where: member.modifiers.has),
            member.body != nil, let file = app.file(site.site.file), Self.isChangeable(file, site.site),
            file.source.branch[member.start] == 0, let subject = member.firstType(in: file.source)
        else { return }
        let protocols = DelegateMethods.protocols(with: member.signature, subject: subject)
        guard !protocols.isEmpty, let base = above.first(where: { app.conforms($0, to: protocols) }),
            let home = app.site(ofClass: base), let homeFile = app.file(home.file), !homeFile.isAdapted,
            homeFile.source.branch[homeFile.types[home.type].close] == 0
        else { return }
        overrides.insert(site)
        let isNew = !(additions[home] ?? []).contains { other in
            app.member(other)?.signature == member.signature
                && app.file(other.site.file).flatMap { app.member(other)?.firstType(in: $0.source) } == subject
        }
        if isNew { additions[home, default: []].append(site) }
    }

    /// An extension of a generic type's members cannot move into it.
    private static func isChangeable(_ file: SourceFile, _ site: AppDeclarations.Site) -> Bool {
        !file.isAdapted && !(file.types[site.type].isConstrained && file.types[site.type].keyword == .extension)
    }
}

extension MemberDeclaration {
    /// The type of the first parameter, as written.
    func firstType(in source: ParsedSource) -> String? {
        guard let parameters, let colon = parameters.first(where: { source.is($0, ":") }) else { return nil }
        let words = (colon + 1..<parameters.upperBound).prefix { !source.is($0, ",") && !source.is($0, "=") }
        return words.isEmpty ? nil : words.map { source.text($0) }.joined()
    }
}

extension AppDeclarations {
    /// Whether a member is hidden and has the signature of an optional method that its class could have written: on iOS
    /// it is another method, which no one outside calls.
    func hidesRequirement(
        _ member: MemberDeclaration, in type: TypeDeclaration, of name: String, _ source: ParsedSource
    ) -> Bool {
        guard member.keyword == .func, isHidden(member, in: type, of: name), !member.isOfType,
            member.modifiers.attribute("objc") == nil
        else { return false }
        let family = family(of: name)
        if let subject = member.firstType(in: source) {
            let protocols = DelegateMethods.protocols(with: member.signature, subject: subject)
            if !protocols.isEmpty, family.contains(where: { conforms($0, to: protocols) }) { return true }
        }
        return family.contains { above in
            isOptionalRequirement(member.name, of: above)
                && methods(member.name, of: above).contains { $0.signature == member.signature }
        }
    }

    /// Whether a member is hidden from where its type is seen; in a type that is seen in one file only, one of the file's
    /// is not.
    private func isHidden(_ member: MemberDeclaration, in type: TypeDeclaration, of name: String) -> Bool {
        if member.modifiers.has("private") { return true }
        let isOfPrivateExtension =
            type.keyword == .extension && type.modifiers.isPrivate && member.modifiers.access == nil
        return (member.modifiers.has("fileprivate") || isOfPrivateExtension) && !isOfOneFile(name)
    }

    /// Whether a type or one around it is private, or is in a function.
    private func isOfOneFile(_ name: String) -> Bool {
        sites(of: name).contains { site in
            guard let file = file(site.file), file.types[site.type].keyword != .extension else { return false }
            return sequence(first: file.types[site.type]) { $0.parent.map { file.types[$0] } }.contains { type in
                let around = type.parent.map { file.types[$0].open } ?? -1
                return type.modifiers.isPrivate || file.source.brace[type.open] != around
            }
        }
    }

    /// Whether a class or a protocol of the app, or one of its extensions, names one of the protocols, or a protocol of
    /// the app that does.
    fileprivate func conforms(_ name: String, to protocols: [String], depth: Int = 0) -> Bool {
        sites(of: name).flatMap { type($0)?.inherited ?? [] }.contains { above in
            protocols.contains(above)
                || depth < 8 && isProtocol(above) && conforms(above, to: protocols, depth: depth + 1)
        }
    }
}
