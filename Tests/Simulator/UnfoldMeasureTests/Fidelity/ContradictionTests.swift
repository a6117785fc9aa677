import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder
@testable import UnfoldMeasure

/// Recorded frames that no engine can give, whatever natural sizes the views have: claimed with a reason or not at all.
@MainActor @Suite(.ownSettings) struct ContradictionTests {
    private func result(_ constraints: String, label: String, view: String = "") throws -> FidelityResult {
        var run = FidelityRun()
        run.add(
            file: "Test.xib",
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12" orientation="portrait"/><objects>
                <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="100"/>
                <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
                <label translatesAutoresizingMaskIntoConstraints="NO" id="l" text="Some words"><rect key="frame" \(label)/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                \(view)</subviews><constraints>
                <constraint firstItem="l" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="t"/>
                \(constraints)</constraints></tableViewCellContentView></tableViewCell></objects></document>
                """.utf8))
        #expect(run.errors.isEmpty)
        return try #require(run.results.first)
    }

    private func edge(_ edge: String, _ constant: Double, _ more: String = "", id: String = "e") -> String {
        """
        <constraint firstItem="l" firstAttribute="\(edge)" secondItem="content" secondAttribute="\(edge)" \
        constant="\(constant)" id="\(id)" \(more)/>
        """
    }

    @Test func aViolatedConstraintIsNamed() throws {
        let found = try result(edge("leading", 20), label: #"x="50" y="10" width="84" height="20.333""#)
        #expect(found.cause == .stale)
        #expect(found.contradiction == "the required constraint e of line 9 is off by 30 points")
    }

    /// Another natural size would explain them.
    @Test func aStrangeSizeIsNoContradiction() throws {
        let found = try result(edge("leading", 20), label: #"x="20" y="10" width="200" height="20.333""#)
        #expect(found.cause == .outdone)
        #expect(found.contradiction == nil)
    }

    /// Written priorities decide, whatever the sizes: 20 at 800 wins against 60 at 700.
    @Test func aLostPriorityIsNamed() throws {
        let both = edge("leading", 20, #"priority="800""#) + edge("leading", 60, #"priority="700""#, id: "f")
        let found = try result(both, label: #"x="60" y="10" width="84" height="20.333""#)
        #expect(found.contradiction == "at priority 800 they give up 40 points where 0 points will do")
        #expect(try result(both, label: #"x="20" y="10" width="84" height="20.333""#).contradiction == nil)
    }

    /// Where required constraints exclude each other any of them may be the one that is given up.
    @Test func nothingIsClaimedOfAConflict() throws {
        let found = try result(
            edge("leading", 20) + edge("leading", 90, id: "f"), label: #"x="60" y="10" width="84" height="20.333""#)
        #expect(found.cause != nil)
        #expect(found.contradiction == nil)
    }

    /// Nor where an inset that the document does not have could be another one: a margin that only an inequality names.
    @Test(arguments: ["leadingMargin", "leading"]) func unknownInsetsProveNothing(_ second: String) throws {
        let bound = edge("leading", 0, #"relation="greaterThanOrEqual""#, id: "g")
            .replacing("secondAttribute=\"leading\"", with: "secondAttribute=\"\(second)\"")
        let found = try result(
            bound + edge("leading", 40, #"priority="900""#), label: #"x="60" y="10" width="84" height="20.333""#)
        #expect(found.cause != nil)
        #expect((found.contradiction == nil) == (second == "leadingMargin"))
    }

    /// Attributes that only the app's class can read may have changed the size.
    @Test func aClassWithAttributesOfItsOwnDrawsItself() throws {
        func named(_ more: String) -> String {
            """
            <label translatesAutoresizingMaskIntoConstraints="NO" id="m" text="Words" customClass="Styled">
            <rect key="frame" x="20" y="60" width="46" height="19"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>\(more)</label>
            """
        }
        let place = """
            <constraint firstItem="m" firstAttribute="top" secondItem="content" secondAttribute="top" constant="60" id="mt"/>
            <constraint firstItem="m" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
            constant="20" id="ml"/>
            """
        let label = #"x="20" y="10" width="280" height="20.333""#
        func cause(_ more: String) throws -> FidelityCause? {
            try result(
                edge("leading", 20) + edge("trailing", -20, id: "f") + place, label: label, view: named(more)
            ).cause
        }
        #expect(try cause("<userDefinedRuntimeAttributes/>") == .customClass)
        #expect(try cause("") == .text)
    }
}
