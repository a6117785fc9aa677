import TestSupport
import Testing
import UIKit

/// What app code overrides, asks and sets beyond views and constraints, as Apple documents it.
@MainActor @Suite(.ownSettings) struct NewerSurfaceTests {
    // MARK: Layers

    private final class RingLayer: CALayer {
        var width: CGFloat = 1
        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            if let ring = layer as? RingLayer { width = ring.width }
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class RingView: UIView {
        override class var layerClass: AnyClass { RingLayer.self }
        let gradient = CAGradientLayer()
        var calls: [String] = []
        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(gradient)
        }
        required init?(coder: NSCoder) { fatalError("not from a document") }
        override func layoutSublayers(of layer: CALayer) {
            calls.append("before")
            super.layoutSublayers(of: layer)
            gradient.frame = bounds
            calls.append("after")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            calls.append("subviews")
        }
        override func updateProperties() { calls.append("properties") }
    }

    @Test func aViewLaysOutItsLayersAsTheLayersDelegate() {
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.layoutIfNeeded()
        #expect(view.calls == ["properties", "before", "subviews", "after"])
        #expect(view.gradient.frame == view.bounds)
        #expect((view.layer as? RingLayer)?.width == 1)
        view.calls = []
        view.setNeedsUpdateProperties()
        view.layoutIfNeeded()
        #expect(view.calls == ["properties", "before", "subviews", "after"])
        view.calls = []
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.calls.first == "before")
    }

    @Test func layersKnowTheirValuesByName() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.layer.setValue(4, forKey: "cornerRadius")
        #expect(view.layer.cornerRadius == 4)
        view.setValue(7.0, forKeyPath: "layer.borderWidth")
        #expect(view.layer.value(forKey: "borderWidth") as? CGFloat == 7)
        view.layer.setValue("mine", forKey: "owner")
        #expect(view.layer.value(forKey: "owner") as? String == "mine")
    }

    // MARK: Windows and delegates

    private final class OldDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    private final class SceneDelegateApp: UIResponder, UIApplicationDelegate {}

    @Test func theDelegatesWindowIsTwoOptionalsDeep() {
        defer { UIApplication.shared.delegate = nil }
        let (old, new) = (OldDelegate(), SceneDelegateApp())
        UIApplication.shared.delegate = old
        #expect(UIApplication.shared.delegate?.window??.bounds == nil)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
        old.window = window
        #expect(UIApplication.shared.delegate?.window??.bounds.width == 3)
        if let found = UIApplication.shared.delegate?.window, let inner = found { #expect(inner === window) }
        UIApplication.shared.delegate = new
        #expect(UIApplication.shared.delegate?.window == nil)
    }

    @Test func windowLevelsAreNumbers() {
        #expect(UIWindow.Level.alert + 1 > .alert)
        #expect(UIWindow.Level.statusBar - 1 < .statusBar)
        #expect((UIWindow.Level.normal + 5).rawValue == 5)
    }

    @Test func constraintsNearTheKeyboardsEdgeHold() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let field = UIView()
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        let near = field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        let away = field.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -50)
        view.keyboardLayoutGuide.setConstraints([near], activeWhenNearEdge: .bottom)
        view.keyboardLayoutGuide.setConstraints([away], activeWhenAwayFrom: .bottom)
        #expect([near.isActive, away.isActive] == [true, false])
        view.keyboardLayoutGuide.removeAllTrackedConstraints()
        #expect([near.isActive, away.isActive] == [false, false])
    }

    // MARK: Traits

    @Test func traitsAreChangedOneByOne() {
        let some = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.preferredContentSizeCategory = .extraLarge
        }
        #expect(some.userInterfaceStyle == .dark && some.preferredContentSizeCategory == .extraLarge)
        #expect(some.horizontalSizeClass == .unspecified)
        let whole = UITraitCollection.current.modifyingTraits { $0.verticalSizeClass = .compact }
        #expect(whole.verticalSizeClass == .compact)
        #expect(whole.displayScale == UITraitCollection.current.displayScale)
    }

    @Test func aStyleIsOverriddenByTraits() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        outer.traitOverrides.userInterfaceStyle = .unspecified
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    // MARK: Taps

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 3
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            calls.append("will \(indexPath.row)")
            return indexPath.row == 2 ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("did \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("out \(indexPath.row)")
        }
    }

    @Test func tapsOnRowsAskAndNotifyTheDelegate() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let rows = Rows()
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        let done = (0..<5).map { table.simulateTap(onRowAt: IndexPath(row: $0, section: 0)) }
        #expect(done == [true, true, false, false, false])
        #expect(rows.calls == ["will 0", "did 0", "will 1", "out 0", "did 1", "will 2"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    // MARK: Text

    @Test func attributedTextsCarryOverTheirAttributes() {
        var text = AttributedString("ab")
        text.font = .systemFont(ofSize: 20)
        text.underlineStyle = .single
        text += AttributedString("c", attributes: AttributeContainer([.kern: 3, .foregroundColor: UIColor.red]))
        let old = NSAttributedString(text)
        #expect(old.string == "abc")
        #expect((old.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect(old.attribute(.kern, at: 2, effectiveRange: nil) as? CGFloat == 3)
        let back = AttributedString(old)
        #expect(back.runs.count == 2)
        #expect(back.runs.first?.underlineStyle == .single)
        #expect(back == text)
    }

    @Test(arguments: [
        ("plain", "plain"), ("**bold** and *thin*", "bold and thin"), ("`a*b*`", "a*b*"), ("2 * 3 * 4", "2 * 3 * 4"),
        ("snake_case_name", "snake_case_name"), (#"\*not\*"#, "*not*"), ("~~gone~~", "gone"), ("a [b](c) d", "a b d"),
        ("**open", "**open"), ("***both***", "both"), ("[x]", "[x]"), ("", ""),
    ])
    func marksOfMarkdownGo(_ marked: String, _ plain: String) throws {
        #expect(String(try AttributedString(markdown: marked).characters) == plain)
    }

    @Test func linksOfMarkdownStay() throws {
        let text = try AttributedString(markdown: "see [the **page**](https://example.org/a)")
        #expect(text.runs.compactMap(\.link).first?.absoluteString == "https://example.org/a")
        #expect(String(text.characters) == "see the page")
    }

    @Test func positionsInAFieldFollowItsText() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "Hello"
        let start = field.caretRect(for: field.beginningOfDocument)
        let end = field.caretRect(for: field.endOfDocument)
        let width = ("Hello" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        field.font = .systemFont(ofSize: 17)
        #expect(
            abs(
                field.caretRect(for: field.endOfDocument).minX - field.caretRect(for: field.beginningOfDocument).minX
                    - width) < 0.01)
        #expect(end.minX > start.minX)
        let last = try #require(field.closestPosition(to: CGPoint(x: 190, y: 10)))
        #expect(field.offset(from: field.beginningOfDocument, to: last) == 5)
    }

    // MARK: Foundation where there is no Objective-C

    @Test(arguments: [
        (65.0, DateComponentsFormatter.UnitsStyle.positional, "1:05"), (3661, .positional, "1:01:01"),
        (5, .positional, "5"),
        (3661, .abbreviated, "1h 1m 1s"), (3600, .abbreviated, "1h"), (7200, .full, "2 hours"),
        (61, .full, "1 minute, 1 second"),
        (90, .short, "1 min, 30 sec"), (0, .abbreviated, "0s"), (172_800, .abbreviated, "2d"),
    ])
    func durationsAreWritten(_ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        #expect(formatter.string(from: seconds) == text)
    }

    @Test func durationsOfAllowedUnits() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "00:05")
        #expect(formatter.string(from: 3605) == "60:05")
        formatter.unitsStyle = .abbreviated
        formatter.zeroFormattingBehavior = .dropAll
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 125) == "2m")
    }

    @Test func distancesAreWritten() {
        let formatter = RelativeDateTimeFormatter()
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 86_400) == "in 1 day")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(fromTimeInterval: -180) == "3min ago")
    }

    @Test func weakTablesForgetWhatGoes() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        table.add(kept)
        table.add(kept)
        do { table.add(NSObject()) }
        #expect(table.allObjects == [kept])
    }

    private final class Growing: UIView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
        let rows = Rows()
        var received: [CGFloat] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            guard keyPath == "contentSize", object as? UITableView === table else { return }
            received.append((change?[.newKey] as? CGSize)?.height ?? -1)
        }
    }

    @Test func observersByNameReceiveContentSizes() {
        let view = Growing(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.addSubview(view.table)
        view.table.rowHeight = 30
        view.table.dataSource = view.rows
        view.table.addObserver(view, forKeyPath: "contentSize", options: .new, context: nil)
        view.layoutIfNeeded()
        #expect(view.received.last == 120)
        let count = view.received.count
        view.table.removeObserver(view, forKeyPath: "contentSize")
        view.table.rowHeight = 50
        view.table.reloadData()
        view.layoutIfNeeded()
        #expect(view.received.count == count)
    }

    @Test func propertiesAreReadByName() {
        final class Cell: UITableViewCell { let title = UILabel() }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        #expect(cell.value(forKey: "title") as? UILabel === cell.title)
        #expect(cell.value(forKey: "nothing") == nil)
    }
}
