import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// `report FOLDER`: scenarios and documents alike, and one table at the end.
@MainActor @Suite(.ownSettings) struct FolderReportTests {
    private let folder = Tool.root.appendingPathComponent("Fixtures/Simulator/cli/report/_inputs/app").path

    @Test func aFolderEndsWithOneTable() throws {
        let tool = Tool("report", ".", folder: folder)
        #expect(tool.status == .success, "\(tool.err)")
        let lines = tool.out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex { $0.hasSuffix("cells healthy, the worst first") })
        #expect(lines[start] == "2 of 4 cells healthy, the worst first")
        #expect(lines[start + 2].hasPrefix("  twice.json"))
        #expect(lines[start + 3].hasPrefix("  loose.xib"))
        #expect(tool.out.contains("2 scenarios and 2 documents taken; left out: "))
        #expect(tool.out.contains("Launch.storyboard (the document has no view to measure)"))
        #expect(tool.out.contains("Mac.xib ("))
        #expect(tool.out.contains("package.json (no templates, so it is no scenario)"))
    }

    @Test func onlyAScreenIsShown() {
        func run(_ arguments: [String]) -> [String] {
            let tool = Tool(
                arguments, folder: Tool.root.path, environment: ["NO_COLOR": "1"], screen: (columns: 80, lines: 14))
            let lines = tool.out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return Array(lines.drop { !$0.contains("cells healthy") })
        }
        let shown = run(["report", "Fixtures/Simulator/mistakes"])
        #expect(shown.count <= 14 && shown.contains { $0.contains("more files") && $0.contains("'--all' lists them") })
        #expect(shown.allSatisfy { $0.count <= 80 || $0.contains("scenarios") })
        let all = run(["report", "Fixtures/Simulator/mistakes", "--all"])
        #expect(!all.contains { $0.contains("more files") })
        // A long path leaves space for what is wrong.
        #expect(
            all.contains {
                $0.hasPrefix("  …mistakes/width-without-source/") && $0.contains("0 of 1  in r, nothing")
            })
        #expect(
            !run(["report", "Fixtures/Simulator/mistakes/width-without-source", "-q"]).contains {
                $0.hasSuffix("of 1  ")
            })
    }

    /// However narrow the screen is: the ends of these paths are the same.
    @Test func filesAreToldApart() throws {
        let tree = try TemporaryFolder()
        let name = "/WorkplaceCardWithDetailsTableViewCell.json"
        for place in ["FeaturesOfTheFirst", "FeaturesOfTheOther"] {
            try FileManager.default.createDirectory(
                atPath: "\(tree.path)/\(place)/Cells", withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: folder + "/twice.json", toPath: "\(tree.path)/\(place)/Cells\(name)")
        }
        let tool = Tool(["report", "."], folder: tree.path, environment: ["COLUMNS": "60"])
        let lines = tool.out.split(separator: "\n").drop { !$0.contains("cells healthy") }
        #expect(lines.contains { $0.contains("First/Cells\(name)   0 of 1  conflict") }, "\(tool.out)")
        #expect(lines.contains { $0.contains("Other/Cells\(name)   0 of 1  conflict") })
    }

    @Test func otherFormatsSayItToo() throws {
        let json = Tool("report", ".", "--json", folder: folder)
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any])
        let found = try #require(root["folder"] as? [String: Any])
        #expect(found["cells"] as? Int == 4 && found["healthy"] as? Int == 2 && found["documents"] as? Int == 2)
        #expect(
            (found["leftOut"] as? [[String: String]])?.compactMap { $0["file"] } == [
                "Launch.storyboard", "Mac.xib", "package.json",
            ])
        let files = try #require(found["files"] as? [[String: Any]])
        #expect(files.compactMap { $0["file"] as? String }.prefix(2) == ["twice.json", "loose.xib"])
        #expect(Tool("report", ".", "--format", "markdown", folder: folder).out.contains("| twice.json | 0 of 1 |"))
        #expect(Tool("report", ".", "--format", "github", folder: folder).err.contains("left out"))
        #expect(Tool("report", "twice.json", "--json", folder: folder).out.contains("\"folder\"") == false)
    }

    @Test func aFolderWithNothingToMeasureIsAMistake() throws {
        let empty = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: folder + "/Launch.storyboard", toPath: empty.path + "/Launch.storyboard")
        let tool = Tool("report", ".", folder: empty.path)
        #expect(tool.status == .badInput)
        #expect(tool.err.contains("there is no scenario"))
    }
}
