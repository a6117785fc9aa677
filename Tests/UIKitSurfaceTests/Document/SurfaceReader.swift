import Foundation

/// Reads the public names of a module out of its sources.
struct SurfaceReader {
    /// A class, structure, enumeration or protocol with its public members.
    struct Entry {
        var name: String
        var kind: String
        var members: [(name: String, isInert: Bool)] = []
    }

    private(set) var entries: [String: Entry] = [:]
    private(set) var functions: [(name: String, isInert: Bool)] = []

    // swift-format-ignore: NeverUseForceTry
    private static let declaration = try! NSRegularExpression(
        pattern:
            #"^(?:(?:@\w+(?:\([^)]*\))?|public|open|final|static|class|override|convenience|required|nonisolated|indirect|mutating|weak|unowned|lazy|private\(set\)|internal\(set\)|package\(set\)|fileprivate\(set\)|prefix|postfix|nonisolated\(unsafe\))\s+)*(class|struct|enum|protocol|extension|typealias|func|var|let|init|subscript|case|actor)\b\s*([\w.`?]*)"#
    )

    /// Whether the words before a declaration make it public.
    private static func isPublic(_ line: Substring) -> Bool {
        let head = line.prefix { $0 != "{" && $0 != "=" }
        return head.hasPrefix("public ") || head.hasPrefix("open ") || head.contains(" public ")
            || head.contains(" open ")
    }

    private static let inertWords = [
        "Stored", "Accepted", "Never called", "Never asked", "Never posted", "nothing is drawn", "nothing is shown",
        "there are no touches", "there is no focus", "there are no events", "never posted", "Announced to nobody",
        "does nothing",
        "Writes nothing", "nothing drags", "Nothing is felt", "shows nothing", "nothing moves", "never asked", "stored",
        "Nothing.", "Passes", "Always false", "Not asked",
    ]

    mutating func read(_ source: String) {
        var scopes: [(name: String?, depth: Int, isProtocol: Bool)] = []
        var depth = 0
        var comment = ""
        var continues = false
        for raw in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = raw.drop { $0 == " " }
            if line.hasPrefix("///") {
                comment += line.dropFirst(3) + " "
                continue
            }
            if line.hasPrefix("//") || line.hasPrefix("#") || line.hasPrefix("@available") { continue }
            if !continues { declare(line, comment, &scopes, depth) }
            if !line.isEmpty { comment = "" }
            // Strings with brackets are rare enough in declarations; literal braces are left out.
            var isInString = false
            for character in line {
                if character == "\"" { isInString.toggle() }
                if isInString { continue }
                if character == "{" { depth += 1 }
                if character == "}" {
                    depth -= 1
                    while let last = scopes.last, last.depth > depth { scopes.removeLast() }
                }
            }
            continues = false
        }
    }

    private mutating func declare(
        _ line: Substring, _ comment: String, _ scopes: inout [(name: String?, depth: Int, isProtocol: Bool)],
        _ depth: Int
    ) {
        let text = String(line)
        let whole = NSRange(text.startIndex..., in: text)
        guard let match = Self.declaration.firstMatch(in: text, range: whole),
            let kindRange = Range(match.range(at: 1), in: text), let nameRange = Range(match.range(at: 2), in: text)
        else { return }
        let kind = String(text[kindRange])
        let name = text[nameRange].replacingOccurrences(of: "`", with: "")
        let outer = scopes.last
        // Bodies of functions have no scope of their own here: what stands deeper than the type is theirs.
        let isMember = depth == (outer?.depth ?? 0)
        let isSeen = Self.isPublic(line) || (outer?.isProtocol ?? false) || kind == "case" && outer?.name != nil
        switch kind {
        case "class", "struct", "enum", "protocol", "actor":
            guard isMember else { return }
            let full = [outer?.name, name].compactMap { $0 }.joined(separator: ".")
            let shown = Self.isPublic(line) && (outer == nil || outer?.name != nil)
            if shown, entries[full] == nil { entries[full] = Entry(name: full, kind: kind) }
            if line.contains("{"), !line.hasSuffix("{}") {
                scopes.append((shown ? full : nil, depth + 1, kind == "protocol"))
            }
        case "extension":
            guard depth == 0 || outer == nil || isMember else { return }
            if line.contains("{"), !line.hasSuffix("{}") { scopes.append((name, depth + 1, false)) }
        default:
            guard isMember, isSeen else { return }
            let label = kind == "init" ? "init" : kind == "subscript" ? "subscript" : name
            let isInert = Self.inertWords.contains { comment.contains($0) }
            guard let owner = outer?.name else {
                if outer == nil, Self.isPublic(line) { functions.append((label, isInert)) }
                return
            }
            entries[owner, default: Entry(name: owner, kind: "extension")].members.append((label, isInert))
        }
    }
}
