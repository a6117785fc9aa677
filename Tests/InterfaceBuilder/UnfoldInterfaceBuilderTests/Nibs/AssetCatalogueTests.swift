import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldInterfaceBuilder

/// Pictures and colours in an app's folders.
@MainActor @Suite(.ownSettings) struct AssetCatalogueTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

    private func write(_ data: Data, _ name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func write(_ text: String, _ name: String) throws { try write(Data(text.utf8), name) }

    private func png(_ width: UInt32, _ height: UInt32) -> Data {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        for number in [width, height] { for shift in [24, 16, 8, 0] { bytes.append(UInt8(number >> shift & 0xFF)) } }
        return Data(bytes + [8, 6, 0, 0, 0])
    }

    private func size(_ name: String, at scale: CGFloat = 3) -> CGSize? {
        LayoutEnvironment.current.displayScale = scale
        return AssetCatalogue(folders: [folder.path, "!" + folder.path + "/Old"]).image(name)?.size
    }

    private func color(_ name: String) -> UIColor? { AssetCatalogue(folders: [folder.path]).color(name) }

    @Test func aSetHasAPictureForEachScale() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            #"""
            {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
            {"idiom": "universal", "filename": "a@3x.png", "scale": "3x"},
            {"idiom": "universal", "filename": "dark.png", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"idiom": "ipad", "filename": "pad.png", "scale": "2x"}], "info": {"version": 1, "author": "xcode"}}
            """#, "App/Assets.xcassets/Icons/star.imageset/Contents.json")
        for (name, data) in [
            ("a@2x", png(40, 20)), ("a@3x", png(61, 30)), ("dark", png(90, 90)), ("pad", png(100, 100)),
        ] {
            try write(data, "App/Assets.xcassets/Icons/star.imageset/\(name).png")
        }
        #expect(size("star") == CGSize(width: 61.0 / 3, height: 10))
        #expect(size("star", at: 2) == CGSize(width: 20, height: 10))
        #expect(size("star", at: 1) == CGSize(width: 20, height: 10))
        #expect(size("Icons/star", at: 2) == CGSize(width: 20, height: 10))
        #expect(size("sta") == nil && size("star.imageset") == nil && size("") == nil && size("../star") == nil)
        LayoutEnvironment.current.userInterfaceIdiom = .pad
        #expect(size("star", at: 2) == CGSize(width: 50, height: 50))
    }

    @Test(arguments: [
        ("%PDF-1.4\n<< /MediaBox [ 0 0 24.5 12 ] >>", 24.5, 12.0), ("%PDF-1.4 /MediaBox[10 10 34 22]", 24, 12),
        ("<?xml version='1.0'?><svg xmlns=\"a\" width=\"18px\" height='9' viewBox=\"0 0 1 1\"/>", 18, 9),
        ("<svg viewBox='0 0 30 15'></svg>", 30, 15), ("<svg width='100%' viewBox='0,0,30,15'></svg>", 30, 15),
    ]) func vectorsSayTheirSize(_ text: String, _ width: Double, _ height: Double) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(#"{"images": [{"idiom": "universal", "filename": "v.pdf"}]}"#, "A.xcassets/v.imageset/Contents.json")
        try write(text, "A.xcassets/v.imageset/v.pdf")
        #expect(size("v") == CGSize(width: width, height: height))
    }

    @Test(arguments: ["", "%PDF-1.4", "%PDF /MediaBox [0 0 -1 5]", "<svg>", "<svg width='1e9' height='1e9'>", "{"])
    func whatSaysNothingIsNoPicture(_ text: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(#"{"images": [{"idiom": "universal", "filename": "v.pdf"}]}"#, "A.xcassets/v.imageset/Contents.json")
        try write(text, "A.xcassets/v.imageset/v.pdf")
        try write(text, "A.xcassets/w.imageset/Contents.json")
        try write(text, "A.xcassets/w.colorset/Contents.json")
        #expect(size("v") == nil && size("w") == nil && color("w") == nil)
    }

    /// Never read to its end, which it does not have.
    @Test func aSetThatNamesADeviceHasNoPicture() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            #"{"images": [{"filename": "../../../../../../../../../../dev/zero"}]}"#,
            "A.xcassets/endless.imageset/Contents.json")
        #expect(size("endless") == nil)
    }

    @Test func picturesNextToTheSourcesAreFound() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(png(40, 20), "Images/map@2x.png")
        try write(png(30, 10), "Images/photo.png")
        try write(png(30, 10), "Old/gone.png")
        #expect(size("map") == CGSize(width: 20, height: 10))
        #expect(size("photo.png") == CGSize(width: 30, height: 10))
        #expect(size("photo") == CGSize(width: 30, height: 10))
        #expect(size("gone") == nil)
    }

    @Test func coloursHaveTheirWritings() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ entries: [(components: String, dark: Bool)]) throws {
            let colors = entries.map { entry in
                let mark = entry.dark ? #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"# : ""
                return
                    #"{"idiom": "universal"\#(mark), "color": {"color-space": "srgb", "components": {\#(entry.components)}}}"#
            }
            try self.write(
                #"{"colors": [\#(colors.joined(separator: ", "))]}"#, "A.xcassets/\(name).colorset/Contents.json")
        }
        try write("shares", [(#""red": "0.25", "green": "0.5", "blue": "1.000", "alpha": "0.500""#, false)])
        try write("bytes", [(#""red": "0x33", "green": "255", "blue": "0", "alpha": "1.000""#, false)])
        try write("grey", [(#""white": "0.4", "alpha": "1.000""#, false)])
        try write(
            "both",
            [
                (#""red": "0", "green": "0", "blue": "0"#, true),
                (#""red": "255", "green": "255", "blue": "255""#, false),
            ]
            .map { ($0.0.hasSuffix("\"") ? $0.0 : $0.0 + "\"", $0.1) })
        #expect(color("shares") == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
        #expect(color("bytes") == UIColor(red: 0.2, green: 1, blue: 0, alpha: 1))
        #expect(color("grey") == UIColor(white: 0.4, alpha: 1))
        let both = try #require(color("both"))
        #expect(both.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).red == 1)
        #expect(both.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).red == 0)
        #expect(color("none") == nil)
    }

    /// By the module of the code that asks; as a function, by the modules that are known.
    @Test func codeAsksByName() throws {
        LayoutEnvironment.current.displayScale = 2
        #expect(UIImage(named: "badge")?.size == CGSize(width: 12, height: 8))
        #expect(UIImage(named: "badge", in: nil, compatibleWith: nil)?.scale == 2)
        #expect(["badge", "none"].compactMap(UIImage.init(named:)).count == 1)
        #expect(UIColor(named: "Brand") == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        #expect(["Brand", "none"].compactMap(UIColor.init(named:)).count == 1)
        UIImage.setSize(CGSize(width: 1, height: 1), forImageNamed: "badge")
        defer { UIImage.setSize(nil, forImageNamed: "badge") }
        #expect(UIImage(named: "badge")?.size == CGSize(width: 1, height: 1))
    }

    /// The initialisers that look for documents are functions of what UIKit's take.
    @Test func initialisersAreFunctions() throws {
        _ = UIStoryboard(name: "Errands", bundle: nil)
        let open: (String, Bundle?) -> UIStoryboard = UIStoryboard.init(name:bundle:)
        #expect(open("Errands", nil).instantiateViewController(withIdentifier: "settings") is UITableViewController)
        let nibs = [("cell", nil as Bundle?)].map(UINib.init(nibName:bundle:))
        #expect(nibs.count == 1)
    }
}
