/// A member that an extension adds to a class which is none of the app's, and the members of classes below that
/// override it. Without Objective-C nothing finds an override by the object's class: the first asks for the class
/// instead (``FileRewriter/rewriteOpenMembers()``).
struct OpenMember {
    let type: String
    /// Of the first: the classes that override it, those further down before those above them.
    var overriding: [OverridingClass] = []
    /// Of an override: the nearest class above that has the member too.
    var above: String?
}

/// A class that overrides what an extension adds to a class of UIKit's.
struct OverridingClass {
    let name: String
    /// The protocol that the object is asked for where the class cannot be named: it is generic, private to a type or to
    /// another file, in another module, or under a condition.
    let caller: String?
}

extension AppDeclarations {
    /// By the member's site, of those that are overridden, and that override them.
    /// - Returns: next to them, by the class: the protocols that its objects are asked for.
    func findOpenMembers() -> (members: [MemberSite: OpenMember], callers: [Site: [String]]) {
        let firsts = addedMembers()
        guard !firsts.isEmpty else { return ([:], [:]) }
        var families: [MemberSite: [Override]] = [:]
        forEachMember { site, name, type, member in
            guard member.modifiers.has("override"), let first = first(of: member, in: name, firsts) else { return }
            let isNamed = isReachable(name, from: first, in: site)
            guard let home = isNamed ? site.site : self.site(ofClass: name) else { return }
            let caller = isNamed ? nil : Self.caller(of: member, in: name)
            families[first.site, default: []].append(
                Override(site: site, home: home, type: name, chain: chain(of: name), caller: caller))
        }
        var members: [MemberSite: OpenMember] = [:]
        var callers: [Site: [String]] = [:]
        for (first, overrides) in families {
            guard let base = name(of: first) else { continue }
            let sorted = overrides.sorted { ($1.chain.count, $0.type) < ($0.chain.count, $1.type) }
            members[first] = OpenMember(
                type: base, overriding: sorted.map { OverridingClass(name: $0.type, caller: $0.caller) })
            let names = Set(sorted.map(\.type)).union([base])
            for override in sorted {
                if let caller = override.caller { callers[override.home, default: []].append(caller) }
                members[override.site] = OpenMember(
                    type: override.type, above: override.chain.dropFirst().first(where: names.contains))
            }
        }
        return (members, callers.mapValues { $0.sorted() })
    }

    /// `Card_fill_with_Caller` of `fill(with:)` in `Card`.
    private static func caller(of member: MemberDeclaration, in type: String) -> String {
        let words = type.split(separator: ".").map(String.init) + [member.name] + member.labels
        return words.joined(separator: "_") + "_Caller"
    }

    private struct Override {
        let site: MemberSite
        let home: Site
        let type: String
        let chain: [String]
        let caller: String?
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

    /// What extensions add to classes of UIKit's: what a class overrides of it is one of Objective-C's, by an attribute
    /// or a protocol.
    private func addedMembers() -> [Added: First] {
        var added: [Added: First] = [:]
        forEachMember { site, name, type, member in
            guard type.keyword == .extension, name == "NSObject" || UIKitClasses.above(name) != nil, !declares(name),
                !member.modifiers.has("override")
            else { return }
            let key = Added(type: name, signature: member.signature, isOfType: member.modifiers.has("class"))
            guard let source = file(site.site.file)?.source, source.branch[member.start] == 0 else { return }
            added[key] = First(site: site, member: member)
        }
        return added
    }

    /// Members with a body that can be called by another name, under no condition that their class is not under.
    private func forEachMember(_ body: (MemberSite, String, TypeDeclaration, MemberDeclaration) -> Void) {
        for name in extendedTypes {
            for site in sites(of: name) {
                guard let file = file(site.file), !file.isAdapted || file.isElsewhere, let type = type(site),
                    type.keyword != .extension || !type.isConstrained
                else { continue }
                let condition = type.keyword == .extension ? 0 : file.source.branch[type.start]
                for (index, member) in type.members.enumerated()
                where file.source.branch[member.start] == condition
                    && MemberCall(of: member, in: file.source, observed: true) != nil
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

    /// Whether the first can name the class that overrides it: it is in the same module, neither it nor a type around it
    /// is generic or hidden, and it is under no condition.
    private func isReachable(_ name: String, from first: First, in site: MemberSite) -> Bool {
        let isNear = site.site.file == first.site.site.file
        guard file(site.site.file)?.isElsewhere == file(first.site.site.file)?.isElsewhere else { return false }
        let words = name.split(separator: ".")
        return !(1...words.count).contains { length in
            sites(of: words.prefix(length).joined(separator: ".")).contains { part in
                guard let type = type(part), type.keyword != .extension, let source = file(part.file)?.source
                else { return false }
                let isHidden = type.modifiers.has("private") && length > 1 || type.modifiers.isPrivate && !isNear
                return isHidden || source.is(type.nameEnd + 1, "<") || source.branch[type.start] != 0
            }
        }
    }

    private func name(of site: MemberSite) -> String? { file(site.site.file)?.qualifiedName(site.site.type) }

    func chain(of name: String) -> [String] {
        let own = [name] + ancestors(of: name)
        return own + sequence(first: own[own.count - 1], next: UIKitClasses.above).dropFirst()
    }
}
