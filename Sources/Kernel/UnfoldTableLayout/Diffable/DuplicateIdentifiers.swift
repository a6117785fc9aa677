/// Identifiers in the texts of exceptions, printed as UIKit prints a set: in order of appearance, each once.
package enum DuplicateIdentifiers {
    package static func text<Identifier: Hashable>(_ identifiers: [Identifier]) -> String {
        var seen: Set<Identifier> = []
        let lines = identifiers.filter { seen.insert($0).inserted }.map { "    \($0)" }
        return "{(\n\(lines.joined(separator: ",\n"))\n)}"
    }

    package static func list<Identifier>(_ identifiers: [Identifier]) -> String {
        "(\n\(identifiers.map { "    \($0)" }.joined(separator: ",\n"))\n)"
    }
}
