/// Kerning of a pair in units of 1/2048 em, in the outlines that weights and sizes lie between.
struct KerningUnits: Sendable {
    var regularText: Int16 = 0
    var regularDisplay: Int16 = 0
    var blackText: Int16 = 0
    var blackDisplay: Int16 = 0
}

/// ``KerningPairs`` by position: looked up once a character.
struct KerningTable {
    static let characters: ClosedRange<UInt32> = 32...126

    /// Position among ``characters`` of what a scalar kerns as, a letter with marks as the letter; the largest number for
    /// none.
    static func letter(of scalar: UInt32) -> UInt8 { LatinBases.letter(of: scalar).map { UInt8($0 - 32) } ?? .max }

    /// For each pair of ``characters``, by the left one, then the right one: the position of its figures; 0 for none.
    let indices: [UInt16]
    /// The figures; nothing in the first place.
    let units: [KerningUnits]

    init() {
        var indices = [UInt16](repeating: 0, count: 95 * 95)
        var units = [KerningUnits()]
        var table = TableText(KerningPairs.text)
        while let left = table.word()?.first, let right = table.word() {
            for byte in right {
                let character = byte == UInt8(ascii: "|") ? UInt8(ascii: " ") : byte
                indices[(Int(left) - 32) * 95 + Int(character) - 32] = UInt16(units.count)
                units.append(
                    KerningUnits(
                        regularText: table.number() ?? 0, regularDisplay: table.number() ?? 0,
                        blackText: table.number() ?? 0, blackDisplay: table.number() ?? 0))
            }
        }
        (self.indices, self.units) = (indices, units)
    }
}
