/// A small generator of reproducible random numbers (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
package struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
    package mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }
    package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    /// Between 0 and 1.
    package mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
    package mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
