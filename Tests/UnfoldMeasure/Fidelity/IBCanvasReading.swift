import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// What of the canvas a root was drawn on, which a document does not hold: read off the sizes of its labels.
/// Scenes of one storyboard differ, for each was drawn when it was last edited.
struct IBCanvasReading: Sendable, Hashable {
    /// Text size of the canvas: the document's, if it has one, else `.large` unless more labels in a text style have
    /// the line height or the width of another size, and at least half of those that have one of any size.
    var category: UIContentSizeCategory = .large
    /// Whether lines of text styles are taller, as for some languages since iOS 17: where that says more of the labels.
    var hasTallLines = false
    /// Pixels per point that text was rounded up to: those of the device, or 1 where more labels tell of whole points;
    /// without a device 2 where more tell of halves.
    var textScale: CGFloat

    /// - Complexity: O(labels × text sizes).
    @MainActor init(_ root: IBRoot, in document: IBDocument) {
        // Lines of a text style are as far apart as the document's generation has them.
        let before = LayoutEnvironment.current
        LayoutEnvironment.current = Canvas.environment(of: document)
        defer { LayoutEnvironment.current = before }
        let labels = Self.labels(of: root, in: document)
        textScale = document.canvas.scale
        readTextSize(labels.filter { $0.style != nil }, in: document)
        let category = category
        let texts = labels.filter { !$0.isButton }
        if document.canvas.scale > 1 {
            let scale = document.canvas.scale
            let wholes = texts.count { $0.isRounded(category, scale: 1) && !$0.isRounded(category, scale: scale) }
            let fine = texts.count { $0.isRounded(category, scale: scale) && !$0.isRounded(category, scale: 1) }
            if wholes > fine { textScale = 1 }
        } else if document.canvas.device == nil {
            // Heights alone: widths are set by constraints more often.
            let wholes = texts.count { $0.hasHeight(category, scale: 1) && !$0.hasHeight(category, scale: 2) }
            let halves = texts.count { $0.hasHeight(category, scale: 2) && !$0.hasHeight(category, scale: 1) }
            if halves > wholes { textScale = 2 }
        }
    }

    /// Text size and height of lines.
    @MainActor private mutating func readTextSize(_ styled: [Label], in document: IBDocument) {
        let scale = document.canvas.scale
        var votes = ([.large] + Canvas.otherCategories).map { category in
            (category: category, isTall: false, labels: styled.map { $0.votes(for: category, scale: scale) })
        }
        if let stated = document.canvas.contentSizeCategory {
            category = stated
            votes = [(stated, false, styled.map { $0.votes(for: stated, scale: scale) })]
        }
        if Canvas.mayHaveTallLines(document) {
            let before = LayoutEnvironment.current
            LayoutEnvironment.current.textStyleLineScale = Canvas.tallLineScale
            defer { LayoutEnvironment.current = before }
            let tall = styled.map {
                max($0.votes(for: category, scale: scale), $0.isSqueezed(category, scale: scale) ? 1 : 0)
            }
            votes.append((category, true, tall))
        }
        let voting = styled.indices.count { index in votes.contains { $0.labels[index] > 0 } }
        var best = votes.first?.labels.reduce(0, +) ?? 0
        for other in votes.dropFirst() {
            let support = other.labels.reduce(0, +)
            if support > best, other.labels.count(where: { $0 > 0 }) * 2 >= voting {
                (best, category, hasTallLines) = (support, other.category, other.isTall)
            }
        }
    }

    /// A label, or a button of type system with a title alone.
    private struct Label {
        var isButton = false
        /// Whether a constraint names the recorded height.
        var hasStatedHeight = false
        var text: String
        var size: CGSize
        /// For `.large`, where it follows a style.
        var font: UIFont
        var style: UIFont.TextStyle?
        /// Most lines; 0 for any number.
        var lines = 1
        private var wraps: Bool { lines != 1 }

        init(text: String, size: CGSize, font: UIFont, style: UIFont.TextStyle?, lines: Int) {
            (self.text, self.size, self.font, self.style, self.lines) = (text, size, font, style, lines)
        }

        @MainActor private func font(at category: UIContentSizeCategory) -> UIFont {
            guard let style else { return font }
            return .preferredFont(
                forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        }

        /// One for the height of a line, which constraints may have set, two for the width of the text.
        @MainActor func votes(for category: UIContentSizeCategory, scale: CGFloat) -> Int {
            let scales = scale == 1 ? [1] : [1, scale]
            return (scales.contains { hasHeight(category, scale: $0) } ? 1 : 0)
                + (scales.contains { hasWidth(category, scale: $0) } ? 2 : 0)
        }

        /// Whether height and width are those of the text, rounded up to pixels of that scale.
        @MainActor func isRounded(_ category: UIContentSizeCategory, scale: CGFloat) -> Bool {
            hasHeight(category, scale: scale) && hasWidth(category, scale: scale)
        }

        /// Whether it is less than a pixel too low for its line, and nothing in the document says so: there was no more
        /// space.
        @MainActor func isSqueezed(_ category: UIContentSizeCategory, scale: CGFloat) -> Bool {
            guard !wraps, !isButton, !hasStatedHeight else { return false }
            let missing = Self.ceil(font(at: category).lineHeight, scale) - size.height
            return missing > 0 && missing < 1 / scale + 0.02
        }

        @MainActor func hasHeight(_ category: UIContentSizeCategory, scale: CGFloat) -> Bool {
            if isButton { return Self.isSame(Self.ceil(font(at: category).lineHeight, 1) + 12, size.height) }
            let lines = wraps ? wrappedHeight(category) : font(at: category).lineHeight
            return Self.isSame(Self.ceil(lines, scale), size.height)
        }

        /// In whole points most recorded labels are a point wider than that. Text that wraps fills its width at any
        /// size.
        @MainActor private func hasWidth(_ category: UIContentSizeCategory, scale: CGFloat) -> Bool {
            let width = TextMetrics.measurer.width(of: text, font: font(at: category))
            if isButton { return Self.isSame(max(30, Self.ceil(width, 1)), size.width) }
            if wraps, width > size.width + 0.02 { return false }
            let natural = Self.ceil(width, scale)
            return Self.isSame(natural, size.width) || (scale == 1 && Self.isSame(natural + 1, size.width))
        }

        /// Of the text in the recorded width, unrounded.
        @MainActor private func wrappedHeight(_ category: UIContentSizeCategory) -> CGFloat {
            let runs = [TextRun(text: text, font: font(at: category))]
            return TextLayout(
                PreparedText(runs), width: size.width, limit: lines == 0 ? .max : lines, mode: .byWordWrapping
            ).size.height
        }

        private static func ceil(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
            (length * scale - 0.001).rounded(.up) / scale
        }

        private static func isSame(_ natural: CGFloat, _ recorded: CGFloat) -> Bool { abs(natural - recorded) < 0.02 }
    }

    /// Labels of one text without line ends, whose height nothing sets, and buttons in text styles.
    @MainActor private static func labels(of root: IBRoot, in document: IBDocument) -> [Label] {
        var found: [Label] = []
        root.view.forEach { view in
            guard view.usesConstraints, let size = view.frame?.size, size.height > 0,
                document.designableSizes[view.id] == nil,
                !view.constraints.contains(where: { $0.firstAttribute == "height" && $0.relation == "equal" }),
                let text = text(of: view), !text.isEmpty, !text.contains("\n"),
                let description = view.element.child("fontDescription", key: "fontDescription"),
                let font = IBFonts.font(description).font
            else { return }
            let style = description["style"].map { UIFont.TextStyle(rawValue: $0) }
            let isButton = view.tag == "button"
            guard !isButton || style != nil else { return }
            let lines = min(max(Int(view.element.number("numberOfLines") ?? 1), 0), 1000)
            var label = Label(text: text, size: size, font: font, style: style, lines: isButton ? 1 : lines)
            label.isButton = isButton
            label.hasStatedHeight = view.constraints.contains {
                $0.firstAttribute == "height" && CGFloat($0.constant) == size.height
            }
            found.append(label)
        }
        return found
    }

    private static func text(of view: IBView) -> String? {
        switch view.tag {
        case "label": return view.element.flag("usesAttributedText") == true ? nil : view.element.string("text")
        case "button":
            guard let type = view.element["buttonType"], IBTerminology.buttonTypes[type] == .system,
                view.element.child("buttonConfiguration", key: "configuration") == nil,
                let state = view.element.child("state", key: "normal"), state["image"] == nil,
                !view.element.children.contains(where: { $0.name == "inset" })
            else { return nil }
            return state.string("title")
        default: return nil
        }
    }
}
