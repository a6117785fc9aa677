/// Small numbers by chance, the same in every run: a xorshift generator from a seed.
struct Dice {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15 }

    /// A number from 0 up to, and without, `sides`.
    mutating func roll(_ sides: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(sides))
    }
}
