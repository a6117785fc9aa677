import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTypesetting

/// Text of common scalars is read from tables; whatever the tables say, the walk over characters says too, to the bit.
@MainActor @Suite struct CommonTextTests {
    /// The system font's widths, but asked as any measurer is: character by character, without tables.
    private struct ByCharacters: TextMeasuring {
        var inner = SystemFontMeasurer()
        func width(of text: String, font: UIFont) -> CGFloat {
            max(0, inner.advances(ofCharactersIn: text, font: font).reduce(0, +))
        }
        func advances(of text: String, font: UIFont) -> [CGFloat] {
            inner.advances(ofCharactersIn: text, font: font)
        }
        func lineExtent(of character: Character, font: UIFont) -> LineExtent? {
            inner.lineExtent(of: character, font: font)
        }
    }

    private func fonts() throws -> [UIFont] {
        let file = try FontFile(data: FontFileBuilder().data(), name: "test.ttf")
        return [
            .systemFont(ofSize: 17), .systemFont(ofSize: 11, weight: .thin), .systemFont(ofSize: 23, weight: .black),
            .systemFont(ofSize: 13.5, weight: .init(0.17)), .monospacedDigitSystemFont(ofSize: 15, weight: .medium),
            .monospacedSystemFont(ofSize: 12, weight: .regular), .preferredFont(forTextStyle: .headline),
            UIFont(face: .file(file), size: 19), UIFont(face: FontFace(source: .helvetica), size: 14),
        ]
    }

    private static let common = (0..<0x11_0000 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter {
        entry($0) != nil
    }

    private static func entry(_ scalar: Unicode.Scalar) -> CommonScalar? {
        guard let entry = CommonScalar.entry(of: scalar.value, TextTables.shared.scalars)?.pointee else { return nil }
        return entry.traits.contains(.isCommon) ? entry : nil
    }

    @Test func commonScalarsAreMeasuredInOnePass() {
        let common = Set(Self.common)
        #expect(common.count > 30_000)
        for text in ["Grüße, “Ελλάδα” – Привет… שלום €", "\u{0}\t\n\r\u{7F}\u{85}\u{2028}", "漢字かなカナ한글。ＡＢ"] {
            #expect(text.unicodeScalars.allSatisfy(common.contains), "\(text)")
        }
        for scalar in "\u{301}\u{591}\u{3099}\u{200C}\u{200D}\u{20E3}\u{FE0F}\u{1F600}\u{1100}ที".unicodeScalars {
            #expect(!common.contains(scalar), "\(scalar.value)")
        }
    }

    /// What was worked out of a font serves texts in the same face, size and tracking alone.
    @Test(.ownSettings) func aTextIsMeasuredAsAloneAfterOnesInOtherFonts() throws {
        var reused = PreparedText()
        for hasEarlierTracking in [false, true, false] {
            LayoutEnvironment.current.hasEarlierTracking = hasEarlierTracking
            for font in try fonts() + [.systemFont(ofSize: 17), .systemFont(ofSize: 18), .systemFont(ofSize: 18)] {
                var alone = PreparedText()
                reused.prepare("Sum: 12.50", font: font, lineBreakStrategy: [])
                alone.prepare("Sum: 12.50", font: font, lineBreakStrategy: [])
                let sizes = [
                    reused.measure(width: .infinity, limit: 1, mode: nil).size,
                    alone.measure(width: .infinity, limit: 1, mode: nil).size,
                ]
                #expect(sizes[0] == sizes[1] && reused.ellipsis == alone.ellipsis, "\(font)")
            }
        }
    }

    /// What is asked of characters by their values is what the standard library says of them by their properties.
    /// Of the planes in which no text is, an ordinary run takes samples.
    @Test func valuesAgreeWithProperties() {
        let all = (0..<0x11_0000).filter { $0 < 0x2_0000 || $0 % Rounds.of(64, long: 1) == 0 }
        for scalar in all.compactMap({ Unicode.Scalar(UInt32($0)) }) {
            let character = Character(scalar)
            let hangs = character.isWhitespace && scalar.value != 0xA0 && scalar.value != 0x202F
            if character.isHangingSpace != hangs { Issue.record("\(scalar.value) hangs") }
            let ends = ["\n", "\r", "\u{85}", "\u{2029}"].contains(scalar)
            if character.endsParagraph != ends { Issue.record("\(scalar.value) ends a paragraph") }
            guard scalar.value >= 0x80 else { continue }
            let isEmoji = scalar.properties.isEmojiPresentation
            if EmojiRule.isEmoji(character) != isEmoji { Issue.record("\(scalar.value) is an emoji") }
            let withSelector = Array("\(scalar)\u{FE0F}")
            guard withSelector.count == 1 else { continue }
            let isVariant = isEmoji || scalar.properties.isEmoji
            if EmojiRule.isEmoji(withSelector[0]) != isVariant { Issue.record("\(scalar.value) becomes an emoji") }
        }
        for text in ["\u{3000}\u{301}", " \u{301}", "\u{A0}\u{301}", "\r\n"] as [Character] {
            #expect(text.isHangingSpace)
        }
        for text in ["\u{A0}", "\u{202F}", "a\u{301}", "\u{200B}"] as [Character] { #expect(!text.isHangingSpace) }
    }

    /// Every one of them is what the tables say, in every kind of font.
    @Test func tablesSayWhatCharactersAre() throws {
        let all = try fonts().map { GlyphMetrics($0) }
        for scalar in Self.common {
            guard let entry = Self.entry(scalar) else { continue }
            let character = Character(scalar)
            var isSame =
                entry.kind == LineBreakClass(character) && entry.cell.rawValue == TextCell.Traits(character).rawValue
            for metrics in all where metrics.advance(of: scalar.value, entry) != metrics.advance(of: character) {
                isSame = false
            }
            #expect(isSame, "\(scalar.value)")
        }
    }

    /// None joins another: characters are scalars, except for CR LF.
    @Test func commonScalarsAreCharactersOfTheirOwn() {
        let common = Self.common
        let hinges: [Unicode.Scalar] = ["a", " ", "\n", "\u{0}", "©", "א", "か", "漢", "가", "각", "‼", "1"]
        for scalar in common {
            for hinge in hinges {
                var text = ""
                text.unicodeScalars.append(contentsOf: [scalar, hinge, scalar, scalar])
                let expected = scalar == "\r" && hinge == "\n" ? 3 : 4
                guard text.count != expected else { continue }
                Issue.record("\(scalar.value) beside \(hinge.value)")
            }
        }
        var random = HostileText(seed: 5)
        for _ in 0..<2000 {
            var text = ""
            text.unicodeScalars.append(contentsOf: (0..<30).map { _ in common.randomElement(using: &random)! })
            let pairs = zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).filter { $0 == "\r" && $1 == "\n" }
            #expect(text.count == 30 - pairs.count)
        }
    }

    private func prepared(_ runs: [TextRun], _ measurer: any TextMeasuring) -> PreparedText {
        let saved = TextMetrics.measurer
        TextMetrics.measurer = measurer
        defer { TextMetrics.measurer = saved }
        return PreparedText(runs)
    }

    private func isEqual(_ left: PreparedText, _ right: PreparedText) -> Bool {
        func same(_ pair: (TextCell, TextCell)) -> Bool {
            pair.0.advance == pair.1.advance && pair.0.extent == pair.1.extent && pair.0.lineBreak == pair.1.lineBreak
                && pair.0.traits.rawValue == pair.1.traits.rawValue
        }
        return left.cells.count == right.cells.count && zip(left.cells, right.cells).allSatisfy(same)
            && left.extents.elementsEqual(right.extents) && left.ellipsis == right.ellipsis
            && left.hasTabs == right.hasTabs && left.paragraphs.map(\.range) == right.paragraphs.map(\.range)
            && left.paragraphs.map(\.style) == right.paragraphs.map(\.style)
            && left.paragraphs.map(\.emptyExtent) == right.paragraphs.map(\.emptyExtent)
    }

    /// Texts of one run, with and without spacing, and of several.
    @Test func anyTextComesOutTheSame() throws {
        var random = HostileText(seed: 11)
        let fonts = try fonts()
        for round in 0..<Rounds.of(1500, long: 6000) {
            var runs: [TextRun] = []
            for _ in 0..<(round % 3 == 0 ? 3 : 1) {
                var run = TextRun(text: random.text(), font: fonts.randomElement(using: &random)!)
                run.kern = [0, 0, 1.25, -30].randomElement(using: &random)!
                run.paragraph.lineBreakStrategy = [.standard, [], .hangulWordPriority].randomElement(using: &random)!
                runs.append(run)
            }
            let lines: SystemFontMeasurer.FallbackLines = round % 5 == 0 ? .taller : .unchanged
            let system = SystemFontMeasurer(fallbackLines: lines)
            let fast = prepared(runs, system)
            #expect(isEqual(fast, prepared(runs, ByCharacters(inner: system))), "\(runs.map(\.text).debugDescription)")
            let text = runs[0].text
            let general = ByCharacters(inner: system)
            #expect(system.advances(of: text, font: runs[0].font) == general.advances(of: text, font: runs[0].font))
            #expect(system.width(of: text, font: runs[0].font) == general.width(of: text, font: runs[0].font))
        }
    }

    /// One text after another in the same memory, long and short: as if each were the first.
    @Test func memoryIsUsedAgain() throws {
        var random = HostileText(seed: 23)
        let fonts = try fonts()
        var reused = PreparedText()
        for round in 0..<Rounds.of(800, long: 3000) {
            let count = round % 4 == 0 ? 2 : 1
            var paragraph = ParagraphValues()
            paragraph.lineBreakStrategy = [.standard, [], .hangulWordPriority].randomElement(using: &random)!
            // Plain texts after texts with styles, and the other way round.
            if count == 2 { paragraph.lineSpacing = CGFloat(round % 7) }
            let runs = (0..<count).map { _ in
                TextRun(
                    text: random.text(length: round % 50 == 0 ? 3000 : 40), font: fonts.randomElement(using: &random)!,
                    paragraph: paragraph)
            }
            if count == 1 {
                reused.prepare(
                    runs[0].text, font: runs[0].font, lineBreakStrategy: runs[0].paragraph.lineBreakStrategy)
            } else {
                reused.prepare(runs)
            }
            let fresh = PreparedText(runs)
            #expect(isEqual(reused, fresh) && reused.characters == fresh.characters)
            for width in [0, 40, 133.3, CGFloat.infinity] {
                for (limit, mode) in [
                    (1, NSLineBreakMode.byTruncatingTail), (3, .byCharWrapping), (.max, .byWordWrapping),
                ] {
                    let layout = TextLayout(fresh, width: width, limit: limit, mode: mode)
                    let measured = reused.measure(width: width, limit: limit, mode: mode)
                    #expect(measured.size == layout.size && measured.firstBaseline == layout.firstBaseline)
                    #expect(measured.lastDescent == layout.lastDescent)
                }
            }
        }
    }
}
