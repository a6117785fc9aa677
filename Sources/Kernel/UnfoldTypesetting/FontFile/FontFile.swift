/// A face of a TrueType or OpenType file: its metrics and the advance width of every character. Outlines, kerning and
/// shaping are not read; of a variable font the default instance is.
public final class FontFile: Sendable {
    /// Name that `UIFont(name:size:)` knows the face by, such as `OpenSans-Semibold`.
    public let postScriptName: String
    /// Name of the family, such as `Open Sans`.
    public let familyName: String
    /// Name for people, such as `Open Sans Semibold`.
    public let fullName: String
    /// Units of the file's numbers in one em, 16 to 16384.
    public let unitsPerEm: Int
    /// Number of its glyphs.
    public let glyphCount: Int
    /// Stroke weight, from table `OS/2`: 1 to 1000; nil where there is none.
    let weightClass: Int?
    /// Whether it is italic or oblique.
    public let isItalic: Bool

    package let bytes: [UInt8]
    let metrics: FontFaceMetrics
    private let characters: CharacterMap
    /// One for each glyph; trailing glyphs share the last.
    private let advances: [UInt16]
    /// What ``advance(of:)`` answers for the scalars below U+0300; negative for nil.
    private let latin: [CGFloat]

    /// The first face of the file at `url`.
    /// - Throws: ``FontFileError`` if the file cannot be read or is damaged.
    public convenience init(contentsOf url: URL) throws(FontFileError) {
        try self.init(FontFile.directories(of: FontFile.read(url))[0], fallbackName: url.lastPathComponent)
    }

    /// The first face in `data`; `name` is what messages call it.
    /// - Throws: ``FontFileError`` if the data are damaged.
    public convenience init(data: Data, name: String) throws(FontFileError) {
        let bytes = FontBytes(file: name, bytes: [UInt8](data))
        try self.init(FontFile.directories(of: bytes)[0], fallbackName: name)
    }

    /// All faces of the file at `url`: one, or those of a collection.
    /// - Throws: ``FontFileError`` if the file cannot be read or is damaged.
    public static func faces(contentsOf url: URL) throws(FontFileError) -> [FontFile] { try faces(read(url)) }

    /// All faces in `data`; `name` is what messages call it.
    /// - Throws: ``FontFileError`` if the data are damaged.
    public static func faces(data: Data, name: String) throws(FontFileError) -> [FontFile] {
        try faces(FontBytes(file: name, bytes: [UInt8](data)))
    }

    /// Advance width of a character in ems; nil if the font has no glyph for it.
    public func advance(of scalar: Unicode.Scalar) -> CGFloat? {
        let ems =
            scalar.value < latin.count
            ? latin[Int(scalar.value)] : Self.ems(of: scalar.value, characters, advances, units: unitsPerEm)
        return ems < 0 ? nil : ems
    }

    private static func ems(of scalar: UInt32, _ map: CharacterMap, _ advances: [UInt16], units: Int) -> CGFloat {
        let glyph = map.glyph(of: scalar)
        guard glyph > 0 else { return -1 }
        return CGFloat(advances[min(glyph, advances.count - 1)]) / CGFloat(units)
    }

    private static func faces(_ bytes: FontBytes) throws(FontFileError) -> [FontFile] {
        var faces: [FontFile] = []
        for directory in try directories(of: bytes) { faces.append(try FontFile(directory, fallbackName: bytes.file)) }
        return faces
    }

    private static func read(_ url: URL) throws(FontFileError) -> FontBytes {
        do {
            return FontBytes(file: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
        } catch {
            throw FontFileError(file: url.path, table: nil, offset: nil, problem: .unreadable)
        }
    }

    private static func directories(of bytes: FontBytes) throws(FontFileError) -> [FontDirectory] {
        var directories: [FontDirectory] = []
        for offset in try FontDirectory.faces(in: bytes) { directories.append(try FontDirectory(bytes, at: offset)) }
        return directories
    }

    private init(_ directory: FontDirectory, fallbackName: String) throws(FontFileError) {
        bytes = directory.file.bytes
        let head = try directory.table("head")
        let units = try head.u16(18)
        guard (16...16384).contains(units) else { throw head.failure(at: 18, .unitsPerEm(units)) }
        unitsPerEm = units
        glyphCount = try directory.table("maxp").u16(4)
        let horizontal = try directory.table("hhea")
        advances = try Self.advances(directory.table("hmtx"), count: horizontal.u16(34), glyphs: glyphCount)
        characters = try CharacterMap(directory.table("cmap"), glyphCount: glyphCount)
        latin = (0..<0x300).map { [characters, advances] in Self.ems(of: $0, characters, advances, units: units) }
        let style = try FontStyleTable(directory.optionalTable("OS/2"))
        metrics = try FontFile.metrics(horizontal, style, units: CGFloat(units))
        weightClass = style.weightClass
        let macStyle = try head.u16(44)
        isItalic = style.isItalic || macStyle & 2 != 0
        let names = try FontNames(directory.optionalTable("name"))
        familyName = names.family ?? fallbackName
        fullName = names.full ?? familyName
        postScriptName = names.postScript ?? fullName.filter { $0 != " " }
    }

    private static func advances(_ table: FontBytes, count: Int, glyphs: Int) throws(FontFileError) -> [UInt16] {
        guard count > 0, glyphs > 0, count <= glyphs
        else { throw table.failure(at: nil, .widthCount(count, glyphs: glyphs)) }
        guard table.count >= 4 * count else { throw table.failure(at: nil, .shortWidths(count, bytes: table.count)) }
        var advances: [UInt16] = []
        advances.reserveCapacity(count)
        for index in 0..<count { advances.append(UInt16(try table.u16(4 * index))) }
        return advances
    }

    /// As Apple's systems take them: `hhea` first, then the typographic and the Windows figures of `OS/2`.
    private static func metrics(
        _ horizontal: FontBytes, _ style: FontStyleTable, units: CGFloat
    ) throws(FontFileError) -> FontFaceMetrics {
        var ascender = try horizontal.i16(4)
        var descender = try horizontal.i16(6)
        var leading = try horizontal.i16(8)
        if ascender == 0, descender == 0, let other = style.vertical { (ascender, descender, leading) = other }
        // Some files give the descender without its sign.
        if descender > 0 { descender = -descender }
        guard ascender - descender > 0 else { throw horizontal.failure(at: 4, .lineHeight(ascender - descender)) }
        return FontFaceMetrics(
            ascender: CGFloat(ascender) / units, descender: CGFloat(descender) / units,
            leading: CGFloat(max(leading, 0)) / units,
            capHeight: style.capHeight.map { CGFloat($0) / units } ?? CGFloat(ascender) / units * 0.74,
            xHeight: style.xHeight.map { CGFloat($0) / units } ?? CGFloat(ascender) / units * 0.55, unitsPerEm: units)
    }
}

extension FontFile: Hashable {
    /// One file is equal to itself only.
    public static func == (left: FontFile, right: FontFile) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
