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
}
