import Foundation
import Testing

@testable import UnfoldAutoLayout

@MainActor @Suite struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let a = UIView()
    private let b = UIView()

    init() {
        for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    private func lines(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
    ) -> [String] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]
        ).map { $0.printedEquation { $0.layoutName } }
    }

    @Test(arguments: [
        ("H:|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
        ("|-8-[a]", ["a.leading == root.leading + 8"]),
        ("H:|-[a]-|", ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"]),
        ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
        ("[a][b]", ["b.leading == a.trailing"]),
        ("[a]-(>=gap,<=40@low)-[b]", ["b.leading >= a.trailing + 12", "b.leading <= a.trailing + 40 @250"]),
        ("V:[a(44)]", ["a.height == 44"]),
        ("[a(>=44,<=100@500)]", ["a.width >= 44", "a.width <= 100 @500"]),
        ("[a(b)]", ["a.width == b.width"]),
        ("[a(==b/2+10)]", ["a.width == 0.5*b.width + 10"]),
        ("V:[a(b.width*2)]", ["a.height == 2*b.width"]),
        ("[a]-gap-[b]", ["b.leading == a.trailing + 12"]),
        ("[a]-1e1-[b]", ["b.leading == a.trailing + 10"]),
        ("V:|-(-5)-[a]", ["a.top == root.top - 5"]),
        ("H: |-20-[a(50)]", ["a.width == 50", "a.leading == root.leading + 20"]),
    ])
    func equations(_ format: String, _ expected: [String]) {
        #expect(lines(format, metrics: ["gap": 12, "low": 250.0]) == expected)
    }

    @Test func optionsAlignViews() {
        #expect(
            lines("H:[a]-[b]", options: [.alignAllCenterY, .directionLeftToRight])
                == ["b.left == a.right + 8", "a.centerY == b.centerY"])
        #expect(
            lines("H:|-5-[a]-[b]", options: .directionRightToLeft)
                == ["root.right == a.right + 5", "a.left == b.right + 8"])
        #expect(lines("V:[a]-3-[b]", options: .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline + 3"])
    }

    @Test func rightToLeftLinesLieFromTheRight() {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-5-[a(20)]-8-[b(10)]", options: .directionRightToLeft, metrics: nil,
                views: ["a": a, "b": b]))
        root.layoutIfNeeded()
        #expect(Double(a.frame.maxX) == 295)
        #expect(Double(b.frame.maxX) == 267)
    }

    /// The line, the message and the characters before the mark.
    @Test(arguments: [
        ("", "It's an empty string.", 0),
        ("H|[a]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
        ("V|[a]", "Expected ':' after 'V' to specify vertical arrangement", 1),
        ("H:|-[c]-|", "c is not a key in the views dictionary.", 6),
        ("H:[self.a]-5-|", "Expected a ']' here. That is how you give the end of a view.", 7),
        ("[a(gap][b]", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 6),
        ("[a(>30)]", "Unknown relation. Must be ==, >=, or <=", 3),
        (
            "H:|-margiin-[a]",
            "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries",
            11
        ),
        ("[a]-5[b]", "Expected a '-' here. That is how you give the end of a connection.", 5),
        ("[a]|[b]", "Expected the end of the format string.", 4),
        ("[é]", "It contains non-ASCII characters.", 0),
        ("[a(5", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 4),
        (
            "[",
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.",
            1
        ),
        ("[a(44@1001)]", "Priorities must be greater than 0 and less or equal to 1000.", 10),
        ("[a(99999999999999999999999999999999999999999e999)]", "Expected a number, a metric or a view here.", 3),
    ])
    func mistakes(_ format: String, _ message: String, _ offset: Int) {
        var raised: [UIKitException] = []
        let made = UIKitExceptions.withHandler({ raised.append($0) }) { lines(format) }
        let expected =
            "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: offset))^"
        #expect(made.isEmpty)
        #expect(raised == [UIKitException(name: "NSInvalidArgumentException", reason: expected)])
    }

    @Test func aBarNeedsASuperview() {
        a.removeFromSuperview()
        var raised: [UIKitException] = []
        UIKitExceptions.withHandler({ raised.append($0) }) { _ = lines("H:|-(>=50)-[a(100)]") }
        let expected = """
            Unable to parse constraint format: \n\
            Unable to interpret '|' character, because the related view doesn't have a superview \n\
            H:|-(>=50)-[a(100)] \n                   ^
            """
        #expect(raised.map(\.reason) == [expected])
    }

    @Test func alignmentAlongTheLineIsRefused() {
        var raised: [UIKitException] = []
        UIKitExceptions.withHandler({ raised.append($0) }) { _ = lines("H:[a]-[b]", options: .alignAllLeft) }
        #expect(raised.first?.reason.contains("aligned on a horizontal edge") == true)
        // One view has nothing to be aligned with.
        #expect(lines("H:|-[a]-|", options: .alignAllLeft) == lines("H:|-[a]-|"))
    }

    @Test func standardSpacingPrintsAsUIKitsDoes() {
        let line = NSLayoutConstraint.constraints(
            withVisualFormat: "[a]-[b]", metrics: nil, views: ["a": a, "b": b])
        #expect(line.first?.description.contains("-(NSSpace(8))-") == true)
        line.first?.constant = 9
        #expect(line.first?.description.contains("-(9)-") == true)
    }

    @Test(arguments: 0..<300) func randomTextNeverStops(_ seed: Int) {
        let alphabet = Array("HV:|[]()-,.@<>=*/+ab19_ e")
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        var text = ""
        for _ in 0..<(seed % 40) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            text.append(alphabet[Int(state >> 33) % alphabet.count])
        }
        var raised = 0
        let made = UIKitExceptions.withHandler({ _ in raised += 1 }) { lines(text) }
        #expect(raised <= 1 && (raised == 0 || made.isEmpty))
    }
}
