import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// Attributes that hold what layout has no use for, and ids that stand twice.
@MainActor @Suite(.ownSettings) struct AttributeTests {
    private func warnings(_ document: IBDocument) -> [IBWarning] {
        document.warnings + document.roots.flatMap { $0.build(in: document).warnings }
    }

    private func hasWrongValue(_ warning: IBWarning) -> Bool {
        switch warning.problem {
        case .number, .word: true
        default: false
        }
    }

    @Test func valuesThatMeanNothingAreNamed() throws {
        let document = try Documents.read("broken/values.xib")
        let expected: [(line: Int, problem: IBWarning.Problem)] = [
            (7, .word("accessoryType", text: "arrow")), (14, .word("alignment", text: "middle")),
            (14, .word("axis", text: "upwards")), (14, .word("distribution", text: "fillEvenly")),
            (14, .number("spacing", text: "wide")), (17, .word("lineBreakMode", text: "wrapWords")),
            (17, .number("numberOfLines", text: "many")), (19, .number("pointSize", text: "nan")),
            (19, .word("weight", text: "fat")), (21, .word("buttonType", text: "square")),
            (21, .word("hidden", text: "maybe")), (23, .word("type", text: "slanted")),
            (24, .number("minY", text: "1e99")), (27, .word("borderStyle", text: "dotted")),
            (29, .number("left", text: "two")), (30, .number("pointSize", text: "-4")),
        ]
        let found = warnings(document).filter(hasWrongValue)
        for (line, problem) in expected {
            #expect(found.contains { $0.line == line && $0.problem == problem }, "\(line): \(problem)")
        }
        #expect(found.count == expected.count)
    }

    /// What Interface Builder writes is known: no sound document of ours has such a warning.
    @Test func soundDocumentsHaveNone() throws {
        let files = FileManager.default.enumerator(at: Documents.folder, includingPropertiesForKeys: nil)
        var count = 0
        for case let file as URL in try #require(files) where IBDocument.isDocument(path: file.path) {
            guard !file.path.contains("/broken/"), let document = try? IBDocument.read(file: file.path) else {
                continue
            }
            count += 1
            let found = warnings(document).filter(hasWrongValue)
            #expect(found.isEmpty, "\(file.lastPathComponent): \(found)")
        }
        #expect(count > 30)
    }

    /// An attribute or an `imageReference` names it.
    @Test func aButtonHasItsBackground() throws {
        for state in [
            #"<state key="normal" title="Go" backgroundImage="plate"/>"#,
            #"<state key="normal" title="Go"><imageReference key="backgroundImage" image="plate"/></state>"#,
        ] {
            let document = try Documents.parse(
                Documents.text(
                    """
                    <button id="a"><rect key="frame" x="0" y="0" width="90" height="90"/>\(state)</button>
                    </objects><resources><image name="plate" width="70" height="50"/></resources><objects>
                    """))
            let button = try #require(document.roots.first?.build(in: document).root as? UIButton)
            #expect(button.currentBackgroundImage?.size == CGSize(width: 70, height: 50), "\(state)")
            #expect(button.intrinsicContentSize == CGSize(width: 70, height: 50))
        }
    }

    /// As recorded: `Title` is 25 by 14.5 points with it.
    @Test func aFontOfSizeZeroHasTwelvePoints() throws {
        let document = try Documents.parse(
            Documents.text(
                """
                <view id="a"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
                <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="25" height="14.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="0.0"/></label></subviews></view>
                """))
        let hierarchy = document.roots[0].build(in: document)
        let label = try #require(hierarchy.views["b"] as? UILabel)
        #expect(label.font.pointSize == 12)
        #expect(abs(label.intrinsicContentSize.width - 25) <= 1 && abs(label.intrinsicContentSize.height - 14.5) <= 0.5)
        #expect(hierarchy.warnings.isEmpty)
    }

    /// Two labels and a constraint have ids that was before: what refers to one means the first, and all are there.
    @Test func whatRefersToARepeatedIDMeansTheFirst() throws {
        let document = try Documents.parse(
            Documents.text(
                """
                <view id="a"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
                <label text="first" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
                <label text="second" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
                <label text="third" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
                </subviews><constraints>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="7" id="k"/>
                <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="5" id="k"/>
                </constraints></view>
                """))
        let repeated = document.warnings.filter {
            $0.problem == .repeatedID($0.line == 9 ? "k" : $0.line == 6 ? "a" : "b")
        }
        #expect(repeated.map(\.line).sorted() == [5, 6, 9])
        let root = document.roots[0]
        let hierarchy = root.build(in: document)
        hierarchy.root.layoutIfNeeded()
        #expect(hierarchy.views.count == 4)
        #expect(hierarchy.constraints.count == 2)
        let labels = root.view.subviews.compactMap { hierarchy.views[$0.id] as? UILabel }
        #expect(labels.map(\.text) == ["first", "second", "third"])
        let origin = labels.first?.frame.origin ?? .zero
        #expect(abs(origin.x - 5) < 0.001 && abs(origin.y - 7) < 0.001)
        #expect(hierarchy.views["a"] === hierarchy.root)
    }
}
