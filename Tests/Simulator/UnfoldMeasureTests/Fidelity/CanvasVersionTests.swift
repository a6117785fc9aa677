import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder
@testable import UnfoldMeasure

/// What changed with versions of Xcode, and so of the iOS that its canvas shows, in frames worked out by hand.
@MainActor @Suite(.ownSettings) struct CanvasVersionTests: CanvasDocuments {
    private let corner = [(edge: "top", points: 10.0), (edge: "leading", points: 20.0)]

    private func found(
        _ frame: (Double, Double, Double, Double), _ tag: String, tools: Int, _ inside: String = ""
    ) throws -> FidelityResult {
        let pins = corner.map { pin("v", $0.edge, $0.points) }.joined()
        return try result(
            cell(100, view("v", frame, tag: tag, "", inside), pins), tools: tools, device: "retina6_1")
    }

    /// Betas of Xcode 11, and its first release, wrote versions below 15000.
    @Test(arguments: [(14490, 29.0), (14810, 32), (14868, 32), (15400, 32)])
    func xcode11HasIOS13(tools: Int, height: Double) throws {
        #expect(try found((20, 10, 94, height), "stepper", tools: tools).worst <= 0.001)
    }

    @Test(arguments: [(14490, 2.0), (15400, 2), (16097, 2), (17132, 4), (21701, 4), (24128, 4)])
    func progressBarsAreHigherSinceXcode12(tools: Int, height: Double) throws {
        let width = length("width", 200)
        #expect(try found((20, 10, 200, height), "progressView", tools: tools, width).worst <= 0.001)
    }

    /// Frame and alignment rectangle of a slider are the same in iOS 26.
    @Test func slidersAre34HighInXcode26() throws {
        let width = length("width", 200)
        #expect(try found((20, 10, 200, 34), "slider", tools: 24128, width).worst <= 0.001)
        #expect(try found((18, 10, 204, 31), "slider", tools: 21701, width).worst <= 0.001)
    }

    /// Twice the wider title at 13 points, 53, with 19, and a point between.
    @Test func segmentsAreTheirTitlesAnd19() throws {
        let segments = "<segments><segment title=\"Solid\"/><segment title=\"Gradient\"/></segments>"
        #expect(try found((20, 10, 145, 32), "segmentedControl", tools: 19455, segments).worst <= 0.001)
    }

    /// 15 points are a line of 17.9 and one 20 further on.
    @Test(arguments: [11762, 14490, 21701])
    func linesOfTextStylesAreApartByTheirLeading(tools: Int) throws {
        let label = view(
            "v", (20, 10, 280, 38), tag: "label", "numberOfLines=\"0\" text=\"one&#10;two\"",
            "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleSubhead\"/>")
        let pins = pin("v", "top", 10) + pin("v", "leading", 20)
        let trailing =
            #"<constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="20" id="t"/>"#
        let found = try result(cell(100, label, pins + trailing), tools: tools, device: "retina6_1")
        #expect(found.worst <= 0.001, "\(found.misses)")
    }
}
