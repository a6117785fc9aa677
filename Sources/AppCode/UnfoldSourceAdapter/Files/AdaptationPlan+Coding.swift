import Foundation

/// Plans between two commands of a build. The form is this version's own: both commands are of one program.
extension AdaptationPlan {
    private struct Stored: Codable {
        struct Change: Codable {
            let from: Int
            let to: Int
            let text: String
        }
        struct AdapterRemark: Codable {
            let line: Int
            let column: Int
            let kind: AdapterNote.Kind
        }
        let path: String
        let isAdapted: Bool
        let checksum: UInt64
        let changes: [Change]
        let notes: [AdapterRemark]
    }

    /// The same plan gives the same bytes.
    /// - Complexity: O(length of its changes).
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(
            Stored(
                path: path, isAdapted: isAdapted, checksum: checksum,
                changes: edits.edits.map {
                    Stored.Change(from: $0.range.lowerBound, to: $0.range.upperBound, text: $0.text)
                }, notes: notes.map { Stored.AdapterRemark(line: $0.line, column: $0.column, kind: $0.kind) }))
    }

    /// - Throws: `DecodingError` for bytes that ``encoded()`` did not give.
    public init(decoding data: Data) throws {
        let stored = try JSONDecoder().decode(Stored.self, from: data)
        var edits = EditList()
        for change in stored.changes {
            guard change.from >= 0, change.from <= change.to else {
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "a change without a range"))
            }
            edits.add(change.from..<change.to, change.text)
        }
        self.init(
            path: stored.path, isAdapted: stored.isAdapted,
            notes: stored.notes.map { AdapterNote(path: stored.path, line: $0.line, column: $0.column, kind: $0.kind) },
            edits: edits, checksum: stored.checksum)
    }
}
