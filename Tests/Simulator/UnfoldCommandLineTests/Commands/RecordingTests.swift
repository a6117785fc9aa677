import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// `check` with a folder that it may write to.
@MainActor @Suite struct RecordingTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/workplace-card.json", as: "card.json")
        return folder
    }

    @Test func missingRecordsAreWrittenAndFail() throws {
        let folder = try folder()
        let first = Tool("check", "card.json", folder: folder.path)
        #expect(first.status == .findings)
        #expect(first.out.contains("4 steps recorded"), "\(first.out)")
        let record = folder.text("card.heights")
        #expect(record?.contains("row cafe 147") == true)
        // What the card breaks is not recorded with its heights.
        #expect(first.out.contains("not accepted: conflict, detailHeight breaks"), "\(first.out)")
        #expect(record?.contains("\n  unaccepted conflict cafe detailHeight\n") == true, "\(record ?? "")")
        let second = Tool("check", "card.json", folder: folder.path)
        #expect(second.status == .findings, "\(second.out)\(second.err)")
        #expect(folder.text("card.heights") == record)
        let strict = Tool("check", "card.json", "--record", "all", folder: folder.path)
        #expect(strict.status == .findings && folder.text("card.heights") == record, "\(strict.out)")
    }

    @Test func whatIsBrokenIsAccepted() throws {
        let folder = try folder()
        // With the heights, or once they are recorded.
        for isRecorded in [false, true] {
            if isRecorded { _ = Tool("check", "card.json", folder: folder.path) }
            let accepted = Tool("check", "card.json", "--accept", "all", folder: folder.path)
            #expect(accepted.status == .success, "\(accepted.out)\(accepted.err)")
            #expect(
                accepted.out.contains("  accepted: step 1 expand, cafe: conflict, detailHeight breaks"),
                "\(accepted.out)")
            let record = try #require(folder.text("card.heights"))
            #expect(record.contains("\n  conflict cafe detailHeight\n") && !record.contains("unaccepted"), "\(record)")
            #expect(Tool("check", "card.json", folder: folder.path).status == .success)
            // What was accepted stays so when heights are recorded again.
            _ = Tool("check", "card.json", "--record", "all", folder: folder.path)
            #expect(folder.text("card.heights") == record)
            try FileManager.default.removeItem(atPath: folder.path("card.heights"))
        }
    }

    /// Where the step is in the file, as for a difference.
    @Test func whatWasRecordedIsReportedAtItsStep() throws {
        let folder = try folder()
        let run = Tool("check", "card.json", "--format", "github", folder: folder.path)
        let lines = run.out.split(separator: "\n").filter { $0.contains("title=recorded") }
        let positions = lines.map { $0.split(separator: ",").dropFirst().prefix(1).joined() }
        #expect(positions == ["line=80", "line=81", "line=85", "line=89"], "\(run.out)")
    }

    @Test(arguments: ["CI", "TF_BUILD"]) func nothingIsWrittenOnCI(_ variable: String) throws {
        let folder = try folder()
        try folder.write(#"{"schemaVersion": 1, "record": "all", "unused": "delete"}"#, to: ".unfold.json")
        try folder.write("unfold heights 1\n", to: "old.heights")
        let run = Tool(
            "check", "card.json", "--record", "all", "--unused", "delete", folder: folder.path,
            environment: [variable: "1"])
        #expect(run.status == .findings)
        #expect(folder.files == [".unfold.json", "card.json", "old.heights"], "\(run.out)")
    }

    @Test func failedModeTakesWhatDiffers() throws {
        let folder = try folder()
        _ = Tool("check", "card.json", "--accept", "all", folder: folder.path)
        let old = try #require(folder.text("card.json"))
        try folder.write(
            old.replacingOccurrences(of: "chevron.height == 16", with: "chevron.height == 20"), to: "card.json")
        let compared = Tool("check", "card.json", folder: folder.path)
        #expect(compared.status == .findings)
        #expect(compared.out.contains("chevron.height 16 -> 20: +4"), "\(compared.out)")
        #expect(folder.text("card.heights")?.contains("row cafe 147") == true)
        let accepted = Tool("check", "card.json", "--record=failed", folder: folder.path)
        #expect(accepted.status == .findings)
        #expect(folder.text("card.heights")?.contains("row cafe 151") == true)
        #expect(Tool("check", "card.json", folder: folder.path).status == .success)
    }

    @Test func unusedRecordsGoOnlyWhenAsked() throws {
        let folder = try folder()
        _ = Tool("check", "card.json", "--accept", "all", folder: folder.path)
        try folder.write("unfold heights 1\n\nstep 0 load\n  content 44\n", to: "gone.heights")
        let record = try #require(folder.text("card.heights"))
        try folder.write(record + "\nstep 9 later\n  content 44\n", to: "card.heights")
        let warned = Tool("check", ".", folder: folder.path)
        #expect(warned.status == .success)
        #expect(warned.out.contains("2 unused records"), "\(warned.out)")
        #expect(Tool("check", ".", "--unused=fail", folder: folder.path).status == .findings)
        // A part of the run cannot know.
        let part = Tool("check", ".", "--unused=delete", "--shard=1/2", folder: folder.path)
        #expect(folder.files.contains("gone.heights"), "\(part.out)")
        let deleted = Tool("check", ".", "--unused=delete", folder: folder.path)
        #expect(deleted.status == .success)
        #expect(folder.files == ["card.heights", "card.json"], "\(deleted.out)")
        #expect(folder.text("card.heights") == record)
    }

    @Test func firstStepsOfANewUser() throws {
        let folder = try TemporaryFolder()
        let first = Tool("init", folder: folder.path)
        #expect(first.status == .success)
        #expect(folder.files.contains("Scenarios/note.json"))
        #expect(Tool("report", folder: folder.path).status == .success)
        #expect(Tool("check", folder: folder.path).status == .findings)
        #expect(Tool("check", folder: folder.path).status == .success)
        // Again: nothing of theirs is touched.
        try folder.write("mine", to: "Scenarios/note.json")
        let again = Tool("init", folder: folder.path)
        #expect(again.out.contains("Scenarios/note.json exists"))
        #expect(folder.text("Scenarios/note.json") == "mine")
    }

    @Test func configurationIsFoundUpwards() throws {
        let folder = try folder()
        try folder.write(#"{"schemaVersion": 1, "paths": ["card.json"], "format": "json"}"#, to: ".unfold.json")
        try folder.write("", to: "deep/er/empty")
        let run = Tool("report", folder: folder.path + "/deep/er")
        #expect(run.status == .success, "\(run.err)")
        #expect(run.out.contains(#""file": "../../card.json""#), "\(run.out.prefix(300))")
        let dump = Tool("config", "dump", folder: folder.path + "/deep/er")
        #expect(dump.out.contains(#""../../card.json""#), "\(dump.out)")
        // An option counts more.
        #expect(Tool("report", "--format=text", folder: folder.path + "/deep").out.hasPrefix("workplace card"))
        // A command that has no such format is not troubled.
        #expect(Tool("why", "../card.json", folder: folder.path + "/deep").status == .success)
    }

    @Test func severalOutputsFromOneRun() throws {
        let folder = try folder()
        let formats = ["json", "markdown", "junit", "github", "svg", "html"]
        let arguments = formats.map { "--output=\($0)=out.\($0)" }
        let run = Tool(
            "report", "card.json", arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5],
            folder: folder.path)
        #expect(run.status == .success)
        for format in formats {
            #expect(
                folder.text("out.\(format)")
                    == Tool("report", "card.json", "--format", format, folder: folder.path).out)
        }
        let over = Tool("report", "card.json", "--output=json=./card.json", folder: folder.path)
        #expect(over.status == .usage)
        #expect(over.err.contains("would write over"), "\(over.err)")
        let bad = Tool("report", "card.json", "--output", "json=out.json/where.json", folder: folder.path)
        #expect(bad.status == .cannotWrite)
        #expect(bad.err.contains("cannot write 'out.json/where.json'"))
    }

    /// A folder in which no one may write.
    private func locked(_ record: String?, _ body: (TemporaryFolder) throws -> Void) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/L", withIntermediateDirectories: true)
        try folder.copy("Fixtures/workplace-card.json", as: "L/card.json")
        if let record {
            try folder.write(record, to: "L/card.heights")
            #expect(chmod(folder.path + "/L/card.heights", 0o444) == 0)
        }
        #expect(chmod(folder.path + "/L", 0o555) == 0)
        defer { _ = chmod(folder.path + "/L", 0o755) }
        try body(folder)
    }

    /// What could not be written was not recorded, and is not said to be.
    @Test(arguments: ["", "--record all", "--accept all"]) func aFolderThatMayNotBeWritten(_ options: String) throws {
        let old = "unfold heights 3\n\nstep 0 load\n  content 44\n  row cafe 44 measured\n"
        try locked(options.isEmpty ? nil : old) { folder in
            let run = try BuiltTool.shell("\"$UNFOLD\" check L \(options); echo $?", in: folder, asNobody: true)
            #expect(run.err.contains("cannot write 'L/card.heights'"), "\(run)")
            #expect(run.out.hasSuffix("\n74\n") && !run.out.contains("recorded:"), "\(run)")
            #expect(!run.out.contains("steps recorded") && run.out.contains("not recorded"), "\(run)")
        }
    }

    @Test func whatCouldNotBeDeletedIsNotSaidToBe() throws {
        let card = try folder()
        _ = Tool("check", "card.json", folder: card.path)
        let record = try #require(card.text("card.heights"))
        try locked(record + "\nstep 9 later\n  content 44\n") { folder in
            let run = try BuiltTool.shell("\"$UNFOLD\" check L --unused delete; echo $?", in: folder, asNobody: true)
            #expect(run.out.contains("1 unused record\n74\n") && !run.out.contains("deleted"), "\(run)")
            let onCI = Tool("check", "L", "--unused=delete", folder: folder.path, environment: ["CI": "1"])
            #expect(onCI.out.contains("1 unused record\n") && !onCI.out.contains("deleted"), "\(onCI.out)")
        }
    }

    /// Nothing to run is no run in which all was well.
    @Test(arguments: ["report", "check", "watch", "adapt --into x"]) func anEmptyFolder(_ command: String)
        throws
    {
        let folder = try TemporaryFolder()
        try folder.write("", to: "EMPTY/note.txt")
        let words = command.split(separator: " ").map(String.init)
        let run = Tool([words[0], "EMPTY"] + words.dropFirst(), folder: folder.path)
        #expect(run.status == .badInput && run.err.contains("there is no "), "\(run)")
        #expect(run.err.contains("EMPTY"))
    }
}
