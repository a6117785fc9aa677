/// Texts of cards, made by chance and the same in every run. There are about a thousand of each kind, in numbers that
/// divide each other nowhere: no text comes again for a thousand rows, and their combinations do not come again at all.
enum CardTexts {
    /// One to three words.
    static let titles = (0..<1_009).map { seed in words(1...3, seed: seed) }
    /// Amounts, with words now and then.
    static let values = (0..<997).map { seed in
        var random = Chance(seed: seed)
        let amount = "\(random.next(10)),\(100 + random.next(900)).\(10 + random.next(90))"
        return random.next(3) == 0 ? "\(random.next(99)) \(words(1...1, seed: seed))" : amount
    }
    /// A few words, a sentence, two lines of them.
    static let bodies = (0..<991).map { seed in words([3...4, 7...9, 15...19][seed % 3], seed: seed) + "." }

    private static func words(_ count: ClosedRange<Int>, seed: Int) -> String {
        var random = Chance(seed: seed)
        let words = (0..<count.lowerBound + random.next(count.count)).map { _ in
            vocabulary[random.next(vocabulary.count)]
        }
        return words.joined(separator: " ")
    }

    private static let vocabulary = [
        "Alice", "Bartholomew", "Christina", "Dee", "Edward", "Frederick", "Gwendolyn", "René", "Müller", "nothing",
        "to",
        "report", "waiting", "for", "the", "second", "signature", "since", "Tuesday", "morning", "paid", "in", "full",
        "receipt", "was", "sent", "address", "on", "file", "and", "a", "copy", "accountant", "who", "asked", "it",
        "(again)",
        "it’s", "–", "No. 12", "half-yearly", "per", "cent", "of", "account", "VAT", "AG",
    ]
}

/// Numbers by chance.
private struct Chance {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}
