/// Kerning of a pair in units of 1/2048 em, in the outlines that weights and sizes lie between.
struct KerningUnits: Sendable {
    var regularText: Int16 = 0
    var regularDisplay: Int16 = 0
    var blackText: Int16 = 0
    var blackDisplay: Int16 = 0
}

/// ``KerningPairs`` by position: looked up once a character.
enum KerningTable {
    /// Printable characters of ASCII.
    static let characters: ClosedRange<UInt32> = 32...126

    /// Position among ``characters`` of what a scalar kerns as, a letter with marks as the letter; the largest number
    /// for
    /// none.
    static func letter(of scalar: UInt32) -> UInt8 { LatinBases.letter(of: scalar).map { UInt8($0 - 32) } ?? .max }

    /// For each pair of ``characters``, by the left one, then the right one: the position of its figures; 0 for none.
    static func indices() -> [UInt16] {
        var indices = [UInt16](repeating: 0, count: 95 * 95)
        var next: UInt16 = 1
        for row in KerningPairs.rows {
            let left = Int(row.left.utf8Start[0]) - 32
            for index in 0..<row.right.utf8CodeUnitCount {
                indices[left * 95 + Int(row.right.utf8Start[index]) - 32] = next
                next += 1
            }
        }
        return indices
    }

    /// The figures; nothing in the first place.
    static func units() -> [KerningUnits] {
        var units = [KerningUnits()]
        for row in KerningPairs.rows {
            for index in stride(from: 0, to: row.units.count, by: 4) {
                units.append(
                    KerningUnits(
                        regularText: row.units[index], regularDisplay: row.units[index + 1],
                        blackText: row.units[index + 2], blackDisplay: row.units[index + 3]))
            }
        }
        return units
    }
}
