import Foundation
import TestSupport
import Testing

/// What the pages show of outputs is in recorded ones, line by line.
@Suite struct ExcerptTests {
    /// Lines of fenced blocks without a language that are no commands; `…` stands for what is left out.
    private static func excerpt(_ page: String, ofPromptsOnly: Bool) throws -> [String] {
        let text = try String(contentsOf: Fixtures.package.appendingPathComponent(page), encoding: .utf8)
        let blocks = text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let plain = blocks.filter { $0.hasPrefix("\n") && (!ofPromptsOnly || $0.hasPrefix("\n$ ")) }
        let commands = ["$ ", "swift ", "cp ", "install ", "cd ", "unfold "]
        return plain.flatMap { $0.components(separatedBy: "\n") }.filter { line in
            let words = line.trimmingCharacters(in: .whitespaces)
            return !words.isEmpty && words != "…" && !commands.contains { line.hasPrefix($0) }
        }
    }

    private static func recorded() throws -> Set<String> {
        let folder = Fixtures.root.appendingPathComponent("Simulator/cli")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        var lines: Set<String> = []
        for case let path as String in files where path.hasSuffix("expected.out") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            lines.formUnion(text.components(separatedBy: "\n"))
        }
        return lines
    }

    /// In the README every plain block is an output; elsewhere those are that begin with their command.
    @Test(arguments: [("README.md", false), ("docs/cli.md", true)])
    func shownLinesAreRecorded(_ page: String, _ ofPromptsOnly: Bool) throws {
        let shown = try Self.excerpt(page, ofPromptsOnly: ofPromptsOnly)
        let recorded = try Self.recorded()
        #expect(shown.count > 7, "\(page) shows \(shown.count) lines")
        let lost = shown.filter { !recorded.contains($0) }
        #expect(lost.isEmpty, "\(page) shows what no record has: \(lost.joined(separator: "\n"))")
    }
}
