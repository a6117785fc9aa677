import Foundation
import TestSupport
import Testing
import UnfoldFiles

@testable import UnfoldMeasure

/// `UnfoldMeasure fidelity`.
@MainActor @Suite struct FidelityCommandTests {
    private static func path(_ name: String) -> String {
        RelativePath.shown(Fixtures.path("InterfaceBuilder/ib/\(name)"))
    }

    private func run(_ arguments: [String]) throws -> (code: Int32, out: String, err: String) {
        var (out, err) = ("", "")
        let command = FidelityCommand(
            options: try FidelityOptions(arguments), out: { out += $0 }, err: { err += $0 })
        let code = try command.run()
        return (code, out, err)
    }

    @Test func countsAndExplains() throws {
        let (code, out, err) = try run([Self.path("canvas"), Self.path("misses"), "--misses"])
        #expect(code == 0)
        #expect(err.isEmpty)
        #expect(out.hasPrefix("11 documents, 0 unread\n"))
        for cause in ["stale", "flagged", "tie", "missingFont", "control", "outdone"] {
            #expect(out.contains("\n  \(cause)"))
        }
        #expect(out.contains("recorded (30, 10; 50 × 20), laid out (20, 10; 50 × 20)"))
        let json = try run([Self.path("canvas"), "--format", "json"]).out
        #expect(json.contains("\"schemaVersion\": 1"))
        #expect(json.contains("\"withinOne\": 5"))
        #expect(try run([Self.path("canvas"), "--format", "json"]).out == json)
    }

    @Test func groups() throws {
        let folder = try TemporaryFolder()
        try folder.write("card-cell.xib\tone\nplaceholders.xib\ttwo\n", to: "groups.tsv")
        let out = try run([Self.path("canvas"), "--groups", folder.path("groups.tsv")]).out
        #expect(out.contains("cells by group\none"))
        #expect(out.contains("\ntwo"))
    }

    @Test func anUnreadableDocumentIsReported() throws {
        let (code, _, err) = try run(["no-such.storyboard"])
        #expect(code == 2)
        #expect(err.contains("no-such.storyboard:1:1: error:"))
    }

    @Test func pipesBelowAFolderAreReportedAndNotWaitedFor() throws {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/InterfaceBuilder/ib/canvas/card-cell.xib")
        #expect(mkfifo(folder.path("pipe.xib"), 0o644) == 0)
        #expect(symlink("nowhere", folder.path("dangling.xib")) == 0)
        let (code, out, err) = try run([folder.path])
        #expect(code == 2)
        #expect(out.hasPrefix("1 documents, 2 unread\n"), "\(out)")
        #expect(err.contains("pipe.xib:1:1: error: the file cannot be read: it is a pipe"), "\(err)")
        #expect(err.contains("dangling.xib:1:1: error:"), "\(err)")
    }

    @Test(arguments: [[], ["--misses"], ["a.xib", "--format"], ["a.xib", "--format", "xml"], ["a.xib", "--miss"]])
    func mistakes(_ arguments: [String]) {
        #expect(throws: Mistake.self) { try FidelityOptions(arguments) }
    }

    /// Names of files and views obey no terminal.
    @Test func namesAreText() throws {
        let (_, out, err) = try run(["no\u{1B}[31m\n.xib", "--misses"])
        #expect(!(out + err).contains("\u{1B}"))
        #expect(err.split(separator: "\n").count == 1, "\(err)")
    }
}
