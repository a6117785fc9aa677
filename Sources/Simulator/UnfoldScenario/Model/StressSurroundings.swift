extension StressSurroundings {
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
