struct Invariant: Sendable {
    let name: String
    let codes: [String]

    /// Most are called as their findings' code: `clippedText` is `clipped-text`.
    static let all: [Invariant] =
        // Checked on the cells on screen, after each step.
        [
            "overlap", "outsideParent", "hiddenView", "emptyImage", "freeRatio", "emptyStack", "reusedState",
            "clippedText", "zeroSize", "unmeasuredText",
            // Found by the table and the engines.
            "zeroHeight", "clippedRow", "stretchedRow", "missingUpdate", "unstableHeight", "ambiguousHeight",
            "ambiguousLayout", "fractionalHeight", "screenJump", "farEstimate", "growsFromZero", "itemTooLarge",
            "feedbackLoop",
            // Looked for by `unfold stress` alone.
            "cutText", "shrinkingHeight", "irreversibleStep", "irreversibleTraits",
        ].map { Invariant(name: $0, codes: otherCodes[$0] ?? [code($0)]) }

    private static let otherCodes = [
        "clippedRow": ["clipped-row", "estimates-off"],
        "outsideParent": ["outside-parent", "wrong-sign", "missing-width", "missing-bottom"],
        "itemTooLarge": ["undefined-flow"], "reusedState": ["reused-state", "no-reuse"],
        "zeroSize": ["zero-size", "scrolling-text"], "clippedText": ["clipped-text", "wrap-width"],
        "feedbackLoop": ["layout-feedback-loop"],
    ]

    private static func code(_ name: String) -> String {
        name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    }

    static func named(_ name: String) -> Invariant? { all.first { $0.name == name } }
    static let names = all.map(\.name)
}

struct InvariantSetting: Sendable {
    let invariant: Invariant
    let reason: String
    /// Only there; nil for everywhere.
    let rows: Set<String>?
    let views: Set<String>?
}
