/// Private texts: letters and digits become others of their kind, case and width class; spaces, marks and lengths stay,
/// so that lines break where they did. The sizes that the device measured are recorded with the texts.
struct Redaction {
    /// Letters of about the same width in the system font, which take each other's place.
    private static let groups = [
        "abdeghnopqu", "cksvxyz", "ijl", "frt", "mw", "ABCDEGHKNOPQRSUVXYZ", "FJLT", "MW", "0123456789",
    ]

    private static let next: [Character: Character] = Dictionary(
        uniqueKeysWithValues: groups.flatMap { group in
            let letters = Array(group)
            return letters.indices.map { (letters[$0], letters[($0 + letters.count / 2) % letters.count]) }
        })

    func redacted(_ text: String) -> String {
        String(
            text.map { character in
                if let other = Self.next[character] { return other }
                guard character.isLetter || character.isNumber else { return character }
                // An ideograph is as wide as any other.
                let isWide = character.unicodeScalars.first.map { (0x2E80...0x9FFF).contains($0.value) } ?? false
                if isWide { return "国" }
                return character.isUppercase ? "E" : "e"
            })
    }
}
