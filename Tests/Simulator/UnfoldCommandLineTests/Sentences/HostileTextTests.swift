import Foundation
import TestSupport
import Testing
import UnfoldFiles

@testable import UnfoldCommandLine
@testable import UnfoldReport
@testable import UnfoldScenario

/// Names out of files reach terminals and CI systems as text, in every format of every command.
@MainActor @Suite struct HostileTextTests {
    /// The worst of all in one word.
    static let name =
        "a\u{1B}[2J\u{7}\u{9B}31m\u{85}b\n::set-output name=x::y\r\n  ::error::z\u{2028}::warning::w\u{202E}c\u{2066}d\u{200F}##[group]e"
        + "\n##vso[task.setvariable]f\u{7F}\u{FEFF}"

    /// Ids of rows have no dots.
    private static let row = name.replacingOccurrences(of: ".", with: "")

    /// A scenario that puts it wherever a file may have free text.
    private func scenario() -> String {
        let name = JSONOutput.quote(Self.name)
        return """
            { "schemaVersion": 1, "name": \(name), "description": \(name),
              "templates": { "t": {
                "views": [
                  { "id": "a", "type": "UILabel", "text": \(name), "numberOfLines": 0 },
                  { "id": "b", "className": "Shop.Card" }
                ],
                "constraints": [
                  "a.top == contentView.top", "a.leading == contentView.leading", "a.trailing == contentView.trailing",
                  "b.top == a.bottom", "b.leading == a.leading", "b.width == 10",
                  "b.height == 10",
                  { "identifier": \(name), "constraint": "b.height == 20" },
                  { "id": "loser", "constraint": "a.height == 300", "priority": 700 },
                  { "constraint": "a.height == 310", "identifier": \(name), "priority": 600 },
                  "b.bottom == contentView.bottom"
                ] } },
              "table": { "rows": [ { "id": \(JSONOutput.quote(Self.row)) }, { "id": "plain" } ] },
              "matrix": { "contentSizeCategories": ["large", "extraLarge"] },
              "steps": [ { "name": \(name), "do": "load" },
                { "name": \(name), "do": { "update": [ { "set": "plain.a.text", "to": \(name) } ] } } ] }
            """
    }

    /// What a terminal or a CI system would obey.
    nonisolated static func mistakes(_ text: String, isGitHub: Bool = false) -> [String] {
        var found: [String] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A: break
            case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
                found.append("U+" + String(scalar.value, radix: 16))
            default: break
            }
        }
        for line in text.unicodeScalars.split(separator: "\n") {
            let head = String(line).trimmingCharacters(in: .whitespacesAndNewlines)
            let isOurs =
                isGitHub && ["::error file=", "::warning file=", "::notice file="].contains { head.hasPrefix($0) }
            if head.hasPrefix("::"), !isOurs { found.append(head) }
        }
        for command in ["##[", "##vso["] where text.contains(command) { found.append(command) }
        return found
    }

    @Test(arguments: ReportFormats.standard.map(\.name)) func reportsAndChecks(_ format: String) throws {
        let folder = try TemporaryFolder()
        let file = "x\u{1B}[2J\n::error::y\u{202E}.json"
        try folder.write(scenario(), to: file)
        // Another record gives differences with names in them.
        #expect(Tool("check", file, folder: folder.path).status == .findings)
        let record = try #require(folder.text(RecordFile.path(forScenario: file)))
        #expect(Self.mistakes(record) == [])
        let reread = try HeightRecord(text: record, file: "x")
        #expect(reread.sections.allSatisfy { $0.key.step == Self.name }, "a record reads back the same")
        try folder.write(
            record.replacingOccurrences(of: " 4", with: " 5"), to: RecordFile.path(forScenario: file))
        try folder.write("unfold heights 1\n", to: "gone\u{1B}[2J\n::error::y.heights")
        for arguments in [
            ["report", file], ["check", file], ["check", "."], ["report", "no\u{1B}\n::error::x.json"],
        ] {
            for color in ["always", "never"] where color == "never" || format != "text" {
                let run = Tool(arguments + ["--format", format, "--color", color], folder: folder.path)
                #expect(Self.mistakes(run.out, isGitHub: format == "github") == [], "\(arguments)")
                #expect(Self.mistakes(run.err) == [], "\(arguments): \(run.err)")
            }
        }
        if format == "json" {
            let run = Tool("report", file, "--format", "json", folder: folder.path)
            let root = try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
            #expect((root["scenarios"] as? [[String: Any]])?.first?["name"] as? String == Self.name)
        }
    }

    /// Colour is ours; what looks like it in a file is not.
    @Test func colourIsNoPartOfTheText() throws {
        let folder = try TemporaryFolder()
        try folder.write(scenario(), to: "a.json")
        for command in ["report", "why", "trace"] {
            let row = command == "why" ? ["--row", "plain"] : []
            let colored = Tool([command, "a.json", "--color", "always"] + row, folder: folder.path).out
            let plain = Tool([command, "a.json", "--color", "never"] + row, folder: folder.path).out
            #expect(colored.contains("\u{1B}[1m"))
            let codes = colored.components(separatedBy: "\u{1B}[").dropFirst().map { $0.prefix { $0 != "m" } }
            #expect(Set(codes).isSubset(of: ["0", "1", "2", "31", "32", "33"]))
            var stripped = colored
            for code in Set(codes) { stripped = stripped.replacingOccurrences(of: "\u{1B}[\(code)m", with: "") }
            // Painted spaces at the end of a line are left there.
            func lines(_ text: String) -> [String] {
                text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            }
            #expect(lines(stripped) == lines(plain))
        }
    }

    @Test(arguments: ["text", "json", "markdown"]) func answers(_ format: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(scenario(), to: "a.json")
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x6000 Shop.Card:0x7f8 '\(Self.name)'.height == 10   (active)>",
                "<NSLayoutConstraint:0x6001 '\(Self.name)' Shop.Card:0x7f8 '\(Self.name)'.height == 20   (active)>",
                "<NSLayoutConstraint:0x6002 UILabel:0x7f9 'x\u{1B}[2J\u{202E}y'.height == 20   (active)>",
                "<NSLayoutConstraint:0x6003 UILabel:0x7f9 'x\u{1B}[2J\u{202E}y'.height == 30   (active)>",
                "<NSLayoutConstraint:0x6003 UILabel:0x7f9 ##[x]::y\u{1B}.hei
            )
            """
        try folder.write(log, to: "a.log")
        let runs = [
            Tool("why", "a.json", "--row", "plain", "--format", format, folder: folder.path),
            Tool("why", "a.json", "--row", Self.row, "--step", "0", "--format", format, folder: folder.path),
            Tool("why", "a.json", "--row", "\u{1B}\n::error::x", "--format", format, folder: folder.path),
            Tool("why", "a.json", folder: folder.path),
            Tool("explain", "a.log", "--format", format, folder: folder.path),
            Tool("trace", "a.json", "--format", format == "markdown" ? "text" : format, folder: folder.path),
            Tool("trace", "a.json", "--cell", "\n::error::x", folder: folder.path),
            Tool("\u{1B}\n::error::x", folder: folder.path),
        ]
        for run in runs {
            #expect(Self.mistakes(run.out) == [])
            #expect(Self.mistakes(run.err) == [], "\(run.err)")
            #expect(!run.out.isEmpty || !run.err.isEmpty)
        }
    }

    /// A name's newline begins no line of the screen either.
    @Test func watching() throws {
        let folder = try TemporaryFolder()
        let file = "x\u{1B}[2J\n::error::y\u{202E}.json"
        try folder.write(scenario(), to: file)
        var (out, err) = ("", "")
        var environment = CommandLineTool.Environment(
            out: { out += $0 }, err: { err += $0 }, isTerminal: false, variables: [:])
        environment.waitForChange = { false }
        #expect(CommandLineTool(environment).run(["watch", folder.path]) == .success)
        #expect(Self.mistakes(out) == [] && err.isEmpty, "\(out)")
        #expect(out.contains(#"/x\u{1b}[2J\u{a}::error::y\u{202e}.json"#), "\(out)")
    }

    @Test func startingOut() throws {
        let folder = try TemporaryFolder()
        for _ in 0..<2 {
            let run = Tool("init", "d\u{1B}[2J\n::error::x\u{202E}", folder: folder.path)
            #expect(run.status == .success && Self.mistakes(run.out) == [] && run.err.isEmpty, "\(run.out)")
        }
    }

    /// What is escaped is what could do harm, no more.
    @Test func writingSystemsStay() {
        for text in ["Grüße", "مرحبا", "שלום", "👩‍👩‍👧", "می‌خواهم", "日本語", "a::b", "## title", "x #[y]", "12 : : 3"] {
            #expect(PlainText.line(text) == text)
            #expect(PlainText.lines(text + "\n" + text) == text + "\n" + text)
        }
        #expect(PlainText.line("\u{A0}::x") == "\u{A0}\\u{3a}:x")
        #expect(PlainText.lines("a\n ::b\u{7}") == "a\n \\u{3a}:b\\u{7}")
    }
}
