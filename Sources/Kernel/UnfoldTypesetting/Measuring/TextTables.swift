/// Tables that are read for every character, made once and never freed, so that reading takes no check.
final class TextTables: @unchecked Sendable {
    // Sendable: made once, and only read.
    static let shared = TextTables()

    let scalars: UnsafePointer<CommonScalar>
    /// U+2026, which is among them.
    var ellipsis: CommonScalar { scalars[0x326] }
    let kerningIndices: UnsafePointer<UInt16>
    let kerningUnits: UnsafePointer<KerningUnits>
    let tabularDigit = AdvanceMasters.tabularDigit

    private init() {
        scalars = PermanentTable(CommonScalar.latin()).entries
        let kerning = KerningTable()
        kerningIndices = PermanentTable(kerning.indices).entries
        kerningUnits = PermanentTable(kerning.units).entries
    }

    /// Made when the first text needs it.
    static let otherScalars = PermanentTable(CommonScalar.others())
}
