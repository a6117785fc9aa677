import Foundation
import TestSupport
import Testing

/// Every fact that is cited is in `docs/uikit-facts.md`, with a source and how sure it is.
@Suite struct FactTests {
    private static let file = "docs/uikit-facts.md"

    @Test func everyCitedFactHasAnEntry() throws {
        let facts = Set(try FactEntry.all(in: text()).map(\.id))
        // A group, as in "facts A8", is there if any of its facts is.
        let groups = Set(facts.map { FactID.group(of: $0) })
        var citing: [String: String] = [:]
        for file in try Self.files() {
            for id in FactID.cited(in: file.text) where !facts.contains(id) && !groups.contains(id) {
                citing[id] = file.name
            }
        }
        #expect(citing.isEmpty, "cited and not in \(Self.file): \(citing.sorted { $0.key < $1.key })")
    }

    @Test func everyEntryHasSourceAndConfidence() throws {
        let text = try text()
        let entries = FactEntry.all(in: text)
        let sources = FactEntry.sources(in: text)
        #expect(entries.count > 300 && sources.count > 5)
        for entry in entries {
            #expect(["high", "medium", "low"].contains(entry.confidence), "\(entry.id): \(entry.confidence)")
            #expect(entry.text.hasSuffix("."), "\(entry.id) is no sentence")
            for source in entry.source.components(separatedBy: "; ") {
                #expect(sources.contains { source.hasPrefix($0) }, "\(entry.id): unknown source \(source)")
            }
        }
        let twice = Dictionary(grouping: entries, by: \.id).filter { $0.value.count > 1 }.keys.sorted()
        #expect(twice.isEmpty, "facts that stand twice: \(twice)")
    }

    /// How citations are written, over the end of a line too, and what is none.
    @Test(
        arguments: [
            ("(fact A6.3).", ["A6.3"]),
            ("/// as measured (facts\n/// B10 to B12); more", ["B10", "B11", "B12"]),
            ("facts A1.2, C3.4 and D5", ["A1.2", "C3.4", "D5"]),
            ("# Table C3 with C1, C2", ["C1", "C2", "C3"]),
            ("stand here (D1.3, D1.5)", ["D1.3", "D1.5"]),
            ("rules M8.9 to M8.11", ["M8.10", "M8.11", "M8.9"]),
            ("d=\"M13.5 5l-7 7\" at L2, A4 paper, version V1.2, B1; M2 chips", []),
        ] as [(String, [String])])
    func citations(_ text: String, _ ids: [String]) { #expect(FactID.cited(in: text).sorted() == ids) }

    private func text() throws -> String {
        try String(contentsOf: Fixtures.package.appendingPathComponent(Self.file), encoding: .utf8)
    }

    /// Whatever may cite a fact: sources, tests, pages, and fixtures that say where they come from.
    private static func files() throws -> [(name: String, text: String)] {
        var found: [(name: String, text: String)] = []
        for folder in ["Sources", "Tests", "docs", "Fixtures"] {
            let root = Fixtures.package.appendingPathComponent(folder)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            for path in paths.sorted() where ["swift", "md", "stack", "tsv"].contains((path as NSString).pathExtension)
            {
                let name = "\(folder)/\(path)"
                guard name != file, !name.hasSuffix("/FactTests.swift") else { continue }
                found.append((name, try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)))
            }
        }
        return found
    }
}

/// A row of the page's tables.
private struct FactEntry {
    let id: String
    let text: String
    let source: String
    let confidence: String

    static func all(in page: String) -> [FactEntry] {
        rows(of: page, count: 4).compactMap { cells in
            FactID.isID(cells[0])
                ? FactEntry(id: cells[0], text: cells[1], source: cells[2], confidence: cells[3]) : nil
        }
    }

    /// The first column of the table of sources.
    static func sources(in page: String) -> [String] {
        rows(of: page, count: 2).map { $0[0] }.filter { $0 != "source" && !$0.hasPrefix("-") }
    }

    private static func rows(of page: String, count: Int) -> [[String]] {
        page.components(separatedBy: "\n").compactMap { line in
            guard line.hasPrefix("|") else { return nil }
            let cells = line.components(separatedBy: "|").dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.count == count ? cells : nil
        }
    }
}

/// Ids of facts, a letter and a number or two, and where texts cite them.
private enum FactID {
    /// "A8" of "A8.2".
    static func group(of id: String) -> String { String(id.prefix { $0 != "." }) }

    static func isID(_ word: some StringProtocol) -> Bool {
        guard let letter = word.utf8.first, "ABCDELM".utf8.contains(letter) else { return false }
        let numbers = word.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
        return (1...2).contains(numbers.count)
            && numbers.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy { $0.isASCII && $0.isNumber } }
    }

    /// The ids after "fact", "rule" or "table", lists and ranges included, and those with two numbers anywhere.
    static func cited(in text: String) -> Set<String> {
        var ids: Set<String> = []
        var isList = false
        var rangeStart: String?
        var last: String?
        for bytes in text.utf8.split(whereSeparator: { $0 <= 32 }) where !isCommentMark(bytes) {
            // Most words neither are ids nor begin a list.
            if !isList, last == nil, rangeStart == nil, !beginsAsCitation(bytes.first!) { continue }
            guard bytes.count < 24 else {
                (isList, last, rangeStart) = (false, nil, nil)
                continue
            }
            let word = trimmed(String(Substring(bytes)))
            if isID(word.core), isList || word.core.contains(".") {
                ids.insert(word.core)
                if let start = rangeStart { ids.formUnion(range(from: start, to: word.core)) }
                (last, rangeStart) = (word.core, nil)
                isList = isList && (word.end.isEmpty || word.end == ",")
            } else {
                let isLink = ["and", "or", "to", "with"].contains(word.core)
                rangeStart = word.core == "to" ? last : nil
                isList = keywords.contains(word.core.lowercased()) || isList && isLink
                last = nil
            }
        }
        return ids
    }

    private static let keywords: Set = ["fact", "facts", "rule", "rules", "table", "tables"]

    private static func beginsAsCitation(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "A"..."E", "L", "M", "F", "R", "T", "f", "r", "t", "(", "[", "`", "*", "|": true
        default: false
        }
    }

    private static func isCommentMark(_ bytes: Substring.UTF8View) -> Bool {
        bytes.allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "*") }
    }

    /// A word without the brackets around it, and what followed it.
    private static func trimmed(_ word: String) -> (core: String, end: String) {
        let start = word.drop { "([`*|".contains($0) }
        let end = start.reversed().prefix { ")]`*|,;:.".contains($0) }
        return (String(start.dropLast(end.count)), String(String(end).reversed()))
    }

    /// "A1.2 to A1.4", or "B10 to B12"; an id of one number stands for its group.
    private static func range(from start: String, to end: String) -> [String] {
        let (first, last) = (start.split(separator: "."), end.split(separator: "."))
        guard first.count == last.count, let from = Int(first.last!.drop { !$0.isNumber }),
            let to = Int(last.last!.drop { !$0.isNumber }), from <= to
        else { return [] }
        let prefix = first.count == 2 ? "\(first[0])." : String(start.prefix(1))
        return (from...to).map { "\(prefix)\($0)" }
    }
}
