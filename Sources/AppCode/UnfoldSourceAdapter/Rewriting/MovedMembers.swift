/// Members on their way from extensions into classes; those of other files may stay (``ForwardedMember``).
struct MovedMembers {
    /// A member's text, adapted, from the first column of its first line, and where that line is.
    struct Arrival {
        let path: String
        let line: Int
        let text: String
        /// What it is under where it comes from, and its class does not; empty for nothing.
        let condition: String
    }

    private(set) var departures: [SourceFile: [Range<Int>]] = [:]
    /// By file: changes of members that stay there and are called from their class.
    private(set) var renamings: [SourceFile: [Edit]] = [:]
    /// By class, in the order of their positions.
    private(set) var arrivals: [TypeDeclaration: [Arrival]] = [:]

    init(_ app: AppDeclarations, _ rewriters: [SourceFile: FileRewriter]) {
        for member in app.files.flatMap(\.types).flatMap(\.members) {
            guard let target = app.moves[member], let type = member.type, let rewriter = rewriters[member.file],
                let condition = Self.condition(of: member, rewriter, in: target)
            else { continue }
            let (file, source) = (member.file, member.source)
            let range = source.range(member.start, through: member.end)
            let position = source.position(range.lowerBound)
            let isElsewhere = file != target.file
            let text: String
            if isElsewhere, let forwarded = ForwardedMember(member), let body = member.body {
                text = rewriter.adapted(range.lowerBound..<source.tokens[body.lowerBound].start) + forwarded.body
                renamings[file, default: []] += forwarded.edits
            } else {
                text = rewriter.adapted(range)
                // A semicolon behind it would be behind nothing.
                let end = member.end + (source.is(member.end + 1, ";") ? 1 : 0)
                departures[file, default: []].append(range.lowerBound..<source.tokens[end].end)
            }
            // Members of a `public extension` are public without saying so.
            let access = type.modifiers.access.flatMap { member.modifiers.access == nil ? $0 + " " : nil } ?? ""
            let override = isElsewhere && app.inherited.overrides.contains(member) ? "override " : ""
            let indent = String(repeating: " ", count: max(0, position.column - 1 - access.utf8.count))
            arrivals[target, default: []].append(
                Arrival(
                    path: source.path, line: position.line, text: indent + access + override + text,
                    condition: condition))
        }
    }

    private static func condition(
        of member: MemberDeclaration, _ rewriter: FileRewriter, in target: TypeDeclaration
    ) -> String? {
        let around = target.file == member.file ? target.source.branch[target.close] : 0
        return member.source.branches(from: member.branch, within: around).flatMap { branches in
            member.source.condition(branches, spelled: rewriter.adapted)
        }
    }
}

extension FileRewriter {
    fileprivate func adapted(_ range: Range<Int>) -> String {
        String(decoding: edits.applied(to: source.bytes, in: range), as: UTF8.self)
    }
}
