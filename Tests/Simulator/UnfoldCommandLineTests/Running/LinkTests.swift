import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine
@testable import UnfoldReport

/// Links out of the folder are not followed: they may have come with a branch, and lead to files of the machine.
@MainActor @Suite struct LinkTests {
    private static let refusal =
        ":1:1: error: the file cannot be read: a link leads out of the folder; "
        + "'--allow-links' has it read\n"

    /// `work` is the branch; `secret` and `outside.json` are next to it.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/workplace-card.json", as: "outside.json")
        try folder.write("secret-token\n", to: "secret")
        for name in ["work/S/a.json", "work/S/z.json", "work/shared/own.json"] {
            try folder.write(try #require(folder.text("outside.json")), to: name)
        }
        return folder
    }

    private func link(_ target: String, _ path: String, _ folder: TemporaryFolder) {
        #expect(symlink(target, folder.path + "/work/" + path) == 0)
    }

    private func run(_ arguments: String..., folder: TemporaryFolder) -> Tool {
        Tool(arguments, folder: folder.path + "/work")
    }

    @Test func aRecord() throws {
        let folder = try folder()
        link("../../secret", "S/a.heights", folder)
        let check = run("check", "S", folder: folder)
        #expect(check.err == "S/a.heights" + Self.refusal && check.status == .badInput)
        #expect(check.out.contains("S/z.json") && !check.out.contains("secret"))
        #expect(folder.text("secret") == "secret-token\n")
        // It is no record; nothing of it is shown.
        let allowed = run("check", "S", "--allow-links", folder: folder)
        #expect(allowed.status == .badInput && allowed.err.contains("found another text"), "\(allowed.err)")
        #expect(!allowed.err.contains("secret"))
    }

    @Test(arguments: ["report", "check"]) func aScenarioOfAFolder(_ command: String) throws {
        let folder = try folder()
        link("../../outside.json", "S/b.json", folder)
        link("../shared/own.json", "S/c.json", folder)
        link("..", "S/again", folder)
        let run = run(command, "S", folder: folder)
        #expect(run.err == "S/b.json" + Self.refusal && run.status == .badInput)
        for name in ["S/a.json", "S/c.json", "S/z.json"] { #expect(run.out.contains(name), "\(name)") }
        let allowed = self.run(command, "S", "--allow-links", folder: folder)
        #expect(allowed.err.isEmpty && allowed.out.contains("S/b.json"))
        let junit = self.run(command, "S", "--format", "junit", folder: folder)
        #expect(junit.out.contains("errors=\"1\""))
    }

    @Test(arguments: ["report", "check", "frames", "why", "trace", "convert"])
    func aLinkThatIsNamed(_ command: String) throws {
        let folder = try folder()
        link("../outside.json", "b.json", folder)
        let arguments = command == "why" ? ["--row", "cafe"] : []
        let run = Tool([command, "b.json"] + arguments, folder: folder.path + "/work")
        #expect(run.err == "b.json" + Self.refusal && run.status == .badInput, "\(run.err)")
        let allowed = Tool([command, "b.json", "--allow-links"] + arguments, folder: folder.path + "/work")
        #expect(!allowed.err.contains("link"), "\(allowed.err)")
        // What is named elsewhere is read; a link of that place stays in it.
        #expect(!Tool([command, "../outside.json"] + arguments, folder: folder.path + "/work").err.contains("link"))
        link("S/a.json", "inner.json", folder)
        #expect(!Tool([command, "inner.json"] + arguments, folder: folder.path + "/work").err.contains("link"))
    }

    @Test func aLinkedFolder() throws {
        let folder = try folder()
        try folder.write(try #require(folder.text("outside.json")), to: "elsewhere/x.json")
        link("../elsewhere", "E", folder)
        for path in ["E", "E/x.json"] {
            let run = run("report", path, folder: folder)
            #expect(run.err == path + Self.refusal && run.status == .badInput, "\(run.err)")
            #expect(self.run("report", path, "--allow-links", folder: folder).status == .success)
        }
        // From outside the working folder it is what was named.
        let run = Tool("report", folder.path + "/work/E", folder: "/")
        #expect(run.status == .success, "\(run.err)")
    }

    @Test func aConfiguration() throws {
        let folder = try folder()
        try folder.write("{\"secret\": 1}", to: "conf")
        link("../conf", ".unfold.json", folder)
        for command in [["report", "S"], ["config", "dump"], ["explain", "x.log"], ["why", "S/a.json"]] {
            let run = Tool(command, folder: folder.path + "/work")
            #expect(run.err == ".unfold.json" + Self.refusal && run.status == .badInput, "\(run.err)")
        }
        let allowed = run("config", "dump", "--allow-links", folder: folder)
        #expect(allowed.err.contains("unknown key 'secret'"))
    }

    /// A stream is what it is, whatever it is called.
    @Test func streams() throws {
        let run = try BuiltTool.shell(
            """
            mkdir in && cd in
            cat ../card.json | "$UNFOLD" report /dev/stdin > a
            "$UNFOLD" report /dev/stdin < ../card.json > b
            mkfifo p && (cat ../card.json > p & "$UNFOLD" report p > c; wait)
            for f in a b c; do grep -c "workplace card" $f; done
            """)
        #expect(run.out == "1\n1\n1\n", "\(run)")
    }
}
