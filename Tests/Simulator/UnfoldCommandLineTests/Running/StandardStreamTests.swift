import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// Output that cannot be written: a sentence where there is somebody to read it, 74, never a backtrace.
@Suite struct StandardStreamTests {
    nonisolated static let commands = [
        "report card.json", "check card.json", "why card.json", "trace card.json", "schema report", "help", "--version",
        "completions bash", "manual", "config dump", "init x", "explain app.log",
    ]

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/Simulator/logs/010.log", as: "app.log")
        return folder
    }

    @Test(arguments: commands, ["> /dev/full", ">&-"]) func unwritable(_ command: String, _ target: String) throws {
        let run = try BuiltTool.shell("\"$UNFOLD\" \(command) \(target)", in: folder())
        #expect(run.status == 74)
        #expect(run.err.hasPrefix("error: cannot write standard output: "), "\(run.err)")
        #expect(run.err.split(separator: "\n").count == 1, "\(run.err)")
    }

    @Test func standardErrorToo() throws {
        for (target, status) in [
            ("2>&-", 74), ("2> /dev/full", 74), (">&- 2>&-", 74), ("> /dev/full 2> /dev/full", 74),
        ] {
            let run = try BuiltTool.shell("\"$UNFOLD\" report nowhere.json \(target)")
            #expect(Int(run.status) == status, "\(target)")
            #expect(run.err.isEmpty)
        }
        // Where there is nothing to tell, no one misses it.
        let quiet = try BuiltTool.shell(
            "\"$UNFOLD\" report card.json 2>&- | tail -1; \"$UNFOLD\" report card.json 2>&- >/dev/null")
        #expect(quiet.status == 0)
    }

    /// A closed stream's number must not be given to a file: what is meant for the terminal would be written into it.
    @Test func closedStreamsDoNotReachFiles() throws {
        let run = try BuiltTool.shell(
            """
            "$UNFOLD" report card.json nowhere.json --output json=out.json >&- 2>&- <&-
            echo $?
            head -1 out.json; tail -1 out.json; ls -A
            """)
        #expect(run.out == "74\n{\n}\ncard.json\nout.json\n", "\(run)")
    }

    @Test func aClosedPipeEndsQuietly() throws {
        let run = try BuiltTool.shell(
            """
            "$UNFOLD" report card.json --format html --output json=out.json | head -1
            "$UNFOLD" explain /dev/zero 2>&1 | head -c 0
            (trap '' PIPE; "$UNFOLD" report card.json --format html) | head -1
            tail -1 out.json
            """)
        #expect(run.err.isEmpty, "\(run.err)")
        #expect(run.out == "<!doctype html>\n<!doctype html>\n}\n", "files come before standard output")
    }

    /// Input without an end is given up, not swallowed.
    @Test func endlessInputIsRefused() throws {
        let run = try BuiltTool.shell(
            "\"$UNFOLD\" explain < /dev/zero; echo $?; \"$UNFOLD\" report /dev/zero; echo $?")
        #expect(run.out == "2\n2\n", "\(run.out.prefix(200))")
        #expect(run.err.contains("standard input:1:1: error: the file has more than 64000000 bytes"), "\(run.err)")
        #expect(run.err.contains("/dev/zero:1:1: error: the file has more than 64000000 bytes"))
    }
}
