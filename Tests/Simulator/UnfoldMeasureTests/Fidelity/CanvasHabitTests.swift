import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder
@testable import UnfoldMeasure

/// What Interface Builder's canvas does and an app does not, in frames worked out by hand.
@MainActor @Suite(.ownSettings) struct CanvasHabitTests: CanvasDocuments {
    /// 10 + 90 + 10 is more than the cell: what ties the content to its lower edge is given up, not the height.
    @Test func aCellGivesUpItsLowerEdge() throws {
        let bottom =
            #"<constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="10" id="b"/>"#
        let found = try result(
            cell(
                100, view("a", (10, 10, 50, 90), "", length("height", 90)),
                pin("a", "top", 10) + pin("a", "leading", 10) + bottom
                    + #"<constraint firstItem="a" firstAttribute="width" constant="50" id="w"/>"#))
        #expect(found.worst <= 0.001, "\(found.misses)")
    }

    /// Elsewhere the deepest view's constraint breaks, as on a device.
    @Test func aPlainViewKeepsItsEdges() throws {
        let inner = view("a", (10, 10, 50, 80), "", length("height", 90))
        let found = try result(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>\(inner)</subviews>
            <constraints>\(pin("a", "top", 10, to: "root"))\(pin("a", "leading", 10, to: "root"))
            <constraint firstItem="a" firstAttribute="width" constant="50" id="w"/>
            <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="10" id="b"/>
            </constraints></view>
            """)
        #expect(found.worst <= 0.001, "\(found.misses)")
    }

    /// 43 points are left over from the cell as it was dropped; the view is centred in 74.
    @Test func aContentViewFillsItsCell() throws {
        let centre =
            #"<constraint firstItem="a" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="m"/>"#
        let found = try result(
            cell(
                74, content: 43, view("a", (10, 27, 20, 20), "", length("height", 20)),
                pin("a", "leading", 10) + centre
                    + #"<constraint firstItem="a" firstAttribute="width" constant="20" id="w"/>"#))
        #expect(found.worst <= 0.001, "\(found.misses)")
    }

    /// An image view without an image pulls the view that it shares its height with.
    @Test func anImageViewWithoutAnImageIs240By128() throws {
        let found = try result(
            cell(300, view("i", (0, 0, 240, 128), tag: "imageView", ""), pin("i", "top") + pin("i", "leading")))
        #expect(found.worst <= 0.001, "\(found.misses)")
    }

    /// It may have kept the length of an earlier layout, which is read off.
    @Test func lengthsThatAnEmptyImageViewKeptAreReadOff() throws {
        let image = view("i", (0, 0, 240, 140), tag: "imageView")
        let found = try result(cell(200, image, pin("i", "leading") + pin("i", "top")))
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["height 140"])
    }

    /// A constraint of its own for a length, however weak, takes the place of what it was dropped with.
    @Test func lengthsOfAnEmptyImageViewAreItsConstraints() throws {
        let weak =
            #"<constraints><constraint firstAttribute="width" constant="90" priority="10" id="w"/></constraints>"#
        let found = try result(
            cell(300, view("i", (0, 0, 90, 128), tag: "imageView", "", weak), pin("i", "top") + pin("i", "leading")))
        #expect(found.worst <= 0.001, "\(found.misses)")
    }

    /// With the look of the device a date picker has no natural size; with wheels it has.
    @Test func aDatePickerHasANaturalSizeWithWheelsOnly() throws {
        func row(_ style: String, _ frame: (Double, Double, Double, Double)) -> String {
            let picker = view("p", frame, tag: "datePicker", "datePickerMode=\"dateAndTime\" \(style)")
            return view(
                "s", (0, 0, 320, 400), tag: "stackView", "alignment=\"center\"", "<subviews>\(picker)</subviews>")
        }
        let edges = pin("s", "top") + pin("s", "leading") + pin("s", "trailing") + pin("s", "bottom")
        #expect(try result(cell(400, row("", (0, 175, 320, 50)), edges)).worst <= 0.001)
        #expect(try result(cell(400, row("style=\"wheels\"", (0, 92, 320, 216)), edges)).worst <= 0.001)
    }

    @Test func segmentsHaveTheWidthsOfTheDocument() throws {
        let control = view(
            "s", (16, 10, 123, 32), tag: "segmentedControl", "",
            "<segments><segment title=\"ON\" width=\"61\"/><segment title=\"OFF\" width=\"61\"/></segments>")
        #expect(try result(cell(52, control, pin("s", "top", 10) + pin("s", "leading", 16))).worst <= 0.001)
    }

    /// The title of a state is left over from before the configuration, which has none.
    @Test func aConfigurationHasItsOwnTitleOnly() throws {
        let button = view(
            "b", (16, 10, 24, 14), tag: "button", "buttonType=\"system\"",
            "<state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" style=\"plain\"/>")
        #expect(try result(cell(52, button, pin("b", "top", 10) + pin("b", "leading", 16))).worst <= 0.001)
    }

    /// 17 points at scale large: 25.6, in whole pixels.
    @Test func theInfoButtonIsALargeSymbol() throws {
        let button = view("b", (16, 10, 25 + 2 / 3.0, 25 + 2 / 3.0), tag: "button", "buttonType=\"infoLight\"")
        let found = try result(cell(52, button, pin("b", "top", 10) + pin("b", "leading", 16)))
        #expect(found.worst <= 0.001, "\(found.misses)")
        let old = view("b", (16, 10, 22, 22), tag: "button", "buttonType=\"infoLight\"")
        let edges = pin("b", "top", 10) + pin("b", "leading", 16)
        #expect(try result(cell(52, old, edges), tools: 14490, device: "retina4_7").worst <= 0.001)
    }

    /// What nothing in the document decides is read off, and told; one number for equal lengths.
    @Test func lengthsThatOnlyTheCanvasKnowsAreReadOff() throws {
        let fixed = view("a", (0, 0, 20, 74), "", length("width", 20) + "")
        let other = view("b", (20, 0, 300, 61), "")
        let tall = view("t", (0, 0, 20, 61), "", length("width", 20))
        let row = view(
            "s", (0, 0, 320, 74), tag: "stackView", "alignment=\"top\"", "<subviews>\(tall)\(other)</subviews>")
        let edges = pin("s", "top") + pin("s", "leading") + pin("s", "trailing") + pin("s", "bottom")
        let found = try result(cell(74, row, edges))
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["height 61"])
        // Where the document decides, nothing is.
        let decided = view(
            "s", (0, 0, 320, 74), tag: "stackView", "",
            "<subviews>\(fixed)\(view("b", (20, 0, 300, 50), ""))</subviews>")
        let miss = try result(cell(74, decided, edges))
        #expect(miss.inferred.isEmpty)
        #expect(miss.cause != nil)
    }

    /// A label without a text is given a length as a plain view is, but in a stack only.
    @Test func lengthsOfEmptyLabelsInStacksAreReadOff() throws {
        func label(_ frame: (Double, Double, Double, Double)) -> String { view("l", frame, tag: "label", "text=\"\"") }
        let edges = pin("s", "top") + pin("s", "leading") + pin("s", "trailing")
        let column = view(
            "s", (0, 0, 320, 80), tag: "stackView", "axis=\"vertical\"",
            "<subviews>\(label((0, 0, 320, 60)))\(view("b", (0, 60, 320, 20), "", length("height", 20)))</subviews>")
        let found = try result(cell(100, column, edges))
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["height 60"])
        let alone = try result(cell(100, label((0, 0, 0, 50)), pin("l", "top") + pin("l", "leading")))
        #expect(alone.inferred.isEmpty && alone.cause != nil)
    }

    /// Frames that no stack gives contradict it, whatever the constraints that are written down.
    @Test func framesThatNoStackGivesAreStale() throws {
        let inner = view("a", (40, 0, 100, 74), "", length("width", 100))
        let rest = view("b", (140, 0, 180, 74), "")
        let row = view("s", (0, 0, 320, 74), tag: "stackView", "", "<subviews>\(inner)\(rest)</subviews>")
        let edges = pin("s", "top") + pin("s", "leading") + pin("s", "trailing") + pin("s", "bottom")
        #expect(try result(cell(74, row, edges)).cause == .stale)
    }

    /// A view at the root's upper edge has the root's safe area.
    @Test func theSafeAreaOfAViewInsideIsReadOff() throws {
        let inner = view("a", (10, 44, 50, 20), "", length("height", 20))
        let holder = view(
            "h", (0, 0, 320, 200), "",
            """
            <subviews>\(inner)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="at"/>
            \(pin("a", "leading", 10, to: "h"))
            <constraint firstItem="a" firstAttribute="width" constant="50" id="w"/></constraints>
            """)
        let found = try result(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="320" height="600"/><subviews>\(holder)</subviews>
            <constraints>\(pin("h", "top", to: "root"))\(pin("h", "leading", to: "root"))\(pin("h", "trailing", to: "root"))
            <constraint firstItem="h" firstAttribute="height" constant="200" id="hh"/></constraints></view>
            """)
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["top safe area 44"])
    }

    /// Its margins come on top of the safe area: 52 is 44 and the usual 8.
    @Test func theSafeAreaIsReadOffMarginsOfAViewInside() throws {
        let inner = view("a", (10, 72, 50, 20), "", length("height", 20))
        let holder = view(
            "h", (0, 0, 320, 200), "",
            """
            <subviews>\(inner)</subviews><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="h" secondAttribute="topMargin" constant="20" id="at"/>
            \(pin("a", "leading", 10, to: "h"))
            <constraint firstItem="a" firstAttribute="width" constant="50" id="w"/></constraints>
            """)
        let found = try result(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="320" height="600"/><subviews>\(holder)</subviews>
            <constraints>\(pin("h", "top", to: "root"))\(pin("h", "leading", to: "root"))\(pin("h", "trailing", to: "root"))
            <constraint firstItem="h" firstAttribute="height" constant="200" id="hh"/></constraints></view>
            """)
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["top safe area 44"])
    }

    /// Without a keyboard its guide ends where the safe area does.
    @Test func theLowerSafeAreaIsReadOffTheKeyboardGuide() throws {
        let form = view("f", (0, 0, 320, 570))
        let found = try result(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="320" height="600"/><subviews>\(form)</subviews>
            <keyboardLayoutGuide key="keyboard" id="keys"/>
            <constraints>\(pin("f", "top", to: "root"))\(pin("f", "leading", to: "root"))\(pin("f", "trailing", to: "root"))
            <constraint firstItem="keys" firstAttribute="top" secondItem="f" secondAttribute="bottom" id="over"/></constraints>
            </view>
            """)
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["bottom safe area 30"])
    }

    /// A label whose code chooses the font: the width that Interface Builder measured on one line tells the weight.
    @Test func aMeasuredLabelHasTheWeightOfItsWidth() throws {
        let measured = { (width: Double) in
            """
            <label text="Label" numberOfLines="2" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="10" y="10" width="\(width)" height="18"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        for (width, isThere) in [(37.5, true), (39, true), (60, false)] {
            let objects =
                cell(100, measured(width), pin("l", "top", 10) + pin("l", "leading", 10))
                + "</objects><designables><designable name=\"l\"><size key=\"intrinsicContentSize\" "
                + "width=\"\(width)\" height=\"18\"/></designable></designables><objects>"
            let found = try result(objects, device: "retina6_1")
            #expect((found.worst <= 1) == isThere, "\(width): \(found.misses)")
        }
    }

    /// A column of equal lengths yields where its own edge has the priority of their resistance.
    @Test func equalViewsYieldToAnEdgeOfTheirPriority() throws {
        let buttons = (0..<4).map { index in
            view("b\(index)", (0, Double(index) * 53, 320, 45), tag: "button", #"placeholderIntrinsicHeight="50""#)
        }
        let column = view(
            "s", (0, 0, 320, 204), tag: "stackView", #"axis="vertical" distribution="fillEqually" spacing="8""#,
            "<subviews>\(buttons.joined())</subviews>")
        let edge =
            #"<constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" priority="750" id="end"/>"#
        let found = try result(cell(204, column, pin("s", "top") + pin("s", "leading") + pin("s", "trailing") + edge))
        #expect(found.worst <= 0.001, "\(found.misses)")
    }
}
