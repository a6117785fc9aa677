import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder
@testable import UnfoldMeasure

/// What a document does not hold and the canvas had: lengths that views keep, insets that show in centres and optional
/// equations, views that do not collapse.
@MainActor @Suite(.ownSettings) struct CanvasLeftoverTests: CanvasDocuments {
    private let edges = ["top", "leading", "trailing", "bottom"]

    private func pinned(_ id: String, to other: String = "content") -> String {
        edges.map { pin(id, $0, to: other) }.joined()
    }

    /// Fixed in both lengths.
    private func fixed(
        _ id: String, _ frame: (Double, Double, Double, Double), tag: String = "view", _ more: String = ""
    )
        -> String
    {
        view(
            id, frame, tag: tag, more,
            """
            <constraints><constraint firstAttribute="width" constant="\(frame.2)" id="\(id)-w"/>
            <constraint firstAttribute="height" constant="\(frame.3)" id="\(id)-h"/></constraints>
            """)
    }

    private func label(_ id: String, _ frame: (Double, Double, Double, Double), _ more: String = "") -> String {
        view(
            id, frame, tag: "label", "text=\"Label\" \(more)",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    }

    /// A plain view keeps 60 points against the label in it that hugs more than the label below.
    @Test func aPlainViewInAStackKeepsItsLength() throws {
        let inner = label("l", (0, 0, 320, 60), "verticalHuggingPriority=\"251\"")
        let held = view(
            "v", (0, 0, 320, 60), "", "<subviews>\(inner)</subviews><constraints>\(pinned("l", to: "v"))</constraints>")
        let column = view(
            "s", (0, 0, 320, 100), tag: "stackView", "axis=\"vertical\"",
            "<subviews>\(held)\(label("m", (0, 60, 320, 40)))</subviews>")
        let found = try result(cell(100, column, pinned("s")))
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["height 60"])
    }

    /// More than four lengths are no match, but they tell the cause.
    @Test func manyKeptLengthsAreACause() throws {
        let heights: [Double] = [31, 47, 29, 53, 40, 60]
        var top = 0.0
        var held = ""
        for (index, height) in heights.enumerated() {
            let inner = label("l\(index)", (0, 0, 320, height), "verticalHuggingPriority=\"251\"")
            held += view(
                "v\(index)", (0, top, 320, height), "",
                "<subviews>\(inner)</subviews><constraints>\(pinned("l\(index)", to: "v\(index)"))</constraints>")
            top += height
        }
        held += label("m", (0, top, 320, 30))
        let column = view(
            "s", (0, 0, 320, 290), tag: "stackView", "axis=\"vertical\"", "<subviews>\(held)</subviews>")
        let found = try result(cell(290, column, pinned("s")))
        #expect(found.cause == .kept)
        #expect(found.inferred.isEmpty)
    }

    /// What hides when it stops shows on the canvas, and has its space; another hidden view has none.
    @Test(arguments: [true, false]) func anIndicatorThatHidesWhenItStopsKeepsItsRoom(_ hides: Bool) throws {
        let wheel = fixed(
            "w", (0, 0, 20, 20), tag: "activityIndicatorView",
            "hidden=\"YES\" style=\"medium\" \(hides ? "hidesWhenStopped=\"YES\"" : "")")
        let start = hides ? 36.0 : 0
        let row = view(
            "s", (0, 0, 320, 20), tag: "stackView", "spacing=\"16\"",
            "<subviews>\(wheel)\(view("b", (start, 0, 320 - start, 20)))</subviews>")
        let found = try result(cell(20, row, pinned("s")))
        #expect(found.worst <= 0.001, "\(found.misses)")
    }

    /// An empty stack is as large across the one around it as any view without a natural size.
    @Test func anEmptyStackIsAsLargeAsItsStackAcross() throws {
        let empty = view("e", (30, 0, 290, 48), tag: "stackView")
        let row = view(
            "s", (0, 0, 320, 48), tag: "stackView", "alignment=\"center\"",
            "<subviews>\(fixed("a", (0, 9, 30, 30)))\(empty)</subviews>")
        let found = try result(cell(48, row, pinned("s")))
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred.isEmpty)
    }

    /// 44 points up to Xcode 8, 56 after.
    @Test(arguments: [(10117, 44.0), (14113, 56)]) func searchBarsGrewInXcode9(_ tools: Int, _ height: Double) throws {
        let bar = view("b", (0, 0, 320, height), tag: "searchBar")
        let found = try result(
            cell(
                100, content: tools < 15000 ? 99.5 : 100, bar,
                ["top", "leading", "trailing"].map { pin("b", $0) }.joined()),
            tools: tools, device: "retina4_7")
        #expect(found.worst <= 0.001, "\(found.misses)")
    }

    // MARK: Insets

    private func root(_ height: Double, _ subviews: String, _ constraints: String) -> String {
        """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="\(height)"/><subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints><viewLayoutGuide key="safeArea" id="safe"/></view>
        """
    }

    /// The lower inset is in an equation; the upper one only in a centre of 40 + (500 - 40 - 30) / 2.
    @Test func aCentreGivesTheOtherInset() throws {
        let low = fixed("l", (0, 450, 20, 20))
        let middle = fixed("m", (0, 245, 20, 20))
        let found = try result(
            root(
                500, low + middle,
                pin("l", "leading", to: "root") + pin("l", "bottom", to: "safe") + pin("m", "leading", to: "root")
                    + pin("m", "centerY", to: "safe")))
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["bottom safe area 30", "top safe area 40"])
    }

    @Test func anOptionalEquationGivesAnInset() throws {
        let bar = view("b", (0, 410, 320, 90))
        let optional =
            """
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="b" secondAttribute="top" constant="60" \
            priority="750" id="o"/>
            """
        let found = try result(
            root(500, bar, ["leading", "trailing", "bottom"].map { pin("b", $0, to: "root") }.joined() + optional))
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["bottom safe area 30"])
    }

    /// The view's margins widen to the root's, where it reaches the root's edges.
    @Test func aViewThatPreservesMarginsShowsTheRootsOwn() throws {
        let inner = fixed("i", (20, 10, 100, 30))
        let outer = view(
            "o", (0, 0, 320, 50), "preservesSuperviewLayoutMargins=\"YES\"",
            """
            <subviews>\(inner)</subviews><constraints>\(pin("i", "top", 10, to: "o"))
            <constraint firstItem="i" firstAttribute="leading" secondItem="o" secondAttribute="leadingMargin" id="m"/>
            </constraints>
            """)
        let found = try result(root(50, outer, pinned("o", to: "root")))
        #expect(found.worst <= 0.001, "\(found.misses)")
        #expect(found.inferred == ["left margin 20"])
    }

    // MARK: Proofs and experiments

    /// Edges are aligned where baselines should be: no height of the labels explains that.
    @Test func aRowOnBaselinesWithFramesOnEdgesIsStale() throws {
        let small = view(
            "a", (0, 0, 100, 40), tag: "label", "text=\"Small\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"12\"/>")
        let large = view(
            "b", (100, 0, 220, 40), tag: "label", "text=\"Large\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"34\"/>")
        let row = view(
            "s", (0, 0, 320, 40), tag: "stackView", "alignment=\"firstBaseline\"",
            "<subviews>\(small)\(large)</subviews>")
        let found = try result(cell(40, row, pinned("s")))
        #expect(found.cause == .stale)
        #expect(found.contradiction?.contains("the stack s") == true)
    }

    /// A field that hides its text is a line of its font high, another 1.5 points more; up to iOS 12 one with a text is
    /// two points wider than that.
    @Test func fieldsWithoutABorder() throws {
        let secure = #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
        let far =
            #"<constraint firstAttribute="trailing" secondItem="f" secondAttribute="trailing" constant="20" id="t"/>"#
        func field(_ height: Double, _ inside: String) -> String {
            cell(
                100, view("f", (16, 10, 284, height), tag: "textField", "placeholder=\"Password\"", font + inside),
                pin("f", "top", 10) + pin("f", "leading", 16) + far)
        }
        #expect(try result(field(17, secure), device: "retina6_1").worst <= 0.001)
        #expect(try result(field(18.5, ""), device: "retina6_1").worst <= 0.001)
        let line = UITextField()
        line.font = .systemFont(ofSize: 18, weight: .medium)
        line.text = "Room"
        LayoutEnvironment.current.generation = .old
        let width = line.intrinsicContentSize.width
        line.text = ""
        line.placeholder = "Room"
        #expect(width == line.intrinsicContentSize.width + 2)
    }
}
