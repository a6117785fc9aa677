import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder

/// Texts and fonts of an app's folders.
@MainActor @Suite(.ownSettings) struct AppTextsTests {
    private func text(
        _ key: String, _ table: String? = nil, in language: String?, of folder: String = "texts"
    ) -> String? {
        LayoutEnvironment.current.language = language
        return AppTexts.of([Documents.path(folder)]).text(forKey: key, table: table)
    }

    nonisolated static let texts: [(key: String, table: String?, language: String?, text: String?)] = [
        ("row.title", nil, nil, "Row"), ("row.title", "", "de", "Zeile mit einem längeren Namen"),
        ("row.title", "Localizable", "de-AT", "Zeile mit einem längeren Namen"),
        ("row.title", nil, "de_CH", "Zeile mit einem längeren Namen"),
        ("row.quoted", nil, nil, "A \"quoted\" row\nwith %@"),
        // As on iOS: a table of the language is all that counts.
        ("row.quoted", nil, "de", nil), ("row.title", nil, "fr", "Row"), ("row.title", "Menu", nil, nil),
        ("Close", "Menu", "de", "Schließen"), ("Close", "Menu", nil, nil),
    ]

    @Test(arguments: texts.indices) func textsAreThoseOfTheLanguage(_ index: Int) {
        let (key, table, language, wanted) = Self.texts[index]
        #expect(text(key, table, in: language) == wanted)
    }

    nonisolated static let plurals: [(key: String, table: String?, language: String?, count: Int, text: String)] = [
        ("rows %d of %@", nil, "ru", 0, "нет строк: X"), ("rows %d of %@", nil, "ru", 1, "1 строка: X"),
        ("rows %d of %@", nil, "ru", 3, "3 строки: X"), ("rows %d of %@", nil, "ru", 11, "11 строк: X"),
        ("%lld items", "Menu", "de", 1, "1 Eintrag"), ("%lld items", "Menu", "de", 0, "0 Einträge"),
        ("%lld items", "Menu", nil, 1, "1 item in X"), ("%lld items", "Menu", nil, 5, "5 items in X"),
    ]

    @Test(arguments: plurals.indices) func wordsGoWithTheirNumbers(_ index: Int) throws {
        let (key, table, language, count, wanted) = Self.plurals[index]
        let format = try #require(text(key, table, in: language))
        #expect(AdaptedResources.text(format, nil, [count, "X"]) == wanted)
    }

    @Test func whatIsNoPluralIsFormattedAsEver() {
        #expect(AdaptedResources.text("%d of %@, 100 %%", nil, [2, "X"]) == "2 of X, 100 %")
    }

    /// Unicode's rules (CLDR), some numbers of each category.
    @Test(arguments: [
        ("en", "o1 x0 x2 x11"), ("fr", "o0 o1 x2"), ("pt-BR", "o0 o1 x2"), ("pt-PT", "x0 o1 x2"), ("ja", "x0 x1 x2"),
        ("ru", "o1 o21 f2 f24 m0 m5 m11 m12 m111"), ("pl", "o1 m21 f2 f22 m12 m5"), ("cs", "o1 f2 f4 x5 x22"),
        ("hr", "o1 o21 f3 x5 x11"), ("lt", "o1 o21 f2 f29 x10 x11 x12"), ("lv", "z0 z10 z11 o1 o21 x2"),
        ("ro", "o1 f0 f2 f19 f119 x20 x100"), ("sl", "o1 o101 t2 f3 f104 x5"), ("he", "o1 t2 x0 x3"),
        ("ar", "z0 o1 t2 f3 f110 m11 m199 x100 x102"),
    ]) func categoriesAreUnicodes(_ language: String, _ numbers: String) throws {
        let texts = ["zero": "z", "one": "o", "two": "t", "few": "f", "many": "m", "other": "x"]
        for number in numbers.split(separator: " ") {
            let count = try #require(Double(number.dropFirst()))
            // For 0 the text of zero goes first, where there is one.
            let given = number.hasPrefix("z") ? texts : texts.filter { $0.key != "zero" }
            let chosen = PluralRule(language).text(of: given, count: count)
            #expect(chosen == String(number.prefix(1)), "\(language) \(number)")
        }
    }

    /// What a listener hears, also of what was asked before it listened.
    private func findings(_ body: () -> Void) -> [String] {
        var found: [String] = []
        LayoutJournal.listening(
            { event in
                if case .finding(let finding) = event, case .appFile(let problem) = finding.fact {
                    found.append(problem.description)
                }
            }, to: body)
        return found
    }

    @Test func whatIsNotReadIsAFindingOnce() {
        #expect(text("row", "Broken", in: nil, of: "broken-texts") == nil)
        // Not of the folders that `UnfoldDocuments` lists: any test that asks for a font would leave it to others.
        _ = AppFonts.all(in: [Documents.path("broken-texts")])
        _ = text("row.title", in: "xx")
        _ = UIFont(name: "Wide-Nowhere", size: 12)
        let found = findings {}
        #expect(found.contains { $0.hasPrefix("broken-texts/Broken.strings: ") }, "\(found)")
        #expect(found.contains { $0.hasPrefix("broken-texts/Fonts/Broken.ttf: ") }, "\(found)")
        #expect(found.contains("the app has no texts in 'xx', only in Base, de, en, ru"), "\(found)")
        #expect(found.contains("no font is named 'Wide-Nowhere'; texts/Fonts/Wide.ttf has 'Wide-Regular'"), "\(found)")
        #expect(findings { _ = UIFont(name: "Wide-Nowhere", size: 13) }.isEmpty)
    }

    /// `UnfoldDocuments` of these tests lists the folder.
    @Test func fontsOfTheAppAreFoundByName() throws {
        FontLibrary.registered = []
        let font = try #require(UIFont(name: "Wide-Regular", size: 20))
        #expect(font.fontName == "Wide-Regular")
        #expect(UIFont.fontNames(forFamilyName: font.familyName) == ["Wide-Regular"])
        let made: (String, CGFloat) -> UIFont? = UIFont.init(name:size:)
        #expect(made("Wide-Regular", 20) == font)
    }
}
