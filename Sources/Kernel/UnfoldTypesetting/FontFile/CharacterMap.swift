/// From characters to glyphs: the best subtable of `cmap`, in formats 0, 4, 6 and 12, as sorted ranges.
struct CharacterMap: Sendable {
    private struct Segment {
        var first: UInt32
        var last: UInt32
        var glyph: UInt32
    }

    private var segments: [Segment] = []

    /// Glyph of a character; 0, the missing glyph, if there is none.
    /// - Complexity: O(log n) of the number of ranges.
    func glyph(of character: UInt32) -> Int {
        let index = segments.countOfPrefix { $0.last < character }
        guard index < segments.count, segments[index].first <= character else { return 0 }
        return Int(segments[index].glyph + (character - segments[index].first))
    }

    init(_ table: FontBytes, glyphCount: Int) throws(FontFileError) {
        let subtable = try Self.bestSubtable(of: table)
        let format = try subtable.u16(0)
        switch format {
        case 0: try readBytes(subtable)
        case 4: try readSegments(subtable)
        case 6: try readTrimmed(subtable)
        case 12: try readGroups(subtable)
        default: throw subtable.failure(at: 0, .mapFormat(format))
        }
        try choose(subtable, glyphCount: glyphCount)
    }

    /// Unicode in full, then its first plane, then a symbol or old Macintosh map.
    private static func bestSubtable(of table: FontBytes) throws(FontFileError) -> FontBytes {
        let order: [[Int]] = [
            [3, 10], [0, 6], [0, 4], [3, 1], [0, 3], [0, 2], [0, 1], [0, 0], [3, 0], [1, 0],
        ]
        var best: (rank: Int, offset: Int)?
        for index in 0..<(try table.u16(2)) {
            let entry = 4 + 8 * index
            let kind = [try table.u16(entry), try table.u16(entry + 2)]
            guard let rank = order.firstIndex(of: kind), rank < best?.rank ?? .max else { continue }
            let offset = try table.u32(entry + 4)
            guard isReadable(try table.rest(from: offset)) else { continue }
            best = (rank, offset)
        }
        guard let best else { throw table.failure(at: 2, .noMap) }
        return try table.rest(from: best.offset)
    }

    private static func isReadable(_ subtable: FontBytes) -> Bool {
        guard let format = try? subtable.u16(0) else { return false }
        return [0, 4, 6, 12].contains(format)
    }

    /// Format 0: a byte each for 256 characters.
    private mutating func readBytes(_ table: FontBytes) throws(FontFileError) {
        for character in 0..<256 { append(UInt32(character), UInt32(try table.u8(6 + character))) }
    }

    /// Format 6: a dense range.
    private mutating func readTrimmed(_ table: FontBytes) throws(FontFileError) {
        let first = try table.u16(6)
        for index in 0..<(try table.u16(8)) { append(UInt32(first + index), UInt32(try table.u16(10 + 2 * index))) }
    }

    /// Format 4: segments with a difference, or with a list of glyphs.
    private mutating func readSegments(_ table: FontBytes) throws(FontFileError) {
        let doubled = try table.u16(6)
        let count = doubled / 2
        let ends = 14
        let starts = ends + doubled + 2
        let deltas = starts + doubled
        let offsets = deltas + doubled
        var visited = 0
        for index in 0..<count {
            let last = try table.u16(ends + 2 * index)
            let first = try table.u16(starts + 2 * index)
            let delta = try table.u16(deltas + 2 * index)
            let offset = try table.u16(offsets + 2 * index)
            guard first <= last else { throw table.failure(at: starts + 2 * index, .segment(index)) }
            // A damaged table may name the same characters thousands of times.
            visited += last - first + 1
            guard visited <= 0x20000 else { throw table.failure(at: nil, .overlappingSegments) }
            for character in first...last where character != 0xFFFF {
                var glyph = character + delta
                if offset != 0 {
                    let listed = try table.u16(offsets + 2 * index + offset + 2 * (character - first))
                    glyph = listed == 0 ? 0 : listed + delta
                }
                append(UInt32(character), UInt32(glyph & 0xFFFF))
            }
        }
    }

    /// Format 12: groups of 32-bit numbers.
    private mutating func readGroups(_ table: FontBytes) throws(FontFileError) {
        let count = try table.u32(12)
        guard count <= table.count / 12 else { throw table.failure(at: 12, .groupCount(count)) }
        for index in 0..<count {
            let entry = 16 + 12 * index
            let first = try table.u32(entry)
            let last = try table.u32(entry + 4)
            let glyph = try table.u32(entry + 8)
            guard first <= last, last <= 0x10FFFF, glyph <= 0xFFFF
            else { throw table.failure(at: entry, .group(index)) }
            segments.append(Segment(first: UInt32(first), last: UInt32(last), glyph: UInt32(glyph)))
        }
    }

    private mutating func append(_ character: UInt32, _ glyph: UInt32) {
        guard glyph != 0 else { return }
        if let known = segments.last, character == known.last + 1, glyph == known.glyph + (character - known.first) {
            segments[segments.count - 1].last = character
            return
        }
        segments.append(Segment(first: character, last: character, glyph: glyph))
    }

    /// Sorts the ranges and cuts what overlaps; glyphs that do not exist are refused.
    private mutating func choose(_ table: FontBytes, glyphCount: Int) throws(FontFileError) {
        segments.sort { ($0.first, $0.last) < ($1.first, $1.last) }
        var kept: [Segment] = []
        for segment in segments {
            var segment = segment
            if let before = kept.last, segment.first <= before.last {
                guard segment.last > before.last else { continue }
                segment.glyph += before.last + 1 - segment.first
                segment.first = before.last + 1
            }
            guard Int(segment.glyph) + Int(segment.last - segment.first) < glyphCount
            else { throw table.failure(at: nil, .missingGlyphs(from: UInt32(segment.first), glyphs: glyphCount)) }
            kept.append(segment)
        }
        segments = kept
    }
}
