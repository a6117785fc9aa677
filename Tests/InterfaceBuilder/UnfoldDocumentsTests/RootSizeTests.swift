import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldScenario

@testable import UnfoldDocuments
@testable import UnfoldInterfaceBuilder

/// What a document's root is measured as: cells by their table, everything else in its own size.
@MainActor @Suite(.ownSettings) struct RootSizeTests {
    private func conversion(_ objects: String, isStoryboard: Bool = false) throws -> ScenarioConversion {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isStoryboard ? "Storyboard." : "")XIB" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait"/>
            \(isStoryboard ? "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>" : "<objects>\(objects)</objects>")
            </document>
            """
        return try ScenarioConversion(
            file: isStoryboard ? "Test.storyboard" : "Test.xib", data: Data(text.utf8))
    }

    private func rect(_ width: Int, _ height: Int, x: Int = 0, y: Int = 0) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private func cell(_ id: String, _ more: String = "") -> String {
        """
        <tableViewCell reuseIdentifier="\(id)" \(more) id="\(id)">\(rect(375, 44))
        <tableViewCellContentView key="contentView" id="\(id)-content">\(rect(375, 44))<subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-a">\(rect(20, 20))</view></subviews><constraints>
        \(["top", "leading"].map { edge in
            "<constraint firstItem=\"\(id)-a\" firstAttribute=\"\(edge)\" secondItem=\"\(id)-content\" "
                + "secondAttribute=\"\(edge)\" id=\"\(id)-\(edge)\"/>"
        }.joined())
        </constraints></tableViewCellContentView></tableViewCell>
        """
    }

    private func heights(_ table: String) throws -> [Double] {
        let found = try conversion(
            "<tableViewController id=\"c\">\(table)</tableViewController>", isStoryboard: true)
        return ScenarioRunner.run(try found.document()).steps[0].rows.map(\.height)
    }

    @Test func cellsHaveTheHeightOfTheirTable() throws {
        func table(_ attributes: String, _ inside: String) -> String {
            "<tableView key=\"view\" \(attributes) id=\"t\">\(rect(393, 852))\(inside)</tableView>"
        }
        let prototypes = "<prototypes>\(cell("one"))\(cell("two", "rowHeight=\"90\""))</prototypes>"
        #expect(try heights(table("rowHeight=\"60\"", prototypes)) == [60, 60])
        #expect(try heights(table("rowHeight=\"-1\"", prototypes)).allSatisfy { $0 != 60 && $0 != 90 })
        let fixed = """
            <sections><tableViewSection id="s"><cells>\(cell("one"))\(cell("two", "rowHeight=\"90\""))</cells>
            </tableViewSection></sections>
            """
        #expect(try heights(table("dataMode=\"static\" rowHeight=\"60\"", fixed)) == [60, 90])
    }

    /// A plain view without a length of its own is not collapsed.
    @Test func viewsHaveTheirOwnSize() throws {
        func view(_ id: String, _ width: Int, _ height: Int) -> String {
            """
            <view id="\(id)">\(rect(width, height))<subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-a">\(rect(width, height))</view></subviews>
            <constraints>\(["top", "leading", "bottom", "trailing"].map { edge in
                "<constraint firstItem=\"\(id)-a\" firstAttribute=\"\(edge)\" secondItem=\"\(id)\" "
                    + "secondAttribute=\"\(edge)\" id=\"\(id)-\(edge)\"/>"
            }.joined())</constraints></view>
            """
        }
        let found = try conversion(view("v", 320, 200) + view("w", 240, 90))
        let run = ScenarioRunner.run(try found.document())
        #expect(run.steps[0].rows.map(\.height) == [200, 90])
        #expect(run.steps[0].findings.isEmpty && run.steps[0].conflicts.isEmpty)
        #expect(found.text.contains("\"width\": 320"))
        #expect(found.text.contains(".width == 240"))
    }

    private func item(_ id: String, _ width: Int, _ height: Int) -> String {
        """
        <collectionViewCell id="\(id)" reuseIdentifier="\(id)">\(rect(width, height))
        <collectionViewCellContentView key="contentView" id="\(id)-content">\(rect(width, height))<subviews>
        <label text="One two three four five six seven" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" \
        id="\(id)-a">\(rect(width, height))</label></subviews>
        <constraints>\(["top", "leading", "bottom", "trailing"].map { edge in
            "<constraint firstItem=\"\(id)-a\" firstAttribute=\"\(edge)\" secondItem=\"\(id)-content\" "
                + "secondAttribute=\"\(edge)\" id=\"\(id)-\(edge)\"/>"
        }.joined())</constraints></collectionViewCellContentView></collectionViewCell>
        """
    }

    /// Each in its own size, the narrow one not as wide as the other, beside cells of a table too.
    @Test func collectionCellsOfOneDocumentHaveTheirSizes() throws {
        let found = try conversion(item("wide", 300, 30) + item("narrow", 80, 90))
        let run = ScenarioRunner.run(try found.document())
        #expect(run.steps[0].rows.map(\.height) == [30, 90])
        #expect(run.steps[0].findings.isEmpty && run.steps[0].conflicts.isEmpty, "\(run.steps[0].findings)")
        #expect(found.text.contains(".width == 80") && !found.text.contains(".width == 300"))
        let mixed = try conversion(cell("row") + item("wide", 300, 30) + item("narrow", 80, 90))
        let beside = ScenarioRunner.run(try mixed.document()).steps[0]
        #expect(beside.rows.map(\.height)[1...] == [30, 90])
        #expect(
            beside.conflicts.isEmpty && mixed.text.contains(".width == 300") && mixed.text.contains(".height == 90"))
    }

    /// Without a table that would ask it, a cell whose content hangs at no edge has the height that it was drawn at.
    @Test func aCellThatIsTiedToNeitherEndHasItsRecordedHeight() throws {
        let centered = cell("one").replacingOccurrences(of: "\"top\"", with: "\"centerY\"")
            .replacingOccurrences(of: "height=\"44\"", with: "height=\"72\"")
        let found = try conversion(centered)
        let step = ScenarioRunner.run(try found.document()).steps[0]
        #expect(step.rows.map(\.height) == [72] && !step.findings.contains { $0.code == "zero-height" })
        #expect(found.warnings.map { ConversionSentence.text($0.problem) }.contains { $0.contains("72, is taken") })
        let hanging = ScenarioRunner.run(try conversion(cell("one")).document()).steps[0]
        #expect(hanging.findings.contains { $0.code == "zero-height" })
    }

    @Test func separatorsAreThoseOfTheTable() throws {
        func text(_ style: String) throws -> String {
            let table =
                "<tableView key=\"view\" \(style) id=\"t\">\(rect(393, 852))<prototypes>\(cell("one"))</prototypes></tableView>"
            return try conversion("<tableViewController id=\"c\">\(table)</tableViewController>", isStoryboard: true)
                .text
        }
        #expect(try text("separatorStyle=\"none\"").contains("\"separatorStyle\": \"none\""))
        #expect(try !text("separatorStyle=\"default\"").contains("separatorStyle"))
    }

    /// Its frame stood twice, once for its mask and once for those of the views inside.
    @Test func aViewWithAFixedFrameHasItOnce() throws {
        let inner = "<view id=\"i\">\(rect(20, 20, x: 5, y: 5))<autoresizingMask key=\"autoresizingMask\"/></view>"
        let outer = """
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="o">\(rect(50, 50, x: 8, y: 8))
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/><subviews>\(inner)</subviews></view>
            """
        let found = try conversion("<view id=\"v\">\(rect(320, 200))<subviews>\(outer)</subviews></view>")
        _ = try found.document()
        #expect(found.text.components(separatedBy: "\"frame\"").count == 3)
    }

    /// What the size class leaves out is there, and no mistake of the file.
    @Test func whatIsNotInstalledIsNotMissing() throws {
        func objects(_ id: String) -> String {
            """
            <view id="v">\(rect(320, 200))<subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(rect(50, 50))</view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b">\(rect(50, 50))</view></subviews>
            <constraints><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="\(id)" secondAttribute="trailing" id="c2"/>
            </constraints><variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
            """
        }
        #expect(try conversion(objects("b")).warnings.isEmpty)
        #expect(try !conversion(objects("z")).warnings.isEmpty)
    }
}
