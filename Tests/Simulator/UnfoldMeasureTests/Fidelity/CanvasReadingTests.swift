import Foundation
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder
@testable import UnfoldMeasure

/// What is read off recorded labels: the text size of the canvas, and whether text was rounded up to whole points.
@MainActor @Suite struct CanvasReadingTests {
    private func reading(
        _ labels: [(font: String, text: String, width: Double, height: Double)], lines: Int = 1,
        overrides: String = ""
    ) throws -> IBCanvasReading {
        let views = labels.enumerated().map { index, label in
            """
            <label text="\(label.text)" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
            <rect key="frame" x="0" y="\(index * 40)" width="\(label.width)" height="\(label.height)"/>
            <fontDescription key="fontDescription" \(label.font)/></label>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="32700" targetRuntime="iOS.CocoaTouch"
            useAutolayout="YES"><device id="retina6_1" orientation="portrait"/>\(overrides)<objects><view id="v">
            <rect key="frame" x="0" y="0" width="300" height="300"/><subviews>\(views.joined())</subviews></view></objects>
            </document>
            """
        let document = try IBDocument.read(file: "a.xib", data: Data(text.utf8))
        return IBCanvasReading(try #require(document.roots.first), in: document)
    }

    private let body = #"style="UICTFontTextStyleBody""#

    private func size(_ text: String, _ points: CGFloat, scale: CGFloat) -> (Double, Double) {
        let font = UIFont.systemFont(ofSize: points)
        func ceil(_ length: CGFloat) -> Double { Double((length * scale).rounded(.up) / scale) }
        return (ceil(TextMetrics.measurer.width(of: text, font: font)), ceil(font.lineHeight))
    }

    @Test func theWidthOfAStretchedLabelGivesTheTextSize() throws {
        let (width, _) = size("Some longer words", 14, scale: 2)
        #expect(try reading([(body, "Some longer words", width, 40)]).category == .extraSmall)
        let (usual, _) = size("Some longer words", 17, scale: 2)
        #expect(try reading([(body, "Some longer words", usual, 40)]).category == .large)
    }

    @Test func theUsualSizeStaysWhereFewerLabelsDiffer() throws {
        let (small, smallHeight) = size("One", 14, scale: 2)
        let (large, largeHeight) = size("Another", 17, scale: 2)
        let labels = [(body, "One", small, smallHeight), (body, "Another", large, largeHeight)]
        #expect(try reading(labels).category == .large)
    }

    /// Constraints set heights more often than widths: two heights of another size do not outweigh one width of the
    /// usual.
    @Test func widthsDecideMoreThanHeights() throws {
        let (usual, _) = size("Some longer words", 17, scale: 2)
        let (_, other) = size("x", 16, scale: 2)
        #expect(try reading([(body, "Some longer words", usual, other)]).category == .large)
    }

    /// A label of several lines has the size that it wraps to, with the leading of its text style in the document's
    /// generation, whatever the environment was before.
    @Test(arguments: [UIKitGeneration.old, .mid])
    func labelsOfSeveralLinesGiveTheTextSize(_ environment: UIKitGeneration) throws {
        let before = LayoutEnvironment.current
        defer { LayoutEnvironment.current = before }
        LayoutEnvironment.current.generation = .mid
        LayoutEnvironment.current.displayScale = 2
        let text = "Some longer words that take a second line"
        let lines = UILabel()
        lines.text = text
        lines.font = .preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))
        lines.numberOfLines = 0
        let wrapped = lines.sizeThatFits(CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude))
        #expect(wrapped.height > lines.font.lineHeight * 2)
        LayoutEnvironment.current.generation = environment
        let label = (body, text, Double(wrapped.width), Double(wrapped.height))
        #expect(try reading([label], lines: 0).category == .extraSmall)
    }

    /// What Xcode 13 and later write: 3 is the usual size. Labels do not count then; an override that is switched off
    /// does not count.
    @Test func theTextSizeOfTheDocumentWins() throws {
        let (small, height) = size("Some longer words", 14, scale: 2)
        let labels = [(body, "Some longer words", small, height)]
        func category(_ attributes: String) throws -> UIContentSizeCategory {
            try reading(labels, overrides: "<accessibilityOverrides \(attributes)/>").category
        }
        #expect(try category(#"isEnabled="YES" dynamicTypePreference="3""#) == .large)
        #expect(try category(#"isEnabled="YES" dynamicTypePreference="1""#) == .small)
        #expect(
            try category(#"isEnabled="YES" dynamicTypePreference="11""#) == .accessibilityExtraExtraExtraLarge)
        #expect(try category(#"dynamicTypePreference="9""#) == .extraSmall)
        #expect(try category(#"isEnabled="YES" dynamicTypePreference="12""#) == .extraSmall)
        #expect(try category(#"isEnabled="YES" dynamicTypePreference="1e300""#) == .extraSmall)
    }

    @Test func wholePointsAreReadOff() throws {
        let font = #"type="system" pointSize="15""#
        let (width, height) = size("Hello there", 15, scale: 1)
        let (fineWidth, fineHeight) = size("Hello there", 15, scale: 2)
        #expect(try reading([(font, "Hello there", width + 1, height)]).textScale == 1)
        #expect(try reading([(font, "Hello there", fineWidth, fineHeight)]).textScale == 2)
    }

    /// Lines of text styles 1.195 times as high as the font's are those of some languages since iOS 17; text is no
    /// wider.
    @Test func tallLinesAreReadOff() throws {
        let (width, height) = size("Hello there", 17, scale: 2)
        #expect(try reading([(body, "Hello there", width, 24.5)]).hasTallLines)
        #expect(try !reading([(body, "Hello there", width, height)]).hasTallLines)
        // Less than a pixel is missing, for want of space.
        #expect(try reading([(body, "Hello there", 200, 24)]).hasTallLines)
        #expect(try !reading([(body, "Hello there", 200, 23)]).hasTallLines)
        // Only text styles have them.
        #expect(try !reading([(#"type="system" pointSize="17""#, "Hello there", width, 24.5)]).hasTallLines)
    }

    private func reading(ofView view: String, device: String?) throws -> IBCanvasReading {
        let canvas = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(device == nil ? 9060 : 23504)"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\(canvas)<objects><view id="v">
            <rect key="frame" x="0" y="0" width="300" height="300"/><subviews>\(view)</subviews></view></objects>
            </document>
            """
        let document = try IBDocument.read(file: "a.xib", data: Data(text.utf8))
        return IBCanvasReading(try #require(document.roots.first), in: document)
    }

    /// A button of type system is a line, in whole points, and 12 high.
    @Test func buttonsShowTallLinesToo() throws {
        func button(_ height: Double) -> String {
            """
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0" y="0" width="100" height="\(height)"/><state key="normal" title="Details"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></button>
            """
        }
        #expect(try reading(ofView: button(37), device: "retina6_1").hasTallLines)
        #expect(try !reading(ofView: button(33), device: "retina6_1").hasTallLines)
    }

    /// A document without a device has one pixel a point, unless its labels are half a point high.
    @Test func halvesAreReadOffWithoutADevice() throws {
        func label(_ height: Double) -> String {
            """
            <label text="Navigation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="0" y="0" width="150" height="\(height)"/>
            <fontDescription key="fontDescription" type="system" pointSize="16"/></label>
            """
        }
        #expect(try reading(ofView: label(19.5), device: nil).textScale == 2)
        #expect(try reading(ofView: label(20), device: nil).textScale == 1)
    }
}
