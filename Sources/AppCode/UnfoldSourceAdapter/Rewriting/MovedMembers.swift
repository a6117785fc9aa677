/// Members on their way from extensions into classes. What comes from another file stays there under another name where
/// that can be (``ForwardedMember``).
struct MovedMembers {
    /// A member's text, adapted, from the first column of its first line, and where that line is.
    struct Arrival {
        let path: String
        let line: Int
        let text: String
        /// What it is under where it comes from, and its class does not; empty for nothing.
        let condition: String
    }

    /// By file: the bytes that leave.
    private(set) var departures: [Int: [Range<Int>]] = [:]
    /// By file: changes of members that stay there and are called from their class.
    private(set) var renamings: [Int: [Edit]] = [:]
    /// By class, in the order of their positions.
    private(set) var arrivals: [AppDeclarations.Site: [Arrival]] = [:]

    init(_ app: AppDeclarations, _ rewriters: [Int: FileRewriter]) {
        let sorted = app.moves.sorted {
            ($0.key.site.file, $0.key.site.type, $0.key.member) < ($1.key.site.file, $1.key.site.type, $1.key.member)
        }
        for (member, target) in sorted {
            guard let rewriter = rewriters[member.site.file] else { continue }
            let file = rewriter.file
            let type = file.types[member.site.type]
            let declaration = type.members[member.member]
            guard let condition = Self.condition(of: declaration, rewriter, in: target, app) else { continue }
            let range = file.source.range(declaration.start, through: declaration.end)
            let start = range.lowerBound
            let position = file.source.position(start)
            let forwarded =
                member.site.file == target.file
                ? nil : ForwardedMember(declaration, of: file.qualifiedName(member.site.type), in: file.source)
            let text: String
            if let forwarded, let body = declaration.body {
                text = rewriter.adapted(start..<file.source.tokens[body.lowerBound].start) + forwarded.body
                renamings[member.site.file, default: []] += forwarded.edits
            } else {
                text = rewriter.adapted(range)
                // A semicolon behind it would be behind nothing.
                let end = declaration.end + (file.source.is(declaration.end + 1, ";") ? 1 : 0)
                departures[member.site.file, default: []].append(start..<file.source.tokens[end].end)
            }
            // Members of a `public extension` are public without saying so.
            let access = type.modifiers.access.flatMap { declaration.modifiers.access == nil ? $0 + " " : nil } ?? ""
            let override =
                member.site.file != target.file && app.inherited.overrides.contains(member) ? "override " : ""
            let indent = String(repeating: " ", count: max(0, position.column - 1 - access.utf8.count))
            arrivals[target, default: []].append(
                Arrival(
                    path: file.source.path, line: position.line, text: indent + access + override + text,
                    condition: condition))
        }
    }

    /// As the adapted file spells it.
    private static func condition(
        of member: MemberDeclaration, _ rewriter: FileRewriter, in target: AppDeclarations.Site, _ app: AppDeclarations
    ) -> String? {
        guard let home = app.file(target.file), let type = app.type(target) else { return nil }
        let source = rewriter.source
        let around = target.file == rewriter.number ? home.source.branch[type.close] : 0
        return source.branches(from: source.branch[member.start], within: around).flatMap { branches in
            source.condition(branches, spelled: rewriter.adapted)
        }
    }
}

extension FileRewriter {
    /// Bytes of the file after the changes in them.
    fileprivate func adapted(_ range: Range<Int>) -> String {
        String(decoding: edits.applied(to: source.bytes, in: range), as: UTF8.self)
    }
}
