import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// Fonts of an app, by the files that its documents name.
@MainActor @Suite(.ownSettings) struct DocumentFontTests {
    private func keepingFonts<T>(_ body: () throws -> T) rethrows -> T {
        let fonts = FontLibrary.registered
        defer { FontLibrary.registered = fonts }
        FontLibrary.registered = []
        return try body()
    }

    /// Files are looked for in the folders above too, never outside of those, and never by a path.
    @Test func filesAreFoundByNameOnly() throws {
        try keepingFonts {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
            let deep = folder.appendingPathComponent("App/Views/Cells")
            try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
            let fonts = folder.appendingPathComponent("Resources/Fonts")
            try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.copyItem(
                atPath: Documents.path("fonts/Fonts/Wide.ttf"), toPath: fonts.appendingPathComponent("Wide.ttf").path)
            let text = try String(contentsOfFile: Documents.path("fonts/own-font.xib"), encoding: .utf8)
            let file = deep.appendingPathComponent("Cell.xib")
            try Data(text.utf8).write(to: file)
            let document = try IBDocument.read(file: file.path)
            #expect(document.fontPaths().map { URL(fileURLWithPath: $0).lastPathComponent } == ["Wide.ttf"])
            let outside = try IBDocument.read(
                file: file.path,
                data: Data(text.replacing("\"Wide.ttf\"", with: "\"../../Resources/Fonts/Wide.ttf\"").utf8))
            #expect(outside.fontPaths().isEmpty)
            #expect(outside.warnings.map(\.line) == [5])
        }
    }

    /// San Francisco under the names of its files has the weight that the name ends in; other fonts that are not at
    /// hand are was in for by the regular one.
    @Test(arguments: [
        ("SFProText-Bold", UIFont.Weight.bold), ("SFUIDisplay-Semibold", .semibold), ("SFProText-Light", .light),
        ("SFProText-Regular", .regular), (".SFUIText-Medium", .medium), ("AvenirNext-Bold", .regular),
    ]) func aFontsNameGivesItsWeight(_ name: String, _ weight: UIFont.Weight) throws {
        let document = try Documents.parse(
            Documents.text(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews><label id="l" text="Words">
                <rect key="frame" x="0" y="0" width="9" height="9"/>
                <fontDescription key="fontDescription" name="\(name)" family="F" pointSize="15"/></label></subviews></view>
                """))
        let label = try #require(document.roots[0].build(in: document).views["l"] as? UILabel)
        #expect(label.font == .systemFont(ofSize: 15, weight: weight))
    }

    /// Fact E4.7.
    @Test func boldSystemIsTheBoldWeight() throws {
        let document = try Documents.parse(
            Documents.text(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews><label id="l" text="Words">
                <rect key="frame" x="0" y="0" width="9" height="9"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/></label></subviews></view>
                """))
        let label = try #require(document.roots[0].build(in: document).views["l"] as? UILabel)
        #expect(label.font == .systemFont(ofSize: 15, weight: .bold) && label.font != .boldSystemFont(ofSize: 15))
    }

    /// A file that is no font is reported with the line that names it, and the label keeps its stand-in.
    @Test func aDamagedFileIsAWarning() throws {
        try keepingFonts {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("no font".utf8).write(to: folder.appendingPathComponent("Wide.ttf"))
            let file = folder.appendingPathComponent("Cell.xib")
            try FileManager.default.copyItem(atPath: Documents.path("fonts/own-font.xib"), toPath: file.path)
            let warnings = try IBDocument.read(file: file.path).registerFonts()
            #expect(warnings.map(\.line) == [5])
            #expect(warnings.first?.message.contains("'Wide.ttf' is no font that can be read") == true)
            #expect(FontLibrary.registered.isEmpty)
        }
    }
}
