/// Whether a text is well-formed: tags in pairs, attributes quoted, characters legal.
package enum XMLChecker {
    package static func mistake(in text: String) throws -> String? {
        for scalar in text.unicodeScalars where scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar) {
            return "illegal character \(scalar.value)"
        }
        var open: [String] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            if let bad = unescapedAmpersand(rest[..<start]) { return bad }
            var end = rest.index(after: start)
            var isQuoted = false
            while end < rest.endIndex, isQuoted || rest[end] != ">" {
                if rest[end] == "\"" { isQuoted.toggle() }
                if rest[end] == "<" { return "'<' inside a tag" }
                end = rest.index(after: end)
            }
            guard end < rest.endIndex else { return "a tag does not end" }
            let tag = rest[rest.index(after: start)..<end]
            if let bad = unescapedAmpersand(tag) { return bad }
            let name = String(tag.prefix { !$0.isWhitespace && $0 != "/" })
            if tag.hasPrefix("?") {
            } else if tag.hasPrefix("/") {
                let closing = String(tag.dropFirst())
                guard open.popLast() == closing else { return "</\(closing)> closes nothing" }
            } else if !tag.hasSuffix("/") {
                open.append(name)
            }
            rest = rest[rest.index(after: end)...]
        }
        return open.isEmpty ? nil : "<\(open.last!)> is not closed"
    }

    private static func unescapedAmpersand(_ text: Substring) -> String? {
        for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            guard let end = part.firstIndex(of: ";") else { return "a stray '&'" }
            let name = part[..<end]
            guard ["amp", "lt", "gt", "quot", "#10", "#9", "#13", "#35", "#58"].contains(name) else {
                return "'&\(name);'"
            }
        }
        return nil
    }
}
