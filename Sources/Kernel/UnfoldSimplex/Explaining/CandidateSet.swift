/// Some of a number of candidates, by their indices.
struct CandidateSet: Hashable {
    private var words: [UInt64]

    init(_ indices: [Int] = [], count: Int) {
        words = Array(repeating: 0, count: (count + 63) / 64)
        for index in indices { insert(index) }
    }

    func contains(_ index: Int) -> Bool { words[index >> 6] >> UInt64(index & 63) & 1 == 1 }

    mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }

    mutating func remove(_ index: Int) { words[index >> 6] &= ~(1 << UInt64(index & 63)) }

    func isSubset(of other: CandidateSet) -> Bool { zip(words, other.words).allSatisfy { $0 & ~$1 == 0 } }
}
