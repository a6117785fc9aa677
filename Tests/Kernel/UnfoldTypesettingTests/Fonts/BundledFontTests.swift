import Foundation
import TestSupport
import Testing

@testable import UnfoldTypesetting

/// Fonts by name that come with iOS.
@Suite(.ownSettings) struct BundledFontTests {
    /// Widths and heights that iOS gives at 3x: "Nick" in 17 points is 33.3333 by 19.6667, "Snyder" 54 wide.
    @Test func helveticaIsMeasuredByItsWidths() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 17))
        let measurer = SystemFontMeasurer()
        #expect(abs(measurer.width(of: "Nick", font: font) - 17 * 1.944) < 1e-9)
        #expect(abs(measurer.width(of: "Snyder", font: font) - 17 * 3.168) < 1e-9)
        #expect(abs(measurer.width(of: "é", font: font) - 17 * 0.556) < 1e-9)
        #expect(abs(measurer.advances(of: "Ä 1", font: font).reduce(0, +) - 17 * 1.501) < 1e-9)
        #expect(abs(font.lineHeight - 17 * 1.15) < 1e-9)
        #expect(font.fontName == "Helvetica" && font.familyName == "Helvetica")
        let bold = try #require(UIFont(name: "Helvetica-BoldOblique", size: 10))
        #expect(abs(measurer.width(of: "At", font: bold) - 10.55) < 1e-9)
        #expect(bold.fontName == "Helvetica-BoldOblique")
        #expect(bold.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
    }

    /// What reads names from files asks for those that are measured by their own widths.
    @Test func helveticaAndMenloAreBuiltIn() throws {
        #expect(UIFont.builtInNames.count == 8)
        for name in UIFont.builtInNames {
            #expect(try #require(UIFont(exactly: name, size: 12)).fontName == name)
            #expect(UIFontDescriptor(name: name, size: 12).postscriptName == name)
        }
        #expect(UIFont(exactly: "Helvetica-Light", size: 12) == nil)
    }

    struct Named: Sendable {
        var name: String
        var weight: UIFont.Weight
        var family: String
    }

    static let others = [
        Named(name: "HelveticaNeue", weight: .regular, family: "Helvetica Neue"),
        Named(name: "HelveticaNeue-Light", weight: .light, family: "Helvetica Neue"),
        Named(name: "AvenirNext-DemiBold", weight: .semibold, family: "Avenir Next"),
        Named(name: "Avenir-HeavyOblique", weight: .heavy, family: "Avenir"),
        Named(name: "ArialMT", weight: .regular, family: "Arial"),
        Named(name: "Gill Sans", weight: .regular, family: "Gill Sans"),
        Named(name: "Papyrus", weight: .regular, family: "Papyrus"),
    ]

    @Test(arguments: others) func othersExistAndAreMeasuredAsTheSystemFont(_ named: Named) throws {
        let font = try #require(UIFont(name: named.name, size: 14))
        let system = UIFont.systemFont(ofSize: 14, weight: named.weight)
        #expect(font.weight == named.weight && font.familyName == named.family)
        #expect(font != system && font.pointSize == 14)
        guard !font.fontDescriptor.symbolicTraits.contains(.traitItalic) else { return }
        let measurer = SystemFontMeasurer()
        #expect(measurer.width(of: "Wide Text 12", font: font) == measurer.width(of: "Wide Text 12", font: system))
        #expect(font.lineHeight == system.lineHeight)
    }

    /// That is said once, and not of fonts whose widths are known.
    @MainActor @Test func standingInIsAFinding() {
        let receiver = InertLayout.receiver
        defer { InertLayout.receiver = receiver }
        var told: [String] = []
        InertLayout.receiver = { name, _ in
            told.append(name)
            return true
        }
        for name in ["Verdana-Bold", "Helvetica", "Verdana-Bold", "Menlo-Regular"] { _ = UIFont(name: name, size: 9) }
        #expect(told == ["UIFont(name: \"Verdana-Bold\")"])
        #expect(UIFont(name: "NoSuchFont-Bold", size: 9) == nil && UIFont(name: "", size: 9) == nil)
        #expect(UIFont(exactly: "Verdana-Bold", size: 9) == nil && UIFont(exactly: "Helvetica", size: 9) != nil)
    }
}
