// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/FontFile+Errors.tsv.
// swift-format-ignore-file

import Foundation

/// Why a font file was refused: where, and what.
public struct FontFileError: Error, Hashable, Sendable, Codable {
    /// File name, or what the bytes were called.
    public let file: String
    /// Four-letter name of the table at fault; nil for the file as a whole.
    public let table: String?
    /// Byte at which reading failed, counted from the start of the file; nil if no single one is at fault.
    public let offset: Int?
    /// What is wrong.
    public let problem: Problem
}

extension FontFileError {
    /// What is wrong, as a fact; ``message`` has the words.
    public enum Problem: Hashable, Sendable, Codable {
        /// A file that does not open.
        case unreadable
        /// A font without tables.
        case noTables
        /// A font without the table named.
        case missingTable
        /// A font without a character map.
        case noMap
        /// Too few bytes for a font.
        case tooShort(bytes: Int)
        /// A font compressed for the web.
        case compressed
        /// Other first letters than a font's.
        case unknownBeginning(String)
        /// So many faces in a collection that has no space for them.
        case faceCount(Int)
        /// A table that reaches beyond the end of the file.
        case outside(offset: Int, length: Int)
        /// More bytes are needed than the table has.
        case cutOff(needed: Int, bytes: Int)
        /// A size of the em that is not possible.
        case unitsPerEm(Int)
        /// Another number of widths than of glyphs.
        case widthCount(Int, glyphs: Int)
        /// Widths that need more bytes than there are.
        case shortWidths(Int, bytes: Int)
        /// A line of an impossible height in units.
        case lineHeight(Int)
        /// A format of the character map that is not read.
        case mapFormat(Int)
        /// A segment of the map that ends before it begins.
        case segment(Int)
        /// Segments that name the same characters too often.
        case overlappingSegments
        /// More groups than the map has space for.
        case groupCount(Int)
        /// A group of the map that is no range.
        case group(Int)
        /// Characters from this one on have glyphs that do not exist.
        case missingGlyphs(from: UInt32, glyphs: Int)
    }
}
