import Foundation
import Testing

@testable import UnfoldSourceAdapter

/// Objects of documents that are no views: only the app's own module can make them.
@Suite struct AppDocumentsTests {
    private static let document = """
        <objects>
            <customObject id="1" customClass="Source" customModule="App"/>
            <customObject customClass="Hidden" id="2">
                <connections/>
            </customObject>
            <customObject id="3"/>
            <view customClass="NoObject"/>
        </objects>
        """

    @Test func classesAreReadFromDocuments() {
        #expect(AppDocuments.objectClasses(in: Array(Self.document.utf8)) == ["Source", "Hidden"])
        #expect(AppDocuments.objectClasses(in: Array("<customObject ".utf8)) == [])
    }

    static let classes: [(source: String, isMade: Bool)] = [
        ("class A: NSObject {}", true), ("class A: NSObject { override init() { super.init() } }", true),
        ("class B: NSObject {}\nclass A: B { var x = 1 }", true),
        ("class A: NSObject { override private init() { super.init() } }", false),
        ("class A: NSObject { init(x: Int) { super.init() } }", false),
        ("class A: NSObject { init(x: Int) { super.init() }; convenience override init() { self.init(x: 1) } }", true),
        ("class A: NSObject { init?() { return nil } }", false), ("private class A: NSObject {}", false),
        ("class A<T>: NSObject {}", false), ("class A: UIView {}", false), ("class A {}", false),
        ("struct B { class A: NSObject {} }", false), ("#if DEBUG\nclass A: NSObject {}\n#endif", false),
    ]

    @Test(arguments: classes.indices) func onlyWhatCanBeMadeIsMade(_ index: Int) {
        let (source, isMade) = Self.classes[index]
        let text = AppDocuments.source(
            paths: [], of: AppModule([.init(path: "A.swift", bytes: Array(source.utf8))]), objectClasses: ["A"])
        #expect(text.contains("case \"A\": return A()") == isMade, "\(source)")
        #expect(!text.contains("awakeFromNib"))
    }

    @Test func classesWhoseDecodingEndsTheProcessAreListed() {
        let source = """
            class A: UIView { required init?(coder: NSCoder) { fatalError() } }
            class B: A {}
            class C: A { required init?(coder: NSCoder) { super.init(coder: coder) } }
            private class D: A {}
            """
        let text = AppDocuments.source(
            paths: ["A.xib"], of: AppModule([.init(path: "A.swift", bytes: Array(source.utf8))]))
        #expect(text.contains("override class var undecodable: [AnyClass] {\n        [A.self, B.self]\n"))
    }

    /// As Xcode names what is in catalogues.
    @Test(arguments: [
        ("Badge", "badge"), ("AccentColor", "accent"), ("ic_arrow-left 2", "icArrowLeft2"), ("URLIcon", "urlIcon"),
        ("24h", "_24h"), ("Color", "color"), ("ABC", "abc"), ("photoImage", "photoImage"),
    ]) func catalogueNamesAreSymbols(_ name: String, _ symbol: String) {
        #expect(AssetSymbols.symbol(name, without: "Color") == symbol)
    }

    @Test func symbolsOfCataloguesAreDeclared() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Badge.imageset", "BrandColor.colorset", "own.imageset", "red.colorset"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("Assets.xcassets/" + name), withIntermediateDirectories: true)
        }
        let source = "import UIKit\nextension UIImage { static var own: UIImage { UIImage() } }\nlet b = UIImage.badge"
        let text = AppDocuments.source(
            paths: [], of: AppModule([.init(path: "A.swift", bytes: Array(source.utf8))]), folders: [folder.path])
        for line in [
            "    static let `badge` = ImageResource(name: \"Badge\", bundle: .main)",
            "    static var `badge`: UIImage { UIImage(resource: .`badge`) }",
            "    static var `brand`: UIColor { UIColor(resource: .`brand`) }",
            "    static let `red` = ColorResource(name: \"red\", bundle: .main)",
        ] { #expect(text.contains(line + "\n"), "\(text)") }
        #expect(!text.contains("static var `own`") && !text.contains("static var `red`"))
        // A symbol alone says no type.
        for (name, isAsset) in [("brand", true), ("other", false)] {
            let source = "func f(view: UIView) { view.backgroundColor = .\(name) }"
            let module = AppModule([.init(path: "A.swift", bytes: Array(source.utf8))])
            let text = AppDocuments.source(paths: [], of: module, folders: [folder.path])
            #expect(text.contains("static var `brand`") == isAsset && text.contains(folder.path) == isAsset, "\(text)")
        }
    }

    /// Texts of the app's own tables are found as well where nothing but texts is asked for.
    @Test(arguments: [("NSLocalizedString(\"a\", comment: \"\")", 2), ("1", 1)])
    func aListIsWrittenWhereThereIsSomethingInIt(_ value: String, _ count: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lists-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("let a = \(value)".utf8).write(to: folder.appendingPathComponent("A.swift"))
        let files = try SwiftFiles(of: [folder.path])
        #expect(try files.write(files.adapted(), into: folder.path + "/out") == count)
    }

    @Test func anOldListGoesWhereNothingIsInItAnyMore() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("old-lists-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("App"), withIntermediateDirectories: true)
        for (value, isEmpty) in [("NSLocalizedString(\"a\", comment: \"\")", false), ("1", true)] {
            try Data("let a = \(value)".utf8).write(to: folder.appendingPathComponent("App/A.swift"))
            let files = try SwiftFiles(of: [folder.path + "/App"])
            #expect(try files.write(files.adapted(), into: folder.path + "/out") == 2)
            let list = try String(contentsOfFile: folder.path + "/out/" + AppDocuments.fileName, encoding: .utf8)
            #expect((list == AppDocuments.empty) == isEmpty, "\(list)")
        }
    }

    /// What a catalogue has from the app's code has no symbol, and what the app does not name is not declared.
    @Test func textsOfCataloguesAreDeclared() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func text(_ value: String) -> String {
            #"{"extractionState": "manual", "localizations": {"en": \#(value)}}"#
        }
        func unit(_ value: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"# }
        func write(_ strings: [String: String], _ table: String) throws {
            let list = strings.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ",")
            try Data(#"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(list)}}"#.utf8)
                .write(to: folder.appendingPathComponent("\(table).xcstrings"))
        }
        try write(
            [
                "menu.title": text(unit("The \\\"Menu\\\"")), "greeting": text(unit("%2$lld%% of %1$@")),
                "unused": text(unit("Unused")), "extracted": "{}",
                "rows": text(
                    #"{"variations": {"plural": {"one": \#(unit("a row")), "other": \#(unit("%(count)lld rows"))}}}"#),
            ], "Localizable")
        try write(["title": text(unit("Title"))], "Booking")
        let source = """
            let texts: [LocalizedStringResource] = [
                .menuTitle, .greeting("a", 5), .extracted, .rows(count: 3), .Booking.title,
            ]
            """
        let module = AppModule([.init(path: "A.swift", bytes: Array(source.utf8))])
        let written = AppDocuments.source(paths: [], of: module, folders: [folder.path])
        for line in [
            "static var `menuTitle`: LocalizedStringResource { LocalizedStringResource(\"menu.title\", defaultValue: "
                + "\"The \\\"Menu\\\"\") }",
            "static func `greeting`(_ arg1: String, _ arg2: Int) -> LocalizedStringResource { LocalizedStringResource("
                + "\"greeting\", defaultValue: \"\\(arg1) \\(arg2)\") }",
            "static func `rows`(count: Int) -> LocalizedStringResource { LocalizedStringResource(\"rows\", "
                + "defaultValue: \"\\(count)\") }",
            "extension LocalizedStringResource {\nenum `Booking` {\n    static var `title`: LocalizedStringResource "
                + "{ LocalizedStringResource(\"title\", defaultValue: \"Title\", table: \"Booking\") }\n}\n}",
        ] { #expect(written.contains(line + "\n"), "\(written)") }
        #expect(!written.contains("unused") && !written.contains("extracted"), "\(written)")

        // Two names of one symbol, a text with substitutions, plurals next to others; a file that is listed by itself.
        let variations = "\"plural\": {\"other\": \(unit("%lld pages"))}, \"device\": {\"other\": \(unit("pages"))}"
        // The order of a dictionary is the process's: one pair in it would be right by chance.
        let names = (0..<8).map { "menu\($0)" }
        var texts = ["greeting": text(unit("%#@rows@ of %@"))]
        for name in names {
            texts[name + "-title"] = text(unit("First"))
            texts[name + ".title"] = text(unit("Last"))
            texts[name] = text("{\"variations\": {\(variations)}}")
        }
        try write(texts, "2-App-Texts")
        let used = names.map { "_ = (a.\($0), a.\($0)Title)" }.joined(separator: "\n")
        let other = AppModule([.init(path: "A.swift", bytes: Array(used.utf8))])
        let file = folder.appendingPathComponent("2-App-Texts.xcstrings").path
        let symbols = AppDocuments.source(paths: [], of: other, folders: [file])
        #expect(symbols.contains("\nenum `_2AppTexts` {\n") && !symbols.contains("greeting"), "\(symbols)")
        #expect(symbols.components(separatedBy: "\"Last\"").count == 9 && !symbols.contains("\"First\""), "\(symbols)")
        for name in names { #expect(symbols.contains("static func `\(name)`(_ arg1: Int)"), "\(symbols)") }
    }

    @Test func awakeFromNibIsListedForClassesThatHaveIt() {
        let source = "class B: NSObject { func awakeFromNib() {} }\nclass A: B {}\nclass C: NSObject {}"
        let text = AppDocuments.source(
            paths: [], of: AppModule([.init(path: "A.swift", bytes: Array(source.utf8))]), objectClasses: ["A", "C"])
        #expect(text.contains("case let object as A: object.awakeFromNib()"))
        #expect(!text.contains("case let object as C"))
    }

    /// Only where the app asks for files, and its folders are known.
    /// A call in the app means the module's own function, not Foundation's too.
    @Test func functionsOfTextsGoFirst() throws {
        let app = """
            import UIKit
            let list: [any CVarArg] = []
            let texts = [
                NSLocalizedString("a", comment: ""), String(format: "%d", 1), String(format: "a", arguments: list),
                String(format: "%d", locale: nil, 1), String(format: "a", locale: .current, arguments: list),
                String.localizedStringWithFormat("%d", 1), Bundle.main.localizedString(forKey: "a", value: nil, table: nil),
            ]
            """
        let module = AppModule([.init(path: "A.swift", bytes: Array(app.utf8))])
        let functions = AppDocuments.source(paths: [], of: module, folders: ["/a"])
        #expect(try Typechecker.errors(in: [app, functions]) == "")
    }

    @Test func foldersAreListedWhereFilesAreAskedFor() {
        func text(_ source: String, _ folders: [String]) -> String {
            AppDocuments.source(
                paths: [], of: AppModule([.init(path: "A.swift", bytes: Array(source.utf8))]), folders: folders)
        }
        let asking = "let a = Bundle.main.url(forResource: \"items\", withExtension: \"json\")"
        #expect(text(asking, ["/a b", "/c\"d"]).contains("folders: [\"/a b\", \"/c\\\"d\"])"))
        #expect(!text(asking, []).contains("extension Bundle"))
        #expect(
            text("let a = UIImage(named: \"a\")", ["/a b"]).contains(
                "class var folders: [String] {\n        [\"/a b\"]"))
        #expect(!text("let a = UIImage(named: \"a\")", []).contains("class"))
        let localized = "let a = NSLocalizedString(\"a\", comment: \"\")"
        #expect(text(localized, ["/a b"]).contains("func NSLocalizedString("))
        #expect(text(localized, ["/a b"]).contains("func localizedString(forKey key: String, value: String?"))
        #expect(!text(localized + "\nfunc NSLocalizedString() {}", ["/a"]).contains("_ key: String"))
        #expect(!text(localized, []).contains("func"))
        // Nothing to say, and no module to depend on.
        #expect(text("let a = 1", ["/a"]).split(separator: "\n").allSatisfy { $0.hasPrefix("//") })
    }
}
