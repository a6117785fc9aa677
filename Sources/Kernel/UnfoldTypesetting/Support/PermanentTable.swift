/// Entries that are read for every character: made once and never freed, so that reading takes no check.
struct PermanentTable<Entry>: @unchecked Sendable {
    // Sendable: what it points to is written here only.
    let entries: UnsafePointer<Entry>

    init(_ entries: [Entry]) {
        let memory = UnsafeMutablePointer<Entry>.allocate(capacity: entries.count)
        memory.initialize(from: entries, count: entries.count)
        self.entries = UnsafePointer(memory)
    }
}
