import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine
@testable import UnfoldScenario

/// Nothing that is at an output's path is lost: no input, no link, no mode, no pipe.
@MainActor @Suite struct OutputFileTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/workplace-card.json", as: "card.json")
        try folder.copy("Fixtures/Simulator/logs/010.log", as: "app.log")
        try FileManager.default.createDirectory(atPath: folder.path + "/O", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/soft", withDestinationPath: "card.json")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/O/twice", withDestinationPath: "../soft")
        try FileManager.default.linkItem(atPath: folder.path + "/card.json", toPath: folder.path + "/hard")
        return folder
    }

    private nonisolated static let spellings = [
        "card.json", "./card.json", "O/../card.json", "soft", "O/twice", "hard",
    ]

    @Test(arguments: ["report", "check", "why", "trace"], spellings)
    func aScenarioIsNotWrittenOver(_ command: String, _ path: String) throws {
        let folder = try folder()
        let before = folder.text("card.json")
        let run = Tool(command, "card.json", "--output", "json=\(path)", folder: folder.path)
        #expect(run.status == .usage)
        #expect(run.err.contains("would write over '\(path)', which is one of the scenarios"), "\(run.err)")
        #expect(run.out.isEmpty, "refused before anything runs")
        #expect(folder.text("card.json") == before)
        #expect(folder.text("card.heights") == nil)
        // The same the other way round: the input has another name.
        let other = Tool(command, path, "--output", "json=card.json", folder: folder.path)
        #expect(other.status == .usage)
        #expect(folder.text("card.json") == before)
    }

    @Test func logsRecordsConfigurationsAndFontsAreNotWrittenOver() throws {
        let folder = try folder()
        try folder.write("{ \"schemaVersion\": 1, \"paths\": [\"card.json\"] }", to: ".unfold.json")
        try folder.write("no font", to: "a.ttf")
        #expect(Tool("check", "card.json", folder: folder.path).status == .findings)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/r", withDestinationPath: "card.heights")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/l", withDestinationPath: "app.log")
        let files = folder.files.map { folder.text($0) }
        for arguments in [
            ["explain", "app.log", "--output", "json=l"], ["explain", "l", "--output", "markdown=O/../app.log"],
            ["report", "card.json", "--output", "json=r"], ["check", "card.json", "--output", "json=card.heights"],
            ["why", "card.json", "--output", "json=O/../card.heights"],
            ["trace", "card.json", "--output", "json=.unfold.json"],
            ["report", "--output", "json=O/../.unfold.json"], ["explain", "app.log", "--output", "json=.unfold.json"],
            ["report", "card.json", "--output", "json=x", "--output", "text=O/../x"],
        ] {
            let run = Tool(arguments, folder: folder.path)
            #expect(run.status == .usage, "\(arguments): \(run.err)")
            #expect(run.out.isEmpty)
        }
        #expect(folder.files.map { folder.text($0) } == files)
        // A font that a scenario names is known when the scenario is read, and still before it runs.
        let text = try #require(folder.text("card.json"))
        try folder.write("no font", to: "b.ttf")
        try folder.write(
            text.replacingOccurrences(
                of: "\"schemaVersion\": 1,", with: "\"schemaVersion\": 1, \"fonts\": [\"b.ttf\"],"),
            to: "font.json")
        for command in ["report", "check", "why", "trace"] {
            let run = Tool(command, "font.json", "--output", "json=O/../b.ttf", folder: folder.path)
            #expect(
                run.status == (["report", "check"].contains(command) ? .usage : .badInput), "\(command): \(run.err)")
            #expect(folder.text("b.ttf") == "no font")
        }
    }

    @Test func linksAreFollowedAndModesKept() throws {
        let folder = try folder()
        try folder.write("old", to: "O/target")
        #expect(chmod(folder.path + "/O/target", 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "O/target")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/dangling", withDestinationPath: "O/new")
        for path in ["link", "dangling"] {
            let run = Tool("report", "card.json", "--output", "json=\(path)", folder: folder.path)
            #expect(run.status == .success, "\(run.err)")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/" + path).hasPrefix("O/"))
        }
        #expect(folder.text("O/target")?.hasPrefix("{\n") == true)
        #expect(folder.text("O/new") == folder.text("O/target"))
        var status = stat()
        #expect(stat(folder.path + "/O/target", &status) == 0 && status.st_mode & 0o777 == 0o600)
        // A record behind a link is written behind the link.
        try folder.write("", to: "O/record")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/card.heights", withDestinationPath: "O/record")
        let check = Tool("check", "card.json", "--record", "all", folder: folder.path)
        #expect(check.status == .badInput, "an empty file is no record: \(check.err)")
        try folder.write("unfold heights 1\n", to: "O/record")
        #expect(Tool("check", "card.json", folder: folder.path).status == .findings)
        #expect(folder.text("O/record")?.contains("row ") == true)
        #expect(Tool("check", "card.json", "--accept", "all", folder: folder.path).status == .success)
        #expect(folder.files.allSatisfy { !$0.contains(".unfold-") }, "\(folder.files)")
    }

    @Test nonisolated func specialFilesAreWrittenThrough() throws {
        let run = try BuiltTool.shell(
            """
            mkfifo pipe
            cat pipe > read &
            "$UNFOLD" report card.json --quiet --output json=pipe > /dev/null || exit 9
            wait
            test -p pipe || exit 8
            grep -c schemaVersion read
            "$UNFOLD" report card.json --quiet --output json=/dev/null > /dev/null || exit 7
            test -c /dev/null || exit 6
            "$UNFOLD" report card.json --output json=/dev/stdout | grep -c schemaVersion
            "$UNFOLD" report card.json --output json=/dev/stdout > all
            grep -c schemaVersion all
            grep -c '^workplace card' all
            "$UNFOLD" report card.json --output json=/dev/fd/5 5> five > /dev/null
            grep -c schemaVersion five
            """)
        #expect(run.status == 0, "\(run)")
        #expect(run.out == "1\n1\n1\n1\n1\n")
    }

    /// A file that cannot be written whole stays as it was, and nothing is left next to it.
    @Test nonisolated func nothingIsHalfWritten() throws {
        let folder = try TemporaryFolder()
        let run = try BuiltTool.shell(
            """
            echo old > out.json
            "$UNFOLD" check card.json > /dev/null
            cp card.heights before
            # A bound on the size of files, in blocks of 512 or 1024 bytes.
            (ulimit -f 1; "$UNFOLD" report card.json --quiet --output json=out.json; echo "code $?")
            (ulimit -f 1; "$UNFOLD" check card.json --record all --output html=other.html | tail -1; echo)
            cat out.json
            cmp card.heights before
            """, in: folder)
        #expect(run.out.contains("code 74\n"), "\(run)")
        #expect(run.err.contains("error: cannot write 'out.json': File too large"), "\(run.err)")
        #expect(run.out.hasSuffix("old\n"))
        #expect(!folder.files.contains { $0.contains(".unfold-") || $0 == "other.html" }, "\(folder.files)")
    }

    @Test(arguments: zip(["TERM", "INT", "HUP"], [143, 130, 129]))
    nonisolated func anInterruptLeavesNoTemporaryFile(_ signal: String, _ status: Int) throws {
        let folder = try TemporaryFolder()
        var text = try String(
            contentsOf: Tool.root.appendingPathComponent("Fixtures/Simulator/scenario/five-cards.json"), encoding: .utf8
        )
        // Many steps make an output that takes a while to write.
        let step = "{\"name\": \"again\", \"do\": \"measureAllRows\"}"
        let end = try #require(text.range(of: "]", options: .backwards))
        text.replaceSubrange(end, with: String(repeating: ", " + step, count: 30) + "]")
        try folder.write(text, to: "long.json")
        let run = try BuiltTool.shell(
            """
            # In the foreground, for a shell makes others ignore interrupts; a round may be over too soon.
            for round in 1 2 3 4 5 6 7 8; do
              # As soon as there is something to leave behind.
              (while sleep 0.01; do for f in .unfold-*; do test -e "$f" && kill -\(signal) $(cat pid) && exit; done; done) &
              watcher=$!
              sh -c 'echo $$ > pid; exec "$UNFOLD" report long.json -q --output html=out.html --output json=out.json' > /dev/null
              ended=$?
              kill -9 $watcher
              wait $watcher
              test $ended -ge 128 && break
            done 2>/dev/null
            ls -A
            echo "ended with $ended"
            """, in: folder)
        #expect(!run.out.contains(".unfold-") && run.out.hasSuffix("ended with \(status)\n"), "\(run)")
        for name in ["out.html", "out.json"] {
            let text = folder.text(name) ?? "}\n</html>\n"
            #expect(text.hasSuffix("}\n") || text.hasSuffix("</html>\n"), "half a file")
        }
    }

    @Test nonisolated func aProtectedFileStays() throws {
        let folder = try TemporaryFolder()
        let run = try BuiltTool.shell(
            """
            echo mine > kept; chmod 444 kept
            mkdir shut; echo mine > shut/kept; chmod 555 shut
            "$UNFOLD" report card.json --quiet --output json=kept > /dev/null; echo $?
            "$UNFOLD" report card.json --quiet --output json=shut/new > /dev/null; echo $?
            chmod 755 shut
            cat kept shut/kept; ls -A shut
            """, in: folder, asNobody: true)
        #expect(run.out == "74\n74\nmine\nmine\nkept\n", "\(run)")
        #expect(run.err.contains("cannot write 'kept': Permission denied"), "\(run.err)")
    }

    @Test func configuredOutputsMakeTheirFolder() throws {
        let folder = try folder()
        try folder.write(
            "{ \"schemaVersion\": 1, \"outputs\": [\"junit=build/deep/heights.xml\"] }", to: ".unfold.json")
        #expect(Tool("report", "card.json", folder: folder.path).status == .success)
        #expect(folder.text("build/deep/heights.xml")?.contains("<testsuites") == true)
    }
}
