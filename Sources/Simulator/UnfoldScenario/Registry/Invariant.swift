/// Something that is checked in every step without being asked, one line each.
struct Invariant: Sendable {
    let name: String
    let codes: [String]

    static let all: [Invariant] = [
        // Checked on the cells on screen, after each step.
        Invariant(name: "overlap", codes: ["overlap"]),
        Invariant(name: "outsideParent", codes: ["outside-parent", "wrong-sign", "missing-width"]),
        Invariant(name: "hiddenView", codes: ["hidden-view"]),
        Invariant(name: "emptyImage", codes: ["empty-image"]),
        Invariant(name: "emptyStack", codes: ["empty-stack"]),
        Invariant(name: "reusedState", codes: ["reused-state"]),
        Invariant(name: "clippedText", codes: ["clipped-text"]),
        Invariant(name: "zeroSize", codes: ["zero-size"]),
        Invariant(name: "unmeasuredText", codes: ["unmeasured-text"]),
        // Found by the table and the engines.
        Invariant(name: "zeroHeight", codes: ["zero-height"]),
        Invariant(name: "clippedRow", codes: ["clipped-row"]),
        Invariant(name: "stretchedRow", codes: ["stretched-row"]),
        Invariant(name: "missingUpdate", codes: ["missing-update"]),
        Invariant(name: "unstableHeight", codes: ["unstable-height"]),
        Invariant(name: "ambiguousHeight", codes: ["ambiguous-height"]),
        Invariant(name: "ambiguousLayout", codes: ["ambiguous-layout"]),
        Invariant(name: "fractionalHeight", codes: ["fractional-height"]),
        Invariant(name: "screenJump", codes: ["screen-jump"]),
        Invariant(name: "farEstimate", codes: ["far-estimate"]),
        Invariant(name: "growsFromZero", codes: ["grows-from-zero"]),
        Invariant(name: "itemTooLarge", codes: ["undefined-flow"]),
        Invariant(name: "feedbackLoop", codes: ["layout-feedback-loop"]),
        // Looked for by `unfold stress` alone.
        Invariant(name: "cutText", codes: ["cut-text"]),
        Invariant(name: "shrinkingHeight", codes: ["shrinking-height"]),
        Invariant(name: "irreversibleStep", codes: ["irreversible-step"]),
        Invariant(name: "irreversibleTraits", codes: ["irreversible-traits"]),
    ]

    static func named(_ name: String) -> Invariant? { all.first { $0.name == name } }
    static let names = all.map(\.name)
}

/// An invariant that a scenario switches off, with its reason.
struct InvariantSetting: Sendable {
    let invariant: Invariant
    let reason: String
    /// Only there; nil for everywhere.
    let rows: Set<String>?
    let views: Set<String>?
}
