import Foundation
import TestSupport
import Testing

/// `UnfoldMeasure benchmark` measures nothing when it was asked for something else.
@Suite struct BenchmarkArgumentTests {
    private func run(_ arguments: String) throws -> (out: String, err: String, status: Int32) {
        let tool = URL(fileURLWithPath: try BuiltTool.path("UnfoldMeasure"))
        return try BuiltTool.shell("'\(tool.path)' benchmark \(arguments)")
    }

    @Test(arguments: ["--help", "-h", "--only W9 --help"]) func help(_ arguments: String) throws {
        let run = try run(arguments)
        #expect(run.status == 0 && run.err.isEmpty)
        #expect(run.out.hasPrefix("usage: UnfoldMeasure benchmark [options]\n"))
        for option in ["--only", "--rounds", "--repetitions", "--rows", "--files", "--json", "--markdown", "--answers"]
        {
            #expect(run.out.contains("\n  \(option) "), "\(option)")
        }
    }

    @Test(arguments: [
        "--halp", "W1", "--only", "--rounds", "--rounds 0", "--rounds many", "--rows -5", "--files 1e9",
        "--repetitions 99999999999999999999", "--only W9",
    ])
    func mistakes(_ arguments: String) throws {
        let run = try run(arguments)
        #expect(run.status == 64 && run.out.isEmpty)
        #expect(run.err.hasPrefix("error: "), "\(run.err)")
    }

    /// A workload that is over at once, in every form.
    @Test func formats() throws {
        let text = try run("--only 'W2 toggle' --rounds 1 --repetitions 1")
        #expect(text.status == 0 && text.out.contains("\nW2 toggle N=0 "))
        let markdown = try run("--only 'W2 toggle' --rounds 1 --repetitions 1 --markdown")
        #expect(markdown.out.hasPrefix("| workload | ns | pivots | bytes |\n|---|---|---|---|\n| W2 toggle N=0 | "))
        let json = try run("--only 'W2 toggle' --rounds 1 --repetitions 1 --json")
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any])
        #expect(root["schemaVersion"] as? Int == 1 && (root["solver"] as? [Any])?.isEmpty == false)
    }
}
