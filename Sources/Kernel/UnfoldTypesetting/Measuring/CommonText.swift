/// Reads a text of common scalars byte by byte: characters with their advances, kerning included. The same as walking
/// over `Character`s, as ``CommonScalar`` says.
struct CommonText {
    struct Character {
        var scalar: CommonScalar
        var advance: CGFloat
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let metrics: GlyphMetrics
    private let readsWide: Bool
    private let scalars = TextTables.shared.scalars
    private let tables = TextTables.shared
    private var position = 0
    /// The next character, which kerning looks at.
    private var ahead: UInt32 = 0
    private var aheadEntry: UnsafePointer<CommonScalar>
    private var hasAhead = false

    /// Nil for a text that is not stored as UTF-8, or if `body` returns nil.
    @inline(__always) static func read<Result>(
        _ text: String, _ metrics: GlyphMetrics, readsWide: Bool = true,
        _ body: (inout CommonText, _ bytes: Int) -> Result?
    ) -> Result? {
        let result = text.utf8.withContiguousStorageIfAvailable { bytes -> Result? in
            var text = CommonText(bytes, metrics, readsWide)
            return body(&text, bytes.count)
        }
        return result ?? nil
    }

    @inline(__always) private init(_ bytes: UnsafeBufferPointer<UInt8>, _ metrics: GlyphMetrics, _ readsWide: Bool) {
        self.bytes = bytes
        self.metrics = metrics
        self.readsWide = readsWide
        aheadEntry = scalars
        readAhead()
    }

    /// Whether all was read; false after a scalar that is not common.
    var isComplete: Bool { position == bytes.count && !hasAhead }

    /// Nil at the end, and before a scalar that is not common.
    @inline(__always) mutating func next() -> Character? {
        guard hasAhead else { return nil }
        let value = ahead
        let scalar = aheadEntry.pointee
        readAhead()
        var advance = metrics.advance(of: value, scalar)
        if hasAhead { advance += metrics.kerning(scalar.letter, aheadEntry.pointee.letter, tables) }
        return Character(scalar: scalar, advance: advance)
    }

    @inline(__always) private mutating func readAhead() {
        hasAhead = false
        guard position < bytes.count else { return }
        let first = UInt32(bytes[position])
        // What most texts are made of; none of it is wide.
        if first < 0x80, first != 13 {
            let entry = scalars + Int(first)
            guard entry.pointee.traits.contains(.isCommon) else { return }
            ahead = first
            aheadEntry = entry
            position += 1
            hasAhead = true
            return
        }
        let next = Self.scalar(at: position, of: bytes)
        ahead = next.value
        guard let entry = next.entry, readsWide || !entry.pointee.traits.contains(.isWide) else { return }
        aheadEntry = entry
        position += next.length
        hasAhead = true
    }

    /// A scalar with the bytes it takes; its entry is nil if it is not common.
    @inline(never) private static func scalar(
        at position: Int, of bytes: UnsafeBufferPointer<UInt8>
    ) -> (value: UInt32, length: Int, entry: UnsafePointer<CommonScalar>?) {
        let first = UInt32(bytes[position])
        var value = first
        var length = 1
        if first == 13, position + 1 < bytes.count, bytes[position + 1] == 10 {
            // One character, which counts as LF.
            (value, length) = (10, 2)
        } else if first >= 0xE0 {
            guard first < 0xF0 else { return (first, 1, nil) }
            value = (first & 0xF) << 12 | (UInt32(bytes[position + 1]) & 0x3F) << 6 | UInt32(bytes[position + 2]) & 0x3F
            length = 3
        } else if first >= 0x80 {
            value = (first & 0x1F) << 6 | UInt32(bytes[position + 1]) & 0x3F
            length = 2
        }
        let entry = CommonScalar.entry(of: value, TextTables.shared.scalars)
        return (value, length, entry.flatMap { $0.pointee.traits.contains(.isCommon) ? $0 : nil })
    }
}
