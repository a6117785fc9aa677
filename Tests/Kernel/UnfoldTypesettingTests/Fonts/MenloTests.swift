import Foundation
import TestSupport
import Testing
import UnfoldTypesetting

/// The one font by name that comes with iOS and is known here.
@Suite(.ownSettings) struct MenloTests {
    @Test func everyLetterIsAsWide() throws {
        let font = try #require(UIFont(name: "Menlo-Regular", size: 16))
        let width = SystemFontMeasurer().width(of: "{Field Value}", font: font)
        #expect(abs(width - 13 * 16 * 1233 / 2048) < 0.001)
        #expect(abs(font.lineHeight - 16 * 2384 / 2048) < 0.001)
        #expect(font.fontName == "Menlo-Regular")
        #expect(font.familyName == "Menlo")
    }

    @Test func stylesAreKnownByName() throws {
        #expect(UIFont(name: "Menlo", size: 12)?.fontName == "Menlo-Regular")
        let bold = try #require(UIFont(name: "Menlo-Bold", size: 12))
        #expect(bold.fontDescriptor.symbolicTraits.contains([.traitBold, .traitMonoSpace]))
        #expect(UIFont(name: "Menlo-BoldItalic", size: 12)?.fontName == "Menlo-BoldItalic")
        #expect(UIFont(name: "Menlo-Wide", size: 12) == nil)
    }
}
