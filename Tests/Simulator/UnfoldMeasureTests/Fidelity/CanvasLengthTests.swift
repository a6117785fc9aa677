import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder
@testable import UnfoldMeasure

/// Lengths that the canvas gives by rule, so that nothing is read off recorded frames.
@MainActor @Suite(.ownSettings) struct CanvasLengthTests: CanvasDocuments {
    private func edges(_ names: String...) -> String { names.map { pin("s", $0) }.joined() }

    private func expectNothingReadOff(
        _ objects: String, tools: Int = 23727, device: String = "retina6_12",
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let found = try result(objects, tools: tools, device: device)
        #expect(found.worst <= 0.001, "\(found.misses)", sourceLocation: location)
        #expect(found.inferred.isEmpty, sourceLocation: location)
    }

    /// 50 points high in a row of 74, and 240 wide in a column of 320.
    @Test func viewsWithoutALengthHaveAUsualOne() throws {
        let thin = view("t", (0, 0, 20, 50), "", length("width", 20))
        let row = view(
            "s", (0, 0, 320, 74), tag: "stackView", "alignment=\"top\"",
            "<subviews>\(thin)\(view("b", (20, 0, 300, 50)))</subviews>")
        try expectNothingReadOff(cell(74, row, edges("top", "leading", "trailing", "bottom")))
        let low = view("t", (40, 0, 240, 20), "", length("height", 20))
        let column = view(
            "s", (0, 0, 320, 70), tag: "stackView", "axis=\"vertical\" alignment=\"center\"",
            "<subviews>\(low)\(view("b", (40, 20, 240, 50)))</subviews>")
        try expectNothingReadOff(cell(100, column, edges("top", "leading", "trailing")))
    }

    /// What is required comes first: a row that is 18 points high has no space for more.
    @Test func usualLengthsYieldToTheDocument() throws {
        let row = view(
            "s", (0, 0, 320, 18), tag: "stackView", "alignment=\"center\"",
            "<subviews>\(view("b", (0, 0, 320, 18)))</subviews>")
        try expectNothingReadOff(
            cell(
                100, row,
                edges("top", "leading", "trailing")
                    + #"<constraint firstItem="s" firstAttribute="height" constant="18" id="sh"/>"#))
    }

    /// Of 78 points the first takes 50.
    @Test func theFirstOfTwoTakesItsLength() throws {
        let column = view(
            "s", (0, 0, 320, 78), tag: "stackView", "axis=\"vertical\"",
            "<subviews>\(view("a", (0, 0, 320, 50)))\(view("b", (0, 50, 320, 28)))</subviews>")
        try expectNothingReadOff(cell(78, column, edges("top", "leading", "trailing", "bottom")))
    }

    /// A label of one line without a text is 50 by 50, one of several lines has the size of no text.
    @Test func onlyLabelsOfOneLineHaveAUsualLength() throws {
        let label = { (lines: String, length: Double) in
            let frame = view(
                "l", (0, 0, length, length), tag: "label", "text=\"\" verticalHuggingPriority=\"251\" \(lines)")
            return view(
                "s", (0, 0, length, length), tag: "stackView", "alignment=\"center\"", "<subviews>\(frame)</subviews>")
        }
        try expectNothingReadOff(cell(100, label("", 50), edges("top", "leading")))
        try expectNothingReadOff(cell(100, label("numberOfLines=\"0\"", 0), edges("top", "leading")))
    }

    /// With one that is read off, the others hold their usual lengths as well: against the label, which then is less high
    /// than its line.
    @Test func usualLengthsAreHeldWithThoseReadOff() throws {
        let label = view(
            "l", (0, 0, 320, 12), tag: "label", "text=\"Label\" verticalCompressionResistancePriority=\"700\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
        let column = view(
            "s", (0, 0, 320, 90), tag: "stackView", "axis=\"vertical\"",
            "<subviews>\(label)\(view("a", (0, 12, 320, 50)))\(view("b", (0, 62, 320, 28)))</subviews>")
        let found = try result(cell(90, column, edges("top", "leading", "trailing", "bottom")))
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["height 28"])
    }

    /// Wheels are 162 points high in what stands alone and is wider than high, else 216.
    @Test(arguments: [(300.0, 162.0), (400, 216)]) func wheelsAreLowerInCellsOfTheirOwn(
        _ height: Double, _ wheels: Double
    ) throws {
        for (tag, more) in [("pickerView", ""), ("datePicker", "datePickerMode=\"date\" style=\"wheels\"")] {
            let picker = view("s", (0, 0, 320, wheels), tag: tag, more)
            try expectNothingReadOff(cell(height, picker, edges("top", "leading", "trailing")))
        }
        // Xcode 11 had wheels only, and wrote no style.
        let old = view("s", (0, 0, 320, wheels), tag: "datePicker", "datePickerMode=\"date\"")
        try expectNothingReadOff(cell(height, old, edges("top", "leading", "trailing")), tools: 14854)
        let compact = view("s", (0, 0, 320, 34), tag: "datePicker", "datePickerMode=\"date\" style=\"compact\"")
        let found = try result(cell(height, compact, edges("top", "leading", "trailing")))
        #expect(found.worst < 10, "\(found.misses)")
    }

    /// Up to Xcode 11 "Label" at 17 points is 42 wide at two pixels a point, then 41.5.
    @Test(arguments: [(14490, 42.0), (16097, 42), (17701, 41.5)]) func lettersStoodFurtherApartUpToXcode11(
        _ tools: Int, _ width: Double
    ) throws {
        let label = view(
            "s", (16, 10, width, 20.5), tag: "label", "text=\"Label\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
        try expectNothingReadOff(
            cell(100, content: tools < 15000 ? 99.5 : 100, label, pin("s", "top", 10) + pin("s", "leading", 16)),
            tools: tools, device: "retina4_7")
    }

    /// A length that the document gives, however weakly, is in place of the usual one, wherever its constraint is kept.
    @Test(arguments: [true, false]) func whatIsSaidOfALengthComesFirst(_ isKeptByItself: Bool) throws {
        let said = #"<constraint firstItem="b" firstAttribute="height" constant="80" priority="50" id="bh"/>"#
        let column = view(
            "s", (0, 0, 320, 80), tag: "stackView", "axis=\"vertical\"",
            "<subviews>\(view("b", (0, 0, 320, 80), "", isKeptByItself ? "<constraints>\(said)</constraints>" : ""))</subviews>"
        )
        try expectNothingReadOff(
            cell(100, column, edges("top", "leading", "trailing") + (isKeptByItself ? "" : said)))
    }
}
