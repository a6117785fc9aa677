extension FontFileError: CustomStringConvertible {
    /// `file: table 'hmtx' at byte 1234: …; …`.
    public var description: String { file + (table == nil && offset != nil ? " " : ": ") + sentence }

    /// Without the file's name.
    package var sentence: String {
        let position = [table.map { "table '\($0)'" }, offset.map { "at byte \($0)" }].compactMap { $0 }
            .joined(separator: " ")
        return (position.isEmpty ? "" : position + ": ") + message + (remedy.map { "; \($0)" } ?? "")
    }

    /// What is wrong, as a sentence without a full stop.
    public var message: String {
        switch problem {
        case .unreadable: "the file cannot be read"
        case .tooShort(let bytes): "it has \(bytes) bytes, too few for a font"
        case .compressed: "it is a compressed web font"
        case .unknownBeginning(let tag): "it does not begin as a font does ('\(tag)')"
        case .faceCount(let count): "the collection claims to have \(count) faces"
        case .noTables: "the face has no tables"
        case .missingTable: "the font has no such table, which it needs"
        case .outside(let offset, let length):
            "it should lie at byte \(offset) and be \(length) bytes long, beyond the end of the file"
        case .cutOff(let needed, let bytes): "\(needed) bytes are needed there, and the table ends after \(bytes)"
        case .unitsPerEm(let units): "\(units) units to the em; 16 to 16384 are possible"
        case .widthCount(let count, let glyphs): "\(count) widths for \(glyphs) glyphs"
        case .shortWidths(let count, let bytes): "\(count) widths need \(4 * count) bytes, and it has \(bytes)"
        case .lineHeight(let units): "a line would be \(units) units high"
        case .mapFormat(let format): "its character map has format \(format)"
        case .noMap: "it maps no characters in a way that is read here"
        case .segment(let index): "segment \(index) ends before it begins"
        case .overlappingSegments: "its segments overlap too often"
        case .groupCount(let count): "it claims to have \(count) groups, more than fit into it"
        case .group(let index): "group \(index) maps no valid range"
        case .missingGlyphs(let first, let glyphs):
            "characters from U+\(String(first, radix: 16, uppercase: true)) on have glyphs that do not exist; "
                + "there are \(glyphs)"
        }
    }

    /// What the reader of the message can do; nil if nothing but another file helps.
    public var remedy: String? {
        switch problem {
        case .unreadable: "check the path and the permissions"
        case .tooShort, .compressed, .unknownBeginning: "give a TrueType or OpenType file (.ttf, .otf, .ttc)"
        case .outside, .shortWidths: "the file seems to be cut off"
        case .cutOff: "the file seems to be damaged"
        case .mapFormat: "formats 0, 4, 6 and 12 are read"
        default: nil
        }
    }
}
