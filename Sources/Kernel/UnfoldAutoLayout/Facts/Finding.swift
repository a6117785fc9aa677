extension Finding {
    /// How much it matters.
    public enum Severity: String, Sendable, Comparable, Codable {
        /// Worth knowing; nothing is wrong on screen.
        case note
        /// Probably not what the author meant.
        case warning
        /// UIKit would raise, or the layout cannot be right.
        case error

        public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
        private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
    }
}

extension Finding {
    /// Stable, kebab-case: `unsatisfiable-constraints`. What switches findings off, and what records keep of them.
    public var code: String { fact.code }

    /// The row, header or footer that it names; nil where it names none.
    package var holder: String? {
        switch fact {
        case .zeroHeight(let row, _, _), .estimatesOff(let row, _), .undecided(let row, _, _), .unstable(let row, _),
            .mismatch(let row, _, _, _),
            .missingUpdate(let row, _, _, _, _, _), .rounding(let row, _, _, _), .zeroSize(let row, _),
            .outsideParent(let row, _, _, _, _), .clippedText(let row, _, _, _), .overlap(let row, _, _, _, _),
            .wrongSign(let row, _, _, _), .hiddenView(let row, _, _), .mistake(let row, _, _),
            .farEstimate(let row, _, _, _), .reusedState(let row, _, _, _), .notDrawn(let row, _, _):
            row
        default: subject
        }
    }

    package var views: [String] {
        switch fact {
        case .zeroSize(_, let view), .outsideParent(_, let view, _, _, _), .clippedText(_, let view, _, _),
            .wrongSign(_, let view, _, _), .hiddenView(_, let view, _), .unarrangedSubview(let view, _),
            .mistake(_, let view, _), .notDrawn(_, let view, _):
            [view]
        case .overlap(_, let views, _, _, _), .feedbackLoop(_, let views): views
        case .ambiguous(let layout): [layout.view]
        default: []
        }
    }

    /// Whether someone can act on it: ratios give heights between pixels, and fixed rows are taller than their content.
    package var isNews: Bool { code != "fractional-height" && code != "stretched-row" }
}

extension Finding.Fact {
    /// See ``Finding/code``.
    public var code: String {
        switch self {
        case .unsatisfiable: "unsatisfiable-constraints"
        case .unsatisfied: "overruled-constraint"
        case .exception: "exception"
        case .feedbackLoop: "layout-feedback-loop"
        case .measuringLoop: "feedback-loop"
        case .zeroHeight: "zero-height"
        case .estimatesOff: "estimates-off"
        case .ambiguous: "ambiguous-layout"
        case .undecided: "ambiguous-height"
        case .unstable: "unstable-height"
        case .mismatch(_, let given, let needed, _): needed > given ? "clipped-row" : "stretched-row"
        case .missingUpdate: "missing-update"
        case .jump, .contentMoved: "screen-jump"
        case .rounding: "fractional-height"
        case .solver: "solver-refused"
        case .tooLargeForLine: "undefined-flow"
        case .inertCall: "inert-layout-call"
        case .appFile: "app-file"
        case .notLoaded: "not-loaded"
        case .noCell: "no-cell"
        case .rowExists, .sectionExists: "row-exists"
        case .noRow: "no-row"
        case .noSection: "no-section"
        case .unarrangedSubview: "unarranged-subview"
        case .zeroSize: "zero-size"
        case .outsideParent: "outside-parent"
        case .wrongSign: "wrong-sign"
        case .hiddenView: "hidden-view"
        case .mistake(_, _, let mistake): mistake.code
        case .farEstimate: "far-estimate"
        case .reusedState: "reused-state"
        case .noReuse: "no-reuse"
        case .outsideWindow: "outside-window"
        case .clippedText: "clipped-text"
        case .overlap: "overlap"
        case .notDrawn: "not-drawn"
        case .leftOut: "left-out"
        }
    }
}

extension ViewMistake {
    var code: String {
        switch self {
        case .missingWidth: "missing-width"
        case .missingBottom: "missing-bottom"
        case .emptyImage: "empty-image"
        case .freeRatio: "free-ratio"
        case .scrollingText: "scrolling-text"
        case .wrapWidth: "wrap-width"
        case .insetContent: "inset-content"
        case .hiddenWidth: "hidden-view"
        case .emptyStack: "empty-stack"
        case .growsFromZero: "grows-from-zero"
        case .unmeasuredText: "unmeasured-text"
        }
    }
}

extension [FindingSuppression] {
    /// The finding, marked if one of these switches it off.
    public func marking(_ finding: Finding) -> Finding {
        var finding = finding
        let mute = first { $0.code == finding.code && ($0.row == nil || $0.row == finding.row) }
        finding.suppressionReason = finding.suppressionReason ?? mute?.reason
        return finding
    }
}
