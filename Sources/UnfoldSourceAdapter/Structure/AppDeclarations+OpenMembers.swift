/// A member that an extension adds to a class which is none of the app's, and the members of classes below that
/// override it. Without Objective-C nothing finds an override by the object's class: the first asks for the class
/// instead (``FileRewriter/rewriteOpenMembers()``).
struct OpenMember {
    /// The class that it is a member of.
    let type: String
    /// Of the first: the classes that override it, those further down before those above them.
    var overriding: [String] = []
    /// Of an override: the nearest class above that has the member too.
    var above: String?
}

extension AppDeclarations {
    /// By the member's site, of those that are overridden, and that override them.
    func findOpenMembers() -> [MemberSite: OpenMember] {
        let firsts = addedMembers()
        guard !firsts.isEmpty else { return [:] }
        var families: [MemberSite: [Override]] = [:]
        forEachMember { site, name, type, member in
            guard member.modifiers.has("override"), let first = first(of: member, in: name, firsts),
                isReachable(name, from: first, in: site)
            else { return }
            families[first.site, default: []].append(Override(site: site, type: name, chain: chain(of: name)))
        }
        var members: [MemberSite: OpenMember] = [:]
        for (first, overrides) in families {
            guard let base = name(of: first) else { continue }
            let sorted = overrides.sorted { ($1.chain.count, $0.type) < ($0.chain.count, $1.type) }
            members[first] = OpenMember(type: base, overriding: sorted.map(\.type))
            let names = Set(sorted.map(\.type)).union([base])
            for override in sorted {
                members[override.site] = OpenMember(
                    type: override.type, above: override.chain.dropFirst().first(where: names.contains))
            }
        }
        return members
    }

    private struct Override {
        let site: MemberSite
        let type: String
        /// Its class and those above, nearest first.
        let chain: [String]
    }

    private struct Added: Hashable {
        let type: String
        let signature: String
        let isOfType: Bool
    }

    private struct First {
        let site: MemberSite
        let member: MemberDeclaration
    }

    /// What `@objc` members extensions add to classes of UIKit's.
    private func addedMembers() -> [Added: First] {
        var added: [Added: First] = [:]
        forEachMember { site, name, type, member in
            guard type.keyword == .extension, name == "NSObject" || UIKitClasses.above(name) != nil, !declares(name),
                member.modifiers.attribute("objc") != nil || type.modifiers.attribute("objc") != nil,
                !member.modifiers.has("override")
            else { return }
            let key = Added(type: name, signature: member.signature, isOfType: member.modifiers.has("class"))
            added[key] = First(site: site, member: member)
        }
        return added
    }

    /// Members with a body that can be called by another name, in no branch of `#if`.
    private func forEachMember(_ body: (MemberSite, String, TypeDeclaration, MemberDeclaration) -> Void) {
        for name in extendedTypes {
            for site in sites(of: name) {
                guard let file = file(site.file), !file.isAdapted, let type = type(site), !type.isConstrained else {
                    continue
                }
                for (index, member) in type.members.enumerated()
                where file.source.branch[member.start] == 0
                    && MemberCall(of: member, in: file.source) != nil
                {
                    body(MemberSite(site: site, member: index), name, type, member)
                }
            }
        }
    }

    /// The added member that one overrides; nil if a class of the app's declares it first.
    private func first(of member: MemberDeclaration, in name: String, _ firsts: [Added: First]) -> First? {
        for above in chain(of: name).dropFirst() {
            let key = Added(type: above, signature: member.signature, isOfType: member.modifiers.has("class"))
            if let first = firsts[key] { return first }
            let isDeclared =
                declares(above)
                && members(of: above).contains {
                    $0.member.signature == member.signature && !$0.member.modifiers.has("override")
                }
            if isDeclared { return nil }
        }
        return nil
    }

    /// Whether the first can name the class that overrides it.
    private func isReachable(_ name: String, from first: First, in site: MemberSite) -> Bool {
        if site.site.file == first.site.site.file { return true }
        let words = name.split(separator: ".")
        return !(1...words.count).contains { length in
            sites(of: words.prefix(length).joined(separator: ".")).contains { part in
                type(part).map {
                    $0.keyword != .extension && ["private", "fileprivate"].contains($0.modifiers.access)
                } ?? false
            }
        }
    }

    private func name(of site: MemberSite) -> String? { file(site.site.file)?.qualifiedName(site.site.type) }

    /// A class and those above it, the app's and then UIKit's.
    func chain(of name: String) -> [String] {
        let own = [name] + ancestors(of: name)
        return own + sequence(first: own[own.count - 1], next: UIKitClasses.above).dropFirst()
    }
}
