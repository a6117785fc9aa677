/// Suggestions for misspelt words.
public enum Spelling {
    /// The closest word, if it is near enough to be meant.
    public static func nearest(to word: String, in allowed: [String]) -> String? {
        guard word.count <= 64 else { return nil }
        let reach = max(1, word.count / 3)
        let lowered = word.lowercased()
        // What differs more in length than in letters allowed cannot be meant; of very many only the first are tried.
        let candidates = allowed.prefix(10_000).filter { abs($0.utf8.count - word.utf8.count) <= 4 * reach }
        let scored = candidates.map { (word: $0, distance: distance(lowered, $0.lowercased())) }
        guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
        // A word that shares nothing with the other was not meant.
        return best.distance <= reach && best.distance < word.count ? best.word : nil
    }

    /// "did you mean 'a' or 'b'?": the name in other letters' case, those that begin with the words written, as 'iPhone SE' does several, the nearest, or
    /// those that end with the word, as 'UILabel' does with 'Label'; of more than a list shows in any case of letters.
    package static func question(_ word: String, in allowed: [String], byEnding: Bool = true) -> String? {
        let end = word.lowercased()
        let same = allowed.filter { $0.lowercased() == end }
        let likely = same.isEmpty ? allowed.filter { $0.lowercased().hasPrefix(end + " ") }.prefix(4) : same.prefix(1)
        let near = likely.isEmpty ? [nearest(to: word, in: allowed)].compactMap { $0 } : Array(likely)
        let ending = allowed.lazy.filter { $0.hasSuffix(word) || allowed.count > 30 && $0.lowercased().hasSuffix(end) }
        let meant = near.isEmpty && byEnding && word.count > 2 ? Array(ending.prefix(4)) : near
        let words = meant.map { "'\(Excerpt.text($0))'" }
        guard let last = words.last else { return nil }
        return "did you mean " + (words.count > 1 ? words.dropLast().joined(separator: ", ") + " or " : "") + last + "?"
    }

    /// The words that are spelt most alike, best first, of 10,000 at most.
    static func closest(to word: String, in allowed: [String], count: Int) -> [String] {
        let lowered = word.prefix(64).lowercased()
        let scored = allowed.prefix(10_000).enumerated().map {
            (distance: distance(lowered, $0.element.prefix(64).lowercased()), index: $0.offset)
        }
        return scored.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(count).map {
            allowed[$0.index]
        }
    }

    /// Edit distance in which a swap of neighbours counts as one step (optimal string alignment).
    static func distance(_ a: String, _ b: String) -> Int {
        let a = Array(a)
        let b = Array(b)
        var older: [Int] = []
        var old = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(row[j] + 1, old[j + 1] + 1, old[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
                row.append(cost)
            }
            (older, old) = (old, row)
        }
        return old[b.count]
    }
}
