import Foundation
import Testing

@testable import AutoLayout

/// Logs as pasted, with what is known of them beside.
enum LogFixtures {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/logs")

    static let names: [String] = {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return all.filter { $0.hasSuffix(".log") }.sorted()
    }()

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
}

@Suite struct ConsoleLogTests {
    @Test func study() throws {
        var analyses: [LogAnalysis] = []
        for name in LogFixtures.names {
            let reading = ConsoleLogReader.read(try LogFixtures.text(name))
            for problem in reading.problems { print(name, problem) }
            for log in reading.logs {
                let analysis = LogAnalysis(of: log)
                analyses.append(analysis)
                print(
                    "STUDY\t\(name)\t\(log.constraints.count)\t\(log.broken.map(String.init) ?? "-")\t\(analysis.predicted.map(String.init) ?? "-")\t\(analysis.isSatisfiable ? "NO" : "yes")\t\(analysis.minimal)\t\(analysis.fixes.count)\t\(analysis.causes)"
                )
            }
        }
        print(LogStudy(analyses))
    }
}
