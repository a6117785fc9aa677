/// Tables that are read for every character, made once and never freed, so that reading them takes no check and no count.
final class TextTables: @unchecked Sendable {
    static let shared = TextTables()

    /// Of ``CommonScalar/latin()``.
    let scalars: UnsafePointer<CommonScalar>
    /// U+2026, which is among them.
    var ellipsis: CommonScalar { scalars[0x326] }
    /// Of ``KerningTable/pairs()``.
    let kerning: UnsafePointer<Int16>
    /// Of ``LineBreakWalk/allMoves()``.
    let breaks: UnsafePointer<LineBreakWalk.Move>

    private init() {
        scalars = Self.keep(CommonScalar.latin())
        kerning = Self.keep(KerningTable.pairs())
        breaks = Self.keep(LineBreakWalk.allMoves())
    }

    /// Made when the first text needs it.
    static let otherScalars = Others()

    /// Of ``CommonScalar/others()``.
    struct Others: @unchecked Sendable {
        let scalars = TextTables.keep(CommonScalar.others())
    }

    fileprivate static func keep<Entry>(_ entries: [Entry]) -> UnsafePointer<Entry> {
        let memory = UnsafeMutablePointer<Entry>.allocate(capacity: entries.count)
        memory.initialize(from: entries, count: entries.count)
        return UnsafePointer(memory)
    }
}
