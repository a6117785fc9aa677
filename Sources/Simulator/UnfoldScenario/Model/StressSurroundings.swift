/// A point on the axes: what differs from the cell or scenario as written. Everything that is left out is as written.
public struct StressSurroundings: Hashable, Sendable, Codable {
    /// A text in place of the written one.
    public struct Text: Hashable, Sendable, Codable {
        /// The label, button or field whose text it is; nil for every text.
        public var view: String?
        /// What the text is made of.
        public var kind: Kind
        /// Its number of letters; nil for as many as the kind makes of the written text.
        public var letters: Int?

        /// How a text is made of the written one.
        public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// No letters at all.
            case empty
            /// The written one, cut or repeated to a number of letters.
            case letters
            /// One word without a place to break it.
            case word
            /// Letters with accents.
            case accented
            /// Letters of such a script, or digits.
            case ideographs, rightToLeft, digits
        }

        /// Of one view, or of all that have a text.
        public init(_ kind: Kind, view: String? = nil, letters: Int? = nil) {
            (self.kind, self.view, self.letters) = (kind, view, letters)
        }
    }

    /// Width of the list in points.
    public var width: Double?
    /// Name of the text size: `accessibilityMedium`.
    public var contentSizeCategory: String?
    /// The other direction: true for right to left, false for left to right.
    public var isRightToLeft: Bool?
    /// The other weight: true for bold text, false for regular.
    public var hasBoldText: Bool?
    /// Another text.
    public var text: Text?
    /// A view that is shown although it is hidden as written, or hidden although it is shown.
    public var toggledView: String?
    /// Steps in another order or repeated: indices of the written ones.
    public var steps: [Int]?
    /// Whether the row is shown by a cell that has shown another one.
    public var isReused = false
    /// Whether a cell is made as written, gets the width, text size and direction, and then those that are written again.
    public var isTakenBack = false
    /// Name of a generation of UIKit.
    public var generation: String?

    /// As written.
    public init() {}

    private static let resets: [StressAxis: @Sendable (inout StressSurroundings) -> Void] = [
        .widths: { $0.width = nil }, .contentSizes: { $0.contentSizeCategory = nil },
        .directions: { $0.isRightToLeft = nil }, .boldText: { $0.hasBoldText = nil }, .texts: { $0.text = nil },
        .visibility: { $0.toggledView = nil }, .order: { $0.steps = nil }, .reuse: { $0.isReused = false },
        .back: { $0.isTakenBack = false }, .generations: { $0.generation = nil },
    ]

    /// The axes on which it differs from what is written, in the order of ``StressAxis``.
    public var axes: [StressAxis] {
        // Asked for in every surroundings, so without copies of them.
        let differs = [
            (StressAxis.widths, width != nil), (.contentSizes, contentSizeCategory != nil),
            (.directions, isRightToLeft != nil), (.boldText, hasBoldText != nil), (.texts, text != nil),
            (.visibility, toggledView != nil), (.order, steps != nil), (.reuse, isReused), (.back, isTakenBack),
            (.generations, generation != nil),
        ]
        return differs.filter(\.1).map(\.0)
    }

    /// With what is written on that axis.
    public func without(_ axis: StressAxis) -> StressSurroundings {
        var result = self
        Self.resets[axis]?(&result)
        return result
    }
}

extension StressSurroundings.Text {
    /// The text in place of the written one; without letters, where none are written and no view is named.
    package func text(for written: String) -> String {
        guard kind != .empty, !written.isEmpty || view != nil else { return "" }
        switch kind {
        case .empty: return ""
        case .accented: return TextSet.accented.text(written)
        case .ideographs: return TextSet.cjk.text(written)
        case .rightToLeft: return TextSet.rtl.text(written)
        case .digits: return String(repeating: "8", count: letters ?? 12)
        case .word: return Self.repeated(written.filter(\.isLetter), "", letters ?? 24)
        case .letters: return letters.map { Self.repeated(written, " ", $0) } ?? written
        }
    }

    private static func repeated(_ text: String, _ separator: String, _ count: Int) -> String {
        let unit = (text.isEmpty ? "Text" : text) + separator
        let times = count / unit.count + 1
        return String(String(repeating: unit, count: times).prefix(count))
    }
}
