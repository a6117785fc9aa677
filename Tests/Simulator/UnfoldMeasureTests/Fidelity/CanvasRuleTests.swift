import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder
@testable import UnfoldMeasure

/// Rules of the canvas that hold for some versions of Xcode, devices or classes, in frames worked out by hand.
@MainActor @Suite(.ownSettings) struct CanvasRuleTests: CanvasDocuments {
    private func text(_ font: String, _ height: Double) -> String {
        cell(
            100,
            view(
                "l", (10, 10, 280, height), tag: "label", "usesAttributedText=\"YES\"",
                """
                <attributedString key="attributedText"><fragment content="Words"><attributes>\(font)</attributes>
                </fragment></attributedString>
                """), pin("l", "top", 10) + pin("l", "leading", 10) + pin("l", "trailing", -30))
    }

    /// The Mac's sizes, since the attribute is a font of the Mac's: 13 x 2444 / 2048 is 15.51.
    @Test(arguments: [
        (#"metaFont="system""#, 15.667), (#"metaFont="systemBold""#, 15.667), (#"metaFont="cellTitle""#, 14.333),
        (#"metaFont="smallSystem""#, 13.333), (#"metaFont="system" size="17""#, 20.333),
    ]) func aFontForAPurposeHasTheMacsSize(_ font: String, _ height: Double) throws {
        let found = try result(text("<font key=\"NSFont\" \(font)/>", height))
        #expect(found.worst <= 0.5, "\(found.misses)")
    }

    private let conflict =
        #"<constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="10" id="b"/>"#
        + #"<constraint firstItem="a" firstAttribute="width" constant="50" id="w"/>"#

    /// 10 + 90 + 10 is more than 100: the height of the deepest view is given up, as in an app.
    @Test(arguments: [(14490, 90.0), (21225, 80), (32700, 80)]) func storyboardsBreakAsAnAppDoesSinceXcode14(
        _ tools: Int, _ height: Double
    ) throws {
        let row = cell(
            100, view("a", (10, 10, 50, height), "", length("height", 90)),
            pin("a", "top", 10) + pin("a", "leading", 10) + conflict)
        var run = FidelityRun()
        run.add(
            file: "Test.storyboard",
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
                <scenes><scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" id="t">
                <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(row)</prototypes></tableView>
                </tableViewController></objects></scene></scenes></document>
                """.utf8))
        let found = try #require(run.results.first { $0.kind == .cell }, "\(run.errors)")
        #expect(found.worst <= 0.001, "\(found.misses)")
    }

    /// A view at `topLayoutGuide.top` is below the status bar, which is all that the guide holds.
    @Test(arguments: [("top", 20.0), ("bottom", 20)]) func theTopLayoutGuideBeginsBelowTheStatusBar(
        _ edge: String, _ y: Double
    ) throws {
        var run = FidelityRun()
        run.add(
            file: "Test.storyboard",
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="11762" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
                <scenes><scene sceneID="s"><objects><viewController id="c"><layoutGuides>
                <viewControllerLayoutGuide type="top" id="top"/></layoutGuides><view key="view" id="v">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>\(view("a", (0, y, 375, 40), "", length("height", 40)))</subviews><constraints>
                <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="\(edge)" id="at"/>
                \(pin("a", "leading", to: "v"))\(pin("a", "trailing", to: "v"))</constraints></view></viewController>
                </objects></scene></scenes></document>
                """.utf8))
        let found = try #require(run.results.first, "\(run.errors)")
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred.isEmpty)
    }

    /// 14 points are 17 high at 2x, 17 are 20.5.
    @Test(arguments: [(20037, 31.0), (21701, 34.5)]) func configuredTitlesWereSmallerInXcode13(
        _ tools: Int, _ height: Double
    ) throws {
        let button = view(
            "b", (10, 10, 200, height), tag: "button", "buttonType=\"system\"",
            "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\"/>")
        let edges = pin("b", "top", 10) + pin("b", "leading", 10) + pin("b", "trailing", -110)
        let found = try result(cell(100, button, edges), tools: tools, device: "retina4_7")
        #expect(found.worst <= 0.001, "\(found.misses)")
    }

    /// A ratio with a stated width leaves nothing of 240 by 128.
    @Test func anEmptyImageViewWithARatioHasNoLengthOfItsOwn() throws {
        let ratio = """
            <constraints><constraint firstAttribute="width" secondItem="i" secondAttribute="height" id="r"/>
            <constraint firstAttribute="height" relation="lessThanOrEqual" constant="60" priority="200" id="h"/></constraints>
            """
        let picture = view("i", (0, 0, 60, 60), tag: "imageView", "", ratio)
        let found = try result(
            cell(
                300, picture,
                pin("i", "top") + pin("i", "leading")
                    + #"<constraint firstItem="i" firstAttribute="height" relation="greaterThanOrEqual" constant="60" id="g"/>"#
            ))
        #expect(found.worst <= 0.001, "\(found.misses)")
    }

    /// The label beside the stack hugs more weakly than a stack at 1000 holds the view that has no length.
    @Test(arguments: [(1000, 50.0), (250, 280)]) func aStackThatHugsKeepsUsualLengths(_ hugs: Int, _ height: Double)
        throws
    {
        let label = view(
            "l", (0, height, 320, 300 - height), tag: "label", "text=\"Words\" verticalHuggingPriority=\"251\"")
        let inner = view(
            "n", (0, 0, 320, height), tag: "stackView", "axis=\"vertical\" verticalHuggingPriority=\"\(hugs)\"",
            "<subviews>\(view("a", (0, 0, 320, height)))</subviews>")
        let column = view(
            "s", (0, 0, 320, 300), tag: "stackView", "axis=\"vertical\"", "<subviews>\(inner)\(label)</subviews>")
        let found = try result(
            cell(300, column, pin("s", "top") + pin("s", "leading") + pin("s", "trailing") + pin("s", "bottom")))
        #expect(found.worst <= 0.5, "\(found.misses)")
    }

    private func tied(_ x: Double, _ width: Double, _ more: String = "") -> String {
        cell(
            60, view("a", (x, 10, width, 20), "", length("height", 20)),
            pin("a", "top", 10)
                + """
                <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/>
                <constraint firstItem="a" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="t"/>
                """
        ).replacing("<tableViewCell id=\"cell\">", with: "<tableViewCell \(more) id=\"cell\">")
    }

    /// Margins of cells by device, version and accessory, with nothing read off.
    @Test(arguments: [
        (14490, "retina4_7", 16.0, 16.0, ""), (15705, "retina4_7", 15, 15, ""), (17701, "retina4_7", 16, 16, ""),
        (23504, "retina6_12", 16, 16, ""),
        (23504, "retina4_7", 16, 8, #"accessoryType="disclosureIndicator""#),
    ]) func marginsOfCells(
        _ tools: Int, _ device: String, _ left: Double, _ right: Double, _ more: String
    ) throws {
        let found = try result(tied(left, 320 - left - right, more), tools: tools, device: device)
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred.isEmpty)
    }

    /// 20 is a margin that UIKit has, 23 is a constant that was another one.
    @Test(arguments: [(20.0, true), (23, false)]) func onlyMarginsOfUIKitAreReadOff(_ margin: Double, _ isRead: Bool)
        throws
    {
        let found = try result(tied(margin, 320 - 2 * margin))
        #expect(found.inferred.isEmpty != isRead)
        #expect((found.cause == nil) == isRead)
    }

    /// A margin that a baseline is tied to: 16.186 below the label's top at 17 points.
    @Test func marginsAreReadOffBaselines() throws {
        let label = view("l", (16, 3.667, 50, 20.333), tag: "label", "text=\"Words\"")
        let tie = """
            <constraint firstItem="l" firstAttribute="firstBaseline" secondItem="content" secondAttribute="topMargin" id="b"/>
            <constraint firstItem="l" firstAttribute="width" constant="50" id="w"/>
            """
        let found = try result(cell(60, label, pin("l", "leading", 16) + tie))
        #expect(found.inferred == ["top margin 20"], "\(found.inferred)")
        #expect(found.worst <= 0.5, "\(found.misses)")
    }
}
