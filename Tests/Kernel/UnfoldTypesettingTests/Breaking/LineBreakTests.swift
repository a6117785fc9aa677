import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTypesetting

@MainActor @Suite(.ownSettings) struct LineBreakTests {
    /// Fixture: breaks marked by hand.
    @Test func breaksAreWhereTheyBelong() throws {
        for row in try TextFixtures.rows("line-breaks.tsv") {
            let characters = Array(row[1].replacingOccurrences(of: "|", with: ""))
            let breaks = LineBreakRules(keepsHangulWords: row[0] == "words").breaks(after: characters)
            var marked = ""
            for (index, character) in characters.enumerated() {
                marked.append(character)
                if index + 1 < characters.count, breaks[index] == .allowed { marked.append("|") }
            }
            #expect(marked == row[1])
        }
    }

    /// Fixture: lines by a second implementation.
    @Test func linesWrapAtWords() throws {
        let rows = try TextFixtures.rows("wrapping.tsv")
        #expect(rows.count > 100)
        for row in rows {
            let label = UILabel()
            label.font = .systemFont(ofSize: CGFloat(Double(row[0])!), weight: TextFixtures.weight(row[1]))
            label.numberOfLines = 0
            // The fixture fills lines greedily.
            label.lineBreakStrategy = []
            let lines = row[3].split(separator: "|").map(String.init)
            label.text = lines.joined(separator: " ")
            #expect(label.lines(width: CGFloat(Double(row[2])!)) == lines, "\(row[0]) \(row[1]) at \(row[2])")
        }
    }

    /// Interface Builder recorded 107.5 for the width: the space at the end of the upper line counts.
    @Test func aLoneWordGetsCompany() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.numberOfLines = 0
        label.text = "Long long long podcast name"
        #expect(label.lines(width: 196) == ["Long long long", "podcast name"])
        #expect(abs(label.sizeThatFits(CGSize(width: 196, height: 100)).width - 107.5) < 0.5)
        label.text = "No. 1"
        #expect(label.lines(width: 25) == ["No.", "1"])
        label.lineBreakStrategy = []
        label.text = "Long long long podcast name"
        #expect(label.lines(width: 196) == ["Long long long podcast", "name"])
        LayoutEnvironment.current.generation = .old
        defer { LayoutEnvironment.current = LayoutEnvironment() }
        label.lineBreakStrategy = .standard
        #expect(label.lines(width: 196) == ["Long long long podcast", "name"])
    }

    /// Words that are not parted by spaces are not pushed out.
    @Test func ideographsStayWhereTheyAre() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "大观园里很热闹。"
        let lines = label.lines(width: 60)
        label.lineBreakStrategy = []
        #expect(label.lines(width: 60) == lines)
    }

    private func layout(
        _ text: String, width: CGFloat, mode: NSLineBreakMode = .byWordWrapping, limit: Int = .max
    ) -> (lines: [String], layout: TextLayout) {
        let prepared = PreparedText([TextRun(text: text, font: .systemFont(ofSize: 17))])
        let layout = TextLayout(prepared, width: width, limit: limit, mode: mode)
        return (layout.texts(of: prepared), layout)
    }

    /// At any width: every character is on a line, in order; no line is wider than it may be unless one character is; a
    /// break is where one is allowed, or inside a word that is wider than the line.
    @Test func anyTextAtAnyWidth() {
        let texts = [
            "The quick brown fox, jumping over the lazy dog; it did not stop.", "今日は、良い天気です。ラーメン「おいしい」",
            "안녕하세요 여러분, 반갑습니다! 오늘은 날씨가 좋네요.", "مرحبا بالعالم العربي الكبير", "👍🏽👨‍👩‍👧‍👦 🇰🇷🇯🇵❤️ ok",
            "Donaudampfschifffahrtsgesellschaftskapitän", "a\u{2028}b\u{2028}\u{2028}c",
            "  leading and   inner  spaces  ", "\t\ttabs\tand more",
        ]
        for text in texts {
            for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
                for width in stride(from: 0.0, through: 300, by: 13) {
                    let prepared = PreparedText([TextRun(text: text, font: .systemFont(ofSize: 17))])
                    let layout = TextLayout(prepared, width: width, mode: mode)
                    var next = 0
                    for line in layout.lines {
                        #expect(line.range.lowerBound == next)
                        next = line.range.upperBound
                        #expect(
                            line.width <= width + 0.01
                                || line.range.filter { !prepared.characters[$0].isHangingSpace }.count <= 1)
                        guard next < prepared.characters.count, prepared.breaks[next - 1] == .forbidden else {
                            continue
                        }
                        guard mode == .byWordWrapping else { continue }
                        let inside = line.range.dropLast().contains { prepared.breaks[$0] != .forbidden }
                        #expect(!inside, "\(text.prefix(12)) at \(width): broke a word that had room elsewhere")
                    }
                    #expect(next == prepared.characters.count)
                }
            }
        }
    }

    @Test func charactersWrapAnywhere() {
        #expect(layout("abcdefghij", width: 45, mode: .byCharWrapping).lines == ["abcd", "efghij"])
        let words = layout("to be or", width: 40, mode: .byCharWrapping).lines
        #expect(words.count == 2 && words.joined().filter { $0 != " " } == "tobeor")
    }

    @Test func lastLinesAreCutAsTheModeSays() {
        let text = "one two three four five six seven eight nine ten"
        let whole = layout(text, width: .infinity).layout.size.width
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping] {
            let one = layout(text, width: 100, mode: mode, limit: 1).layout
            #expect(one.lines.count == 1 && one.size.width <= 100 && one.size.width > 80, "\(mode): \(one.size)")
            #expect(one.lines[0].isTruncated == (mode != .byClipping))
            #expect(near(layout(text, width: whole + 1, mode: mode, limit: 1).layout.size.width, whole))
            let two = layout(text, width: 100, mode: mode, limit: 2).layout
            #expect(two.lines.count == 2 && two.size.width <= 100)
        }
        // Words only: what does not fit goes.
        #expect(layout(text, width: 100, limit: 2).layout.lines.allSatisfy { !$0.isTruncated })
        #expect(layout("a\nb", width: 100, mode: .byTruncatingTail, limit: 1).layout.lines[0].isTruncated)
    }

    @Test func paragraphsEndAtTheirBreaks() {
        #expect(layout("a\nb\r\nc\rd\u{2029}e", width: 200).lines == ["a", "b", "c", "d", "e"])
        #expect(layout("a\n\nb", width: 200).lines == ["a", "", "b"])
        #expect(layout("a\n", width: 200).layout.lines.count == 1)
        #expect(layout("\n", width: 200).layout.lines.count == 2)
    }

    @Test func tabsLeadToTheirStops() {
        #expect(
            near(
                layout("\tx", width: .infinity).layout.size.width, layout("x", width: .infinity).layout.size.width + 28)
        )
        var paragraph = ParagraphValues()
        paragraph.tabStops = [NSTextTab(textAlignment: .left, location: 15)]
        let run = TextRun(text: "•\tx", font: .systemFont(ofSize: 17), paragraph: paragraph)
        let x = layout("x", width: .infinity).layout.size.width
        #expect(near(TextLayout(PreparedText([run]), width: .infinity).size.width, 15 + x))
    }

    @Test func aSingleLastWordGetsCompany() {
        var paragraph = ParagraphValues()
        let text = "one two three four"
        let font = UIFont.systemFont(ofSize: 17)
        let width = TextMetrics.measurer.width(of: "one two three", font: font) + 1
        func lines() -> [String] {
            let prepared = PreparedText([TextRun(text: text, font: font, paragraph: paragraph)])
            return TextLayout(prepared, width: width).texts(of: prepared)
        }
        #expect(lines() == ["one two three", "four"])
        paragraph.lineBreakStrategy = .pushOut
        #expect(lines() == ["one two", "three four"])
    }

    /// Hangul keeps to its words from iOS 14 on; before, it wraps anywhere.
    @Test func hangulFollowsTheGeneration() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "가나다라 마바사아"
        #expect(label.lines(width: 90) == ["가나다라", "마바사아"])
        inEnvironment({ $0.generation = .old }) {
            label.invalidateIntrinsicContentSize()
            #expect(label.lines(width: 90) == ["가나다라 마", "바사아"])
        }
    }
}
