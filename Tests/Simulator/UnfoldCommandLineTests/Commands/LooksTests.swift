import Foundation
import TestSupport
import Testing
import UnfoldReport

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

    /// A switch at three values, symbols, texts and boxes, at three widths, as they were looked at; `unfold check --looks
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

    /// Fonts are in files only where they are asked for.
    @Test(arguments: ["html", "svg=out/"]) func fontsAreEmbeddedOnRequest(_ output: String) throws {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/InterfaceBuilder/ib/fonts/Fonts/Wide.ttf", as: "Wide.ttf")
        let font = try Data(contentsOf: URL(fileURLWithPath: folder.path("Wide.ttf")))
        let name = try FontFile(data: font, name: "Wide.ttf").postScriptName
        try folder.write(
            """
            {"schemaVersion": 1, "fonts": ["Wide.ttf"],
             "templates": {"note": {"views": [{"id": "body", "type": "UILabel", "text": "Milk", "font": {"name": "\(name)", "size": 17}}],
                                    "constraints": ["V:|-[body]-|", "|-[body]-|"]}},
             "table": {"rows": [{"id": "row"}]}, "steps": [{"name": "load", "do": "load"}]}
            """, to: "card.json")
        let file = font.base64EncodedString()
        for asks in [false, true] {
            let options = (output == "html" ? ["--html"] : ["--output", output]) + (asks ? ["--embed-fonts"] : [])
            let run = Tool(["report", "card.json"] + options, folder: folder.path)
            #expect(run.status == .success, "\(run.err)")
            let text = output == "html" ? run.out : folder.text("out/card/0-load.row.svg") ?? ""
            #expect(text.contains("'\(name)',sans-serif"), "\(text)")
            #expect(text.contains(file) == asks)
            #expect(
                text.contains("@font-face{font-family:'\(name)';src:url(data:font/ttf;base64,")
                    == (asks && output != "html"))
        }
    }

    /// It is of interest to those who ask for pictures, and to no one else.
    @Test func whatIsNotDrawnIsAFindingWherePicturesAreAskedFor() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"schemaVersion": 1,
             "templates": {"note": {"views": [{"id": "icon", "type": "UIImageView", "image": {"systemName": "figure.walk"}}],
                                    "constraints": ["V:|-[icon]-|", "|-[icon]"]}},
             "table": {"rows": [{"id": "row"}]},
             "steps": [{"name": "load", "do": "load"}, {"name": "again", "do": "reloadData"}]}
            """, to: "card.json")
        let sentence = "in row, icon is drawn without its symbol figure.walk"
        func times(_ arguments: String...) -> Int {
            Tool(arguments, folder: folder.path).out.components(separatedBy: sentence).count - 1
        }
        #expect(times("report", "card.json") == 0)
        #expect(times("report", "card.json", "--output", "svg=out/") == 1)
        #expect(times("report", "card.json", "--html") > 0)
        // Records do not know of it.
        #expect(times("check", "card.json", "--accept", "all") == 0)
        #expect(times("check", "card.json", "--looks") == 1 && times("check", "card.json", "--looks") == 0)
        #expect(Tool("check", "card.json", folder: folder.path).status == .success)
    }

    @Test func darkIsAnOptionATraitAndAnAxis() throws {
        let folder = try folder()
        _ = Tool("report", "card.json", "--variant", "390", "--output", "svg=light/", folder: folder.path)
        let run = Tool(
            "report", "card.json", "--variant", "390", "--dark", "--output", "svg=dark/", folder: folder.path)
        #expect(run.status == .success, "\(run.err)")
        func text(_ style: String) throws -> String {
            let name = try #require(pictures(folder, in: "\(style)/card").first { $0.hasSuffix("0-load.switch.svg") })
            return try #require(folder.text("\(style)/card/\(name)"))
        }
        let (light, dark) = (try text("light"), try text("dark"))
        #expect(light.contains("#34c759") && dark.contains("#30d158"), "\(dark)")
        // Apart from colors it is the same.
        let changes = PictureDifference.between(light, dark).map(\.change)
        #expect(
            !changes.isEmpty
                && changes.allSatisfy {
                    if case .value(let name, _, _) = $0 {
                        ["fill", "fill-opacity", "stroke", "data-style"].contains(name)
                    } else {
                        false
                    }
                }, "\(changes)")
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
