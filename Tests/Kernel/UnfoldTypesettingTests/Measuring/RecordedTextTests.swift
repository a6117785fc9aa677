import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTypesetting

/// Text as it was recorded on iOS 26.1 (rules M6).
@MainActor @Suite(.ownSettings) struct RecordedTextTests {
    private func width(_ text: String, _ font: UIFont) -> CGFloat { TextMetrics.measurer.width(of: text, font: font) }

    private func labelSize(_ text: String, _ font: UIFont, scale: CGFloat) -> CGSize {
        inEnvironment({ $0.displayScale = scale }) {
            let label = UILabel()
            label.font = font
            label.text = text
            return label.intrinsicContentSize
        }
    }

    /// Fixture: widths that a second implementation of the recorded model gives, regular to black.
    @Test func stringsAreAsWideAsRecorded() throws {
        let rows = try TextFixtures.rows("string-widths.tsv")
        #expect(rows.count == 408)
        for row in rows {
            let font = UIFont.systemFont(ofSize: CGFloat(Double(row[0])!), weight: TextFixtures.weight(row[1]))
            let got = width(row[3], font)
            #expect(near(got, CGFloat(Double(row[2])!), 1e-6), "\(row): \(got)")
        }
    }

    /// Fixture: the rows of semibold. Bold text of the same rows is wider (rule M6.8).
    @Test func boldSystemFontIsAsWideAsSemibold() throws {
        let rows = try TextFixtures.rows("string-widths.tsv").filter { $0[1] == "semibold" }
        #expect(rows.count > 40)
        for row in rows {
            let font = UIFont.boldSystemFont(ofSize: CGFloat(Double(row[0])!))
            let got = width(row[3], font)
            #expect(near(got, CGFloat(Double(row[2])!), 1e-6), "\(row): \(got)")
            #expect(got < width(row[3], .systemFont(ofSize: font.pointSize, weight: .bold)), "\(row)")
        }
    }

    /// Fixture: the advance of one character at every recorded size.
    @Test func trackingIsThatOfEachSize() throws {
        let rows = try TextFixtures.rows("recorded-advances.tsv")
        #expect(rows.count == 36)
        for row in rows {
            let got = width("`", .systemFont(ofSize: CGFloat(Double(row[0])!)))
            #expect(near(got, CGFloat(Double(row[1])!), 1e-7), "\(row): \(got)")
        }
    }

    /// Rule M8.10.
    @Test func aRecordedLabel() {
        #expect(near(labelSize("Layout", .systemFont(ofSize: 17), scale: 3).width, 51.3333, 1e-4))
    }

    /// Rule M6.2, in ems.
    @Test func kerningIsAsStrong() {
        let text = "AVAST Wavy To. LT"
        func kerning(_ font: UIFont) -> CGFloat {
            let alone = text.map { width(String($0), font) }.reduce(0, +)
            return (width(text, font) - alone) / font.pointSize
        }
        #expect(near(kerning(.systemFont(ofSize: 17)), -0.3955, 1e-4))
        #expect(near(kerning(.systemFont(ofSize: 17, weight: .bold)), -0.4028, 1e-4))
        #expect(near(kerning(.systemFont(ofSize: 22)), -0.4830, 1e-4))
        // Spaces kern after a comma and a full stop only, and at display sizes.
        let font = UIFont.systemFont(ofSize: 17)
        for pair in ["A ", " A", "T ", " T", "y ", " V"] {
            #expect(near(width(pair, font), pair.map { width(String($0), font) }.reduce(0, +)), "\(pair)")
        }
        let large = UIFont.systemFont(ofSize: 34)
        #expect(near(width(". ", large), width(".", large) + width(" ", large) - 100 * 34 / 2048.0))
    }

    /// A Latin letter with marks has the advance of the letter, and kerns as it.
    @Test func marksChangeNeitherAdvanceNorKerning() {
        for weight in [UIFont.Weight.thin, .regular, .semibold, .black] {
            for size in [11, 17, 22, 34] as [CGFloat] {
                let font = UIFont.systemFont(ofSize: size, weight: weight)
                for (plain, marked) in [("AVAST", "ÀVÅŠŤ"), ("Yes", "Yés"), ("nao", "não"), ("A V", "A\u{A0}V")] {
                    #expect(near(width(plain, font), width(marked, font), 1e-9), "\(marked) at \(size)")
                    let apart = marked.decomposedStringWithCanonicalMapping
                    #expect(near(width(plain, font), width(apart, font), 1e-9), "\(apart) at \(size)")
                }
            }
        }
    }

    /// Letters of San Francisco Mono: 1266 units, without tracking or kerning.
    @Test func monospacedLettersAreAlike() {
        for size in [9, 13, 17, 30] as [CGFloat] {
            for weight in [UIFont.Weight.regular, .bold] {
                let font = UIFont.monospacedSystemFont(ofSize: size, weight: weight)
                #expect(near(width("AVAST Wavy To. LT", font), 17 * 1266 * size / 2048, 1e-9))
            }
        }
        #expect(near(UIFont.monospacedSystemFont(ofSize: 20, weight: .regular).xHeight, 20 * 1083 / 2048.0))
        #expect(near(UIFont.monospacedSystemFont(ofSize: 20, weight: .bold).xHeight, 20 * 1100 / 2048.0))
    }

    @Test func smallLettersFollowWeightAndSize() {
        let heights: [(CGFloat, UIFont.Weight, CGFloat)] = [
            (17, .regular, 1078), (28, .regular, 1040), (17, .black, 1124), (28, .black, 1104), (17, .bold, 1101),
            (40, .bold, 1072),
        ]
        for (size, weight, units) in heights {
            let font = UIFont.systemFont(ofSize: size, weight: weight)
            #expect(near(font.xHeight, size * units / 2048), "\(size) \(weight): \(font.xHeight * 2048 / size)")
        }
    }

    /// Recorded masters of the slanted face: its digits and brackets differ from the upright ones.
    @Test func italicsHaveAdvancesOfTheirOwn() {
        let italic = UIFont.italicSystemFont(ofSize: 17)
        #expect(near(width("1", italic), (955 - 52) * 17 / 2048.0, 1e-9))
        #expect(near(width("'", italic), (518 - 52) * 17 / 2048.0, 1e-9))
        #expect(near(width("'", .italicSystemFont(ofSize: 34)), (480 + 23) * 34 / 2048.0, 1e-9))
    }

    /// Fixture: 366 recorded values.
    @Test func scaledValuesAreAsRecorded() throws {
        let rows = try TextFixtures.rows("scaled-values.tsv")
        #expect(rows.count == 366)
        let categories = Dictionary(
            uniqueKeysWithValues: zip(
                [
                    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
                    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
                    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
                ], UIContentSizeCategory.allSizes))
        for row in rows {
            let metrics = UIFontMetrics(forTextStyle: TextFixtures.styles[row[0]]!)
            let length = CGFloat(Double(row[2])!)
            inEnvironment({
                $0.displayScale = 3
                $0.contentSizeCategory = categories[row[1]]!
            }) {
                let value = metrics.scaledValue(for: length)
                #expect(near(value, CGFloat(Double(row[3])!)), "\(row): \(value)")
                guard let size = Double(row[4]) else { return }
                let font = metrics.scaledFont(for: .systemFont(ofSize: length))
                #expect(font.pointSize == CGFloat(size), "\(row): \(font.pointSize)")
            }
        }
    }

    /// Rule M6.4.
    @Test func baselinesLieOnTheNearestPixel() {
        inEnvironment({ $0.displayScale = 2 }) {
            let label = UILabel()
            label.font = .systemFont(ofSize: 28)
            label.text = "A"
            #expect(label.firstBaselineFromTop == 26.5)
            // The only line is the last one too.
            for size in 9...40 {
                label.font = .systemFont(ofSize: CGFloat(size))
                let distances = label.baselineDistances
                #expect(distances.first! + distances.last! == label.intrinsicContentSize.height, "\(size)")
            }
        }
    }

    /// Rule M6.6.
    @Test func aBlockOfLinesIsRoundedOnce() {
        let text = repeatElement("A", count: 60).joined(separator: "\n")
        inEnvironment({ $0.displayScale = 1 }) {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            #expect(label.intrinsicContentSize.height == 1218)
        }
    }

    @Test func whatIsInferredIsSaid() {
        let measurer = SystemFontMeasurer()
        let cases: [(String, UIFont, TextInference)] = [
            ("AVAST 12", .systemFont(ofSize: 17), []), ("AVAST 12", .systemFont(ofSize: 40, weight: .black), []),
            ("AVAST", .systemFont(ofSize: 13.5, weight: .semibold), []), ("\u{A0}a", .systemFont(ofSize: 17), []),
            ("i\u{E9}", .systemFont(ofSize: 17), []), ("V\u{C0}", .systemFont(ofSize: 17), [.kerning]),
            ("\u{416}", .systemFont(ofSize: 17), [.characters]), ("\u{6F22}", .systemFont(ofSize: 17), [.characters]),
            ("A", .systemFont(ofSize: 17, weight: .thin), []),
            ("AV", .systemFont(ofSize: 17, weight: .thin), [.kerning]),
            ("AV", .italicSystemFont(ofSize: 17), [.kerning]), ("A", .systemFont(ofSize: 6), [.tracking]),
            ("A", .systemFont(ofSize: 44), [.tracking]), ("A", .systemFont(ofSize: 17.25), [.tracking]),
            ("A", .systemFont(ofSize: 17, weight: .init(0.17)), [.weight]),
            ("A1", .monospacedDigitSystemFont(ofSize: 17, weight: .bold), [.tabularDigits]),
            ("AV", .monospacedSystemFont(ofSize: 17, weight: .bold), []),
            ("AV", .monospacedSystemFont(ofSize: 17, weight: .light), [.weight]),
        ]
        for (text, font, wanted) in cases {
            let got = measurer.inferences(in: text, font: font)
            #expect(got == wanted, "\(text) in \(font): \(got.rawValue)")
        }
    }
}
