import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTypesetting

@MainActor @Suite(.ownSettings) struct FontTests {
    /// Fixture: heights of lines from 11 to 34 points at 1, 2 and 3 pixels a point.
    @Test func linesAreAsHighAsMeasured() throws {
        let rows = try TextFixtures.rows("line-heights.tsv")
        #expect(rows.count == 24)
        for row in rows {
            let numbers = row.map { CGFloat(Double($0)!) }
            let font = UIFont.systemFont(ofSize: numbers[0])
            #expect(near(font.lineHeight, numbers[1]), "\(row): \(font.lineHeight)")
            for scale in 1...3 {
                let height = inEnvironment({ $0.displayScale = CGFloat(scale) }) { () -> CGFloat in
                    let label = UILabel()
                    label.font = font
                    label.text = "A"
                    return label.intrinsicContentSize.height
                }
                #expect(near(height, numbers[1 + scale]), "\(row) at \(scale)x: \(height)")
            }
        }
    }

    @Test func metricsAreExact() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(font.leading == 0)
        #expect(near(font.capHeight, 11.978))
        #expect(near(font.xHeight, 8.948))
        #expect(near(UIFont.systemFont(ofSize: 17, weight: .bold).xHeight, 9.139))
        #expect(UIFont.italicSystemFont(ofSize: 17).lineHeight == font.lineHeight)
        #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
        #expect(UIFont.systemFont(ofSize: 17) == font)
        #expect(UIFont.systemFont(ofSize: 17, weight: .medium) != font)
    }

    /// That they are heavier is documented; by how much is a guess.
    @Test func boldTextMakesSystemFontsHeavier() {
        let weights = inEnvironment({ $0.legibilityWeight = .bold }) {
            #expect(UITraitCollection.current.legibilityWeight == .bold)
            #expect(UIFont(name: "Menlo-Regular", size: 17)?.weight == .regular)
            #expect(UIFont.ofLabels == .systemFont(ofSize: 17) && UIFont.ofLabels.weight == .semibold)
            return [
                UIFont.systemFont(ofSize: 17), .italicSystemFont(ofSize: 17), .boldSystemFont(ofSize: 17),
                .monospacedSystemFont(ofSize: 17, weight: .light), .systemFont(ofSize: 17, weight: .black),
                .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .headline),
                .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(legibilityWeight: .regular)),
            ].map(\.weight)
        }
        #expect(weights == [.semibold, .semibold, .heavy, .medium, .black, .semibold, .heavy, .regular], "\(weights)")
        let bold = UITraitCollection(legibilityWeight: .bold)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).weight == .semibold)
        #expect(UIFont.systemFont(ofSize: 17).weight == .regular)
    }

    /// Fixture: every style at every category.
    @Test func textStylesFollowTheTable() throws {
        let rows = try TextFixtures.rows("dynamic-type.tsv")
        #expect(rows.count == 22)
        for row in rows {
            let style = TextFixtures.styles[row[0]]!
            for (index, category) in UIContentSizeCategory.allSizes.enumerated() {
                let wanted = CGFloat(Double(row[2 + index])!)
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                let got = row[1] == "size" ? font.pointSize : font.lineHeight + font.leading
                #expect(near(got, wanted), "\(row[0]) \(row[1]) at \(category.rawValue): \(got), not \(wanted)")
                #expect(font.weight == (style == .headline ? .semibold : .regular))
            }
        }
    }

    /// Fact E2.2.
    @Test func fontMetricsScaleWithTheLeading() {
        let body = UIFontMetrics(forTextStyle: .body)
        let custom = UIFont.systemFont(ofSize: 20, weight: .bold)
        inEnvironment({ $0.contentSizeCategory = .accessibilityMedium }) {
            #expect(body.scaledFont(for: custom).pointSize == 31)
            #expect(body.scaledFont(for: custom).weight == .bold)
            #expect(body.scaledFont(for: custom, maximumPointSize: 25).pointSize == 25)
            #expect(near(body.scaledValue(for: 10), (10 * 34 / 22.0 * 3).rounded() / 3))
            // Scaling twice scales once.
            #expect(body.scaledFont(for: body.scaledFont(for: custom)).pointSize == 31)
        }
        #expect(body.scaledFont(for: custom).pointSize == 20)
    }

    /// Rule M6.8.
    @Test func boldWithoutAWeightIsSemibold() throws {
        let bold = UIFont.boldSystemFont(ofSize: 17)
        #expect(bold.fontName == ".SFUI-Semibold" && bold.weight == .semibold)
        #expect(bold.fontDescriptor.symbolicTraits == .traitBold)
        #expect(bold != .systemFont(ofSize: 17, weight: .bold) && bold != .systemFont(ofSize: 17, weight: .semibold))
        #expect(bold == .boldSystemFont(ofSize: 17) && bold == UIFont(descriptor: bold.fontDescriptor, size: 0))
        #expect(bold == UIFont.boldSystemFont(ofSize: 30).withSize(17))
        #expect(bold.fontDescriptor.withDesign(.default) == bold.fontDescriptor)
        let plain = try #require(bold.fontDescriptor.withSymbolicTraits([]))
        #expect(UIFont(descriptor: plain, size: 0) == .systemFont(ofSize: 17))
    }

    /// The bold trait of the regular system font is semibold, a weight is that weight (rule M6.8). Other weights and
    /// families become bold.
    @Test(
        arguments: [
            (.systemFont(ofSize: 17), [.traitBold], ".SFUI-Semibold"),
            (.systemFont(ofSize: 17), [.traitBold, .traitItalic], ".SFUI-SemiboldItalic"),
            (.italicSystemFont(ofSize: 17), [.traitBold, .traitItalic], ".SFUI-SemiboldItalic"),
            (.boldSystemFont(ofSize: 17), [.traitBold, .traitItalic], ".SFUI-SemiboldItalic"),
            (.systemFont(ofSize: 17, weight: .bold), [.traitBold], ".SFUI-Bold"),
            (.systemFont(ofSize: 17, weight: .light), [.traitBold], ".SFUI-Bold"),
            (UIFont(name: "Helvetica", size: 17)!, [.traitBold], "Helvetica-Bold"),
        ] as [(UIFont, UIFontDescriptor.SymbolicTraits, String)])
    func theBoldTrait(_ font: UIFont, _ traits: UIFontDescriptor.SymbolicTraits, _ name: String) throws {
        let changed = try #require(font.fontDescriptor.withSymbolicTraits(traits))
        #expect(UIFont(descriptor: changed, size: 0).fontName == name)
    }

    @Test func aWeightIsThatWeight() {
        for font in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17)] {
            let bold = font.fontDescriptor.addingAttributes([
                .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
            ])
            #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 17, weight: .bold))
        }
    }

    /// As logs have them.
    @Test(
        arguments: [
            (.systemFont(ofSize: 16), "\".SFUI-Regular\"; font-weight: normal; font-style: normal; font-size: 16.00pt"),
            (
                .boldSystemFont(ofSize: 16),
                "\".SFUI-Semibold\"; font-weight: bold; font-style: normal; font-size: 16.00pt"
            ),
            (
                .italicSystemFont(ofSize: 16),
                "\".SFUI-RegularItalic\"; font-weight: normal; font-style: italic; font-size: 16.00pt"
            ),
            (
                .systemFont(ofSize: 16, weight: .medium),
                "\".SFUI-Medium\"; font-weight: normal; font-style: normal; font-size: 16.00pt"
            ),
        ] as [(UIFont, String)])
    func descriptions(_ font: UIFont, _ text: String) { #expect(font.description == "<UICTFont> font-family: " + text) }

    @Test func descriptorsMakeRelatedFonts() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = UIFont(descriptor: body.fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)
        #expect(bold.pointSize == 17 && bold.weight == .semibold)
        let italic = UIFont(descriptor: bold.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])!, size: 20)
        #expect(italic.pointSize == 20 && italic.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        let heavy = body.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
        ])
        #expect(UIFont(descriptor: heavy, size: 0).weight == .heavy)
        #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
        #expect(UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.withSize(5).pointSize == 5)
    }
}
