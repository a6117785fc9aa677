import Foundation
import UnfoldAutoLayout

@testable import UnfoldTypesetting

/// Makes small TrueType files for tests: every letter is 100 units wider than the one before, 1000 units to the em.
struct FontFileBuilder {
    var unitsPerEm = 1000
    var ascender = 900
    var descender = -300
    var lineGap = 50
    var advances = [500, 100, 200, 300, 400]
    var postScriptName = "Test-Bold"
    var family = "Test"
    var weightClass = 700
    /// The subtable of `cmap`, without platform and encoding.
    var map: [UInt8] = FontFileBuilder.format4([(65, 68, 1)])
    var platform = (3, 1)
    var extraTables: [(String, [UInt8])] = []
    var leavesOut: Set<String> = []

    static func u16(_ values: Int...) -> [UInt8] {
        values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    static func u32(_ values: Int...) -> [UInt8] {
        values.flatMap { u16($0 >> 16 & 0xFFFF, $0 & 0xFFFF) }
    }

    /// Segments of (first, last, first glyph).
    static func format4(_ segments: [(Int, Int, Int)]) -> [UInt8] {
        let all = segments + [(0xFFFF, 0xFFFF, 0)]
        let count = all.count
        var bytes = u16(4, 16 + 8 * count, 0, 2 * count, 0, 0, 0)
        for segment in all { bytes += u16(segment.1) }
        bytes += u16(0)
        for segment in all { bytes += u16(segment.0) }
        for segment in all { bytes += u16(segment.2 == 0 ? 1 : segment.2 - segment.0) }
        for _ in all { bytes += u16(0) }
        return bytes
    }

    /// The same with lists of glyphs instead of differences.
    static func format4Listed(_ first: Int, _ glyphs: [Int]) -> [UInt8] {
        let last = first + glyphs.count - 1
        var bytes = u16(4, 16 + 16 + 2 * glyphs.count, 0, 4, 0, 0, 0)
        bytes += u16(last, 0xFFFF, 0, first, 0xFFFF, 0, 1, 4, 0)
        for glyph in glyphs { bytes += u16(glyph) }
        return bytes
    }

    static func format6(_ first: Int, _ glyphs: [Int]) -> [UInt8] {
        u16(6, 10 + 2 * glyphs.count, 0, first, glyphs.count) + glyphs.flatMap { u16($0) }
    }

    static func format12(_ groups: [(Int, Int, Int)]) -> [UInt8] {
        u16(12, 0) + u32(16 + 12 * groups.count, 0, groups.count) + groups.flatMap { u32($0.0, $0.1, $0.2) }
    }

    static func format0(_ glyphs: [Int: Int]) -> [UInt8] {
        u16(0, 262, 0) + (0..<256).map { UInt8(glyphs[$0] ?? 0) }
    }

    private var tables: [(String, [UInt8])] {
        let u16 = Self.u16
        let head = u16(1, 0, 0, 0, 0, 0, 0x5F0F, 0x3CF5, 0, unitsPerEm) + [UInt8](repeating: 0, count: 34)
        let hhea = u16(1, 0, ascender, descender, lineGap) + [UInt8](repeating: 0, count: 24) + u16(advances.count)
        var os2 = [UInt8](repeating: 0, count: 96)
        os2.replaceSubrange(0..<2, with: u16(2))
        os2.replaceSubrange(4..<6, with: u16(weightClass))
        os2.replaceSubrange(86..<90, with: u16(480, 700))
        let all: [(String, [UInt8])] = [
            ("OS/2", os2),
            ("cmap", u16(0, 1, platform.0, platform.1) + Self.u32(12) + map),
            ("head", head), ("hhea", hhea),
            ("hmtx", advances.flatMap { u16($0, 0) }),
            ("maxp", u16(1, 0, advances.count)), ("name", names),
        ]
        return all.filter { !leavesOut.contains($0.0) } + extraTables
    }

    private var names: [UInt8] {
        let texts = [(1, family), (4, family + " Bold"), (6, postScriptName)]
        var storage: [UInt8] = []
        var records: [UInt8] = []
        for (kind, text) in texts {
            let bytes = text.utf16.flatMap { Self.u16(Int($0)) }
            records += Self.u16(3, 1, 0x409, kind, bytes.count, storage.count)
            storage += bytes
        }
        return Self.u16(0, texts.count, 6 + records.count) + records + storage
    }

    func data() -> Data {
        let tables = self.tables
        var directory = Self.u32(0x0001_0000) + Self.u16(tables.count, 0, 0, 0)
        var body: [UInt8] = []
        let start = 12 + 16 * tables.count
        for (name, bytes) in tables {
            directory += Array(name.utf8) + Self.u32(0, start + body.count, bytes.count)
            body += bytes
        }
        return Data(directory + body)
    }
}
