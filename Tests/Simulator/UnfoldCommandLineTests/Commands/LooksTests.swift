import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// Pictures of cells as files: those of a report, and those that `check --looks` keeps.
@MainActor @Suite struct LooksTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/Simulator/looks/controls.json", as: "card.json")
        return folder
    }

    private func pictures(_ folder: TemporaryFolder, in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(path))) ?? []).sorted()
    }

    /// Controls at three values, symbols, texts and boxes, at three widths, as they were looked at; `unfold check --looks
    /// --accept all Fixtures/Simulator/looks/controls.json` records them again.
    @Test func controlsLookAsRecorded() {
        let run = Tool(
            ["check", "--looks", "Fixtures/Simulator/looks/controls.json"], folder: Tool.root.path,
            environment: ["CI": "1"])
        #expect(run.status == .success, "\(run.out)")
    }

    @Test func aFolderGetsAFileForEachRowAndStep() throws {
        let folder = try folder()
        let run = Tool("report", "card.json", "--output", "svg=out/", folder: folder.path)
        #expect(run.status == .success, "\(run.err)")
        let names = pictures(folder, in: "out/card")
        #expect(names.contains("390.0-load.card.svg"), "\(names)")
        for name in names {
            let text = try #require(folder.text("out/card/\(name)"))
            #expect(text.utf8.count <= 30_000, "\(name): \(text.utf8.count)")
            #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
        }
        // The same bytes again.
        let before = names.map { folder.text("out/card/\($0)") }
        _ = Tool("report", "card.json", "--output", "svg=out/", folder: folder.path)
        #expect(names.map { folder.text("out/card/\($0)") } == before)
    }

    /// A page has each drawing once, however many rows look so; here a hundred of a thousand are on screen.
    @Test func aPageOfManyRowsThatLookAlikeIsSmall() throws {
        let folder = try TemporaryFolder()
        let rows = (0..<1000).map { #"{"id": "row\#($0)"}"# }.joined(separator: ", ")
        try folder.write(
            """
            {"schemaVersion": 1, "traits": {"width": 390, "height": 3700, "scale": 3},
             "templates": {"note": {"views": [{"id": "body", "type": "UILabel", "text": "Milk, bread"}],
                                    "constraints": ["V:|-[body]-|", "|-[body]-|"]}},
             "table": {"rows": [\(rows)]}, "steps": [{"name": "load", "do": "load"}]}
            """, to: "many.json")
        let page = Tool("report", "many.json", "--format", "html", folder: folder.path)
        #expect(page.status == .success, "\(page.err)")
        #expect(page.out.contains(#""row999""#))
        #expect(page.out.components(separatedBy: #"id="drawing-"#).count == 2)
        #expect(page.out.utf8.count < 2_000_000, "\(page.out.utf8.count)")
    }

    @Test func aFolderIsForPictures() throws {
        let folder = try folder()
        let run = Tool("report", "card.json", "--output", "json=out/", folder: folder.path)
        #expect(run.status == .usage)
        #expect(run.err.contains("'out/' is a folder, and 'json' is one file"), "\(run.err)")
    }

    @Test func picturesAreRecordedAndCompared() throws {
        let folder = try folder()
        _ = Tool("check", "card.json", "--accept", "all", folder: folder.path)
        func check(_ options: String..., on variable: String? = nil) -> Tool {
            Tool(
                ["check", "card.json", "--looks"] + options, folder: folder.path,
                environment: variable.map { [$0: "1"] } ?? [:])
        }
        // On CI nothing is written.
        let missing = check(on: "CI")
        #expect(missing.status == .findings && pictures(folder, in: "card.looks").isEmpty, "\(missing.out)")
        #expect(missing.out.contains("390.0-load.card.svg: not recorded"), "\(missing.out)")
        let first = check()
        #expect(first.status == .findings)
        #expect(first.out.contains("recorded: card.looks/390.0-load.card.svg"), "\(first.out)")
        #expect(check().status == .success, "\(check().out)")

        let name = "card.looks/390.0-load.card.svg"
        let text = try #require(folder.text(name))
        let old = try #require(text.firstMatch(of: /<rect x="([0-9.]+)" y="([0-9.]+)"[^>]*data-view="badge"/))
        let y = try #require(Double(old.2))
        let moved = text.replacingCharacters(in: old.2.startIndex..<old.2.endIndex, with: "\(y - 4)")
        #expect(moved != text, "\(text)")
        try folder.write(moved, to: name)
        try folder.write("<svg/>", to: "card.looks/9-gone.row.svg")
        let differs = check()
        #expect(differs.status == .findings)
        #expect(differs.out.contains("390.0-load.card.svg: badge moved 4 down\n"), "\(differs.out)")
        #expect(differs.out.contains("unused: card.looks/9-gone.row.svg"), "\(differs.out)")
        #expect(folder.text(name) == moved, "only missing pictures are recorded")
        for format in ["json", "junit", "markdown", "github", "html"] {
            #expect(check("--format", format).out.contains("badge moved 4 down"), "\(format)")
        }
        _ = check("--record", "failed")
        #expect(folder.text(name) == text)
        try FileManager.default.removeItem(atPath: folder.path("card.looks/9-gone.row.svg"))
        #expect(check().status == .success)
    }
}
