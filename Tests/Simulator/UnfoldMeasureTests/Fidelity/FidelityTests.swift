import Foundation
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder
@testable import UnfoldMeasure

/// Documents whose frames follow from the rules of Auto Layout, worked out by hand.
@MainActor @Suite struct FidelityTests {
    private func results(_ name: String) -> [FidelityResult] {
        var run = FidelityRun()
        run.add(file: Documents.path(name))
        #expect(run.errors.isEmpty)
        return run.results
    }

    nonisolated static let canvas: [(name: String, views: Int, inferred: [String])] = [
        ("canvas/card-cell.xib", 6, []),
        ("canvas/priorities.xib", 7, []),
        ("canvas/scene.storyboard", 3, []),
        ("canvas/stacks.xib", 6, []),
        ("canvas/placeholders.xib", 2, []),
    ]

    @Test(arguments: canvas.indices) func everyRecordedFrameIsMet(_ index: Int) throws {
        let sample = Self.canvas[index]
        let result = try #require(results(sample.name).first)
        #expect(result.worst <= 0.001, "\(sample.name) \(result.worstView): \(result.misses)")
        #expect(result.cause == nil)
        #expect(result.views == sample.views)
        #expect(result.inferred == sample.inferred)
    }

    nonisolated static let misses: [(name: String, cause: FidelityCause)] = [
        ("misses/stale.xib", .stale), ("misses/flagged.xib", .flagged), ("misses/tie.xib", .tie),
        ("misses/font.xib", .missingFont), ("misses/control.xib", .control), ("misses/outdone.xib", .outdone),
    ]

    @Test(arguments: misses.indices) func everyMissHasItsCause(_ index: Int) throws {
        let sample = Self.misses[index]
        let result = try #require(results(sample.name).first)
        #expect(result.cause == sample.cause)
        #expect(result.misses.contains { $0.view == result.worstView })
    }

    /// Experiments weigh the frames of all views against each other: in very large roots there are none.
    @Test(arguments: [(labels: 20, cause: FidelityCause.flagged), (520, .open)])
    func causesAreLookedForInRootsOfSomeSize(_ labels: Int, _ cause: FidelityCause) throws {
        let views = (0..<labels).map { index in
            """
            <label text="L" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
            <rect key="frame" x="70" y="50" width="9" height="9"/><constraints>
            <constraint firstAttribute="width" constant="9" id="w\(index)"/>
            <constraint firstAttribute="height" constant="9" id="h\(index)"/></constraints></label>
            """
        }
        let constraints = (0..<labels).flatMap { index in
            ["top", "leading"].map {
                #"<constraint firstItem="l\#(index)" firstAttribute="\#($0)" secondItem="a" secondAttribute="\#($0)" id="\#($0)\#(index)"/>"#
            }
        }
        var run = FidelityRun()
        run.add(
            file: "Test.xib",
            data: Data(
                Documents.text(
                    """
                    <view id="a"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>\(views.joined())</subviews>
                    <constraints>\(constraints.joined())</constraints></view>
                    """
                ).utf8))
        let result = try #require(run.results.first)
        #expect(result.misses.count == labels)
        #expect(result.cause == cause)
    }

    /// A frame in the document that is changed is a miss: nothing recorded finds its way into the layout.
    @Test(arguments: canvas.map(\.name)) func aChangedFrameIsAMiss(_ name: String) throws {
        let text = try String(contentsOfFile: Documents.path(name), encoding: .utf8)
        let document = try IBDocument.read(file: name, data: Data(text.utf8))
        var placed: [IBView] = []
        document.roots[0].view.forEach { view in
            if view.usesConstraints, !view.isHidden, let frame = view.frame, frame.width > 0 { placed.append(view) }
        }
        #expect(placed.count >= 2)
        for view in placed {
            let width = try #require(view.element.child("rect", key: "frame")?["width"])
            let lines = text.components(separatedBy: "\n")
            let index = try #require(
                lines.indices.first { lines[$0].contains(#"id="\#(view.id)""#) && lines[$0].contains("<\(view.tag) ") })
            var changed = lines
            changed[index + 1] = changed[index + 1].replacing(
                #"width="\#(width)""#, with: #"width="\#(Int(view.frame!.width) + 7)""#)
            var run = FidelityRun()
            run.add(file: name, data: Data(changed.joined(separator: "\n").utf8))
            #expect(run.results.first.map { $0.worst >= 6 } == true, "\(name) \(view.id)")
        }
    }

    /// A run leaves the environment and the console as they were.
    @Test func aRunLeavesNothingBehind() {
        let before = LayoutEnvironment.current
        _ = results("canvas/stacks.xib")
        #expect(LayoutEnvironment.current == before)
        #expect(TextMetrics.textStyleLeading == nil)
    }

    @Test func countsAddUp() {
        var run = FidelityRun()
        for sample in Self.canvas { run.add(file: Documents.path(sample.name)) }
        for sample in Self.misses { run.add(file: Documents.path(sample.name)) }
        run.add(file: Documents.path("no-such.xib"))
        let summary = FidelitySummary(run.results)
        #expect(run.documents == 11)
        #expect(run.errors.count == 1)
        #expect(summary.roots == 11)
        #expect(summary.withinOne == 5)
        #expect(summary.causes.values.reduce(0, +) == 6)
        #expect(summary.inferredNumbers == 0)
    }

    /// Recorded sizes are tried with every kind of view.
    @Test func everyControlTakesAGivenSize() throws {
        let tags = [
            "label", "button", "imageView", "textView", "textField", "scrollView", "switch", "slider", "stepper",
            "segmentedControl", "pageControl", "progressView", "activityIndicatorView", "searchBar", "datePicker",
            "pickerView",
        ]
        let views = tags.map {
            "<\($0) id=\"\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></\($0)>"
        }
        let document = try Documents.parse(
            Documents.text(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <subviews>\(views.joined())</subviews></view>
                """))
        var options = IBBuildOptions()
        for tag in tags { options.sizes[tag] = DesignedSize(width: 33, height: 44) }
        let built = document.roots[0].build(in: document, options)
        for tag in tags {
            #expect(built.views[tag]?.intrinsicContentSize == CGSize(width: 33, height: 44), "\(tag)")
        }
    }

    /// As the app runs, nothing counts that is there in Interface Builder only.
    @Test func designTimeThingsAreDropped() throws {
        let document = try Documents.read("canvas/placeholders.xib")
        let running = document.roots[0].build(in: document)
        #expect(running.constraints["pla-ce-001"] == nil)
        running.root.layoutIfNeeded()
        #expect(running.views["gro-ws-001"]?.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        var options = IBBuildOptions()
        options.isDesignTime = true
        let designed = document.roots[0].build(in: document, options)
        #expect(designed.constraints["pla-ce-001"]?.constant == 120)
        #expect(designed.views["gro-ws-001"]?.intrinsicContentSize.height == 60)
    }

    /// `Fonts/Wide.ttf`, whose letters are 0.6 em wide, and whose lines 1.2 em high.
    @Test func theFontNextToADocumentIsUsed() throws {
        let fonts = FontLibrary.registered
        defer { FontLibrary.registered = fonts }
        FontLibrary.registered = []
        var run = FidelityRun()
        run.add(file: Documents.path("fonts/own-font.xib"))
        #expect(run.warnings.isEmpty)
        let result = try #require(run.results.first)
        #expect(result.worst <= 0.001, "\(result.misses)")
        #expect(FontLibrary.file(named: "Wide-Regular") != nil)
    }
}
