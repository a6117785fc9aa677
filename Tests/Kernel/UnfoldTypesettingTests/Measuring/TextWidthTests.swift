import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTypesetting

@MainActor @Suite struct TextWidthTests {
    private func width(_ text: String, _ font: UIFont) -> CGFloat { TextMetrics.measurer.width(of: text, font: font) }

    /// Measured on iOS 26 (fact E4.3).
    @Test func helloAtSeventeenPoints() { #expect(near(width("Hello", .systemFont(ofSize: 17)), 38.814)) }

    /// Up to iOS 12 large text, and text at 17 points, was wider: recorded in whole points, which are up to two more
    /// than the text.
    @Test func oldTextIsAsWideAsRecorded() {
        let labels: [(text: String, size: CGFloat, weight: UIFont.Weight, recorded: CGFloat)] = [
            ("Match", 40, .regular, 111), ("Genius", 40, .regular, 123), ("Skill Type", 30, .light, 121.5),
            ("Verification code", 18, .light, 135),
        ]
        LayoutSettings.isolated {
            for label in labels {
                let font = UIFont.systemFont(ofSize: label.size, weight: label.weight)
                LayoutEnvironment.current.generation = .mid
                let later = width(label.text, font)
                LayoutEnvironment.current.generation = .old
                let missing = label.recorded - width(label.text, font)
                #expect(missing > -0.2 && missing < 1.7, "\(label.text): \(missing)")
                #expect(label.recorded - later > missing + 0.5, "\(label.text)")
            }
            let bold = UIFont.systemFont(ofSize: 28, weight: .bold)
            let old = width("264", bold)
            LayoutEnvironment.current.generation = .mid
            #expect(width("264", bold) == old)
        }
    }

    private struct Sample {
        let size: Double
        let weight: String
        let got: CGFloat
        let recorded: CGFloat
        var error: CGFloat { abs(got - recorded) }
    }

    /// A text's width from its pairs: each inner character is in two of them.
    private func samples() throws -> [Sample] {
        try TextFixtures.rows("recorded-widths.tsv").map { row in
            let font = UIFont.systemFont(ofSize: CGFloat(Double(row[0])!), weight: TextFixtures.weight(row[1]))
            let total = width(pairs: row[4], inner: row[5], font)
            let scale = CGFloat(Double(row[2])!)
            return Sample(
                size: Double(row[0])!, weight: row[1], got: PixelGrid(scale: scale).ceil(total),
                recorded: CGFloat(Double(row[3])!))
        }
    }

    private func figures(_ samples: [Sample]) -> (mean: CGFloat, p95: CGFloat, withinOne: Double) {
        let errors = samples.map(\.error).sorted()
        let mean = errors.reduce(0, +) / CGFloat(errors.count)
        let within = Double(errors.filter { $0 <= 1.001 }.count) / Double(errors.count)
        return (mean, errors[Int(0.95 * Double(errors.count))], within)
    }

    /// The figures of docs/text.md hold. They were recorded with the system fonts of Xcode 8 to 15, where the widths
    /// are those of iOS 26; sizes above 18 points stand by themselves.
    @Test func recordedLabelsAreAsWide() throws {
        let all = try samples()
        #expect(all.count == 206)
        let table = [
            ("all", all), ("to 18 pt", all.filter { $0.size <= 18 }), ("above", all.filter { $0.size > 18 }),
            ("regular", all.filter { $0.size <= 18 && $0.weight == "regular" }),
        ]
        let text = table.map { name, rows in
            let f = figures(rows)
            return "| \(name) | \(rows.count) | \(String(format: "%.2f", f.mean)) | "
                + "\(String(format: "%.2f", f.p95)) | \(Int((f.withinOne * 100).rounded())) % |"
        }.joined(separator: "\n")
        let small = figures(table[1].1)
        #expect(small.mean <= 0.385 && small.p95 <= 1.5 && small.withinOne >= 0.915, "\n\(text)")
        let whole = figures(all)
        #expect(whole.mean <= 0.445 && whole.p95 <= 1.5 && whole.withinOne >= 0.89, "\n\(text)")
        let page = Fixtures.package.appendingPathComponent("docs/text.md")
        let documented = try String(contentsOf: page, encoding: .utf8)
        for line in text.split(separator: "\n") { #expect(documented.contains(line), "docs/text.md lacks\n\(text)") }
    }

    /// Interface Builder draws `boldSystem` with the bold weight, not with `boldSystemFont(ofSize:)` (fact E4.7).
    @Test func theCanvasHasTheBoldWeight() throws {
        let rows = try TextFixtures.rows("recorded-widths.tsv").filter { $0[1] == "bold" }
        var nearer = (weight: 0, trait: 0)
        for row in rows {
            let size = CGFloat(Double(row[0])!)
            let grid = PixelGrid(scale: CGFloat(Double(row[2])!))
            let fonts = [UIFont.systemFont(ofSize: size, weight: .bold), .boldSystemFont(ofSize: size)]
            let errors = fonts.map {
                abs(grid.ceil(width(pairs: row[4], inner: row[5], $0)) - CGFloat(Double(row[3])!))
            }
            if errors[0] < errors[1] { nearer.weight += 1 }
            if errors[1] < errors[0] { nearer.trait += 1 }
        }
        // One digit of 14 points, recorded half a point narrower, is the other one.
        #expect(rows.count == 20 && nearer == (17, 1), "\(rows.count) \(nearer)")
    }

    /// A text's width from its sorted pairs, without the characters that are in two of them.
    private func width(pairs: String, inner: String, _ font: UIFont) -> CGFloat {
        let plain = { (text: String) in text.replacingOccurrences(of: "␣", with: " ") }
        var total: CGFloat = 0
        for pair in pairs.split(separator: " ") { total += width(plain(String(pair)), font) }
        for character in plain(inner) { total -= width(String(character), font) }
        return total
    }

    /// Fixture: 58 buttons; docs/text.md has the figures.
    @Test func recordedButtonsAreAsLarge() throws {
        let rows = try TextFixtures.rows("recorded-buttons.tsv")
        var widths = 0
        var heights = (equal: 0, known: 0)
        for row in rows {
            let font = UIFont.systemFont(ofSize: CGFloat(Double(row[0])!), weight: TextFixtures.weight(row[1]))
            let title = width(pairs: row[4], inner: row[5], font)
            let got = max(ControlMetrics.current.buttonMinimumWidth, (title - 1e-6).rounded(.up))
            if abs(got - CGFloat(Double(row[2])!)) <= 1 { widths += 1 }
            guard let height = Double(row[3]) else { continue }
            let button = UIButton(type: .system)
            button.titleLabel?.font = font
            button.setTitle("A", for: .normal)
            heights.known += 1
            if near(button.intrinsicContentSize.height, CGFloat(height)) { heights.equal += 1 }
        }
        #expect(rows.count == 58 && widths == 57, "\(widths) of \(rows.count)")
        #expect(heights == (27, 27))
    }

    /// A letter is as wide as the letter with a mark, composed or not.
    @Test func marksTakeNoRoom() {
        for size in [12, 17, 28] as [CGFloat] {
            let font = UIFont.systemFont(ofSize: size)
            for (plain, marked) in [
                ("e", "é"), ("e", "e\u{301}"), ("U", "Ü"), ("и", "й"), ("ω", "ώ"), ("a", "a\u{323}\u{302}"),
            ] {
                #expect(near(width(plain, font), width(marked, font)), "\(marked) at \(size)")
            }
            #expect(width("\u{200B}\u{FEFF}\u{200E}", font) == 0)
        }
    }

    @Test func heavierIsWiderAndTabularDigitsAreEqual() {
        let text = "The quick brown fox: 1117.40"
        let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .heavy, .black]
        let widths = weights.map { width(text, .systemFont(ofSize: 17, weight: $0)) }
        #expect(widths == widths.sorted() && Set(widths).count == widths.count, "\(widths)")
        for weight in weights {
            let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: weight)
            let digits = "0123456789".map { width(String($0), font) }
            #expect(digits.allSatisfy { near($0, digits[0]) })
            #expect(near(width("1234", font), 4 * digits[0]))
            #expect(width("1", .systemFont(ofSize: 17, weight: weight)) < digits[0])
        }
        let mono = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)
        #expect(near(width("iiii", mono), width("WWWW", mono)))
    }

    @Test func otherScriptsHaveTheirWidths() {
        let font = UIFont.systemFont(ofSize: 20)
        for text in ["漢字", "かな", "カナ", "，。", "Ａ１"] { #expect(near(width(text, font), 40), "\(text)") }
        for text in ["한글", "ㄱㅎ"] { #expect(near(width(text, font), 34.6), "\(text)") }
        // Recorded labels: 29.67 at 3x, 95.5 at 2x, 175.67 at 3x.
        #expect((width("신작", .systemFont(ofSize: 17)) * 3).rounded(.up) == 89)
        #expect((width("잔여수량 : 148", .systemFont(ofSize: 16)) * 2).rounded(.up) == 191)
        #expect((width("오늘 64,050 / 총 69,228", .systemFont(ofSize: 17)) * 3).rounded(.up) == 527)
        // One picture each, whatever it is made of.
        for emoji in ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇰🇷", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
            #expect(near(width(emoji, font), 25), "\(emoji): \(width(emoji, font))")
        }
        // A heart as text is a symbol.
        #expect(!near(width("❤\u{FE0E}", font), 25))
        for text in ["مرحبا", "שלום", "สวัสดี", "नमस्ते", "ქართული", "Ελληνικά", "Кириллица"] {
            let perCharacter = width(text, font) / CGFloat(text.count)
            #expect((4...25).contains(perCharacter), "\(text): \(perCharacter)")
        }
    }

    /// Recorded in Interface Builder of Xcode 10: 24 points at 18, 16 at 11, 38 at 30, each rounded up (fact E4.6).
    @Test func smallEmojiWereWiderUpToTwelve() {
        let before = LayoutEnvironment.current
        defer { LayoutEnvironment.current = before }
        LayoutEnvironment.current.generation = .old
        for (size, recorded) in [(18.0, 24.0), (11, 16), (30, 38)] {
            let found = (width("😀", .systemFont(ofSize: CGFloat(size))) * 2).rounded(.up) / 2
            #expect(abs(found - recorded) <= 0.5, "\(size): \(found)")
        }
        LayoutEnvironment.current.generation = .mid
        #expect(near(width("😀", .systemFont(ofSize: 18)), 22.5))
    }

    /// What any measurer may give back does not break layout.
    @Test func anotherMeasurerIsAsked() {
        struct Fixed: TextMeasuring {
            func width(of text: String, font: UIFont) -> CGFloat { 10 * CGFloat(text.count) }
        }
        struct Broken: TextMeasuring {
            func width(of text: String, font: UIFont) -> CGFloat { .nan }
            func advances(of text: String, font: UIFont) -> [CGFloat] { [.infinity, -5] }
        }
        let saved = TextMetrics.measurer
        defer { TextMetrics.measurer = saved }
        let label = UILabel()
        label.text = "abcdef"
        TextMetrics.measurer = Fixed()
        #expect(label.intrinsicContentSize.width == 60)
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 25
        #expect(label.lines(width: 25) == ["ab", "cd", "ef"])
        TextMetrics.measurer = Broken()
        label.text = "abc"
        #expect(label.intrinsicContentSize.width == 0)
    }
}
