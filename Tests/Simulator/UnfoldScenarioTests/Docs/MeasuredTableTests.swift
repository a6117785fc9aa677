import Foundation
import TestSupport
import Testing

/// The table "Measured on iOS" of `docs/uikit-differences.md`: every rule, with the test that proves it, which exists.
@Suite struct MeasuredTableTests {
    /// How many rules each chapter has; 0 for one without numbers of its own.
    private static let chapters = [4, 5, 0, 0, 4, 8, 8, 11]
    private static let ids = chapters.enumerated().flatMap { index, count in
        count == 0 ? ["M\(index + 1)"] : (1...count).map { "M\(index + 1).\($0)" }
    }

    private static let root = Fixtures.package

    private struct Row {
        var id: String
        var proof: String
    }

    private func rows() throws -> [Row] {
        let text = try String(
            contentsOf: Self.root.appendingPathComponent("docs/uikit-differences.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "## Measured on iOS\n").dropFirst().first)
        let lines = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
        return lines.filter { $0.hasPrefix("| M") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(id: cells[0], proof: cells.count > 2 ? cells[2] : "")
        }
    }

    /// Names of all test functions.
    private func tests() -> Set<String> {
        var names: Set<String> = []
        let folder = Self.root.appendingPathComponent("Tests").path
        for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init()
        where file.hasSuffix(".swift") {
            let text = (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? ""
            for match in text.matches(of: #/func ([A-Za-z0-9_]+)\s*\(/#) { names.insert(String(match.1)) }
        }
        return names
    }

    @Test func everyRuleHasItsRow() throws {
        #expect(try rows().map(\.id) == Self.ids, "the rules in order, each once")
    }

    /// A row names tests that are there, or says `missing` and why.
    @Test func everyRowIsTrue() throws {
        let tests = tests()
        #expect(tests.contains("everyRowIsTrue"))
        for row in try rows() {
            guard !row.proof.hasPrefix("missing") else {
                let reason = row.proof.dropFirst("missing".count).trimmingCharacters(
                    in: .punctuationCharacters.union(.whitespaces))
                #expect(reason.split(separator: " ").count >= 3, "\(row.id): missing, but why?")
                continue
            }
            let named = row.proof.matches(of: #/`?([A-Za-z_][A-Za-z0-9_]*)(\(\))?`?/#).map { String($0.1) }
            #expect(named.contains { tests.contains($0) }, "\(row.id): no test in '\(row.proof)'")
            // A name in code quotes is a test's or a fixture's; one that is neither is out of date.
            for quoted in row.proof.matches(of: #/`([^`]+)`/#).map({ String($0.1) }) {
                let name = String(quoted.prefix { $0 != "(" })
                let isFile = FileManager.default.fileExists(atPath: Self.root.path + "/" + name)
                #expect(tests.contains(name) || isFile, "\(row.id): nothing is called '\(name)'")
            }
        }
    }
}
