import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine
@testable import UnfoldReport

/// What sites make links or notices of by themselves stays text.
@MainActor @Suite struct MentionTests {
    @Test(arguments: [
        ("@octocat", "@&#8203;octocat"), ("a @org/team b", "a @&#8203;org/team b"), ("@_x", "@&#8203;\\_x"),
        ("c.height == 20 @250", "c.height == 20 @&#8203;250"), ("a@b.org", "a@&#8203;b.org"), ("@ home", "@ home"),
        ("#12", "#&#8203;12"), ("own/repo#12", "own/repo#&#8203;12"), ("#title", "#title"), ("!7", "!&#8203;7"),
        ("GH-1 gh-2 Gh-x", "GH-&#8203;1 gh-&#8203;2 Gh-x"), ("-1", "-1"), ("a-1", "a-1"),
        ("https://x.y", "https:&#8203;//x.y"), ("www.x.y", "www.&#8203;x.y"), ("WWW.x", "WWW.&#8203;x"),
        ("mailto:x", "mailto:&#8203;x"), ("title.top", "title.top"), ("a: b", "a: b"), ("note 3.5", "note 3.5"),
    ]) func textStaysText(_ text: String, _ expected: String) {
        #expect(MarkdownRenderer.inline(text) == expected)
        #expect(MarkdownRenderer.cell(text) == expected)
        // Sites leave code alone.
        #expect(MarkdownRenderer.code(text) == "`\(text)`")
    }

    /// In whatever is in a Markdown output outside of code.
    @Test(arguments: ["report", "check", "why"]) func everyAnswer(_ command: String) throws {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/workplace-card.json", as: "card.json")
        let text = try #require(folder.text("card.json"))
        let names = ["cafe": "@octocat", "workplace card": "fix #12 https://evil.example", "Corner Cafe": "@org/team"]
        try folder.write(
            names.reduce(text) { $0.replacingOccurrences(of: "\"\($1.key)", with: "\"\($1.value)") }, to: "card.json")
        let arguments = ["why": ["--row", "@octocat", "--step", "1"], "check": ["--record", "never"]][command] ?? []
        let run = Tool([command, "card.json", "--format", "markdown"] + arguments, folder: folder.path)
        #expect(run.out.contains(command == "check" ? "evil" : "octocat"), "\(run.out)\(run.err)")
        let plain = run.out.replacing(try Regex("`+[^`]*`+"), with: "").replacing("&#8203;", with: "|")
        #expect(!plain.contains(try Regex("[@#!][0-9A-Za-z_\\\\]|://|(?i)gh-[0-9]|www\\.[a-z]")), "\(plain)")
    }
}
