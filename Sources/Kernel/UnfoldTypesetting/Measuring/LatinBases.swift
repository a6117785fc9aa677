/// Which character of ASCII another one is as wide as: itself, or a Latin letter without its marks (rule M6.3), by the
/// canonical decompositions of Unicode 15; a no-break space is a space.
enum LatinBases {
    /// Nil for a character that is not made of one of ASCII.
    @inline(__always) static func letter(of scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x20...0x7E: scalar
        case 0xA0: 0x20
        case 0xC0..<0x250: letter(in: latin, at: Int(scalar - 0xC0))
        case 0x1E00..<0x1F00: letter(in: additional, at: Int(scalar - 0x1E00))
        default: nil
        }
    }

    /// A hyphen stands for none: no letter is made of one.
    private static func letter(in list: StaticString, at index: Int) -> UInt32? {
        guard index < list.utf8CodeUnitCount, list.utf8Start[index] != 0x2D else { return nil }
        return UInt32(list.utf8Start[index])
    }

    /// U+00C0 to U+024F.
    private static let latin: StaticString = """
        AAAAAA-CEEEEIIII-NOOOOO--UUUUY--aaaaaa-ceeeeiiii-nooooo--uuuuy-yAaAaAaCcCcCcCcDd--EeEeEeEeEeGgGgGgGg\
        Hh--IiIiIiIiI---JjKk-LlLlLl----NnNnNn---OoOoOo--RrRrRrSsSsSsSsTtTt--UuUuUuUuUuUuWwYyYZzZzZz---------\
        ------------------------Oo-------------Uu----------------------------AaIiOoUuUuUuUuUu-AaAa----GgKkOo\
        Oo--j---Gg--NnAa----AaAaEeEeIiIiOoOoRrRrUuUuSsTt--Hh------AaEeOoOoOoOoYy----------------------------
        """

    /// U+1E00 to U+1EFF.
    private static let additional: StaticString = """
        AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSs\
        SsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy------AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEe\
        IiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy------
        """
}
