/// Names in an exported file: ids as Swift writes them, each once, and none that UIKit's classes have already.
struct SwiftNames {
    private var names: [String: String] = [:]
    private var taken = TakenNames.all

    mutating func name(_ id: String) -> String {
        if let known = names[id] { return known }
        let words = id.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
        var name = (words.first.map { [$0] } ?? []).joined() + words.dropFirst().map(Self.capital).joined()
        if name.first?.isLetter != true { name = "item" + Self.capital(name) }
        let base = taken.contains(name) ? "own" + Self.capital(name) : name
        var unique = base
        var number = 2
        while !taken.insert(unique).inserted {
            unique = "\(base)\(number)"
            number += 1
        }
        names[id] = unique
        return unique
    }

    mutating func type(_ text: String, suffix: String) -> String { Self.capital(name(Self.type(text) + suffix)) }

    /// `note-card` as `NoteCard`.
    static func type(_ text: String) -> String {
        let name = text.split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber)) }).map {
            capital(String($0))
        }
        .joined()
        return name.first?.isLetter == true ? name : "Scenario" + name
    }

    private static func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
