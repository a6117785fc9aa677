import Foundation
import TestSupport
import Testing

@testable import UnfoldReport
@testable import UnfoldScenario

/// Pictures side by side in one file, for people to look at and for tests to compare.
@MainActor struct PictureSheet {
    private static let gap = 16.0
    private static let folder = Fixtures.root.appendingPathComponent("Simulator/looks/sheets")

    private var lines: [String] = []
    private var size = (width: 0.0, height: 0.0)
    private var serial = 0

    /// A row of pictures below those before, each under its title.
    mutating func add(_ row: [(title: String, picture: Picture, names: [String])]) {
        var (x, height) = (Self.gap, 0.0)
        for (title, picture, names) in row {
            let y = size.height + Self.gap + 6
            serial += 1
            lines.append(#"<text x="\#(x)" y="\#(y - 12)" font-size="9" fill="gray">\#(Markup.text(title))</text>"#)
            // Around cells is what is behind lists.
            lines.append(
                #"<rect x="\#(x - 6)" y="\#(y - 6)" width="\#(picture.width + 12)" height="\#(picture.height + 12)" "#
                    + "fill=\"#\(picture.isDark ? "000000" : "f2f2f7")\"/>")
            lines += PictureSVG(picture, id: "p\(serial)", names: names).lines(x: x, y: y)
            x += picture.width + Self.gap
            height = max(height, picture.height)
        }
        size = (max(size.width, x), size.height + height + 2 * Self.gap)
    }

    var svg: String {
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(size.width)" height="\#(size.height)">"#
            + #"<rect width="100%" height="100%" fill="silver"/>"# + "\n" + lines.joined(separator: "\n") + "\n</svg>\n"
    }

    /// Compares with `Fixtures/Simulator/looks/sheets`, element by element; `UNFOLD_RECORD=1` writes it there.
    func expectKept(as name: String) throws {
        let file = Self.folder.appendingPathComponent("\(name).svg")
        let isRecording = ProcessInfo.processInfo.environment["UNFOLD_RECORD"] == "1"
        if isRecording { try svg.write(to: file, atomically: true, encoding: .utf8) }
        #expect(!isRecording, "recorded; run again without UNFOLD_RECORD")
        let kept = try #require(try? String(contentsOf: file, encoding: .utf8), "\(name) has no sheet")
        let differences = LookSentence.texts(PictureDifference.between(kept, svg))
        #expect(kept == svg, "\(name): \(differences.joined(separator: "\n"))")
    }

    /// Sheets whose names begin so.
    static func names(beginningWith start: String) throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Set(files.filter { $0.hasPrefix(start) }.map { String($0.dropLast(".svg".count)) })
    }
}
