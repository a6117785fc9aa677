import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// What is done every day: accepting differences one by one, watching, a first scenario.
@MainActor @Suite struct HabitTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.notes, to: "notes.json")
        _ = Tool("check", "notes.json", folder: folder.path)
        let changed = Self.notes.replacingOccurrences(
            of: "title.top == contentView.top + 8", with: "title.top == contentView.top + 10")
        try folder.write(changed, to: "notes.json")
        return folder
    }

    private static let notes = #"""
        { "schemaVersion": 1, "name": "notes",
          "templates": { "note": {
            "views": [ { "id": "title", "type": "UILabel", "text": "Title" }, { "id": "detail" } ],
            "constraints": [ "title.top == contentView.top + 8", "|-16-[title]-16-|", "|-16-[detail]-16-|", "V:[title][detail]-8-|",
              { "id": "height", "constraint": "detail.height == 0 @999" } ] } },
          "table": { "rows": [ { "id": "tea" }, { "id": "milk" } ] },
          "steps": [ "load", { "name": "open", "update": { "toggle": "tea.height.constant", "between": [0, 100] } } ] }
        """#

    @Test func differencesAreAcceptedByRow() throws {
        let folder = try folder()
        let run = Tool("check", "notes.json", "--accept", "tea", folder: folder.path)
        #expect(run.status == .findings, "\(run.err)")
        let left = Tool("check", "notes.json", folder: folder.path)
        #expect(left.out.contains("milk") && !left.out.contains("tea  "), "\(left.out)")
        // What was edited is still known.
        #expect(
            left.out.contains("the constant of the constraint title.top to contentView.top is 10 (was 8)"),
            "\(left.out)")
        _ = Tool("check", "notes.json", "--accept=all", folder: folder.path)
        #expect(Tool("check", "notes.json", folder: folder.path).status == .success)
        let wrong = Tool("check", "notes.json", "--accept", "coffee", folder: folder.path)
        #expect(wrong.status == .usage && wrong.err.contains("'coffee', which '--accept' names"), "\(wrong.err)")
    }

    @Test func onATerminalEachIsAskedAbout() throws {
        let folder = try folder()
        let without = Tool("check", "--accept", "notes.json", folder: folder.path)
        #expect(without.status == .usage && without.err.contains("--accept all"), "\(without.err)")
        for (answers, left) in [
            (["n", "y"], ["tea"]), (["what", "n", "y"], ["tea"]), (["n", "all"], ["tea"]), (["quit"], ["tea", "milk"]),
            (["all"], []),
        ] {
            let folder = try self.folder()
            let asked = answer(answers, in: folder)
            #expect(asked.contains("accept? y/n/all/quit: ") && asked.contains("tea: height"), "\(asked)")
            let check = Tool("check", "notes.json", folder: folder.path)
            for row in ["tea", "milk"] {
                #expect(check.out.contains(row) == left.contains(row), "\(answers): \(check.out)")
            }
        }
    }

    /// What was said on standard error.
    private func answer(_ answers: [String], in folder: TemporaryFolder) -> String {
        let saved = FileManager.default.currentDirectoryPath
        _ = FileManager.default.changeCurrentDirectoryPath(folder.path)
        defer { _ = FileManager.default.changeCurrentDirectoryPath(saved) }
        var rest = answers[...]
        var err = ""
        let tool = CommandLineTool(
            .init(
                out: { _ in }, err: { err += $0 }, readLine: { rest.popFirst() }, isTerminal: true,
                variables: ["NO_COLOR": "1"]))
        _ = tool.run(["check", "--accept", "notes.json"])
        return err
    }

    @Test func nothingIsAcceptedOnCI() throws {
        let folder = try folder()
        let before = folder.text("notes.heights")
        let run = Tool("check", "notes.json", "--accept", "all", folder: folder.path, environment: ["CI": "1"])
        #expect(run.err.contains("nothing is recorded") && folder.text("notes.heights") == before)
    }

    // MARK: Watching

    @Test func savedScenariosAreRunAgain() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.notes, to: "notes.json")
        try folder.write(Self.notes.replacingOccurrences(of: "\"notes\"", with: "\"other\""), to: "other.json")
        _ = Tool("check", ".", folder: folder.path)
        let saved = FileManager.default.currentDirectoryPath
        _ = FileManager.default.changeCurrentDirectoryPath(folder.path)
        defer { _ = FileManager.default.changeCurrentDirectoryPath(saved) }
        var screens: [String] = []
        var waits = 0
        var environment = CommandLineTool.Environment(
            out: { screens.append($0) }, err: { _ in }, isTerminal: false, variables: [:])
        environment.waitForChange = {
            waits += 1
            switch waits {
            case 1:
                let text = Self.notes.replacingOccurrences(of: "contentView.top + 8", with: "contentView.top + 30")
                try? folder.write(text, to: "notes.json")
            case 3: try? folder.write("{ \"templates\": 1", to: "notes.json")
            default: break
            }
            return waits < 5
        }
        #expect(CommandLineTool(environment).run(["watch", "."]) == .success)
        // The first, one a save; nothing where nothing was saved.
        #expect(screens.count == 3, "\(screens)")
        #expect(screens[0].contains("as recorded  ") && screens[0].contains("watching 2 scenario files"), "\(screens)")
        #expect(screens[1].contains("saved: ") && screens[1].contains("is 30 (was 8)"), "\(screens)")
        let first = try #require(screens[1].range(of: "notes.json"))
        let other = try #require(screens[1].range(of: "other.json"))
        #expect(first.lowerBound < other.lowerBound)
        #expect(screens[2].contains("error: "), "\(screens)")
        #expect(screens[1].hasPrefix("watching 2 scenario files, 1 not as recorded; saved: "), "\(screens)")
        #expect(screens[2].hasPrefix("watching 2 scenario files, 1 invalid; saved: "), "\(screens)")
    }

    /// One screen, whatever size the terminal has and gets; files that go are named.
    @Test func watchingKeepsToTheScreen() throws {
        let folder = try TemporaryFolder()
        for index in 0..<30 { try folder.write(Self.notes, to: "notes-\(index).json") }
        let saved = FileManager.default.currentDirectoryPath
        _ = FileManager.default.changeCurrentDirectoryPath(folder.path)
        defer { _ = FileManager.default.changeCurrentDirectoryPath(saved) }
        var screens: [String] = []
        var waits = 0
        var size = (columns: 80, lines: 24)
        var environment = CommandLineTool.Environment(
            out: { screens.append($0) }, err: { _ in }, isTerminal: true, variables: [:], screen: { size })
        environment.waitForChange = {
            waits += 1
            switch waits {
            case 1: size = (80, 12)
            case 2: try? FileManager.default.removeItem(atPath: folder.path + "/notes-3.json")
            case 3: size = (40, 10)
            default: break
            }
            return waits < 5
        }
        #expect(CommandLineTool(environment).run(["watch", "."]) == .success)
        #expect(screens.count == 4, "\(screens)")
        let lines = screens.map { $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
        #expect(lines.map(\.count) == [23, 11, 11, 8], "\(lines.map(\.count))")
        // At last the first line takes two.
        #expect(lines[0].last?.contains("… and 10 more lines") == true, "\(lines[0])")
        #expect(screens[2].contains("watching 29 scenario files; removed: notes-3.json"), "\(screens[2])")
    }

    // MARK: Beginning

    @Test func editorsFindTheSchemas() throws {
        let folder = try TemporaryFolder()
        _ = Tool("init", folder: folder.path)
        for (file, key) in [
            ("Scenarios/note.json", "../.unfold/scenario.schema.json"), (".unfold.json", ".unfold/config.schema.json"),
        ] {
            let text = try #require(folder.text(file))
            #expect(text.contains("\"$schema\": \"\(key)\""), "\(text.prefix(200))")
        }
        #expect(folder.text(".unfold/scenario.schema.json")?.contains("\"unfold scenario\"") == true)
        let workflow = try #require(folder.text(".github/workflows/row-heights.yml"))
        #expect(workflow.contains("actions/cache") && workflow.contains("Commit the records"))
        #expect(Tool("report", folder: folder.path).status == .success)
    }

    /// One job, with what there is to run, and a word on what has to be edited in it.
    @Test func theJobHasWhatTheFolderHas() throws {
        for (files, has, hasNot) in [
            ([], ["report --strict", "unfold check"], ["swift test"]),
            (
                ["Package.swift", "Tests/CellTests/CellTests.swift"],
                ["report --strict", "unfold check", "swift test"], []
            ),
            (["Scenarios/card.heights"], ["unfold check"], ["report --strict", "swift test"]),
        ] {
            let folder = try TemporaryFolder()
            for file in files { try folder.write("", to: file) }
            let run = Tool("init", folder: folder.path)
            #expect(run.out.contains("in place of 'OWNER/unfold'"), "\(run.out)")
            let job = try #require(folder.text(".github/workflows/row-heights.yml"))
            for part in has { #expect(job.contains(part), "\(part) \(job)") }
            for part in hasNot { #expect(!job.contains(part), "\(part) \(job)") }
            #expect(!Tool("init", folder: folder.path).out.contains("OWNER"))
        }
    }
}
