import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// What a scenario or a document names is read too: it is not written over, and reading it ends.
@MainActor @Suite struct NamedInputTests {
    /// A scenario whose template is in a document, and a document with a font of its own.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/Fonts", withIntermediateDirectories: true)
        try folder.copy("Fixtures/InterfaceBuilder/ib/expanding/picture.json")
        try folder.copy("Fixtures/InterfaceBuilder/ib/expanding/picture.xib")
        try folder.copy("Fixtures/InterfaceBuilder/ib/fonts/own-font.xib")
        try folder.copy("Fixtures/InterfaceBuilder/ib/fonts/Fonts/Wide.ttf", as: "Fonts/Wide.ttf")
        #expect(symlink("picture.xib", folder.path + "/link") == 0)
        return folder
    }

    nonisolated private static let commands = ["report", "check", "why", "trace", "frames"]

    @Test(arguments: commands, ["picture.xib", "Fonts/../picture.xib", "link"])
    func aDocumentThatAScenarioNames(_ command: String, _ path: String) throws {
        let folder = try folder()
        let before = try Data(contentsOf: folder.url.appendingPathComponent("picture.xib"))
        let run = Tool(command, "picture.json", "--output", "json=\(path)", folder: folder.path)
        #expect(run.status == .usage && run.out.isEmpty, "\(run.err)")
        #expect(run.err.contains("'--output' would write over '\(path)', which is read by "), "\(run.err)")
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("picture.xib")) == before)
        #expect(folder.text("picture.heights") == nil)
        // One that is no document any more is still the user's file.
        try folder.write("mine", to: "picture.xib")
        let bad = Tool(command, "picture.json", "--output", "json=\(path)", folder: folder.path)
        #expect(bad.status != .success && folder.text("picture.xib") == "mine")
    }

    /// Neither where a setting is wrong.
    @Test func aDocumentNextToAWrongSettingIsLaidOut() throws {
        let folder = try folder()
        let before = folder.text("picture.xib")
        let run = Tool("report", "picture.json", "--set", "nope=1", "--output", "json=picture.xib", folder: folder.path)
        #expect(run.status != .success && run.err.contains("'--output' would write over 'picture.xib'"), "\(run.err)")
        #expect(folder.text("picture.xib") == before)
    }

    /// A document that a scenario names has its warnings there too.
    @Test func warningsOfANamedDocument() throws {
        let folder = try folder()
        let text = try #require(folder.text("picture.xib"))
        try folder.write(
            text.replacingOccurrences(of: "numberOfLines=\"0\"", with: "numberOfLines=\"many\""), to: "picture.xib")
        for file in ["picture.xib", "picture.json"] {
            let run = Tool("report", file, folder: folder.path)
            #expect(
                run.err.hasPrefix("picture.xib:") && run.err.contains("warning: numberOfLines 'many'"), "\(run.err)")
        }
    }

    @Test(arguments: commands) func aFontThatADocumentNames(_ command: String) throws {
        let folder = try folder()
        let font = folder.url.appendingPathComponent("Fonts/Wide.ttf")
        let before = try Data(contentsOf: font)
        let run = Tool(command, "own-font.xib", "--output", "json=Fonts/Wide.ttf", folder: folder.path)
        #expect(run.status == .usage && run.out.isEmpty, "\(run.err)")
        #expect(run.err.contains("would write over 'Fonts/Wide.ttf'"), "\(run.err)")
        #expect(try Data(contentsOf: font) == before)
    }

    @Test func theOptionIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/Simulator/logs/010.log", as: "a.log")
        let before = folder.text("a.log")
        let run = Tool("explain", "a.log", "--emit-scenario", "./a.log", folder: folder.path)
        #expect(run.err.hasPrefix("error: '--emit-scenario' would write over './a.log'"), "\(run.err)")
        #expect(run.status == .usage && folder.text("a.log") == before)
    }

    @Test(arguments: ["pipe", "/dev/zero", ".", "nowhere"])
    func documentsThatAreNoFiles(_ target: String) throws {
        let folder = try folder()
        #expect(mkfifo(folder.path + "/pipe", 0o644) == 0)
        #expect(unlink(folder.path + "/picture.xib") == 0)
        #expect(symlink(target, folder.path + "/picture.xib") == 0)
        let run = Tool("report", "picture.json", folder: folder.path)
        #expect(run.status == .badInput)
        #expect(
            run.err.hasPrefix("picture.json:10:19: error: picture.xib:1:1: the file cannot be read: "), "\(run.err)")
    }

    /// A font that cannot be one is a warning; the document is laid out all the same.
    @Test(arguments: ["pipe", "/dev/zero", "huge"]) func fontsThatAreNoFiles(_ target: String) throws {
        let folder = try folder()
        #expect(mkfifo(folder.path + "/Fonts/pipe", 0o644) == 0)
        try folder.write("", to: "Fonts/huge")
        // Without a byte on the disk.
        #expect(truncate(folder.path + "/Fonts/huge", 4_000_000_000) == 0)
        #expect(unlink(folder.path + "/Fonts/Wide.ttf") == 0)
        #expect(symlink(target, folder.path + "/Fonts/Wide.ttf") == 0)
        let run = Tool("report", "own-font.xib", folder: folder.path)
        #expect(run.status == .success)
        #expect(
            run.err.contains("warning: the font file 'Wide.ttf' is no font that can be read: the file "), "\(run.err)")
    }

    /// What a pipe gives can be read once, though a document has warnings and roots.
    @Test(arguments: ["report", "check", "convert", "frames", "why --row PhotoCell"])
    func aDocumentInAPipe(_ command: String) throws {
        let folder = try folder()
        let run = try BuiltTool.shell(
            """
            mkfifo one.xib
            cat picture.xib > one.xib &
            "$UNFOLD" \(command) one.xib > out 2> err
            test $? -lt 2 && test -s out && echo read || cat err
            kill $! 2> /dev/null
            """, in: folder)
        #expect(run.out == "read\n", "\(run)")
    }

    /// Files come before standard output, which may be closed.
    @Test func filesAreWrittenBeforeAPipeIsClosed() throws {
        let folder = try folder()
        let run = try BuiltTool.shell(
            """
            ("$UNFOLD" report picture.xib --output json=out.json; echo $? > code) | sleep 0
            "$UNFOLD" report picture.xib --output json=out2.json >&-
            echo $?; test -s out2.json && echo written
            """, in: folder)
        #expect(run.out == "74\nwritten\n", "\(run)")
        #expect(folder.text("out.json")?.hasPrefix("{") == true)
    }
}
