/// Letters and digits become one of their kind, case and width, so that lines break alike and texts are lost.
struct Redaction {
    /// Letters of about the same width in the system font, and the one that takes their place.
    private static let groups: [(letters: String, substitute: Character)] = [
        ("abdeghnopqu", "n"), ("cksvxyz", "x"), ("ijl", "l"), ("frt", "t"), ("mw", "m"), ("ABCDEGHKNOPQRSUVXYZ", "N"),
        ("FIJLT", "L"), ("MW", "M"), ("0123456789", "0"),
    ]

    private static let substitutes: [Character: Character] = Dictionary(
        uniqueKeysWithValues: groups.flatMap { group in group.letters.map { ($0, group.substitute) } })

    func redacted(_ text: String) -> String {
        String(
            text.map { character in
                if let other = Self.substitutes[character] { return other }
                guard character.isLetter || character.isNumber else { return character }
                // An ideograph is as wide as any other.
                let isWide = character.unicodeScalars.first.map { (0x2E80...0x9FFF).contains($0.value) } ?? false
                if isWide { return "国" }
                return character.isUppercase ? "N" : "n"
            })
    }
}
