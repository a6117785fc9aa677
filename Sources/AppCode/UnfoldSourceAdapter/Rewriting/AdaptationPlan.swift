/// What becomes of one file of an app, with what comes from other files and leaves for them. It is made of all files
/// (``SourceAdapter/plans(for:)``) and carried out with the file alone, so that a build adapts each by its own command.
public struct AdaptationPlan: Equatable, Sendable, Codable {
    /// The file's bytes are not those that the plan was made for.
    public struct Stale: Error, Hashable {
        public let path: String
    }

    public let path: String
    /// Whether the file could be read; if not, it stays as it is and the last note says why.
    public let isAdapted: Bool
    /// What is left, in the order of lines.
    public let notes: [AdapterNote]
    let edits: EditList
    let checksum: UInt64

    /// The file after its changes.
    /// - Throws: ``Stale`` if these are not the bytes that it was made for.
    /// - Complexity: O(length).
    public func applied(to bytes: [UInt8]) throws(Stale) -> [UInt8] {
        guard Checksum.of(bytes) == checksum else { throw Stale(path: path) }
        return edits.applied(to: bytes, in: 0..<bytes.count)
    }
}

extension AdaptationPlan {
    init(_ source: SourceAdapter.Source, _ defect: SourceDefect) {
        let position = ParsedSource.position(of: defect.offset, in: source.bytes)
        let note = AdapterNote(
            path: source.path, line: position.line, column: position.column, kind: .file(defect.kind))
        self.init(
            path: source.path, isAdapted: false, notes: [note], edits: EditList(), checksum: Checksum.of(source.bytes))
    }

    /// Nothing of the file.
    init(leavingOut source: SourceAdapter.Source) {
        var edits = EditList()
        edits.add(0..<source.bytes.count, "")
        self.init(path: source.path, isAdapted: true, notes: [], edits: edits, checksum: Checksum.of(source.bytes))
    }

    /// What is before the file, its changes, what has left it and what has come.
    init(of rewriter: FileRewriter, _ moves: MovedMembers) {
        let file = rewriter.file
        let source = file.source
        var edits = EditList()
        let start = source.bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
        let head =
            file.isAdapted ? "" : rewriter.prelude.map { $0 + "\n" }.joined() + SourceLocation.directive(source.path, 1)
        if start > 0 || !head.isEmpty { edits.add(0..<start, head) }
        for range in moves.departures[file] ?? [] { edits.add(range, source.lineEnds(in: range)) }
        for edit in moves.renamings[file] ?? [] { edits.add(edit.range, edit.text) }
        // Those within what leaves are left out when they are applied: they left with it.
        for edit in rewriter.edits.edits { edits.add(edit.range, edit.text) }
        for type in file.types {
            guard let arrivals = moves.arrivals[type] else { continue }
            let offset = source.tokens[type.close].start
            let text = arrivals.map { arrival in
                let member = SourceLocation.directive(arrival.path, arrival.line) + arrival.text + "\n"
                return arrival.condition.isEmpty ? member : "#if \(arrival.condition)\n\(member)#endif\n"
            }.joined()
            edits.add(
                offset..<offset, "\n" + text + SourceLocation.directive(source.path, source.position(offset).line))
        }
        edits.sort()
        self.init(
            path: source.path, isAdapted: true, notes: rewriter.notes, edits: edits,
            checksum: Checksum.of(source.bytes))
    }
}

/// Whether bytes are those of before: as FNV-1a, by words of eight bytes.
package enum Checksum {
    package static func of(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            var sum = 0xcbf2_9ce4_8422_2325 ^ UInt64(buffer.count)
            var offset = 0
            while offset < buffer.count {
                let isWhole = offset + 8 <= buffer.count
                let word =
                    isWhole
                    ? UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                    : UInt64(buffer[offset])
                sum = (sum ^ word) &* 0x100_0000_01b3
                sum ^= sum >> 32
                offset += isWhole ? 8 : 1
            }
            return sum
        }
    }
}
