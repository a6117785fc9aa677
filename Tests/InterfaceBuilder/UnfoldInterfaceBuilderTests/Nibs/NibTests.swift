import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldInterfaceBuilder

/// A class as an adapted app has it.
final class NibTestCell: UITableViewCell {
    var label: UILabel?
    var fancy: NibTestLabel?
    var radius: CGFloat = 0
    var log: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("decoded \(contentView.subviews.count) subviews, label \(label == nil ? "missing" : "there")")
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake with label \(label == nil ? "missing" : "there"), radius \(radius)")
    }

    override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "label": AdaptedProperties.set(value, \NibTestCell.label, of: self, key)
        case "fancy": AdaptedProperties.set(value, \NibTestCell.fancy, of: self, key)
        case "radius": AdaptedProperties.set(value, \NibTestCell.radius, of: self, key)
        default: super.setValue(value, forKey: key)
        }
    }
}

final class NibTestLabel: UILabel {}
final class NibOtherLabel: UILabel {}

final class NibTestOwner: UIView {
    var held: UIView?
    override func setValue(_ value: Any?, forKey key: String) {
        if key == "held" { held = value as? UIView } else { super.setValue(value, forKey: key) }
    }
}

/// Documents as an app loads them: classes, outlets, attributes, and what is raised where something is missing.
@MainActor @Suite(.ownSettings) struct NibTests {
    private func document(_ objects: String, type: String = "XIB") -> Data {
        Data(
            """
            <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" toolsVersion="32700"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_0" orientation="portrait"/>
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="held" destination="cell" id="h"/></connections></placeholder>\(objects)</objects></document>
            """.utf8)
    }

    private func cell(_ attributes: String, _ inside: String = "", _ connections: String = "") -> String {
        """
        <tableViewCell id="cell" rowHeight="60" \(attributes)><rect key="frame" x="0" y="0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="60"/>
        <subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="16" y="11" width="288" height="38"/></label>\(inside)</subviews>
        <constraints><constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top"
        constant="11" id="c1"/><constraint firstItem="label" firstAttribute="leading" secondItem="content"
        secondAttribute="leading" constant="16" id="c2"/><constraint firstAttribute="bottom" secondItem="label"
        secondAttribute="bottom" constant="11" id="c3"/></constraints></tableViewCellContentView>
        <connections>\(connections)</connections></tableViewCell>
        """
    }

    private let own = #"customClass="NibTestCell" customModule="UnfoldInterfaceBuilderTests""#
    private let outlet = #"<outlet property="label" destination="label" id="o"/>"#

    private func raised(_ body: () -> Void) -> (reasons: [String], console: [String]) {
        var (reasons, lines) = ([String](), [String]())
        let console = LayoutJournal.console
        LayoutJournal.console = { lines.append($0) }
        defer { LayoutJournal.console = console }
        UIKitExceptions.withHandler {
            reasons.append("\($0.name): \($0.reason)")
        } _: {
            body()
        }
        return (reasons, lines)
    }

    /// What the document says of insets and bouncing, which decide who holds the safe area.
    @Test(arguments: [
        ("", false, UIScrollView.ContentInsetAdjustmentBehavior.automatic),
        (#"alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="never""#, true, .never),
        (#"alwaysBounceVertical="NO" contentInsetAdjustmentBehavior="always""#, false, .always),
        (#"alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="scrollableAxes""#, true, .scrollableAxes),
    ])
    func scrollViewsKeepWhatDecidesTheirInsets(
        _ attributes: String, _ bounces: Bool, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
    ) throws {
        for name in ["tableView", "scrollView"] {
            let text = """
                <\(name) id="cell" \(attributes)><rect key="frame" x="0" y="0" width="320" height="60"/>
                <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></\(name)>
                """
            let owner = NibTestOwner(frame: .zero)
            let scroll = try #require(
                UINib(data: document(text), bundle: nil).instantiate(withOwner: owner).first as? UIScrollView)
            #expect(scroll.alwaysBounceVertical == bounces)
            #expect(scroll.contentInsetAdjustmentBehavior == behavior)
            #expect(scroll.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        }
    }

    @Test func aCellIsOfItsClassAndConnectedBeforeItWakes() throws {
        let attributes = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius">
            <real key="value" value="7"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number"
            keyPath="layer.cornerRadius"><integer key="value" value="5"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            """
        let text = cell(own + #" reuseIdentifier="a" selectionStyle="none""#, "", outlet)
            .replacing("<connections>", with: attributes + "<connections>")
        let owner = NibTestOwner(frame: .zero)
        let made = UINib(data: document(text), bundle: nil).instantiate(withOwner: owner)
        let cell = try #require(made.first as? NibTestCell)
        #expect(cell.log == ["decoded 1 subviews, label missing", "awake with label there, radius 7.0"])
        #expect(owner.held === cell)
        #expect(cell.reuseIdentifier == "a" && cell.selectionStyle == .none && cell.layer.cornerRadius == 5)
        #expect(cell.label?.superview === cell.contentView)
        let fitted = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(abs(fitted.height - 22 - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
    }

    /// Numbers that no integer is, and numbers that name no value, leave the property as it is.
    @Test(arguments: ["nan", "inf", "-inf", "1e300", "-1e300", "9.3e18", "9999999", "-5", "", "x"])
    func attributesOfHostileNumbersChangeNothing(_ number: String) throws {
        func made(_ attributes: String) throws -> UILabel {
            let text = """
                <label id="cell" text="a"><rect key="frame" x="0" y="0" width="320" height="60"/>
                <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></label>
                """
            let owner = NibTestOwner(frame: .zero)
            return try #require(
                UINib(data: document(text), bundle: nil).instantiate(withOwner: owner).first as? UILabel)
        }
        let plain = try made("")
        for path in ["contentMode", "semanticContentAttribute", "textAlignment", "lineBreakMode"] {
            let hostile = try made(
                """
                <userDefinedRuntimeAttribute type="number" keyPath="\(path)" value="\(number)"/>
                <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><real key="value" value="\(number)"/>
                </userDefinedRuntimeAttribute>
                """)
            #expect(hostile.contentMode == plain.contentMode)
            #expect(hostile.semanticContentAttribute == plain.semanticContentAttribute)
            #expect(hostile.textAlignment == plain.textAlignment)
            #expect(hostile.lineBreakMode == plain.lineBreakMode)
        }
    }

    private func findings(_ body: () throws -> Void) rethrows -> [String] {
        var found: [String] = []
        try LayoutJournal.listening(
            { event in
                if case .finding(let finding) = event, case .appFile(let problem) = finding.fact {
                    found.append(problem.description)
                }
            }, to: body)
        return found
    }

    /// iOS sets the outlet to the plain label without looking, and goes on.
    @Test func anOutletOfASubclassDecidesWhatAPlainViewIs() throws {
        let fancy = #"<outlet property="fancy" destination="label" id="o"/>"#
        func made(_ text: String) throws -> NibTestCell {
            try #require(
                UINib(data: document(text), bundle: nil).instantiate(withOwner: NibTestOwner(frame: .zero)).first
                    as? NibTestCell)
        }
        let found = try findings {
            let plain = try made(cell(own, "", fancy))
            #expect(plain.fancy?.text == "Hello" && plain.fancy?.superview === plain.contentView)
            // A class that the document names stays, and fits no outlet of another.
            let other = #"customClass="NibOtherLabel" customModule="UnfoldInterfaceBuilderTests" id="label""#
            let named = try made(cell(own, "", fancy).replacing(#"id="label""#, with: other))
            #expect(named.fancy == nil && named.contentView.subviews.first is NibOtherLabel)
        }
        #expect(
            found == [
                "a document gives NibTestCell.fancy, of class NibTestLabel, a UILabel: it is made as a NibTestLabel here and "
                    + "stays a UILabel on iOS; set its class in the document",
                "a document gives NibTestCell.fancy a NibOtherLabel, and it takes a NibTestLabel: it keeps what it has; set the "
                    + "class in the document",
            ])
    }

    @Test func anUnknownRuntimeAttributeIsAFinding() throws {
        let attribute = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="roundness">
            <real key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes><connections>
            """
        let text = cell(own, "", outlet).replacing("<connections>", with: attribute)
        var reasons: [String] = []
        let found = findings {
            reasons =
                raised { UINib(data: document(text), bundle: nil).instantiate(withOwner: NibTestOwner(frame: .zero)) }
                .reasons
        }
        #expect(reasons == [])
        #expect(
            found == [
                "NibTestCell has no property for the runtime attribute 'roundness' of a document; iOS logs this and goes on"
            ])
    }

    /// Base internationalization: the document's own texts, and those of the language in a table.
    @Test func documentsAreTranslated() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Base", "de", "mul"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name + ".lproj"), withIntermediateDirectories: true)
        }
        let base = folder.appendingPathComponent("Base.lproj/Card.xib")
        try document(cell(own, "", outlet)).write(to: base)
        try Data(#""label.text" = "Hallo";"#.utf8).write(to: folder.appendingPathComponent("de.lproj/Card.strings"))
        try Data(
            #"""
            {"sourceLanguage": "en", "strings": {"label.text": {"localizations": {"fr": {"stringUnit":
            {"state": "translated", "value": "Salut"}}}}}}
            """#.utf8
        ).write(to: folder.appendingPathComponent("mul.lproj/Card.xcstrings"))
        func text(_ language: String?) throws -> String? {
            try LayoutSettings.isolated {
                LayoutEnvironment.current.language = language
                func find(_ element: IBElement) -> IBElement? {
                    element["id"] == "label" ? element : element.children.lazy.compactMap(find).first
                }
                return try NibFiles.document(base.path).source.flatMap(find)?.string("text")
            }
        }
        #expect(try [nil, "de", "de-AT", "fr", "it"].map(text) == ["Hello", "Hallo", "Hallo", "Salut", "Hello"])
    }

    @Test func everyInstanceIsItsOwn() throws {
        let nib = UINib(data: document(cell(own, "", outlet)), bundle: nil)
        let owner = NibTestOwner(frame: .zero)
        let cells = (0..<3).compactMap { _ in nib.instantiate(withOwner: owner).first as? NibTestCell }
        #expect(Set(cells.map { ObjectIdentifier($0) }).count == 3)
        #expect(Set(cells.compactMap(\.label).map { ObjectIdentifier($0) }).count == 3)
    }

    @Test func whatIsMissingIsRaisedAsUIKitRaisesIt() {
        let owner = NibTestOwner(frame: .zero)
        func load(_ text: String) -> (reasons: [String], console: [String]) {
            raised { UINib(data: document(text), bundle: nil).instantiate(withOwner: owner) }
        }
        let missing = load(cell(own, "", #"<outlet property="title" destination="label" id="o"/>"#))
        #expect(missing.reasons.count == 1)
        #expect(
            missing.reasons.first?.hasPrefix("NSUnknownKeyException: [<UnfoldInterfaceBuilderTests.NibTestCell 0x")
                == true)
        #expect(
            missing.reasons.first?.hasSuffix(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key title.") == true)
        let unknown = load(cell(#"customClass="Nobody" customModule="Shop""#, "", outlet))
        #expect(unknown.console == ["Unknown class Shop.Nobody in Interface Builder file."])
        #expect(unknown.reasons.count == 1 && unknown.reasons[0].contains("for the key label"))
        #expect(load(cell(own, "", #"<outlet property="label" destination="gone" id="o"/>"#)).reasons.isEmpty)
    }

    @Test func registeredNibsMustFitTheirIdentifier() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let fits = UINib(data: document(cell(own, "", outlet)), bundle: nil)
        table.register(fits, forCellReuseIdentifier: "b")
        #expect(table.dequeueReusableCell(withIdentifier: "b")?.reuseIdentifier == "b")
        table.register(nil as UINib?, forCellReuseIdentifier: "b")
        #expect(table.dequeueReusableCell(withIdentifier: "b") == nil)
        let reasons = raised {
            let other = UINib(data: document(cell(own + #" reuseIdentifier="c""#)), bundle: nil)
            table.register(other, forCellReuseIdentifier: "d")
            _ = table.dequeueReusableCell(withIdentifier: "d")
            let view = #"<view id="cell"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
            table.register(UINib(data: document(view), bundle: nil), forCellReuseIdentifier: "e")
            _ = table.dequeueReusableCell(withIdentifier: "e")
        }.reasons
        #expect(reasons.count == 2)
        #expect(
            reasons[0].contains(
                "cell reuse indentifier in nib (c) does not match the identifier used to register the nib (d)"))
        #expect(
            reasons[1].contains(
                "invalid nib registered for identifier (e) - nib must contain exactly one top level object"))
    }

    /// The labels of a classic style are those of the cell.
    @Test func classicStylesKeepTheirLabels() throws {
        let text = cell(
            #"style="IBUITableViewCellStyleSubtitle" textLabel="label" detailTextLabel="detail""#,
            """
            <label text="World" id="detail"><rect key="frame" x="16" y="30" width="30" height="14"/></label>
            """)
        let made = UINib(data: document(text), bundle: nil).instantiate(withOwner: NibTestOwner(frame: .zero))
        let cell = try #require(made.first as? UITableViewCell)
        #expect(cell.cellStyle == .subtitle)
        #expect(cell.textLabel?.text == "Hello" && cell.detailTextLabel?.text == "World")
        #expect(cell.contentView.subviews.count == 2)
    }

    /// Placeholder constraints are gone when the app runs; the size class is the environment's.
    @Test func theEnvironmentDecides() throws {
        let text = """
            <view id="cell"><rect key="frame" x="0" y="0" width="100" height="100"/><constraints>
            <constraint firstAttribute="height" constant="40" placeholder="YES" id="p"/>
            <constraint firstAttribute="width" constant="10" id="w"><variation key="widthClass=regular" constant="30"/>
            </constraint></constraints></view>
            """
        let nib = UINib(data: document(text), bundle: nil)
        func constants() throws -> [CGFloat] {
            try #require(nib.instantiate(withOwner: NibTestOwner(frame: .zero)).first as? UIView).constraints.map(
                \.constant)
        }
        #expect(try constants() == [10])
        LayoutEnvironment.current.horizontalSizeClass = .regular
        defer { LayoutEnvironment.current = LayoutEnvironment() }
        #expect(try constants() == [30])
    }

    @Test(arguments: ["", "<a/>", "<document", "<!DOCTYPE a [<!ENTITY b \"c\">]><document/>", "\u{0}"])
    func hostileDocumentsRaise(_ text: String) {
        let reasons = raised { UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil) }.reasons
        #expect(reasons.count == 1)
        #expect(reasons.first?.contains("data.xib:") == true)
    }

    /// More bytes than a document may have are refused before they are looked at.
    @Test func aHugeFileIsRefused() {
        let data = Data(count: IBLimits.fileSize + 1)
        #expect(throws: IBDocumentError.self) { try IBDocument.read(file: "huge.xib", data: data) }
    }

    /// Views within each other twice, constraints on what is not there, outlets in a ring: bounded, and no crash.
    @Test func ringsAndDoublesAreHarmless() throws {
        let text = cell(
            "", #"<label id="label" text="again"><rect key="frame" x="0" y="0" width="1" height="1"/></label>"#,
            #"<outlet property="accessoryView" destination="cell" id="x"/>"#
        )
        .replacing(#"firstItem="label" firstAttribute="top""#, with: #"firstItem="nobody" firstAttribute="top""#)
        let outcome = raised {
            let made = UINib(data: document(text), bundle: nil).instantiate(withOwner: NibTestOwner(frame: .zero))
            #expect(made.count == 1)
        }
        #expect(outcome.reasons.count <= 1)
    }
}
