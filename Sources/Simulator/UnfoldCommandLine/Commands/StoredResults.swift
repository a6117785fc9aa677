/// Results that wait until the names of all are known, outside of memory if they are many.
@MainActor final class StoredResults {
    private struct Line: Codable {
        var path: String
        var results: [ScenarioResult]
        var errors: [ScenarioError]
    }

    private let lines = Spool()

    func append(_ file: RunReport.File) throws {
        let line = Line(path: file.path, results: file.results, errors: file.errors)
        lines.append(String(decoding: try WorkerAnswers.encoder.encode(line), as: UTF8.self) + "\n")
    }

    func forEach(_ body: (RunReport.File) -> Void) throws {
        try lines.forEachLine { text in
            let line = try WorkerAnswers.decoder.decode(Line.self, from: Data(text.utf8))
            body(RunReport.File(path: line.path, results: line.results, errors: line.errors))
        }
    }
}
