import Foundation
import Testing
import UIKit

/// Words, which Foundation does not tell where there is no Objective-C.
@Suite struct TextUnitTests {
    @Test(arguments: [
        ("Don't stop, 3.14 or 1,000 e_x!", ["Don't", "stop", "3.14", "or", "1,000", "e_x"]),
        ("'quoted' – naïve 👍 fin.", ["quoted", "naïve", "fin"]), ("日本 abc", ["日", "本", "abc"]), ("", []),
        ("... --", []), ("one.Two note:see", ["one.Two", "note", "see"]), ("a\nb 10:30", ["a", "b", "10", "30"]),
    ])
    func words(_ text: String, _ expected: [String]) {
        var found: [String?] = []
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { unit, _, _, _ in found.append(unit) }
        #expect(found == expected)
    }

    @Test func wordsAreEnumerated() {
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
        #expect(ranges.map(\.location) == [2, 8, 12] && ranges.map(\.length) == [5, 3, 5])
        #expect(enclosing.map(\.location) == [0, 8, 12] && enclosing.map(\.length) == [8, 4, 5])
        var last: [String?] = []
        (text as NSString).enumerateSubstrings(
            in: NSRange(location: 0, length: 23), options: [.byWords, .reverse]
        ) { word, _, _, stop in
            last.append(word)
            stop.pointee = last.count == 2 ? true : false
        }
        #expect(last == ["Yes", "world"])
        #if !canImport(Darwin)
            for other in [.reverse, .localized] as [TextUnitOptions] {
                text.enumerateSubstrings(in: text.startIndex..., options: other) { _, _, _, _ in Issue.record("told") }
            }
        #endif
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
