import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldConsoleLogs

/// Logs as pasted, with what is known of them beside.
struct LogFixture: CustomStringConvertible, Sendable {
    static let folder = Fixtures.root.appendingPathComponent("Simulator/logs")

    var name: String
    var text: String
    var constraints: Int
    var broken: Int
    var isSatisfiable: Bool

    var description: String { name }

    /// `expected.tsv`: file, number of constraints, index of the broken one, whether the list is satisfiable.
    static let all: [LogFixture] = {
        let table = (try? String(contentsOf: folder.appendingPathComponent("expected.tsv"), encoding: .utf8)) ?? ""
        return table.split(separator: "\n").dropFirst().compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count >= 4, let count = Int(cells[1]), let broken = Int(cells[2]),
                let text = try? String(contentsOf: folder.appendingPathComponent(cells[0]), encoding: .utf8)
            else { return nil }
            return LogFixture(
                name: cells[0], text: text, constraints: count, broken: broken, isSatisfiable: cells[3] == "yes")
        }
    }()

    /// What is read of each as it is, once.
    static let clean: [(fixture: LogFixture, log: ConsoleLog)] = all.compactMap { fixture in
        ConsoleLogReader.read(fixture.text).logs.first.map { (fixture, $0) }
    }

    /// What is said of each, computed once.
    static let analyses: [(fixture: LogFixture, analysis: LogAnalysis)] = clean.map { ($0, LogAnalysis(of: $1)) }
}

@Suite struct ConsoleLogTests {
    @Test func everyFixtureIsListed() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: LogFixture.folder.path)
        let logs = files.filter { $0.hasSuffix(".log") }.sorted()
        #expect(LogFixture.all.map(\.name) == logs)
        #expect(logs.count == 76)
    }

    @Test(arguments: LogFixture.all) func logIsUnderstood(_ fixture: LogFixture) throws {
        let reading = ConsoleLogReader.read(fixture.text)
        #expect(reading.problems == [])
        let log = try #require(reading.logs.first)
        #expect(reading.logs.count == 1)
        #expect(log.constraints.count == fixture.constraints)
        #expect(log.broken == fixture.broken)
        #expect(log.constraints.allSatisfy { $0.equation != nil })
    }

    /// What was understood, printed again in UIKit's words, is what was pasted, byte for byte.
    @Test(arguments: LogFixture.all) func printsAsPasted(_ fixture: LogFixture) throws {
        let log = try #require(ConsoleLogReader.read(fixture.text).logs.first)
        let printed = log.printed(broken: try #require(log.broken), generation: .mid)
        let pasted = fixture.text.trimmingCharacters(in: .newlines)
        if !printed.contains(pasted) {
            for (index, line) in pasted.split(separator: "\n").enumerated() where !printed.contains(line) {
                Issue.record("line \(index + 1) was pasted as\n\(line)\nbut the message printed is\n\(printed)")
            }
        }
        #expect(printed.contains(pasted))
    }

    @Test func satisfiabilityIsKnown() {
        #expect(LogFixture.analyses.count == LogFixture.all.count)
        for (fixture, analysis) in LogFixture.analyses {
            #expect(analysis.isSatisfiable == fixture.isSatisfiable, "\(fixture)")
            #expect(analysis.isSatisfiable == analysis.minimal.isEmpty, "\(fixture)")
            #expect(!analysis.causes.isEmpty || !analysis.isSatisfiable, "\(fixture)")
        }
    }

    /// The rule of breaking against what UIKit broke.
    @Test func study() {
        let study = LogStatistics(LogFixture.analyses.map(\.analysis))
        print(
            "console logs: \(study.infeasible) of \(study.logs) infeasible, \(study.agreeing) of \(study.compared) predicted"
        )
        #expect(study.logs == 76)
        #expect(study.infeasible == LogFixture.all.filter { !$0.isSatisfiable }.count)
        #expect(study.agreeing >= 66)
        let missed = LogFixture.analyses.filter { fixture, analysis in
            analysis.log.constraints.count > 1 && analysis.predicted != fixture.broken
        }
        // Inside UIKit and its stacks (005, 006, 021, 057, 070), of old releases (025, 064), 16 against 20.4 (104).
        let known = ["005", "006", "021", "025", "057", "064", "070", "104"].map { "\($0).log" }
        #expect(missed.map(\.fixture.name) == known)
    }

    /// Whether a choice rests on what a log does not show.
    @Test func choicesThatAreInferred() throws {
        func isInferred(_ lines: [String]) throws -> Bool {
            let text = "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
            return LogAnalysis(of: try #require(ConsoleLogReader.read(text).logs.first)).isInferred
        }
        let width = "<NSLayoutConstraint:0x1 A:0x2.width == 100   (active)>"
        let wider = "<NSLayoutConstraint:0x3 A:0x2.width == 200   (active)>"
        #expect(try !isInferred([width, wider]))
        let inset = "<NSLayoutConstraint:0x4 H:|-(8)-[A:0x2]   (active, names: '|':B:0x5 )>"
        #expect(try !isInferred([width, inset]))
        let loose = "<NSLayoutConstraint:0x6 A:0x2.leading == B:0x5.leading + 20   (active)>"
        #expect(try isInferred([width, loose]))
        let other = "<NSLayoutConstraint:0x7 H:|-(8)-[C:0x8]   (active, names: '|':B:0x5 )>"
        // Two items are deeper than one, wherever the siblings stand; of two equal widths the later sibling's breaks.
        #expect(try !isInferred([inset, other, "<NSLayoutConstraint:0x9 C:0x8.leading == A:0x2.leading + 3>"]))
        let twin = "<NSLayoutConstraint:0xa C:0x8.width == 100   (active)>"
        #expect(try isInferred([width, twin, "<NSLayoutConstraint:0xb C:0x8.width == A:0x2.width + 3>"]))
    }
}
