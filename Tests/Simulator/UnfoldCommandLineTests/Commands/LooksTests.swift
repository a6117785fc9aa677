import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// Pictures of cells as files: those of a report, and those that `check --looks` keeps.
@MainActor @Suite struct LooksTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/workplace-card.json", as: "card.json")
        return folder
    }

    private func pictures(_ folder: TemporaryFolder, in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(path))) ?? []).sorted()
    }

    @Test func aFolderGetsAFileForEachRowAndStep() throws {
        let folder = try folder()
        let run = Tool("report", "card.json", "--output", "svg=out/", folder: folder.path)
        #expect(run.status == .success, "\(run.err)")
        let names = pictures(folder, in: "out/card")
        #expect(names.contains("1-expand.cafe.svg"), "\(names)")
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
        #expect(missing.out.contains("1-expand.cafe.svg: not recorded"), "\(missing.out)")
        let first = check()
        #expect(first.status == .findings)
        #expect(first.out.contains("recorded: card.looks/1-expand.cafe.svg"), "\(first.out)")
        #expect(check().status == .success, "\(check().out)")

        let name = "card.looks/1-expand.cafe.svg"
        let text = try #require(folder.text(name))
        let moved = text.replacing(
            #"data-view="detail" transform="translate(0 0)""#, with: #"data-view="detail" transform="translate(0 -4)""#)
        #expect(moved != text, "\(text)")
        try folder.write(moved, to: name)
        try folder.write("<svg/>", to: "card.looks/9-gone.row.svg")
        let differs = check()
        #expect(differs.status == .findings)
        #expect(differs.out.contains("1-expand.cafe.svg: detail moved 4 down\n"), "\(differs.out)")
        #expect(differs.out.contains("unused: card.looks/9-gone.row.svg"), "\(differs.out)")
        #expect(folder.text(name) == moved, "only missing pictures are recorded")
        for format in ["json", "junit", "markdown", "github", "html"] {
            #expect(check("--format", format).out.contains("detail moved 4 down") || format == "html", "\(format)")
        }
        _ = check("--record", "failed")
        #expect(folder.text(name) == text)
        try FileManager.default.removeItem(atPath: folder.path("card.looks/9-gone.row.svg"))
        #expect(check().status == .success)
    }
}
