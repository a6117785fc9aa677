import Foundation
import Testing
import UIKit

/// Words and sentences, which Foundation does not tell where there is no Objective-C.
@Suite struct TextUnitTests {
    private func units(_ text: String, _ options: TextUnitOptions) -> [String?] {
        var found: [String?] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { unit, _, _, _ in found.append(unit) }
        return found
    }

    @Test(arguments: [
        ("Don't stop, 3.14 or 1,000 e_x!", ["Don't", "stop", "3.14", "or", "1,000", "e_x"]),
        ("'quoted' – naïve 👍 fin.", ["quoted", "naïve", "fin"]), ("日本 abc", ["日", "本", "abc"]), ("", []),
        ("... --", []), ("one.Two note:see", ["one.Two", "note", "see"]),
    ])
    func words(_ text: String, _ expected: [String]) { #expect(units(text, .byWords) == expected) }

    @Test(arguments: [
        ("One two. Three, four!  Five?", ["One two. ", "Three, four!  ", "Five?"]),
        ("It costs 3.50 e.g. here. Yes", ["It costs 3.50 e.g. here. ", "Yes"]),
        ("\u{201C}Hi.\u{201D} She left…\n\nEnd", ["\u{201C}Hi.\u{201D} ", "She left…\n\n", "End"]),
        ("一。二！", ["一。", "二！"]), ("", []),
    ])
    func sentences(_ text: String, _ expected: [String]) { #expect(units(text, .bySentences) == expected) }

    @Test func textUnitsAreEnumerated() {
        let text = "  Hello big world. Yes."
        var ranges: [NSRange] = []
        var enclosing: [NSRange] = []
        let part = NSRange(location: 0, length: 17)
        (text as NSString).enumerateSubstrings(in: part, options: [.byWords, .substringNotRequired]) {
            word, range, around, _ in
            #expect(word == nil)
            ranges.append(range)
            enclosing.append(around)
        }
        #expect(
            ranges == [
                NSRange(location: 2, length: 5), NSRange(location: 8, length: 3), NSRange(location: 12, length: 5),
            ])
        #expect(
            enclosing == [
                NSRange(location: 0, length: 8), NSRange(location: 8, length: 4), NSRange(location: 12, length: 5),
            ])
        var last: String?
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [.byWords, .reverse]) {
            word, _, _, stop in
            last = word
            stop = true
        }
        #expect(last == "Yes")
        // Lines are Foundation's.
        var lines: [String] = []
        "a\nb".enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { line, _, _, _ in
            lines.append(line ?? "")
        }
        #expect(lines == ["a", "b"])
    }

    @MainActor @Test func aPartOutsideRaises() {
        var raised: [UIKitException] = []
        UIKitExceptions.withHandler({ raised.append($0) }) {
            ("ab" as NSString).enumerateSubstrings(in: NSRange(location: 1, length: 5), options: .byWords) {
                _, _, _, _ in Issue.record("told")
            }
        }
        #expect(raised.map(\.name) == ["NSRangeException"])
    }
}
