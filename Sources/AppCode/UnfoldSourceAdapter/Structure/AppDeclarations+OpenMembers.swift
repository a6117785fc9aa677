/// A member that an extension adds to a class that is not the app's, and the members of classes below that override it:
/// the first asks for the object's class, as Objective-C would (``FileRewriter/rewriteOpenMembers()``).
struct OpenMember {
    /// Of the first: the classes that override it, those further down before those above them.
    var overriding: [OverridingClass] = []
    var above: String?
}

struct OverridingClass {
    let name: String
    /// The protocol that the object is asked for where the class cannot be named: generic, hidden, elsewhere, conditional.
    let caller: String?
}

extension AppDeclarations {
    /// Of the members that are overridden, and those that override them.
    /// - Returns: next to them, by the class: the protocols that its objects are asked for.
    func findOpenMembers() -> (members: [MemberDeclaration: OpenMember], callers: [TypeDeclaration: [String]]) {
        let firsts = addedMembers()
        guard !firsts.isEmpty else { return ([:], [:]) }
        var families: [MemberDeclaration: [Override]] = [:]
        for member in callableMembers() where member.modifiers.has("override") {
            guard let type = member.type, let first = first(of: member, firsts) else { continue }
            let isNamed = isReachable(type, from: first)
            guard let home = isNamed ? type : ownClass(member.owner) else { continue }
            let caller = isNamed ? nil : Self.caller(of: member)
            families[first, default: []].append((member, home, chain(of: member.owner), caller))
        }
        var members: [MemberDeclaration: OpenMember] = [:]
        var callers: [TypeDeclaration: [String]] = [:]
        for (first, overrides) in families {
            let sorted = overrides.sorted { ($1.chain.count, $0.member.owner) < ($0.chain.count, $1.member.owner) }
            members[first] = OpenMember(
                overriding: sorted.map { OverridingClass(name: $0.member.owner, caller: $0.caller) })
            let names = Set(sorted.map(\.member.owner)).union([first.owner])
            for (member, home, chain, caller) in sorted {
                if let caller { callers[home, default: []].append(caller) }
                members[member] = OpenMember(above: chain.dropFirst().first(where: names.contains))
            }
        }
        return (members, callers.mapValues { $0.sorted() })
    }

    private typealias Override = (member: MemberDeclaration, home: TypeDeclaration, chain: [String], caller: String?)

    /// `Card_fill_with_Caller` of `fill(with:)` in `Card`.
    private static func caller(of member: MemberDeclaration) -> String {
        let words = member.owner.split(separator: ".").map(String.init) + [member.name] + member.labels
        return words.joined(separator: "_") + "_Caller"
    }

    private struct Added: Hashable {
        let type: String
        let signature: String
        let isOfType: Bool

        init(_ member: MemberDeclaration, in type: String) {
            (self.type, signature, isOfType) = (type, member.signature, member.modifiers.has("class"))
        }
    }

    /// What extensions add to classes of UIKit's; what a class overrides of it, Objective-C sees.
    private func addedMembers() -> [Added: MemberDeclaration] {
        var added: [Added: MemberDeclaration] = [:]
        for member in callableMembers()
        where member.type?.keyword == .extension && !member.modifiers.has("override") && member.branch == 0 {
            let name = member.owner
            guard name == "NSObject" || UIKitClasses.above(name) != nil, !declares(name) else { continue }
            added[Added(member, in: name)] = member
        }
        return added
    }

    /// Members with a body that can be called by another name, under no condition that their class is not under.
    private func callableMembers() -> [MemberDeclaration] {
        extendedTypes.flatMap(parts).filter { type in
            (!type.file.isAdapted || type.file.isElsewhere) && (type.keyword != .extension || !type.isConstrained)
        }.flatMap { type in
            let condition = type.keyword == .extension ? 0 : type.branch
            return type.members.filter { $0.branch == condition && MemberCall(of: $0, observed: true) != nil }
        }
    }

    /// The added member that one overrides; nil if a class of the app's declares it first.
    private func first(of member: MemberDeclaration, _ firsts: [Added: MemberDeclaration]) -> MemberDeclaration? {
        for above in chain(of: member.owner).dropFirst() {
            if let first = firsts[Added(member, in: above)] { return first }
            let isDeclared =
                declares(above)
                && members(of: above).contains {
                    $0.signature == member.signature && !$0.modifiers.has("override")
                }
            if isDeclared { return nil }
        }
        return nil
    }

    /// Whether the first can name the class that overrides it: it is in the same module, neither it nor a type around it
    /// is generic or hidden, and it is under no condition.
    private func isReachable(_ type: TypeDeclaration, from first: MemberDeclaration) -> Bool {
        guard type.file.isElsewhere == first.file.isElsewhere else { return false }
        let words = type.qualifiedName.split(separator: ".")
        return !(1...words.count).contains { length in
            parts(of: words.prefix(length).joined(separator: ".")).contains { part in
                guard part.keyword != .extension else { return false }
                let isHidden =
                    part.modifiers.has("private") && length > 1 || part.modifiers.isPrivate && type.file !== first.file
                return isHidden || part.source.is(part.nameEnd + 1, "<") || part.branch != 0
            }
        }
    }

    func chain(of name: String) -> [String] {
        let own = line(of: name)
        return own + sequence(first: own[own.count - 1], next: UIKitClasses.above).dropFirst()
    }
}
