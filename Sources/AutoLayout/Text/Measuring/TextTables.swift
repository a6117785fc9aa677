/// Tables that are read for every character, made once and never freed, so that reading them takes no check and no count.
final class TextTables: @unchecked Sendable {
    static let shared = TextTables()

    /// By ``CommonScalar/index(of:)``.
    let scalars: UnsafePointer<CommonScalar>
    /// U+2026, which is common.
    let ellipsis: CommonScalar
    /// Of ``KerningTable/pairs()``.
    let kerning: UnsafePointer<Int16>
    /// Of ``LineBreakWalk/allMoves()``.
    let breaks: UnsafePointer<LineBreakWalk.Move>

    private init() {
        let all = CommonScalar.all()
        scalars = Self.keep(all)
        ellipsis = CommonScalar.index(of: 0x2026).map { all[$0] } ?? CommonScalar()
        kerning = Self.keep(KerningTable.pairs())
        breaks = Self.keep(LineBreakWalk.allMoves())
    }

    private static func keep<Entry>(_ entries: [Entry]) -> UnsafePointer<Entry> {
        let memory = UnsafeMutablePointer<Entry>.allocate(capacity: entries.count)
        memory.initialize(from: entries, count: entries.count)
        return UnsafePointer(memory)
    }
}
