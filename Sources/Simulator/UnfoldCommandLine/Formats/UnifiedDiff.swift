enum UnifiedDiff {
    private static let context = 3

    private struct Change {
        var old: Range<Int>
        var new: [ArraySlice<UInt8>]
    }

    static func text(_ path: String, _ bytes: [UInt8], _ fixes: [Fix]) -> String {
        let lines = lines(of: bytes)
        let changes = changes(of: bytes, lines, fixes)
        guard !changes.isEmpty else { return "" }
        var text = "--- \(name("a", path))\n+++ \(name("b", path))\n"
        var (rest, added) = (changes[...], 0)
        while let first = rest.first {
            var hunk = [first]
            rest.removeFirst()
            while let next = rest.first, next.old.lowerBound - hunk[hunk.count - 1].old.upperBound <= 2 * context {
                hunk.append(rest.removeFirst())
            }
            text += self.hunk(hunk, lines, &added)
        }
        return text
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var (lines, rest) = ([ArraySlice<UInt8>](), bytes[...])
        while !rest.isEmpty {
            let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }

    private static func changes(of bytes: [UInt8], _ lines: [ArraySlice<UInt8>], _ fixes: [Fix]) -> [Change] {
        var (changes, rest) = ([Change](), fixes[...])
        func line(at offset: Int) -> Int { max(0, (lines.firstIndex { $0.startIndex > offset } ?? lines.count) - 1) }
        while let fix = rest.first, !lines.isEmpty {
            let start = line(at: fix.range.lowerBound)
            var (end, new, offset) = (start, [UInt8](), lines[start].startIndex)
            while let next = rest.first, line(at: next.range.lowerBound) <= end {
                new += bytes[offset..<next.range.lowerBound] + Array(next.replacement.utf8)
                offset = next.range.upperBound
                end = max(end, line(at: max(next.range.lowerBound, next.range.upperBound - 1)))
                rest.removeFirst()
            }
            new += bytes[offset..<lines[end].endIndex]
            var change = Change(old: start..<end + 1, new: self.lines(of: new))
            while let first = change.new.first, !change.old.isEmpty, lines[change.old.lowerBound] == first {
                change = Change(old: change.old.dropFirst(), new: Array(change.new.dropFirst()))
            }
            while let last = change.new.last, !change.old.isEmpty, lines[change.old.upperBound - 1] == last {
                change = Change(old: change.old.dropLast(), new: change.new.dropLast())
            }
            if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
        }
        return changes
    }

    private static func hunk(_ changes: [Change], _ lines: [ArraySlice<UInt8>], _ added: inout Int) -> String {
        let first = max(0, changes[0].old.lowerBound - context)
        let last = min(lines.count, changes[changes.count - 1].old.upperBound + context)
        var (body, offset) = ("", first)
        func show(_ mark: String, _ some: some Sequence<ArraySlice<UInt8>>) {
            for line in some {
                body += mark + String(decoding: line, as: UTF8.self)
                if line.last != 0x0A { body += "\n\\ No newline at end of file\n" }
            }
        }
        for change in changes {
            show(" ", lines[offset..<change.old.lowerBound])
            show("-", lines[change.old])
            show("+", change.new)
            offset = change.old.upperBound
        }
        show(" ", lines[offset..<last])
        let more = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
        defer { added += more }
        return "@@ -\(first + 1),\(last - first) +\(first + 1 + added),\(last - first + more) @@\n" + body
    }

    private static func name(_ side: String, _ path: String) -> String {
        let name = side + (path.hasPrefix("/") ? "" : "/") + path
        guard name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\"" || $0 == "\\" })
        else { return name.contains(" ") ? name + "\t" : name }
        var quoted = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += "\\" + String(UnicodeScalar(byte))
            case 0x20..<0x7F: quoted += String(UnicodeScalar(byte))
            default: quoted += "\\" + String(UInt32(byte) + 0o1000, radix: 8).dropFirst()
            }
        }
        return "\"\(quoted)\""
    }
}
