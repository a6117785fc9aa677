// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Facts+Findings.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

/// Something worth reporting, in facts; renderers make the sentence.
public struct Finding: Hashable, Sendable, Codable {
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
    public init(severity: Severity, fact: Fact, location: SourcePosition? = nil, subject: String? = nil, row: IndexPath? = nil, suppressionReason: String? = nil) { (self.severity, self.fact, self.location, self.subject) = (severity, fact, location, subject); (self.row, self.suppressionReason) = (row, suppressionReason) }
}

extension Finding {
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
        /// A cell's content collapsed to zero, so the standard height was used (fact D2.5); where its chain of constraints ends, if that is why.
        case zeroHeight(row: String, used: Double, missing: MissingLink? = nil)
        /// A row that would fit its content has the standard height, because no one estimates heights (fact D1.3).
        case estimatesOff(subject: String, used: Double)
        /// A free edge or size, and what would settle it.
        case ambiguous(AmbiguousLayout)
        /// Only the fitting target decides a height: the constraints would be satisfied as well by others. `got` is the height in points that came out; where the chain of constraints ends, if that is why.
        case undecided(subject: String, got: Double, missing: MissingLink? = nil)
        /// The same length was measured again, under the same conditions, with another result: the measurements in order.
        case unstable(subject: String, measurements: [HeightDerivation])
        /// Content needs another height in points than it has: clipped if more, stretched if less. `isGiven`: by the app, in place of fitting.
        case mismatch(subject: String, given: Double, needed: Double, isGiven: Bool = false)
        /// A row's content asks for another height in points than the row has, because of that change in that step, and nothing made the list ask for it: `needed` is what the row would get.
        case missingUpdate(subject: String, height: Double, needed: Double, change: LayoutChange?, step: Int, list: List = .table)
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
        /// An action before the list had rows.
        case notLoaded(action: String, list: List = .table)
        /// An action on a row, or a header or footer, that is off screen.
        case noCell(action: String, row: String, isPart: Bool)
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
        /// A view sticks out of the content view by so many points; the inequality that lets it, for it is turned around.
        case outsideParent(row: String, view: String, points: Double, side: Side, by: Equation? = nil)
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
        /// No row took over another's cell, although the template keeps what rows set; the rows that had cells, and those to scroll to.
        case noReuse(template: String, rows: [String], scrolls: [String]?)
        /// A text that needs more points than its label is tall.
        case clippedText(row: String, view: String, needed: Double, given: Double)
        /// Two views of a row share so many points; the constraint that puts one over the other, by a wrong sign or a wrong edge.
        case overlap(row: String, views: [String], width: Double, height: Double, by: Equation? = nil)
        /// Something of a view that its picture leaves out, such as `conic gradient`.
        case notDrawn(row: String, view: String, look: String)
        /// A step had more to report than it reports.
        case leftOut(conflicts: Int, unsatisfied: Int, findings: Int)
    }

    /// An edge of a rectangle.
    public enum Side: String, Hashable, Sendable, Codable {
        /// The left one on screen.
        case left
        /// The right one on screen.
        case right
        /// The upper one.
        case top
        /// The lower one.
        case bottom
    }

    /// What shows the rows.
    public enum List: String, Hashable, Sendable, Codable {
        /// A table, which `beginUpdates` and `endUpdates` tell of other heights.
        case table
        /// A collection view, which `performBatchUpdates`, `invalidateLayout` or a snapshot tell of other sizes.
        case collectionView
    }
}

/// What engines report while they work.
public enum LayoutEvent: Sendable {
    /// Required constraints exclude each other; one was broken. `host` is the view whose system it is: a table cell, or a root.
    case unsatisfiable(UnsatisfiableConstraints, host: ObjectIdentifier)
    /// A constraint system was solved: pivots used.
    case solved(host: String, pivots: Int)
    /// A view's `updateConstraints` or `layoutSubviews` ran.
    case updatedConstraints(view: String)
    /// A view's `layoutSubviews` ran.
    case laidOut(view: String)
    /// A fitting size was computed.
    case fitted(view: String, width: Double, height: Double)
    /// An animation block ended.
    case animated(AnimationRecord)
    /// Something worth reporting that is none of the above.
    case finding(Finding)
}
