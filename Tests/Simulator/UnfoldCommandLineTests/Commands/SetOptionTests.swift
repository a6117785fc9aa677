import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// `--set` of `report`, `frames` and `trace`: other widths, text sizes and texts, without a file of one's own.
@MainActor @Suite struct SetOptionTests {
    /// A text that wraps in a cell that is as high as it, and a cell without such a text.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1"/><objects>
        <tableViewCell reuseIdentifier="note" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
        <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
        <label text="Ask for the key at the desk, and bring it back before nine" numberOfLines="0" id="l" \
        adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews><constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="9" id="k1"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="k3"/>
        <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="9" id="k4"/>
        </constraints></tableViewCellContentView><connections>
        <outlet property="noteLabel" destination="l" id="o1"/><outlet property="above" destination="k1" id="o2"/>
        </connections></tableViewCell>
        <tableViewCell reuseIdentifier="gap" id="g"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="g" id="w">
        <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
        <view id="x" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="30"/>
        <constraints><constraint firstAttribute="height" constant="30" id="k5"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="x" firstAttribute="top" secondItem="w" secondAttribute="top" id="k6"/>
        <constraint firstAttribute="bottom" secondItem="x" secondAttribute="bottom" id="k7"/>
        </constraints></tableViewCellContentView></tableViewCell></objects></document>
        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.document, to: "cell.xib")
        return folder
    }

    /// Heights of the first step, by row.
    private func heights(_ run: Tool) throws -> [String: Double] {
        struct Report: Decodable {
            struct Scenario: Decodable { var cell: String?, steps: [Step] }
            struct Step: Decodable { var rows: [Row] }
            struct Row: Decodable { var id: String, height: Double }
            var scenarios: [Scenario]
        }
        #expect(run.status == .success, "\(run.err)")
        let report = try JSONDecoder().decode(Report.self, from: Data(run.out.utf8))
        let rows = try #require(report.scenarios.first?.steps.first).rows
        return Dictionary(rows.map { ($0.id, $0.height) }, uniquingKeysWith: { $1 })
    }

    private func report(_ settings: [String], in folder: TemporaryFolder) throws -> [String: Double] {
        let options = settings.flatMap { ["--set", $0] }
        return try heights(Tool(["report", "cell.xib", "--format", "json"] + options, folder: folder.path))
    }

    @Test func aTraitMayBeATextThatLooksLikeANumber() throws {
        let folder = try folder()
        let heights = try report(["generation=26"], in: folder)
        #expect(heights == (try report(["generation=\"26\""], in: folder)))
        #expect(heights != (try report([], in: folder)))
    }

    /// The same as a scenario that names the document says.
    @Test(arguments: [
        (["width=200"], #""width": 200"#, ""),
        (["contentSizeCategory=accessibilityLarge"], #""contentSizeCategory": "accessibilityLarge""#, ""),
        (["width=200", "noteLabel.text=Tea"], #""width": 200"#, #""noteLabel.text": "Tea""#),
        (["noteLabel.text=42"], "", #""noteLabel.text": "42""#),
        (["noteLabel.isHidden=true", "above.constant=50"], "", #""noteLabel.isHidden": true, "above.constant": 50"#),
        (["width=+200."], #""width": 200"#, ""),
        (["noteLabel.isHidden=true", "above.constant=.5e2"], "", #""noteLabel.isHidden": true, "above.constant": 50"#),
        (["noteLabel.text=.5"], "", #""noteLabel.text": ".5""#),
    ]) func valuesAreThoseOfAScenario(_ settings: [String], _ traits: String, _ values: String) throws {
        let folder = try folder()
        let canvas = #""height": 896, "scale": 2"# + (traits.contains("width") ? "" : #", "width": 414"#)
        try folder.write(
            """
            {"schemaVersion": 1, "traits": {\(canvas)\(traits.isEmpty ? "" : ", ")\(traits)},
            "templates": {"note": {"document": "cell.xib", "root": "note"}, "gap": {"document": "cell.xib", "root": "gap"}},
            "table": {"rows": [{"id": "note", "template": "note", "set": {\(values)}}, {"id": "gap", "template": "gap"}]},
            "steps": [{"name": "load", "do": "load"}]}
            """, to: "cell.json")
        let wanted = try heights(Tool("report", "cell.json", "--format", "json", folder: folder.path))
        let found = try report(settings, in: folder)
        #expect(found == wanted)
        #expect(found["note"] != (try report([], in: folder))["note"])
        #expect(found["gap"] == (try report([], in: folder))["gap"])
    }

    /// A cell is asked for by the scenario's name, or by that with the values behind it.
    @Test func cellsAreNamedWithoutTheValues() throws {
        let folder = try folder()
        try folder.write(
            """
            {"schemaVersion": 1, "matrix": {"contentSizeCategories": ["large", "extraLarge"]},
            "templates": {"note": {"document": "cell.xib", "root": "note"}},
            "table": {"rows": [{"id": "note", "template": "note"}]}, "steps": [{"name": "load", "do": "load"}]}
            """, to: "cell.json")
        let names = Tool("report", "cell.json", "--format", "json", folder: folder.path)
        #expect(names.status == .success && names.out.contains("extraLarge"), "\(names.err)\(names.out)")
        let setting = ["--set", "noteLabel.text=Tea"]
        for command in ["report", "frames"] {
            for cell in ["extraLarge", "extraLarge, noteLabel.text = Tea"] {
                let run = Tool([command, "cell.json", "--cell", cell] + setting, folder: folder.path)
                #expect(run.status == .success, "\(run.err)")
                #expect(
                    run.out.contains("extraLarge, noteLabel.text = Tea") && !run.out.contains("large, noteLabel"),
                    "\(run.out)")
            }
            let other = Tool([command, "cell.json", "--cell", "small"] + setting, folder: folder.path)
            #expect(other.status == .usage && other.err.contains("extraLarge"), "\(other.err)")
        }
    }

    @Test func valuesAreListedWithTheName() throws {
        let folder = try folder()
        let settings = ["--set", "width=200", "--set", "noteLabel.text=Tea"]
        for command in ["report", "frames", "trace"] {
            let run = Tool([command, "cell.xib"] + settings, folder: folder.path)
            #expect(run.status == .success, "\(run.err)")
            #expect(run.out.contains("width = 200, noteLabel.text = Tea"), "\(command): \(run.out)")
        }
        #expect(Tool(["frames", "cell.xib"] + settings, folder: folder.path).out.contains("'Tea'"))
    }

    /// Another process takes them too.
    @Test func anotherProcessGivesTheSame() throws {
        let folder = try folder()
        try folder.write(Self.document, to: "other.xib")
        let run = try BuiltTool.shell(
            """
            "$UNFOLD" report cell.xib other.xib --set width=200 > one || exit 9
            "$UNFOLD" report cell.xib other.xib --set width=200 --time-limit 60 > two || exit 8
            cmp one two && grep -c 'width = 200' one
            """, in: folder)
        #expect(run.status == 0 && run.out.hasSuffix("2\n"), "\(run)")
    }

    /// The error names the option: the value has no place in the file.
    @Test(arguments: [
        ("nowhere.text=Tea", "nowhere.text", "unknown view or constraint 'nowhere'"),
        ("widht=3", "widht", "unknown key 'widht'"), ("width=wide", "width", "found the string 'wide'"),
        ("noteLabel.isHidden=maybe", "noteLabel.isHidden", "found the string 'maybe'"),
        ("noteLabel.numberOfLines=1e999", "noteLabel.numberOfLines", "'1e999' is not a finite number"),
        ("width=-1E+999", "width", "'-1E+999' is not a finite number"),
    ]) func whatNoRowCouldHaveIsAMistake(_ setting: String, _ name: String, _ sentence: String) throws {
        let folder = try folder()
        for command in ["report", "frames"] {
            let run = Tool(command, "cell.xib", "--set", setting, folder: folder.path)
            #expect(run.status == .badInput, "\(run.out)")
            #expect(run.err.hasPrefix("cell.xib: --set \(name): error: \(sentence)"), "\(run.err)")
        }
        let marked = Tool("report", "cell.xib", "--set", setting, "--format", "markdown", folder: folder.path)
        #expect(marked.out.contains("`cell.xib`") && !marked.out.contains("cell.xib:1"), "\(marked.out)")
    }

    /// A number too large is a text all the same where a text is asked for.
    @Test func aTextMayLookLikeANumberTooLarge() throws {
        let folder = try folder()
        let run = Tool("frames", "cell.xib", "--set", "noteLabel.text=1e999", folder: folder.path)
        #expect(run.status == .success && run.out.contains("'1e999'"), "\(run.err)\(run.out)")
    }
}
