/// Something worth reporting, in facts; renderers make the sentence.
public struct Finding: Hashable, Sendable, Codable {
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

    /// What was found.
    public enum Fact: Hashable, Sendable, Codable {
        /// Required constraints that exclude each other.
        case unsatisfiable(UnsatisfiableConstraints)
        /// An optional constraint that lost.
        case unsatisfied(UnsatisfiedConstraint)
        /// UIKit would have raised this.
        case exception(name: String, reason: String)
        /// Layout did not settle within so many passes; the views that kept asking.
        case feedbackLoop(passes: Int, views: [String])
        /// A cell's content collapsed to zero, so the standard height was used (fact D2.5); where its chain of
        /// constraints ends, if that is why.
        case zeroHeight(row: String, used: Double, missing: MissingLink? = nil)
        /// A row that would fit its content has the standard height, because no one estimates heights (fact D1.3).
        case estimatesOff(subject: String, used: Double)
        /// A free edge or size, and what would settle it.
        case ambiguous(AmbiguousLayout)
        /// Only the fitting target decides a height: the constraints would be satisfied as well by others. `got` is
        /// the height in points that came out.
        case undecided(subject: String, got: Double)
        /// The same length was measured again, under the same conditions, with another result: the measurements in order.
        case unstable(subject: String, measurements: [HeightDerivation])
        /// Content needs another height in points than it has: clipped if more, stretched if less. `isGiven`: by the app,
        /// in place of fitting.
        case mismatch(subject: String, given: Double, needed: Double, isGiven: Bool = false)
        /// A row's content asks for another height in points than the row has, because of that change in that step, and
        /// nothing made the list ask for it: `needed` is what the row would get.
        case missingUpdate(
            subject: String, height: Double, needed: Double, change: LayoutChange?, step: Int, list: List = .table)
        /// What was on screen moved by so many points without anybody scrolling, because lengths replaced estimates.
        case jump(points: Double, causes: [LengthCorrection])
        /// A length in points that lands on different values at different display scales.
        case rounding(subject: String, value: Double, at2x: Double, at3x: Double)
        /// The solver gave up.
        case solver(SolverRefusal)
        /// A collection view never stopped asking for sizes; the elements that kept answering with others.
        case measuringLoop(rounds: Int, elements: [String])
        /// An item of a flow layout that is larger than its line, in points.
        case tooLargeForLine(size: Double, available: Double, isVertical: Bool)
        /// A call that changes a layout on iOS only, and what is so here instead.
        case inertCall(name: String, effect: InertEffect)
        /// A font or texts of the app that are not used.
        case appFile(AppFileProblem)

        // What only scenarios meet; actions by their word.

        /// An action before the list had rows.
        case notLoaded(action: String, list: List = .table)
        /// An action on a row that is off screen.
        case noCell(action: String, row: String)
        /// A row was to come that is there.
        case rowExists(row: String, list: List = .table)
        /// A section was to come that is there, or with a row that is there.
        case sectionExists(section: String, row: String?, list: List = .table)
        /// An action on a row that is not in the list.
        case noRow(action: String, row: String, list: List = .table)
        /// An action on a section that is not in the list.
        case noSection(action: String, section: String, list: List = .table)
        /// A subview of a stack view that it does not arrange, and that nothing else places.
        case unarrangedSubview(view: String, stack: String)
        /// What was on screen is elsewhere on it, and no one scrolled.
        case contentMoved(ContentMove)
        /// A view of a row with something to show and no space for it.
        case zeroSize(row: String, view: String)
        /// A view sticks out of the content view by so many points.
        case outsideParent(row: String, view: String, points: Double, side: Side)
        /// A view that its constant puts outside of what holds it, for the constant's sign is wrong.
        case wrongSign(row: String, view: String, side: Side, constant: Double)
        /// A hidden view that no stack view arranges, and that is part of the row's height.
        case hiddenView(row: String, view: String, height: Double)
        /// A mistake in the properties or constraints of one view.
        case mistake(row: String, view: String, ViewMistake)
        /// Rows are estimated far from what they measure on average, so that the content is off by more than a screen.
        case farEstimate(subject: String, estimate: Double, measured: Double, rows: Int)
        /// A table laid out rows before it was in a window.
        case outsideWindow(table: String)
        /// A row has another height in points than with a new cell, for its cell keeps what an earlier row set.
        case reusedState(row: String, settings: [String], height: Double, fresh: Double)
        /// A text that needs more points than its label is tall.
        case clippedText(row: String, view: String, needed: Double, given: Double)
        /// Two views of a row share so many points.
        case overlap(row: String, views: [String], width: Double, height: Double)
        /// Something of a view that its picture leaves out, such as `conic gradient`.
        case notDrawn(row: String, view: String, look: String)
        /// A step had more to report than it reports.
        case leftOut(conflicts: Int, unsatisfied: Int, findings: Int)
    }

    /// An edge of a rectangle.
    public enum Side: String, Hashable, Sendable, Codable {
        /// As seen on screen.
        case left, right, top, bottom
    }

    /// What shows the rows.
    public enum List: String, Hashable, Sendable, Codable {
        /// A table, which `beginUpdates` and `endUpdates` tell of other heights.
        case table
        /// A collection view, which `performBatchUpdates`, `invalidateLayout` or a snapshot tell of other sizes.
        case collectionView
    }

    /// Its weight.
    public var severity: Severity
    /// What was found.
    public var fact: Fact
    /// Where its cause was written, if known.
    public var location: SourcePosition?
    /// Name of the row, header or footer it is about; nil where ``fact`` or ``row`` says it, and for no row.
    public var subject: String?
    /// Section and row of the table it is about, at the time it was found; nil if it is about no row.
    public var row: IndexPath?
    /// ``code`` of the finding or conflict of the same row without which it would not be; nil for one of its own.
    public var cause: String?
    /// Why it was switched off (``FindingSuppression``); nil for one that counts.
    public var suppressionReason: String?

    public init(
        severity: Severity, fact: Fact, location: SourcePosition? = nil, subject: String? = nil,
        row: IndexPath? = nil, suppressionReason: String? = nil
    ) {
        (self.severity, self.fact, self.location, self.subject, self.row) = (severity, fact, location, subject, row)
        self.suppressionReason = suppressionReason
    }
}

extension Finding {
    /// Stable, kebab-case: `unsatisfiable-constraints`. What switches findings off, and what records keep of them.
    public var code: String { fact.code }

    /// The row, header or footer that it names; nil where it names none.
    package var holder: String? {
        switch fact {
        case .zeroHeight(let row, _, _), .estimatesOff(let row, _), .undecided(let row, _), .unstable(let row, _),
            .mismatch(let row, _, _, _),
            .missingUpdate(let row, _, _, _, _, _), .rounding(let row, _, _, _), .zeroSize(let row, _),
            .outsideParent(let row, _, _, _), .clippedText(let row, _, _, _), .overlap(let row, _, _, _),
            .wrongSign(let row, _, _, _), .hiddenView(let row, _, _), .mistake(let row, _, _),
            .farEstimate(let row, _, _, _), .reusedState(let row, _, _, _), .notDrawn(let row, _, _):
            row
        default: subject
        }
    }

    package var views: [String] {
        switch fact {
        case .zeroSize(_, let view), .outsideParent(_, let view, _, _), .clippedText(_, let view, _, _),
            .wrongSign(_, let view, _, _), .hiddenView(_, let view, _), .unarrangedSubview(let view, _),
            .mistake(_, let view, _), .notDrawn(_, let view, _):
            [view]
        case .overlap(_, let views, _, _), .feedbackLoop(_, let views): views
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
        case .outsideWindow: "outside-window"
        case .clippedText: "clipped-text"
        case .overlap: "overlap"
        case .notDrawn: "not-drawn"
        case .leftOut: "left-out"
        }
    }
}

/// How what was on screen moved over it.
public struct ContentMove: Hashable, Sendable, Codable {
    /// What keeps it where it was.
    public enum Remedy: Hashable, Sendable, Codable {
        /// `estimatedHeightForRowAt` with the heights of before.
        case estimates
        /// Reconfiguring in place of reloading.
        case reconfigure
        /// That content offset, set afterwards.
        case offset(Double)
    }

    /// Name of the row that was at the top of the screen.
    public var row: String
    /// Name of the one that is there now; nil if there is none.
    public var rowNow: String?
    /// Distance of `row` from the top of the screen before and now, in points.
    public var from, to: Double
    /// The content offset before and now, in points.
    public var offsetBefore, offset: Double
    /// Rows above that went back to their estimates.
    public var estimatedRows: Int
    /// Points that these rows make.
    public var correction: Double
    /// Each tried.
    public var remedies: [Remedy] = []

    package init(row: String, rowNow: String?, from: Double, to: Double, offsetBefore: Double, offset: Double) {
        (self.row, self.rowNow, self.from, self.to) = (row, rowNow, from, to)
        (self.offsetBefore, self.offset, estimatedRows, correction) = (offsetBefore, offset, 0, 0)
    }
}

/// A length that replaced another: an estimate that was wrong, usually.
public struct LengthCorrection: Hashable, Sendable, Codable {
    /// What it belongs to: `row 3 in section 0`.
    public var subject: String
    /// Points before.
    public var from: Double
    /// Points now.
    public var to: Double

    public init(subject: String, from: Double, to: Double) { (self.subject, self.from, self.to) = (subject, from, to) }
}

/// Switches findings of one code off, everywhere or for one row, and says why.
public struct FindingSuppression: Hashable, Sendable, Codable {
    /// The ``Finding/code`` to switch off.
    public var code: String
    /// Only for this row; nil for all.
    public var row: IndexPath?
    /// Why: kept with each finding that it switches off.
    public var reason: String

    public init(_ code: String, row: IndexPath? = nil, reason: String) {
        (self.code, self.row, self.reason) = (code, row, reason)
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
