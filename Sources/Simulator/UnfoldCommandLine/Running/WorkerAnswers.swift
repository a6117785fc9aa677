/// Scenarios run in another process, which can be ended; results come in order. Few wait to be taken.
@MainActor final class WorkerAnswers {
    /// First word of the command lines that this program writes for itself.
    nonisolated static let word = "--worker"

    private let units: [ScenarioBatch.Unit]
    private let worker: Worker
    private let progress: (Int, Int) -> Void
    private var taken = 0
    private var shown = -1

    init(
        _ units: [ScenarioBatch.Unit], executable: String, fonts: [String], seconds: Int,
        progress: @escaping (Int, Int) -> Void
    ) {
        (self.units, self.progress) = (units, progress)
        let worker = Worker(
            executable: executable, arguments: [Self.word, "\(seconds)"] + fonts, seconds: seconds, units: units)
        self.worker = worker
        Thread { worker.work() }.start()
    }

    func next() -> Result<ScenarioResult, ScenarioErrors>? {
        guard taken < units.count else { return nil }
        let unit = units[taken]
        var answer: Worker.Answer?
        repeat {
            answer = worker.next()
            show(worker.count)
        } while answer == nil
        taken += 1
        if taken == units.count { show(taken) }
        switch answer! {
        case .line(let line):
            guard let answer = try? Self.decoder.decode(Answer.self, from: line)
            else { return .failure(Self.lost(unit, .ended(how: nil))) }
            return answer.result.map { .success($0) } ?? .failure(ScenarioErrors(errors: answer.errors))
        case .lost(let how): return .failure(Self.lost(unit, how))
        }
    }

    private func show(_ done: Int) {
        if done != shown { progress(done, units.count) }
        shown = done
    }

    struct Answer: Codable {
        var result: ScenarioResult?
        var errors: [ScenarioError] = []
    }

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

    /// The worker's side: a unit a line, an answer a line. After `seconds` for a unit it ends by itself too.
    static func serve(seconds: UInt32, lines: () -> String?, answer: (String) -> Void) {
        defer { alarm(0) }
        var read: (file: String, cells: Result<[ScenarioDocument], ScenarioErrors>)?
        while let line = lines() {
            guard let unit = try? decoder.decode(ScenarioBatch.Unit.self, from: Data(line.utf8)) else { continue }
            alarm(seconds + 5)
            if read?.file != unit.file { read = (unit.file, cells(of: unit)) }
            var reply = Answer()
            switch read!.cells {
            case .success(let cells) where cells.indices.contains(unit.cell): reply.result = unit.run(cells[unit.cell])
            case .success: reply.errors = lost(unit, .otherFile).errors
            case .failure(let mistakes): reply.errors = mistakes.errors
            }
            // Whoever reads the answer may be busy.
            alarm(0)
            if let data = try? encoder.encode(reply) { answer(String(decoding: data, as: UTF8.self) + "\n") }
        }
    }

    private static func cells(of unit: ScenarioBatch.Unit) -> Result<[ScenarioDocument], ScenarioErrors> {
        do throws(ScenarioErrors) {
            return .success(try DocumentReader.read(file: unit.file).cells(with: unit.settings))
        } catch { return .failure(error) }
    }
}
