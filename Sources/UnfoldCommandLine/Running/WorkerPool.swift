import Foundation
import UnfoldAutoLayout
import UnfoldDocuments
import UnfoldReport
import UnfoldScenario

/// Processes that each run a part of the scenarios; results are put back in order, so that their number does not show.
@MainActor struct WorkerPool {
    /// First word of the command lines that this program writes for itself.
    nonisolated static let word = "--worker"

    let executable: String
    let fonts: [String]
    /// Seconds; nil for the usual limit.
    let timeLimit: Int?
    let progress: (Int, Int) -> Void

    /// What a worker says of one unit, one line of JSON each.
    struct Answer: Codable {
        var result: ScenarioResult?
        var errors: [ScenarioError] = []
    }

    /// Unit `k` goes to worker `k mod jobs`.
    func results(of units: [ScenarioBatch.Unit], jobs: Int) -> [Result<ScenarioResult, ScenarioErrors>] {
        guard !units.isEmpty else { return [] }
        // Writing to a worker that has ended is an answer that is missing, not an end of this process.
        let handler = signal(SIGPIPE, SIG_IGN)
        defer { _ = signal(SIGPIPE, handler) }
        let jobs = min(max(jobs, 1), units.count)
        let workers = (0..<jobs).map { job in
            Worker(
                executable: executable, arguments: [Self.word, "\(seconds)"] + fonts, seconds: seconds,
                units: stride(from: job, to: units.count, by: jobs).map { units[$0] })
        }
        for worker in workers { Thread { worker.work() }.start() }
        var done = -1
        while workers.contains(where: { !$0.isFinished }) {
            let now = workers.reduce(0) { $0 + $1.answers.count }
            if now != done { progress(now, units.count) }
            done = now
            Thread.sleep(forTimeInterval: 0.01)
        }
        progress(units.count, units.count)
        let answers = workers.map(\.answers)
        return units.indices.map { index in
            switch answers[index % jobs][index / jobs] {
            case .line(let line):
                guard let answer = try? Self.decoder.decode(Answer.self, from: line) else {
                    return .failure(Self.lost(units[index], .ended(how: nil)))
                }
                return answer.result.map { .success($0) } ?? .failure(ScenarioErrors(errors: answer.errors))
            case .lost(let how): return .failure(Self.lost(units[index], how))
            }
        }
    }

    /// Seconds that one scenario may take.
    private var seconds: Int { timeLimit ?? Configuration.usualTimeLimit }

    private static func lost(_ unit: ScenarioBatch.Unit, _ how: ScenarioDiagnostic.LostProcess) -> ScenarioErrors {
        let start = SourcePosition(file: unit.file, line: 1, column: 1)
        let problem = ScenarioError.Problem.invalid(.lostProcess(how))
        return ScenarioErrors(errors: [ScenarioError(position: start, path: "", problem: problem)])
    }

    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }

    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }

    /// The worker's side: reads units, one a line, and answers each with a line.
    /// - Parameter seconds: what a unit may take. The worker ends by itself too, should nobody be left to stop it.
    static func serve(seconds: UInt32, lines: () -> String?, answer: (String) -> Void) {
        defer { alarm(0) }
        var read: (file: String, cells: Result<[ScenarioDocument], ScenarioErrors>)?
        while let line = lines() {
            guard let unit = try? decoder.decode(ScenarioBatch.Unit.self, from: Data(line.utf8)) else { continue }
            alarm(seconds + 5)
            if read?.file != unit.file { read = (unit.file, cells(of: unit)) }
            var reply = Answer()
            switch read!.cells {
            case .success(let cells) where cells.indices.contains(unit.cell):
                reply.result = RecordedRun.run(cells[unit.cell], detail: unit.detail)
            case .success: reply.errors = lost(unit, .otherFile).errors
            case .failure(let mistakes): reply.errors = mistakes.errors
            }
            if let data = try? encoder.encode(reply) { answer(String(decoding: data, as: UTF8.self) + "\n") }
        }
    }

    private static func cells(of unit: ScenarioBatch.Unit) -> Result<[ScenarioDocument], ScenarioErrors> {
        do throws(ScenarioErrors) {
            return .success(try DocumentReader.read(file: unit.file).cells(with: unit.settings))
        } catch { return .failure(error) }
    }
}
