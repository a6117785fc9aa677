import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldConsoleLogs

/// Whatever pasting does to a log, the same constraints are read from it.
@Suite struct ConsoleLogPastingTests {
    enum Damage: String, CaseIterable, Sendable, CustomStringConvertible {
        case comment, quotation, bold, timestamps, console, twice, html, wrapped, noQuotes, noList, oneLine, jsonQuotes
        case windows, indented

        var description: String { rawValue }

        func apply(to text: String) -> String {
            let lines = text.components(separatedBy: "\n")
            func prefixed(_ mark: String) -> String { lines.map { mark + $0 }.joined(separator: "\n") }
            switch self {
            case .comment: return prefixed("// ")
            case .quotation: return prefixed("> ")
            case .bold: return "**" + prefixed("  ") + "**"
            case .timestamps: return prefixed("2024-05-01 10:11:12.345678+0200 App[123:4567] ")
            case .console:
                return "libc++abi: something\n2018-01-01 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy "
                    + "constraints.\n\tProbably at least one <NSObject: 0x1> is one you don't want. \n\tTry this: \n\t\t(1) "
                    + "look\n" + text + "\n\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints\n"
                    + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
                    + "<UIKitCore/UIView.h> may also be helpful.\nNext line (of the app) )"
            case .twice: return text + "\n\n" + text
            case .html:
                return text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
                    .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
            case .wrapped: return lines.map { Self.wrap($0, at: 90) }.joined(separator: "\n")
            case .noQuotes:
                return lines.map { line in
                    line.hasPrefix("    \"") ? line.replacingOccurrences(of: "\"<", with: "<") : line
                }.joined(separator: "\n").replacingOccurrences(of: ">\",\n", with: ">,\n")
                    .replacingOccurrences(of: ">\"\n", with: ">\n")
            case .noList:
                return text.replacingOccurrences(of: "(\n", with: "").replacingOccurrences(of: "\n)\n", with: "\n")
            case .oneLine:
                let parts = text.components(separatedBy: "\n)\n")
                return parts[0].components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                    .joined(separator: " ") + " )\n" + parts.dropFirst().joined(separator: "\n)\n")
            case .jsonQuotes:
                return text.replacingOccurrences(of: "\"<", with: "\\\"<").replacingOccurrences(
                    of: ">\"", with: ">\\\"")
            case .windows: return text.replacingOccurrences(of: "\n", with: "\r\n")
            case .indented: return prefixed("\t\t")
            }
        }

        private static func wrap(_ line: String, at width: Int) -> String {
            var rest = Substring(line)
            var parts: [Substring] = []
            while rest.count > width {
                parts.append(rest.prefix(width))
                rest = rest.dropFirst(width)
            }
            return (parts + [rest]).joined(separator: "\n")
        }
    }

    /// What of a log does not depend on where it was pasted.
    private func essence(_ log: ConsoleLog) -> [String] {
        log.constraints.map { "\($0.kind) \($0.printed)" } + ["broken \(log.broken ?? -1)"]
    }

    @Test(arguments: Damage.allCases) func sameConstraints(_ damage: Damage) throws {
        let turn = Damage.allCases.firstIndex(of: damage)!
        for (index, (fixture, clean)) in LogFixture.clean.enumerated()
        where (index + turn) % Rounds.of(3, long: 1) == 0 {
            let reading = ConsoleLogReader.read(damage.apply(to: fixture.text))
            let expected = Array(repeating: essence(clean), count: damage == .twice ? 2 : 1)
            let seen = reading.logs.map(essence)
            if seen != expected {
                let differing = zip(seen.first ?? [], expected[0]).first { $0 != $1 }
                Issue.record(
                    """
                    \(fixture.name) as \(damage): \(reading.logs.count) logs, problems \(reading.problems)
                    read   \(differing?.0 ?? "\(seen.first?.count ?? 0) lines")
                    wanted \(differing?.1 ?? "\(expected[0].count) lines")
                    """)
            }
        }
    }

    /// UIKit's own message around each log, in the words of both eras.
    @Test(arguments: [UIKitGeneration.old, .mid]) func wholeMessage(_ generation: UIKitGeneration) throws {
        for (fixture, clean) in LogFixture.clean {
            let message = clean.printed(broken: fixture.broken, generation: generation)
            let log = try #require(ConsoleLogReader.read(message).logs.first)
            #expect(essence(log) == essence(clean))
            #expect(log.wording == (generation == .old ? .oneLine : .severalLines))
        }
    }

    /// Cut anywhere, a log is read as far as it goes: no crash, and problems point into the text.
    @Test func truncated() throws {
        for name in ["001.log", "017.log", "045.log", "056.log", "098.log"] {
            let fixture = try #require(LogFixture.all.first { $0.name == name })
            for length in stride(from: 0, to: fixture.text.count, by: Rounds.of(13, long: 3)) {
                check(String(fixture.text.prefix(length)))
            }
        }
    }

    /// Characters lost, doubled and exchanged at random.
    @Test func mutated() {
        var random = Mutations(seed: 7)
        for fixture in LogFixture.all {
            for _ in 0..<Rounds.of(3, long: 12) { check(random.mutate(fixture.text)) }
        }
    }

    private func check(_ text: String) {
        let reading = ConsoleLogReader.read(text)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for problem in reading.problems {
            #expect((1...max(1, lines.count)).contains(problem.line), "\(problem)")
            guard lines.indices.contains(problem.line - 1) else { continue }
            #expect((1...(lines[problem.line - 1].count + 1)).contains(problem.column), "\(problem)")
        }
        for log in reading.logs {
            let analysis = LogAnalysis(of: log)
            #expect(analysis.minimal.allSatisfy(log.constraints.indices.contains))
            #expect(analysis.isSatisfiable == analysis.minimal.isEmpty)
        }
    }

    struct Mutations {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        private mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, bound)))
        }

        mutating func mutate(_ text: String) -> String {
            var characters = Array(text)
            let noise = Array("<>[]()'\"|-=*.,:0x9\n\\Ué👪")
            for _ in 0..<(1 + next(6)) where !characters.isEmpty {
                let index = next(characters.count)
                switch next(4) {
                case 0: characters.remove(at: index)
                case 1: characters[index] = noise[next(noise.count)]
                case 2: characters.insert(noise[next(noise.count)], at: index)
                default:
                    let end = min(characters.count, index + next(30))
                    characters.removeSubrange(index..<end)
                }
            }
            return String(characters)
        }
    }
}
