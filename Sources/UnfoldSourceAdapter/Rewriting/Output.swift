/// Puts a file together: what stands before it, its changes, what has left it and what has come.
struct Output {
    let result: SourceAdapter.Result

    init(of rewriter: FileRewriter, _ moves: MovedMembers) {
        let file = rewriter.file
        let source = file.source
        var edits = EditList()
        let departures = moves.departures[rewriter.number] ?? []
        for range in departures {
            let ends = source.bytes[range].filter(\.isNewline)
            edits.add(range, String(decoding: ends, as: UTF8.self))
        }
        // Those within what leaves are left out when they are applied: they left with it.
        for edit in rewriter.edits.edits { edits.add(edit.range, edit.text) }
        for (index, type) in file.types.enumerated() {
            let site = AppDeclarations.Site(file: rewriter.number, type: index)
            guard let arrivals = moves.arrivals[site] else { continue }
            let offset = source.tokens[type.close].start
            let text = arrivals.map { Self.directive($0.path, $0.line) + $0.text + "\n" }.joined()
            edits.add(offset..<offset, "\n" + text + Self.directive(source.path, source.place(offset).line))
        }
        edits.sort()
        let start = source.bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
        var bytes: [UInt8] = []
        if !file.isAdapted {
            bytes += (rewriter.prelude.map { $0 + "\n" }.joined() + Self.directive(source.path, 1)).utf8
        }
        bytes += edits.applied(to: source.bytes, in: start..<source.bytes.count)
        result = SourceAdapter.Result(path: source.path, bytes: bytes, isAdapted: true, notes: rewriter.notes)
    }

    private static func directive(_ path: String, _ line: Int) -> String {
        let quoted = path.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
        return "#sourceLocation(file: \"\(quoted)\", line: \(line))\n"
    }
}
