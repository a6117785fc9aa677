#if canImport(OSLog) && !os(macOS)
    import OSLog
#endif

@MainActor struct ConflictLog {
    /// Messages since a date (nil for the start of the process) in their order; nil if they cannot be read.
    var messages: (_ start: Date?) -> [String]?

    /// Of the system's log. A store does not always do what its options ask for, so that entries are chosen here.
    static let system = ConflictLog { start in
        #if canImport(OSLog) && !os(macOS)
            guard let store = try? OSLogStore(scope: .currentProcessIdentifier),
                let entries = try? store.getEntries(at: start.map { store.position(date: $0) })
            else { return nil }
            return entries.compactMap { entry in
                guard let entry = entry as? OSLogEntryLog, entry.subsystem == "com.apple.UIKit",
                    entry.category == "LayoutConstraints", start.map({ entry.date >= $0 }) ?? true
                else { return nil }
                return entry.composedMessage
            }
        #else
            return nil
        #endif
    }

    /// Messages of conflicts that name one of these views; nil if they cannot be read, or one is cut off.
    func conflicts(since start: Date?, of addresses: Set<String>) -> [String]? {
        guard let conflicts = messages(start)?.filter({ $0.hasPrefix(Self.beginning) }),
            conflicts.allSatisfy(Self.isWhole)
        else { return nil }
        return conflicts.filter { !addresses.isDisjoint(with: Self.addresses(in: $0)) }
    }

    private nonisolated static let beginning = "Unable to simultaneously satisfy constraints"

    /// The log keeps about a thousand bytes of a long message, and leaves out what it holds for private.
    private nonisolated static func isWhole(_ message: String) -> Bool {
        message.contains("Will attempt to recover by breaking constraint")
            && message.contains("Make a symbolic breakpoint at") && !message.contains("<private>")
    }

    private nonisolated static func addresses(in message: String) -> [String] {
        message.components(separatedBy: "0x").dropFirst().map { "0x" + $0.prefix(while: \.isHexDigit) }
    }
}
