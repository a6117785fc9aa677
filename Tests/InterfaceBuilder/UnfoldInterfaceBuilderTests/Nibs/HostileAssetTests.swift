import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder

/// Catalogues that are not as Xcode writes them, and names of the system's colours.
@MainActor @Suite(.ownSettings) struct HostileAssetTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")

    private func write(_ text: String, _ name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private var catalogue: AssetCatalogue { AssetCatalogue(folders: [folder.path]) }

    /// A bitmap's header, 40 by 20.
    private static let gif = "GIF89a\u{28}\u{0}\u{14}\u{0}"

    @Test(arguments: [
        ("2x", 20.0), ("2.5x", 16), ("10x", 4), ("0x", 40), ("nanx", 40), ("1e-300x", 40), ("infx", 40), ("-2x", 40),
        ("11x", 40), ("x", 40), ("2", 40), ("", 40),
    ]) func onlyScalesOfScreensCount(_ scale: String, _ width: Double) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            #"{"images": [{"filename": "a.gif", "scale": "\#(scale)"}]}"#, "A.xcassets/a.imageset/Contents.json")
        try write(Self.gif, "A.xcassets/a.imageset/a.gif")
        #expect(catalogue.image("a")?.size == CGSize(width: width, height: width / 2))
    }

    @Test func aPictureIsReadOnce() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(#"{"images": [{"filename": "a.gif", "scale": "1x"}]}"#, "A.xcassets/a.imageset/Contents.json")
        try write(Self.gif, "A.xcassets/a.imageset/a.gif")
        #expect(catalogue.image("a")?.size == CGSize(width: 40, height: 20))
        try write("no picture any more", "A.xcassets/a.imageset/a.gif")
        #expect(catalogue.image("a")?.size == CGSize(width: 40, height: 20))
    }

    /// Beginnings without ends, of which a search that starts again at each does not see the end.
    @Test(arguments: [("%PDF", "/MediaBox["), ("%PDF", "/MediaBox "), ("", "<svg "), ("", "<svg width='")])
    func beginningsWithoutEndsAreNoVectors(_ start: String, _ beginning: String) {
        #expect(VectorHeader.size(of: Data((start + String(repeating: beginning, count: 6500)).utf8)) == nil)
    }

    @Test func aMediaBoxElsewhereIsPassedOver() {
        let text = "%PDF-1.4 /MediaBox 5 0 R /MediaBoxes /MediaBox\r\n[0 0 8 9]"
        #expect(VectorHeader.size(of: Data(text.utf8)) == CGSize(width: 8, height: 9))
    }

    @Test func aListOfMoreThanAMegabyteIsIgnored() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = #"{"colors": [{"color": {"components": {"white": "0.5"}}}]}"#
        try write(list, "A.xcassets/small.colorset/Contents.json")
        try write(list + String(repeating: " ", count: 1 << 20), "A.xcassets/large.colorset/Contents.json")
        #expect(catalogue.color("small") == UIColor(white: 0.5, alpha: 1) && catalogue.color("large") == nil)
    }

    @Test func systemColoursAreReferredTo() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["systemBlueColor", "secondaryLabelColor", "systemGray6Color", "noColor"] {
            try write(
                #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\#(name)"}}]}"#,
                "A.xcassets/\(name)-set.colorset/Contents.json")
        }
        #expect(catalogue.color("systemBlueColor-set") == .systemBlue)
        #expect(catalogue.color("secondaryLabelColor-set") == .secondaryLabel)
        #expect(catalogue.color("systemGray6Color-set") == .systemGray6)
        #expect(catalogue.color("noColor-set") == nil)
    }
}
