import Foundation
import TestSupport
import Testing
import UnfoldFiles

@testable import UnfoldCommandLine
@testable import UnfoldScenario

/// What cannot be looked at is reported, and is not taken for something that is not there.
@MainActor @Suite struct UnreadableTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["a", "z"] {
            try FileManager.default.createDirectory(atPath: folder.path + "/S", withIntermediateDirectories: true)
            try folder.copy("Fixtures/Simulator/scenario/five-cards.json", as: "S/\(name).json")
        }
        return folder
    }

    @Test(arguments: ["report", "check"]) func linksAndPipes(_ command: String) throws {
        let folder = try folder()
        let path = folder.path + "/S/"
        #expect(symlink("nowhere", path + "dangling.json") == 0)
        #expect(symlink("circle.json", path + "circle.json") == 0)
        #expect(mkfifo(path + "pipe.json", 0o644) == 0)
        #expect(symlink("../S", path + "folder.json") == 0, "a link to a folder is not followed")
        let run = Tool(command, "S", folder: folder.path)
        #expect(run.status == .badInput)
        #expect(
            run.err == """
                S/circle.json:1:1: error: the file cannot be read: it is a link that leads back to itself
                S/dangling.json:1:1: error: the file cannot be read: it is a link that leads nowhere
                S/pipe.json:1:1: error: the file cannot be read: it is a pipe or a device; name it to have it read

                """)
        #expect(run.out.contains("five cards") && run.out.contains("S/z.json"), "others are still done")
        let junit = Tool(command, "S", "--format", "junit", folder: folder.path)
        #expect(junit.out.contains("errors=\"3\""))
    }

    @Test func namesThatAreNoText() throws {
        let folder = try folder()
        let name = Array((folder.path + "/S/b").utf8).map(CChar.init(bitPattern:)) + [-1] + ".json".utf8CString
        let file = open(name, O_CREAT | O_WRONLY, 0o644)
        // Some file systems have no such names.
        guard file >= 0 else { return }
        close(file)
        let run = Tool("report", "S", folder: folder.path)
        #expect(run.status == .badInput)
        #expect(run.err == "S/b\u{FFFD}.json:1:1: error: the file cannot be read: its name is not UTF-8; rename it\n")
        #expect(run.out.contains("S/z.json"))
    }

    /// What is no scenario may have any name; a folder may hold scenarios.
    @Test func namesThatAreNoTextOfOtherFiles() throws {
        let folder = try folder()
        func name(_ tail: String) -> [CChar] {
            Array((folder.path + "/S/b").utf8).map(CChar.init(bitPattern:)) + [-1] + tail.utf8CString
        }
        let file = open(name(".png"), O_CREAT | O_WRONLY, 0o644)
        guard file >= 0 else { return }
        close(file)
        #expect(Tool("report", "S", folder: folder.path).status == .success)
        #expect(mkdir(name(".d"), 0o755) == 0)
        let run = Tool("report", "S", folder: folder.path)
        #expect(run.status == .badInput)
        #expect(run.err == "S/b\u{FFFD}.d:1:1: error: the file cannot be read: its name is not UTF-8; rename it\n")
    }

    /// A configuration that cannot be read is not one that is not there.
    @Test func aConfigurationBehindALink() throws {
        let folder = try folder()
        #expect(symlink("nowhere", folder.path + "/.unfold.json") == 0)
        for command in [["report", "S"], ["config", "dump"], ["explain"]] {
            let run = Tool(command, folder: folder.path)
            #expect(run.status == .badInput && run.out.isEmpty)
            #expect(
                run.err == ".unfold.json:1:1: error: the file cannot be read: it is a link that leads nowhere\n",
                "\(run.err)")
        }
    }

    @Test func whatIsNotStartedHasNoNextStep() throws {
        let folder = try folder()
        try folder.write("mine", to: "file")
        let run = Tool("init", "file", folder: folder.path)
        #expect(run.status == .cannotWrite && run.out.isEmpty && folder.text("file") == "mine", "\(run.out)")
    }

    @Test func withoutPermission() throws {
        let folder = try folder()
        try FileManager.default.createDirectory(atPath: folder.path + "/S/sub", withIntermediateDirectories: true)
        try folder.copy("Fixtures/Simulator/scenario/five-cards.json", as: "S/secret.json")
        #expect(chmod(folder.path + "/S/secret.json", 0) == 0 && chmod(folder.path + "/S/sub", 0) == 0)
        defer { chmod(folder.path + "/S/sub", 0o755) }
        let run = try BuiltTool.shell(
            "\"$UNFOLD\" report S > out; echo $?; grep -c '^five cards' out", in: folder, asNobody: true)
        #expect(run.out == "2\n2\n")
        #expect(
            run.err == """
                S/secret.json:1:1: error: the file cannot be read: is it a folder, or protected?
                S/sub:1:1: error: the folder cannot be listed: Permission denied

                """)
    }

    /// A check that compares nothing is no success, in any format.
    @Test func nothingToCheck() throws {
        let folder = try folder()
        try FileManager.default.createDirectory(atPath: folder.path + "/empty/sub", withIntermediateDirectories: true)
        try folder.write("{}", to: "empty/other.json")
        for arguments in [["check", "empty"], ["check", "S", "empty"]] {
            let run = Tool(arguments, folder: folder.path)
            #expect(run.status == .badInput)
            #expect(run.err.contains("empty:1:1: error: there is no scenario in this folder"), "\(run.err)")
        }
        let junit = Tool("check", "empty", "--format", "junit", folder: folder.path)
        #expect(junit.out.contains("errors=\"1\"") && junit.out.contains("there is no scenario in this folder"))
        try folder.write("{ \"schemaVersion\": 1, \"paths\": [\"S\"], \"exclude\": [\"S\"] }", to: ".unfold.json")
        #expect(Tool("check", folder: folder.path).status == .badInput)
    }

    /// Names of one letter stop some of Foundation's ways to take paths apart.
    @Test func shortNames() throws {
        let folder = try folder()
        for name in ["c", "é", "c.", "cc", "👩‍👩‍👧"] {
            try folder.copy("Fixtures/Simulator/scenario/five-cards.json", as: name)
            #expect(Tool("report", name, folder: folder.path).status == .success)
            #expect(Tool("check", name, folder: folder.path).status == .findings)
            #expect(Tool("check", name, folder: folder.path).status == .success)
            #expect(Tool("why", name, "--row", "cafe", folder: folder.path).status == .success)
        }
        try folder.write("{ \"schemaVersion\": 1, \"paths\": [\"c\"] }", to: "f")
        #expect(Tool("report", "--config", "f", folder: folder.path).status == .success)
        for (path, parts) in [
            ("a/b", ("a", "b")), ("a", ("", "a")), ("/a", ("/", "a")), ("a/", ("", "a")), ("a//b/", ("a", "b")),
            ("/", ("", "")), ("", ("", "")), ("../a", ("..", "a")),
        ] {
            #expect(PathText.folder(of: path) == parts.0, "\(path)")
            #expect(PathText.name(of: path) == parts.1, "\(path)")
        }
    }

    @Test func configurationsAreBounded() throws {
        let folder = try folder()
        try folder.write(
            "{ \"schemaVersion\": 1, \"paths\": [\"\(String(repeating: "x", count: 1_000_000))\"] }", to: ".unfold.json"
        )
        let run = Tool("report", "S", folder: folder.path)
        #expect(run.status == .badInput)
        #expect(
            run.err.contains(".unfold.json:1:1: error: the file has more than 1000000 bytes"), "\(run.err.prefix(200))")
        let device = Tool("report", "S", "--config", "/dev/zero", folder: folder.path)
        #expect(device.err.contains("/dev/zero:1:1: error: the file has more than 1000000 bytes"))
    }

    /// A scenario may name any path as a font; reading it must end.
    @Test(arguments: ["/dev/zero", "/dev/stdin", "pipe", ".", "a\\u0000b"]) func fontsThatAreNoFiles(_ font: String)
        throws
    {
        let folder = try folder()
        #expect(mkfifo(folder.path + "/S/pipe", 0o644) == 0)
        let text = try #require(folder.text("S/a.json"))
        try folder.write(
            text.replacingOccurrences(
                of: "\"schemaVersion\": 1,", with: "\"schemaVersion\": 1, \"fonts\": [\"\(font)\"],"),
            to: "S/a.json")
        let run = Tool("report", "S/a.json", folder: folder.path)
        #expect(run.status == .badInput)
        #expect(run.err.contains("S/a.json:") && run.err.contains("cannot be read"), "\(run.err)")
    }
}
