import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldFiles
import UnfoldScenario

@testable import UnfoldCommandLine
@testable import UnfoldDocuments

/// Interface Builder documents on the command line.
@MainActor @Suite struct InterfaceBuilderTests {
    private static func path(_ name: String) -> String {
        RelativePath.shown(Tool.root.appendingPathComponent("Fixtures/InterfaceBuilder/ib/\(name)").path)
    }

    private func run(_ arguments: [String]) -> (code: ExitCode, out: String, err: String) {
        let run = Tool(arguments, folder: Tool.root.path)
        return (run.status, run.out, run.err)
    }

    /// Outlets are the names; the scenario is read without a mistake and has the constraints of the document.
    @Test func aCellBecomesATemplate() throws {
        let (code, out, err) = run(["convert", Self.path("canvas/card-cell.xib")])
        #expect(code == .success)
        #expect(err.isEmpty)
        #expect(out.contains(#""id": "titleLabel""#))
        #expect(out.contains(#""titleLabel.top == contentView.topMargin""#))
        #expect(out.contains(#""contentView.trailingMargin == titleLabel.trailing""#))
        #expect(out.contains(#""distribution": "fillEqually""#))
        let document = try ScenarioDocument.read(file: "card.json", data: Data(out.utf8))
        #expect(ScenarioRunner.run(document).steps.count == 1)
    }

    /// Placeholder sizes and constraints are in it only if they are asked for; a button's title keeps its font.
    @Test func designTimeThingsAreKeptOnRequest() throws {
        let usual = run(["convert", Self.path("canvas/placeholders.xib")]).out
        let (code, out, _) = run(["convert", "--design-time", Self.path("canvas/placeholders.xib")])
        #expect(code == .success)
        #expect(out.count > usual.count)
        let document = try ScenarioDocument.read(file: "it.json", data: Data(out.utf8))
        #expect(ScenarioRunner.run(document).steps.count == 1)
    }

    @Test(arguments: [
        "canvas/card-cell.xib", "canvas/priorities.xib", "canvas/scene.storyboard", "canvas/stacks.xib",
        "canvas/placeholders.xib", "misses/font.xib", "misses/tie.xib", "broken/warnings.xib", "fonts/own-font.xib",
        "kinds/accessory.xib", "kinds/baselines.xib", "kinds/buttons.xib", "kinds/collection.storyboard",
        "kinds/custom-class.xib", "kinds/fields.xib", "kinds/guides.xib", "kinds/prototypes.storyboard",
        "kinds/size-classes.xib", "kinds/static-table.storyboard",
    ]) func everyDocumentBecomesAScenarioThatRuns(_ name: String) throws {
        let (code, out, _) = run(["convert", Self.path(name)])
        #expect(code == .success)
        _ = try ScenarioDocument.read(file: "it.json", data: Data(out.utf8))
        #expect(run(["report", "--quiet", Self.path(name)]).code == .success)
    }

    /// 11 or 8 above, title 20.33, 4, body 18, 8, row 30: the row is as high as its constraints say, below a free end.
    @Test func reportTakesADocument() throws {
        let tight = try String(contentsOfFile: Self.path("canvas/card-cell.xib"), encoding: .utf8)
            .replacing(
                #"firstItem="row-00-001" firstAttribute="top""#,
                with:
                    #"firstItem="row-00-001" firstAttribute="bottom" secondItem="con-te-nt1" secondAttribute="bottom" constant="-9" id="new"/><constraint firstItem="row-00-001" firstAttribute="top""#
            )
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-ib-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Card.xib")
        try Data(tight.utf8).write(to: file)
        let (code, out, err) = run(["report", "--format", "json", file.path])
        #expect(code == .success, "\(err)")
        // 8 + 20.5 + 4 + 18 + 8 + 30 + 9, and half a point of separator.
        #expect(out.contains("\"height\": 98"), "\(out)")
        let why = run(["why", file.path, "--row", "cell"])
        #expect(why.code == .success)
        #expect(why.out.contains("titleLabel"))
    }

    @Test func brokenDocumentsAreErrorsWithTheirPosition() throws {
        let missing = run(["report", "no-such.xib"])
        #expect(missing.code == .badInput)
        #expect(missing.err.contains("no-such.xib:1:1: error: the file cannot be read: there is no such file"))
        let warned = run(["convert", Self.path("broken/warnings.xib")])
        #expect(warned.err.contains("warnings.xib:"))
        #expect(warned.err.contains("warning: 'hologramView'"))
    }

    /// A scenario has no words for a content configuration, which is reported with its place.
    @Test func aContentConfigurationIsAWarning() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" targetRuntime="iOS.CocoaTouch"
            useAutolayout="YES"><objects><tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="320" height="44"/>
            </tableViewCellContentView>
            <listContentConfiguration key="contentConfiguration" text="Title" secondaryText="More"/>
            </tableViewCell></objects></document>
            """, to: "List.xib")
        for command in ["convert", "report"] {
            let run = Tool(command, "List.xib", folder: folder.path)
            #expect(run.status == .success, "\(run.err)")
            #expect(
                run.err.contains("List.xib:5:")
                    && run.err.contains("a scenario has no words for a content configuration"),
                "\(run.err)")
        }
    }

    /// Nor for what a cell keeps beside its content, nor for what is inside.
    @Test func accessoriesAndBackgroundsAreWarnings() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" targetRuntime="iOS.CocoaTouch"
            useAutolayout="YES"><objects><tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="258" height="44"/>
            <subviews><label id="t" text="Title"><rect key="frame" x="16" y="11" width="100" height="21"/></label></subviews>
            </tableViewCellContentView>
            <view key="accessoryView" id="a"><rect key="frame" x="258" y="0" width="44" height="44"/></view>
            <view key="backgroundView" id="b"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
            <view id="d" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <constraints><constraint firstAttribute="width" constant="9" id="w"/></constraints></view></subviews>
            <constraints><constraint firstItem="d" firstAttribute="top" secondItem="b" secondAttribute="top" id="p"/>
            </constraints></view></tableViewCell></objects></document>
            """, to: "Parts.xib")
        for command in ["convert", "report", "frames"] {
            let run = Tool(command, "Parts.xib", folder: folder.path)
            #expect(run.status == .success, "\(run.err)")
            #expect(run.err.contains("Parts.xib:6:") && run.err.contains("no words for a cell's accessoryView"))
            #expect(run.err.contains("Parts.xib:7:") && run.err.contains("no words for a cell's backgroundView"))
            #expect(run.err.split(separator: "\n").count == 2, "\(run.err)")
        }
    }

    /// Names are looked for once each, however many views or cells have the same, or the same id.
    @Test func manyViewsOfOneNameHaveTheirNumbers() throws {
        let label = { (id: String) in
            """
            <label id="\(id)" text="x"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
            """
        }
        func document(_ ids: [String]) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" targetRuntime="iOS.CocoaTouch"
            useAutolayout="YES"><objects><view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
            \(ids.map(label).joined())</subviews></view></objects></document>
            """
        }
        var names = UniqueNames(taken: ["label2"])
        #expect((0..<4).map { _ in names.claim("label") } == ["label", "label3", "label4", "label5"])
        #expect(names.claim("label5") == "label52")
        let folder = try TemporaryFolder()
        try folder.write(document((0..<5_000).map { "l\($0)" }), to: "Many.xib")
        try folder.write(document((0..<5_000).map { _ in "l" }), to: "Same.xib")
        let many = Tool("convert", "Many.xib", folder: folder.path)
        #expect(many.status == .success && many.out.contains(#""id": "label5000""#))
        let same = Tool("convert", "Same.xib", folder: folder.path)
        #expect(same.status == .success && same.out.contains(#""id": "label5000""#), "\(same.err.prefix(300))")
    }
}
