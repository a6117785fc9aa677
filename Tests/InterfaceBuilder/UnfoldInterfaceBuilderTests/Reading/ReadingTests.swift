import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

@MainActor @Suite struct ReadingTests {
    @Test func aDocumentBecomesValues() throws {
        let document = try Documents.read("canvas/card-cell.xib")
        #expect(!document.isStoryboard)
        #expect(document.toolsVersion == 17701)
        #expect(document.canvas.size == CGSize(width: 414, height: 896))
        #expect(document.canvas.scale == 2)
        #expect(document.images["badge"]?.size == CGSize(width: 40, height: 40))
        let root = try #require(document.roots.first)
        #expect(document.roots.count == 1)
        #expect(root.kind == .cell)
        #expect(root.outlets == ["titleLabel": "tit-le-001"])
        let content = try #require(root.view.subviews.first)
        #expect(content.key == "contentView")
        #expect(content.subviews.map(\.tag) == ["imageView", "label", "label", "stackView"])
        #expect(content.constraints.count == 11)
        #expect(document.warnings.isEmpty)
    }

    /// What `default` leaves out is out; what another size class brings is not there on an upright phone.
    @Test func sizeClassesChooseSubviewsAndConstraints() throws {
        let document = try Documents.read("canvas/scene.storyboard")
        #expect(document.isStoryboard)
        let root = try #require(document.roots.first)
        #expect(root.kind == .controllerView)
        #expect(root.controllerGuides == ["top-gu-001": "top", "bot-gu-001": "bottom"])
        #expect(root.view.subviews.map(\.id) == ["ban-ne-001", "scr-ol-001"])
        #expect(!root.view.constraints.contains { $0.id == "com-pa-001" })
        #expect(root.outlets == ["banner": "ban-ne-001", "bannerHeight": "hei-gh-001"])

        let text = try String(contentsOfFile: Documents.path("canvas/scene.storyboard"), encoding: .utf8)
        let turned = try Documents.parse(text.replacing(#"orientation="portrait""#, with: #"orientation="landscape""#))
        #expect(turned.canvas.size == CGSize(width: 667, height: 375))
        #expect(turned.roots[0].view.constraints.contains { $0.id == "com-pa-001" })
    }

    /// A size class may bring another font, text or number, and another constant.
    @Test func sizeClassesChangeWhatViewsSay() throws {
        let label = """
            <label id="l" text="Wide" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="widthClass=compact" text="Narrow" numberOfLines="3">
            <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
            """
        let view =
            #"<view id="v"><rect key="frame" x="0" y="0" width="99" height="99"/><subviews>\#(label)</subviews></view>"#
        for (device, font, lines) in [("retina6_12", 30.0, 3), ("ipad9_7", 17, 1)] {
            let text = Documents.text(view).replacing("<objects>", with: "<device id=\"\(device)\"/><objects>")
            let document = try Documents.parse(text)
            let made = try #require(document.roots[0].build(in: document).views["l"] as? UILabel)
            #expect(made.font.pointSize == CGFloat(font) && made.numberOfLines == lines, "\(device)")
            #expect(made.text == (lines == 3 ? "Narrow" : "Wide"))
        }
    }

    nonisolated static let multipliers: [(text: String, value: Double)] = [
        ("0.5", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("1:1", 1), ("-2", -2),
    ]

    @Test(arguments: multipliers.indices) func multipliersAreNumbersRatiosAndFractions(_ index: Int) throws {
        let (text, value) = Self.multipliers[index]
        let document = try Documents.parse(
            Documents.text(
                """
                <view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>\
                <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="\(text)" id="c"/>\
                </constraints></view>
                """))
        #expect(document.roots[0].view.constraints.first?.multiplier == value)
    }

    /// The content view of a collection view's cell has no id of its own.
    @Test func aContentViewWithoutIdIsAView() throws {
        let document = try Documents.parse(
            Documents.text(
                """
                <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="90" height="40"/>\
                <view key="contentView"><rect key="frame" x="0" y="0" width="90" height="40"/><subviews>\
                <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="5" y="0" width="9" height="9"/>\
                </view></subviews></view><constraints>\
                <constraint firstItem="v" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="5" id="k"/>\
                </constraints></collectionViewCell>
                """))
        let root = try #require(document.roots.first)
        #expect(root.kind == .collectionCell)
        #expect(root.view.subviews.first?.subviews.map(\.id) == ["v"])
        let hierarchy = root.build(in: document)
        #expect(hierarchy.warnings.isEmpty)
        hierarchy.root.layoutIfNeeded()
        #expect(hierarchy.views["v"]?.frame.minX == 5)
    }

    @Test(arguments: ["-3", "1e300", "x"]) func aFontSizeThatMakesNoSenseIsTheUsual(_ size: String) throws {
        let document = try Documents.parse(
            Documents.text(
                """
                <view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews><label id="l" text="A">\
                <rect key="frame" x="0" y="0" width="9" height="9"/>\
                <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label></subviews></view>
                """))
        let label = document.roots[0].build(in: document).views["l"] as? UILabel
        #expect(label?.font.pointSize == 17)
    }

    // MARK: Bad input

    nonisolated static let broken: [(name: String, text: String, line: Int, says: String)] = [
        ("empty", "", 1, "empty"),
        ("no XML", "hello", 1, "breaks off"),
        ("other root", "<plist version=\"1.0\"/>", 1, "root element is 'plist'"),
        ("Xcode 4", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", 1, "Xcode 4"),
        ("macOS", "\n<document targetRuntime=\"MacOSX.Cocoa\"/>", 2, "MacOSX.Cocoa"),
        ("no runtime", "<document/>", 1, "runtime ''"),
        (
            "entity", "<?xml version=\"1.0\"?>\n<!DOCTYPE d [\n<!ENTITY a \"aaaa\">\n]>\n<document>&a;</document>", 2,
            "entities"
        ),
        (
            "external entity",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE d [\n<!ENTITY a SYSTEM \"file:///etc/passwd\">\n]>\n<document>&a;</document>",
            2, "entities"
        ),
        ("UTF-16", "\u{0}<\u{0}d\u{0}o\u{0}c", 1, "UTF-8"),
        ("unclosed", "<document targetRuntime=\"iOS.CocoaTouch\">\n<objects>", 2, "breaks off"),
        // The parser may read on to the end.
        (
            "undeclared entity", "<document targetRuntime=\"iOS.CocoaTouch\">\n<a b=\"&x;\"/>\n<c/>\n</document>", 2,
            "breaks off"
        ),
        ("double attribute", "<document\n a=\"1\" a=\"2\"/>", 2, "breaks off"),
    ]

    @Test func anEmptyFileIsReportedAsOne() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("empty-\(UUID().uuidString).xib")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let error = #expect(throws: IBDocumentError.self) { try IBDocument.read(file: file.path) }
        #expect(error?.problem == .empty)
    }

    @Test(arguments: broken.indices) func brokenDocumentsAreErrorsWithAPosition(_ index: Int) throws {
        let sample = Self.broken[index]
        let error = try #require(Documents.error(sample.text), "\(sample.name) was read")
        #expect(error.line == sample.line, "\(sample.name): \(error)")
        #expect(error.message.contains(sample.says), "\(sample.name): \(error)")
        #expect(error.description.hasPrefix("Test.xib:\(sample.line):\(error.column): error: "))
    }

    /// Cut anywhere, a document is an error in one of its lines.
    @Test func truncatedDocumentsAreErrors() throws {
        let text = try String(contentsOfFile: Documents.path("canvas/stacks.xib"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let end = text.range(of: "</document>")?.lowerBound ?? text.endIndex
        for length in stride(from: 60, to: text.distance(from: text.startIndex, to: end), by: 97) {
            let error = try #require(Documents.error(text.prefix(length)))
            #expect((1...lines).contains(error.line))
        }
    }

    @Test func depthIsBounded() throws {
        let open = String(repeating: "<view id=\"a\"><subviews>\n", count: 10_000)
        let error = try #require(Documents.error(Documents.text(open)))
        #expect(error.line <= 260)
    }

    /// Every mistake is named with its line, and what is sound is laid out.
    @Test func whatIsNotTakenOverIsAWarningWithItsPosition() throws {
        let file = Documents.path("broken/warnings.xib")
        let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
        let document = try IBDocument.read(file: file)
        let hierarchy = document.roots[0].build(in: document)
        let warnings = document.warnings + hierarchy.warnings
        func positions(_ words: String) -> [String] {
            warnings.filter { $0.message.contains(words) }.map { lines[$0.line - 1] }
        }
        let expected: [(says: String, stands: String)] = [
            ("'hologramView'", "hologramView"), ("'NoSuchFont'", "NoSuchFont"), ("stands here a second time", "<label"),
            ("no item 'nob-od-yth'", "nob-od-yth"), ("'sideways'", "sideways"), ("finite numbers", "wide"),
            ("priority 2000", "2000"), ("relation 'almost'", "almost"), ("multiplier '0'", "multiplier=\"0\""),
            ("two lengths", "half"), ("constraint is left out", "secondAttribute=\"top\""),
        ]
        for (says, stands) in expected {
            #expect(positions(says).contains { $0.contains(stands) }, "no warning '\(says)' at '\(stands)'")
        }
        hierarchy.root.layoutIfNeeded()
        #expect(abs((hierarchy.views["one-00-001"]?.frame.minY ?? 0) - 10) < 0.001)
    }

    @Test func itemsInARingAndInOtherTreesAreHarmless() throws {
        let document = try Documents.parse(
            Documents.text(
                """
                <view id="a"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>\
                <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>\
                <constraints><constraint firstAttribute="leading" secondItem="b" secondAttribute="trailing" id="r"/>\
                </constraints></view></subviews><constraints>\
                <constraint firstItem="b" firstAttribute="top" secondItem="z" secondAttribute="top" id="s"/>\
                </constraints></view><view id="z"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
                """))
        let hierarchy = document.roots[0].build(in: document)
        #expect(hierarchy.warnings.map(\.problem) == [.constraint(.noItem("z"))])
        hierarchy.root.layoutIfNeeded()
        #expect(hierarchy.views["b"]?.frame.width == 0)
    }
}
