/// What table `OS/2` says; every part may be missing.
struct FontStyleTable: Sendable {
    private(set) var weightClass: Int?
    private(set) var isItalic = false
    private(set) var vertical: (ascender: Int, descender: Int, leading: Int)?
    private(set) var xHeight: Int?
    private(set) var capHeight: Int?

    init(_ table: FontBytes?) throws(FontFileError) {
        guard let table, table.count >= 6 else { return }
        weightClass = try table.u16(4)
        guard table.count >= 78 else { return }
        isItalic = try table.u16(62) & 1 != 0
        let typographic = (try table.i16(68), try table.i16(70), try table.i16(72))
        vertical = typographic
        if typographic.0 == 0, typographic.1 == 0 { vertical = (try table.u16(74), -(try table.u16(76)), 0) }
        // From version 2 on.
        guard try table.u16(0) >= 2, table.count >= 90 else { return }
        let (small, capital) = (try table.i16(86), try table.i16(88))
        if small > 0 { xHeight = small }
        if capital > 0 { capHeight = capital }
    }
}
