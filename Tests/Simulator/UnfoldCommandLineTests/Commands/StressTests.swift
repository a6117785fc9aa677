import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// `stress` writes the fixes that it tried, into scenarios and documents.
@MainActor @Suite(.ownSettings) struct StressTests {
    private static let axes = ["--axes", "widths", "--budget", "400"]
    /// A label that is at least 350 wide, with 24 points at its sides.
    private static let document = PatchTests.document(
        #"<constraint firstItem="content" firstAttribute="bottom" secondItem="title" secondAttribute="bottom" "#
            + #"constant="12" id="c3"/><constraint firstItem="content" firstAttribute="trailing" secondItem="title" "#
            + #"secondAttribute="trailing" constant="8" id="c4"/><constraint firstItem="title" "#
            + #"firstAttribute="width" relation="greaterThanOrEqual" constant="350" id="c5"/>"#)

    private func written() throws -> (folder: TemporaryFolder, files: [String]) {
        let folder = try TemporaryFolder()
        let card = try String(contentsOfFile: Fixtures.path("Simulator/stress/conflict-at-width.json"), encoding: .utf8)
        // Two templates that break, each by itself.
        let start = try #require(card.range(of: "    \"cell\": {"))
        let end = try #require(card.range(of: "  },\n  \"table\""))
        let other = card[start.lowerBound..<end.lowerBound].replacing("\"cell\"", with: "\"other\"")
            .replacing("180", with: "170").trimmingCharacters(in: .newlines)
        let two = card.replacingCharacters(in: start.lowerBound..<start.lowerBound, with: other + ",\n")
            .replacing("[{\"id\"", with: "[{\"id\": \"second\", \"template\": \"other\"}, {\"id\"")
        let files = [("Card.xib", Self.document), ("two.json", two)]
        for (name, text) in files {
            try text.write(toFile: folder.path + "/" + name, atomically: true, encoding: .utf8)
        }
        return (folder, files.map(\.0))
    }

    @Test func whatPatchWritesIsWhatFixWrites() throws {
        let ((patched, files), (fixed, _)) = (try written(), try written())
        let before = try files.map { try String(contentsOfFile: patched.path + "/" + $0, encoding: .utf8) }
        let patch = Tool(["stress", ".", "--patch", "fixes.diff", "--strict"] + Self.axes, folder: patched.path)
        #expect(patch.status == .findings, "\(patch.out)\(patch.err)")
        for (name, text) in zip(files, before) {
            #expect(try String(contentsOfFile: patched.path + "/" + name, encoding: .utf8) == text, "only looked at")
        }
        let fix = Tool(["stress", ".", "--fix"] + Self.axes, folder: fixed.path)
        #expect(fix.status == .success, "\(fix.err)")
        let again = Tool(["stress", ".", "--strict"] + Self.axes, folder: fixed.path)
        #expect(again.status == .success, "\(again.out)")
        let diff = try String(contentsOfFile: patched.path + "/fixes.diff", encoding: .utf8)
        let added = diff.split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
        #expect(added.count == 3, "one line in the document, one for each template\n\(diff)")
        #expect(try PatchTests.apply("fixes.diff", in: patched.path), "\(diff)")
        for name in files {
            #expect(
                try String(contentsOfFile: patched.path + "/" + name, encoding: .utf8)
                    == String(contentsOfFile: fixed.path + "/" + name, encoding: .utf8), "\(name)")
        }
    }

    /// One sentence, whichever command meets the conflict.
    @Test func aConflictIsWordedAsInReports() throws {
        let file = Fixtures.path("Simulator/stress/conflict-at-width.json")
        let report = Tool("report", file, "--width", "407").out
        let sentence = try #require(report.firstMatch(of: /conflict in row: (.+)/)?.1)
        #expect(sentence.contains("(line 20)"), "\(report)")
        let stress = Tool(["stress", file] + Self.axes, folder: Tool.root.path).out
        #expect(stress.contains("1  conflict: \(sentence)"), "\(sentence)\n\(stress)")
    }

    /// The worst of each cell is told whole on a narrow terminal too, with its fix below.
    @Test func aDoctorCutsNothing() throws {
        let (folder, _) = try written()
        let text = Tool(["doctor", "."] + Self.axes, folder: folder.path).out
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(!text.contains("…"), "\(text)")
        #expect(words.contains("does not fit; give it priority 999 (width "), "\(text)")
        #expect(words.contains("fix: line "), "\(text)")
    }

    /// What cannot be read counts more than what is found, and the others are tried.
    @Test func theOthersAreTried() throws {
        let (folder, _) = try written()
        let files = ["two.json", "nowhere.json", "Card.xib"]
        let tool = Tool(["stress"] + files + ["--strict"] + Self.axes, folder: folder.path)
        #expect(tool.status == .badInput && tool.err.hasPrefix("nowhere.json:1:1: error:"), "\(tool.err)")
        #expect(tool.out.contains("two.json:") && tool.out.contains("Card.xib:"), "\(tool.out)")
        #expect(Tool("stress", "two.json", "--patch", "two.json", folder: folder.path).status == .usage)
    }

    /// Each file is in one part; a part without any is no mistake.
    @Test func partsShareTheFiles() throws {
        let (folder, _) = try written()
        let parts = (1...3).map { Tool(["stress", ".", "--shard", "\($0)/3"] + Self.axes, folder: folder.path) }
        #expect(parts.allSatisfy { $0.status == .success && $0.err.isEmpty }, "\(parts.map(\.err))")
        for file in ["two.json:", "Card.xib:"] {
            #expect(parts.filter { $0.out.contains(file) }.count == 1, "\(file) \(parts.map(\.out))")
        }
    }

    /// A test for each class of cells that a list can make, and for each file in which something breaks.
    @Test func testsAreDrafted() throws {
        let (folder, _) = try written()
        let sources = [
            "Rows/Package.swift": "", "Rows/Sources/Notes/.unfold-sources": "# The app\n../App\n!../App/Old.swift\n",
            "App/Cells.swift": """
            class BaseCell: UITableViewCell {}
            final class NoteCell: BaseCell {
                let title = UILabel(), counter = 1
                private(set) var body: UILabel = { UILabel() }()
                private let date = UILabel()
                var optional: UILabel?
                override init(style: CellStyle, reuseIdentifier: String?) { fatalError() }
                final class Item: UICollectionViewListCell {}
            }
            class FromNib: BaseCell { @IBOutlet var title: UILabel! }
            class BelowNib: FromNib {}
            class NeedsModel: UITableViewCell { init(model: Int) { super.init(style: .default, reuseIdentifier: nil) } }
            private class Hidden: UITableViewCell {}
            class Generic<Model>: UITableViewCell {}
            class Other: UIView {}
            """, "App/Old.swift": "class OldCell: UITableViewCell {}",
        ]
        for (path, text) in sources {
            let url = URL(fileURLWithPath: folder.path + "/" + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let draft = "Rows/Tests/Robust.swift"
        let tool = Tool(["doctor", "Rows", "two.json", "--draft", draft] + Self.axes, folder: folder.path)
        #expect(tool.status == .success, "\(tool.err)")
        let text = try String(contentsOfFile: folder.path + "/" + draft, encoding: .utf8)
        let wanted = Fixtures.path("Simulator/stress/drafted.txt")
        if ProcessInfo.processInfo.environment["UNFOLD_RECORD"] != nil {
            try text.write(toFile: wanted, atomically: true, encoding: .utf8)
        }
        #expect(try text == String(contentsOfFile: wanted, encoding: .utf8))
        let hint = Tool(["doctor", "Rows"] + Self.axes, folder: folder.path)
        #expect(
            hint.status == .success && hint.out.contains("3 classes of cells made in code"), "\(hint.out)\(hint.err)")
        #expect(Tool("doctor", "two.json", "--draft", "two.json", folder: folder.path).status == .usage)
    }

    /// A map of six widths by twelve sizes for each change, whose pictures are shared; nothing ends the data early, and
    /// the policy lets only the page's own texts run.
    @Test func thePageHasAMap() throws {
        let (folder, _) = try written()
        let path = folder.path + "/Card.xib"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacing("a &gt; b", with: "&lt;/script&gt;&lt;img src=x&gt;")
            .write(toFile: path, atomically: true, encoding: .utf8)
        let page = Tool(["stress", "Card.xib", "--format", "html"] + Self.axes, folder: folder.path).out
        let start = try #require(page.range(of: #"<script type="application/json" id="data">"#)?.upperBound)
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)?.lowerBound)
        let data = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
        let cell = try #require((data?["cells"] as? [[String: Any]])?.first)
        let points = try #require((cell["layers"] as? [[String: Any]])?.first?["points"] as? [[String: Any]])
        let widths = try #require(data?["widths"] as? [Double])
        #expect(points.count == widths.count * 12)
        for (index, point) in points.enumerated() {
            let breaks = (point["findings"] as? [Int])?.isEmpty == false
            #expect(breaks == (widths[index % widths.count] < 374), "350 and 24 points need 374: \(point)")
        }
        let pictures = try #require(cell["pictures"] as? [String])
        #expect(!pictures.isEmpty && pictures.count < points.count)
        #expect(pictures.allSatisfy { $0.hasPrefix("<svg ") && $0.contains("&lt;/script&gt;") })
        #expect(!page.contains("<img ") && page.contains("default-src 'none'; script-src 'sha256-"))
    }
}
