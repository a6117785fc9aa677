import AutoLayout
import Foundation
import Scenario

/// Processes that each run a part of the scenarios; results are put back in order, so that their number does not show.
@MainActor struct WorkerPool {
    let executable: String
    let fonts: [String]
    let progress: (Int, Int) -> Void

    /// What a worker says of one unit, one line of JSON each.
    struct Answer: Codable {
        var result: ScenarioResult?
        var errors: [ScenarioError] = []
    }

    /// Unit `k` goes to worker `k mod jobs`.
    func results(of units: [ScenarioBatch.Unit], jobs: Int) -> [Result<ScenarioResult, ScenarioErrors>] {
        // Writing to a worker that has ended is an answer that is missing, not an end of this process.
        let handler = signal(SIGPIPE, SIG_IGN)
        defer { _ = signal(SIGPIPE, handler) }
        let parts = (0..<jobs).map { job in units.indices.filter { $0 % jobs == job } }
        let workers = parts.map { part in Worker(executable: executable, fonts: fonts, units: part.map { units[$0] }) }
        for worker in workers { worker.start() }
        var done = -1
        while workers.contains(where: { !$0.isFinished }) {
            let now = workers.reduce(0) { $0 + $1.linesRead }
            if now != done { progress(now, units.count) }
            done = now
            Thread.sleep(forTimeInterval: 0.01)
        }
        progress(units.count, units.count)
        var answers: [Int: Answer] = [:]
        for (worker, part) in zip(workers, parts) {
            for (line, index) in zip(worker.lines, part) {
                answers[index] = try? Self.decoder.decode(Answer.self, from: Data(line.utf8))
            }
        }
        return units.indices.map { index in
            guard let answer = answers[index] else { return .failure(Self.lost(units[index])) }
            return answer.result.map { .success($0) } ?? .failure(ScenarioErrors(errors: answer.errors))
        }
    }

    private static func lost(_ unit: ScenarioBatch.Unit) -> ScenarioErrors {
        let start = SourcePosition(file: unit.file, line: 1, column: 1)
        let problem = ScenarioError.Problem.refused(
            "the process that ran it ended without an answer; run it with '--jobs 1' to see why")
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
    static func serve(lines: () -> String?, answer: (String) -> Void) {
        var read: (file: String, cells: Result<[ScenarioDocument], ScenarioErrors>)?
        while let line = lines() {
            guard let unit = try? decoder.decode(ScenarioBatch.Unit.self, from: Data(line.utf8)) else { continue }
            if read?.file != unit.file { read = (unit.file, cells(of: unit.file)) }
            var reply = Answer()
            switch read!.cells {
            case .success(let cells) where cells.indices.contains(unit.cell):
                reply.result = ScenarioRunner.run(cells[unit.cell])
            case .success: reply.errors = lost(unit).errors
            case .failure(let mistakes): reply.errors = mistakes.errors
            }
            if let data = try? encoder.encode(reply) { answer(String(decoding: data, as: UTF8.self) + "\n") }
        }
    }

    private static func cells(of file: String) -> Result<[ScenarioDocument], ScenarioErrors> {
        do { return .success(try DocumentReader.read(file: file).cells) } catch let mistakes as ScenarioErrors {
            return .failure(mistakes)
        } catch {
            preconditionFailure("reading throws nothing else: \(error)")
        }
    }
}

/// One process, read by a thread of its own so that its pipe never fills.
private final class Worker: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let units: [ScenarioBatch.Unit]
    private let lock = NSLock()
    private var text = Data()
    private var newlines = 0
    private var finished = false

    init(executable: String, fonts: [String], units: [ScenarioBatch.Unit]) {
        self.units = units
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = [CommandLineTool.workerWord] + fonts
        process.standardInput = input
        process.standardOutput = output
    }

    func start() {
        do { try process.run() } catch {
            lock.withLock { finished = true }
            return
        }
        let orders = units.compactMap { try? JSONEncoder().encode($0) }.reduce(into: Data()) { $0 += $1 + [0x0A] }
        // Two threads: a worker that waits for its output to be read does not read its input.
        Thread { [self] in
            try? input.fileHandleForWriting.write(contentsOf: orders)
            try? input.fileHandleForWriting.close()
        }.start()
        Thread { [self] in read() }.start()
    }

    private func read() {
        while true {
            let chunk = output.fileHandleForReading.availableData
            if chunk.isEmpty { break }
            lock.withLock {
                text += chunk
                newlines += chunk.count { $0 == 0x0A }
            }
        }
        process.waitUntilExit()
        lock.withLock { finished = true }
    }

    var isFinished: Bool { lock.withLock { finished } }
    var linesRead: Int { lock.withLock { newlines } }
    var lines: [String] {
        lock.withLock { String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init) }
    }
}
