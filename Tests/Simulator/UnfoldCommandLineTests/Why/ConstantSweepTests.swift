import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldCommandLine
@testable import UnfoldScenario

/// Sweeps over constants are exact: next to them, the system solved again at many constants, close to either side of
/// each breakpoint above all.
@MainActor @Suite struct ConstantSweepTests {
    private static let names = ["lead", "gap", "wide", "inner"]

    /// The lines of one constant of a random cell, with what the system gives at any value.
    private func sweep(
        seed: UInt64, _ name: String, limit: Int = 20_000,
        _ body: @escaping (ParametricWalk.Lines, _ now: Double, _ solved: (Double) -> Double?) throws -> Void
    ) throws {
        let document = try ScenarioDocument.read(
            file: "wrapping-\(seed).json", data: WrappingCells.scenario(seed: seed))
        var outcome: Result<Void, any Error>?
        let probe = RowInspection(row: "row", step: 0) { fitting, step in
            outcome = Result {
                let trials = FittingTrials(fitting, row: try #require(step.rows.first))
                let row = try #require(trials.rows(named: name).first)
                let now = try #require(row.constant)
                let lines = try WhySweeper(trials: trials, row: row).contentLines(around: now, limit: limit)
                try body(lines, now) { trials.fitted([(row, .constant($0))]) }
            }
        }
        _ = ScenarioRunner.run(document, observer: probe)
        try #require(outcome).get()
    }

    /// One of each name; `UNFOLD_SWEEPS=1` takes thirty times as many.
    private nonisolated static let seeds = 0..<(ProcessInfo.processInfo.environment["UNFOLD_SWEEPS"] == nil ? 4 : 120)

    @Test(arguments: seeds) func linesAreWhatTheSystemGives(_ number: Int) throws {
        let seed = UInt64(number)
        let name = Self.names[number % Self.names.count]
        try sweep(seed: seed, name) { found, now, solved in
            #expect(!found.isCapped)
            let lines = found.lines
            #expect(lines[0].from < now && now < lines[lines.count - 1].to)
            let isLength = name == "wide"
            #expect(
                lines[0].from == (isLength ? 0 : now - 200) && lines[lines.count - 1].to == (isLength ? 500 : now + 200)
            )
            for (line, next) in zip(lines, lines.dropFirst()) { #expect(line.to == next.from) }
            var misses: [String] = []
            for line in lines {
                let width = line.to - line.from
                let near = min(1e-4, width / 3)
                let count = max(2, min(Rounds.of(3, long: 16), Int(width)))
                let inside = (1...count).map { line.from + width * (Double($0) - 0.37) / Double(count) }
                for value in [line.from + near, line.to - near] + inside {
                    let predicted = line.start + (line.end - line.start) * (value - line.from) / width
                    guard let height = solved(value) else {
                        misses.append("\(value): not solved")
                        continue
                    }
                    if abs(height - predicted) > 1e-4 {
                        misses.append("\(value): told \(predicted), solved \(height), in \(line)")
                    }
                }
            }
            #expect(
                misses.isEmpty,
                "seed \(seed) \(name): \(misses.count) of \(lines.count) lines: \(misses.prefix(4).joined(separator: "\n"))"
            )
        }
    }

    /// Another run of the whole scenario, with the constant written in the file, has the height that the line says.
    @Test(arguments: [1, 2, 5].prefix(Rounds.of(1, long: 3))) func linesAreWhatAFreshRunGives(_ seed: UInt64) throws {
        let data = try WrappingCells.scenario(seed: seed)
        let text = try #require(String(data: data, encoding: .utf8))
        let written = try #require(
            text.range(of: #"card.leading == contentView.leading \+ \d+"#, options: .regularExpression))
        try sweep(seed: seed, "lead") { found, _, _ in
            let lines = found.lines.filter { $0.from >= 0 && $0.to - $0.from > 0.01 && $0.to < 160 }
            for line in lines.enumerated().filter({ $0.offset % Rounds.of(3, long: 1) == 0 }).map(\.element) {
                let value = ((line.from + line.to) / 2 * 1000).rounded() / 1000
                let changed = text.replacingCharacters(
                    in: written, with: "card.leading == contentView.leading + \(value)")
                let result = ScenarioRunner.run(
                    try ScenarioDocument.read(file: "changed.json", data: Data(changed.utf8)))
                let row = try #require(result.steps[0].rows.first)
                let predicted = line.start + (line.end - line.start) * (value - line.from) / (line.to - line.from)
                #expect(
                    row.contentViewHeight >= predicted - 1e-6 && row.contentViewHeight < predicted + 1,
                    "\(value): \(predicted)")
            }
        }
    }

    /// A budget that does not do: the lines around the constant of now, and no claim to more.
    @Test func aSweepThatIsCappedSaysSo() throws {
        try sweep(seed: 3, "lead", limit: 8) { found, now, _ in
            #expect(found.isCapped)
            #expect(found.lines[0].from < now && now < found.lines[found.lines.count - 1].to)
        }
    }

    /// A text that wraps and comes back between two samples of any grid.
    @Test func aStepOfAHundredthOfAPointIsSeen() throws {
        // Two texts over each other: the one gets a line more where the other loses one.
        let run = Tool(
            "why", "Fixtures/Simulator/scenario/sweeps/narrow-step.json", "--sweep", "gapWidth.constant", "--format",
            "json")
        let answer = try #require(JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
        let sweep = try #require(answer["sweep"] as? [String: Any])
        let pieces = try #require(sweep["pieces"] as? [[String: Any]])
        let widths = pieces.compactMap { ($0["to"] as! Double) - ($0["from"] as! Double) }
        #expect(try #require(widths.min()) < 0.1, "\(widths)")
    }

    /// What goes on as one line is one piece, however many lines of text and pixels it passes. Texts wrap in these sweeps.
    @Test func linesThatGoOnAreOne() throws {
        var count = 0
        for seed in 0..<UInt64(Rounds.of(1, long: 6)) {
            try sweep(seed: seed, "lead") { found, _, _ in
                count += found.lines.count
                for (line, next) in zip(found.lines, found.lines.dropFirst()) where next.to - line.from > 1e-3 {
                    let slope = (line.end - line.start) / (line.to - line.from)
                    let misses = [(next.from, next.start), (next.to, next.end)].map {
                        abs(line.end + slope * ($0.0 - line.to) - $0.1)
                    }
                    #expect(misses.max()! > 1e-7, "\(line) \(next)")
                }
            }
        }
        #expect(count > Rounds.of(10, long: 60), "\(count)")
    }
}
