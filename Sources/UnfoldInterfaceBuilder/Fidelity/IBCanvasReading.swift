import UnfoldAutoLayout
import Foundation

/// The text size of the canvas that a root was drawn on, which a document does not hold: read off the heights of its
/// labels of one line in a text style. Scenes of one storyboard differ, for each was drawn when it was last edited.
public struct IBCanvasReading: Sendable, Hashable {
    /// Text size of the canvas. `.large` unless at least half of such labels say otherwise.
    public var category: UIContentSizeCategory = .large

    /// - Complexity: O(labels × text sizes).
    @MainActor init(_ root: IBRoot, in document: IBDocument) {
        let labels = Self.labels(of: root, in: document)
        var best = Self.support(.large, labels)
        for other in Canvas.otherCategories {
            let votes = Self.support(other, labels)
            if votes > best, votes * 2 >= labels.count { (best, category) = (votes, other) }
        }
    }

    private struct Label {
        var height: CGFloat
        var style: UIFont.TextStyle
    }

    /// How many labels have the height of a line, rounded up to the pixels of any device.
    @MainActor private static func support(_ category: UIContentSizeCategory, _ labels: [Label]) -> Int {
        labels.count { label in
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let line = UIFont.preferredFont(forTextStyle: label.style, compatibleWith: traits).lineHeight
            return [1, 2, 3].contains { abs((line * $0 - 0.001).rounded(.up) / $0 - label.height) < 0.02 }
        }
    }

    /// Labels of one line in a text style whose height nothing sets.
    @MainActor private static func labels(of root: IBRoot, in document: IBDocument) -> [Label] {
        var found: [Label] = []
        root.view.forEach { view in
            guard view.tag == "label", view.usesConstraints, let height = view.frame?.height, height > 0,
                ["1", nil].contains(view.element["numberOfLines"]), document.designableSizes[view.id] == nil,
                view.element.flag("usesAttributedText") != true, !(view.element.string("text") ?? "").isEmpty,
                !view.constraints.contains(where: { $0.firstAttribute == "height" }),
                let font = view.element.child("fontDescription", key: "fontDescription"), let style = font["style"]
            else { return }
            found.append(Label(height: height, style: UIFont.TextStyle(rawValue: style)))
        }
        return found
    }
}
