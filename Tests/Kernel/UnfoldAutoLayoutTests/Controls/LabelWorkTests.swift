import Foundation
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldTypesetting

/// What a new text of a label sets off, and what it does not.
@MainActor @Suite struct LabelWorkTests {
    private final class Counting: TextMeasuring, @unchecked Sendable {
        var texts: [String] = []
        func width(of text: String, font: UIFont) -> CGFloat { 10 * CGFloat(text.count) }
        func advances(of text: String, font: UIFont) -> [CGFloat] {
            texts.append(text)
            return text.map { _ in 10 }
        }
    }

    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func cell(_ label: UILabel) -> UIView {
        let content = UIView()
        let box = UIView()
        content.addSubview(box)
        box.addSubview(label)
        for (inner, outer) in [(box, content), (label, box)] {
            inner.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            ])
        }
        return content
    }

    /// Two passes of layout, baselines and a second fitting ask for the text's widths once.
    @Test func eachTextIsMeasuredOnce() {
        let saved = TextMetrics.measurer
        let counting = Counting()
        TextMetrics.measurer = counting
        defer { TextMetrics.measurer = saved }
        let label = UILabel()
        label.numberOfLines = 0
        let content = cell(label)
        for text in ["one two three four five six", "漢字かな", "short", "one two three four five six"] {
            label.text = text
            label.text = text
            let first = height(of: content, width: 100)
            #expect(height(of: content, width: 100) == first)
            _ = (label.baselines, label.sizeThatFits(CGSize(width: 77, height: 0)), label.intrinsicContentSize)
            #expect(counting.texts == [text])
            counting.texts = []
        }
    }

    /// The rectangle that apps override is asked for once a text: baselines take what the size has found out.
    @Test func theRectangleIsAskedForOnce() {
        final class Counted: UILabel {
            var asked: [CGRect] = []
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                asked.append(bounds)
                return super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
            }
        }
        let label = Counted()
        let content = cell(label)
        for text in ["one", "another one"] {
            label.text = text
            _ = height(of: content, width: 200)
            #expect(label.asked.count == 1)
            label.asked = []
        }
        // What was measured in between is not the natural size.
        label.numberOfLines = 0
        _ = height(of: content, width: 200)
        label.asked = []
        _ = label.sizeThatFits(CGSize(width: 5, height: 0))
        _ = (label.baselines, label.baselines)
        #expect(label.asked.map { $0.width < 10 } == [true, false])
    }

    /// A label that no longer wraps has its one line's height, which is what it had asked for before it wrapped.
    @Test func linesComeAndGo() {
        let label = UILabel()
        label.text = "one two three four five six seven"
        let content = cell(label)
        content.frame.size = CGSize(width: 100, height: 400)
        content.constraints.filter { $0.firstAttribute == .bottom }.forEach { $0.priority = .defaultLow - 1 }
        label.superview?.constraints.filter { $0.firstAttribute == .bottom }.forEach { $0.priority = .defaultLow - 1 }
        var heights: [CGFloat] = []
        for lines in [1, 0, 1, 2, 1] {
            label.numberOfLines = lines
            content.layoutIfNeeded()
            heights.append(label.frame.height)
        }
        let fresh = UILabel()
        fresh.text = label.text
        let one = fresh.intrinsicContentSize.height
        #expect([heights[0], heights[2], heights[4]] == [one, one, one])
        #expect(heights[1] > heights[3] && heights[3] > one)
    }

    /// Texts with and without styles, one after the other in the same label, are as large as in a label of their own.
    @Test func stylesAreNotLeftBehind() {
        let wide = NSMutableParagraphStyle()
        (wide.lineSpacing, wide.firstLineHeadIndent) = (9, 20)
        let label = UILabel()
        label.numberOfLines = 0
        let steps: [(UILabel) -> Void] = [
            { $0.text = "plain words of some length" },
            { $0.attributedText = NSAttributedString(string: "a style's words", attributes: [.paragraphStyle: wide]) },
            { $0.text = "plain words of some length" }, { $0.lineBreakStrategy = [] },
            { $0.text = "other plain words of some length" }, { $0.lineBreakStrategy = .pushOut },
            { $0.text = nil }, { $0.text = "plain words of some length" },
        ]
        for (index, step) in steps.enumerated() {
            step(label)
            let fresh = UILabel()
            fresh.numberOfLines = 0
            fresh.lineBreakStrategy = label.lineBreakStrategy
            if index == 1 { fresh.attributedText = label.attributedText } else { fresh.text = label.text }
            for width in [60.0, 90, 130, 400] {
                let size = CGSize(width: width, height: 0)
                #expect(label.sizeThatFits(size) == fresh.sizeThatFits(size), "step \(index) at \(width)")
            }
        }
    }

    /// A text that is there already changes nothing, another is heard all the way up.
    @Test func invalidationReachesTheRoot() throws {
        let label = UILabel()
        let content = cell(label)
        label.text = "a"
        content.layoutIfNeeded()
        let engine = try #require(content.hostedEngine)
        let revision = engine.revision
        label.text = "a"
        #expect(engine.revision == revision && content.flags.isEmpty)
        label.text = "b"
        #expect(engine.revision == revision + 1 && engine.waitingContentSizes.count == 1)
        #expect(label.flags == .needsUpdateConstraints)
        #expect(label.superview?.flags.contains([.needsLayout, .descendantNeedsUpdateConstraints]) == true)
        #expect(content.flags.contains([.descendantNeedsLayout, .descendantNeedsUpdateConstraints]))
        // Out of the hierarchy it is a system of its own, which the old one does not hear of.
        label.removeFromSuperview()
        let left = engine.revision
        label.text = "c"
        #expect(engine.revision == left && label.flags.contains(.needsUpdateConstraints))
    }

    @Test func baselinesComeInPairs() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let (label, empty, field, text) = (UILabel(), UILabel(), UITextField(), UITextView())
        label.text = "two\nlines"
        label.numberOfLines = 0
        field.text = "field"
        text.text = "view"
        for view in [button, label, empty, field, text, UIView()] {
            let pair = view.baselineDistances
            #expect(pair.first == view.firstBaselineFromTop && pair.last == view.lastBaselineFromBottom, "\(view)")
        }
    }

    /// The name that changes are told under is remembered, but not longer than it holds.
    @Test func namesFollowWhatTheyAreMadeOf() {
        let label = UILabel()
        let name = label.layoutName
        #expect(name.hasPrefix("UILabel:0x") && label.layoutName == name)
        label.accessibilityIdentifier = "title"
        #expect(label.layoutName == "title")
        label.accessibilityIdentifier = nil
        #expect(label.layoutName == name)
        label.printedClassName = "Other"
        #expect(label.layoutName == name.replacingOccurrences(of: "UILabel", with: "Other"))
    }

    /// What an override measures takes the memory that labels of one line have turns in.
    @Test func overridesMayMeasureOtherLabels() {
        final class Asking: UILabel {
            let other = UILabel()
            override var lineBreakMode: NSLineBreakMode {
                get { asked(super.lineBreakMode) }
                set { super.lineBreakMode = newValue }
            }
            override var numberOfLines: Int {
                get { asked(super.numberOfLines) }
                set { super.numberOfLines = newValue }
            }
            private func asked<Value>(_ value: Value) -> Value {
                other.text = other.text == "a" ? "another text" : "a"
                _ = other.intrinsicContentSize
                return value
            }
        }
        let (label, plain) = (Asking(), UILabel())
        for view in [label, plain] { view.text = "some words" }
        #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
        #expect(label.baselines.first == plain.baselines.first)
        #expect(label.lines(width: 40) == plain.lines(width: 40))
        #expect("\(label.widths(breakingAsAt: 40) as Any)" == "\(plain.widths(breakingAsAt: 40) as Any)")
    }
}
