// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTableLayout/Inert/Updates.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

/// What one update of a table did.
public struct BatchUpdateReport: Hashable, Sendable {
    /// Rows that were on screen before or after, and all that came, left, moved, were reloaded, reconfigured or measured: by their order after the update, then those that left. Other rows only moved along with what is above them.
    public var rows: [Row] = []
    /// Headers, then footers, that were on screen before or after; by section after, those that left last.
    public var parts: [Part] = []
    /// Sections that came, by the order after.
    public var insertedSections: [Int] = []
    /// Sections that left, by the order before.
    public var deletedSections: [Int] = []
    /// Sections whose rows were all made again, by the order before.
    public var reloadedSections: [Int] = []
    /// Sections that moved, by their old and new positions.
    public var movedSections: [SectionMove] = []
    /// Conflicts met, in order.
    public var conflicts: [Conflict] = []
    /// State of the live cells while the heights from before were in force, if the update laid them out.
    public var unsatisfiedDuring: [Unsatisfied] { get { lateDuring.all } set { lateDuring.all = newValue } }
    package var lateDuring = LateLosses()
    /// State at the heights the rows have now.
    public var unsatisfiedAfter: [Unsatisfied] { get { lateAfter.all } set { lateAfter.all = newValue } }
    package var lateAfter = LateLosses()
    /// What was found, muted findings included.
    public var findings: [Finding] = []
    /// Where everything starts and ends, for a replay.
    public var animation = UpdateAnimation()
    /// What shows the rows.
    public var list = Finding.List.table
    /// The list's step (`measurementStep`).
    public var step = 0
    /// Calls of `layoutSubviews` on any view.
    public var layoutPasses = 0
    /// Rows fitted.
    public var measurementCount = 0
    /// Points.
    public var contentHeightBefore: CGFloat = 0
    /// Points.
    public var contentHeightAfter: CGFloat = 0
    /// Points.
    public var contentOffsetBefore: CGPoint = .zero
    /// Points.
    public var contentOffsetAfter: CGPoint = .zero
}

extension BatchUpdateReport {
    /// A row before and after.
    public struct Row: Hashable, Sendable {
        /// Nil for a new row.
        public var indexPathBefore: IndexPath?
        /// Nil for a row that left.
        public var indexPathAfter: IndexPath?
        /// Points of the content; nil for a new row.
        public var frameBefore: CGRect?
        /// Points of the content; nil for a row that left.
        public var frameAfter: CGRect?
        /// Height with its provenance.
        public var heightBefore: RowHeight?
        /// Height with its provenance.
        public var heightAfter: RowHeight?
        /// What happened to its position.
        public var change: Change
        /// Why it was measured in this update; nil if it was not.
        public var measured: RowHeight.Reason?
        /// The change that had made its height out of date before it was measured; nil if none was known.
        public var measuredBecause: LayoutChange?
        /// Handed to the data source again, in the same cell (fact D8.7).
        public var isReconfigured = false
    }
}

extension BatchUpdateReport.Row {
    /// What happened to its position.
    public enum Change: String, Sendable {
        /// It stayed; rows around it may have come or gone.
        case kept
        /// It is new.
        case inserted
        /// It left.
        case deleted
        /// It has another place among the rows.
        case moved
        /// It has another cell.
        case reloaded
    }
}

extension BatchUpdateReport {
    /// A row, or the header or footer of a section.
    public enum Element: Hashable, Sendable {
        /// A row, by its index path.
        case row(IndexPath)
        /// A section's header, by the section's number.
        case header(Int)
        /// A section's footer, by the section's number.
        case footer(Int)
        /// Section and row; nil for a header or footer.
        public var indexPath: IndexPath? { if case .row(let path) = self { path } else { nil } }
    }

    /// A header or footer that was on screen before or after.
    public struct Part: Hashable, Sendable {
        /// Which it was; nil for one that came.
        public var before: Element?
        /// Which it is; nil for one that left.
        public var after: Element?
        /// Points of the content.
        public var frameBefore: CGRect?
        /// Points of the content.
        public var frameAfter: CGRect?
        /// `measured` or `cached` for a view that was fitted, `fixed` for a given height and for the system's own.
        public var heightBefore: RowHeight?
        /// As before.
        public var heightAfter: RowHeight?
    }

    /// Required constraints that excluded each other in a row's cell, or in a header or footer view.
    public struct Conflict: Hashable, Sendable {
        /// Where, by the order at that moment.
        public var element: Element
        /// The row; nil for a header or footer.
        public var indexPath: IndexPath? { element.indexPath }
        /// What excluded each other, and what broke.
        public var constraints: UnsatisfiableConstraints
        /// The encapsulated height then in force, and the step in which it was measured.
        public var encapsulatedHeight: CGFloat
        /// Nil for an estimate or a given height.
        public var measuredAtStep: Int?
        /// The height the constraints fought, with its whole provenance.
        public var height: RowHeight
        /// Steps since that height was measured; nil if it never was.
        public var age: Int?
    }

    /// An optional constraint of a row's cell, or of a header or footer view, that lost.
    public struct Unsatisfied: Hashable, Sendable {
        /// Where, by the order at that moment.
        public var element: Element
        /// The row; nil for a header or footer.
        public var indexPath: IndexPath? { element.indexPath }
        /// What lost, and to whom.
        public var constraint: UnsatisfiedConstraint
    }

    /// A section's old and new position.
    public struct SectionMove: Hashable, Sendable {
        /// By the order before.
        public var from: Int
        /// By the order after.
        public var to: Int
    }
}

/// What moves in an update, so that a replay can be drawn: UIKit animates from start to end in 0.3 seconds, easing in and out.
public struct UpdateAnimation: Hashable, Sendable {
    /// What is on screen before or after, in the order of ``BatchUpdateReport/rows``, then headers and footers.
    public var items: [Item] = []
    /// Size of the table in points.
    public var viewport: CGSize = .zero
    /// What moves inside the cells that were on screen before and still are, from where to where; in cells that came everything is in its place at once.
    public var views = AnimationRecord.none
    /// Seconds; 0 where nothing moves or animations are off (`UIView.performWithoutAnimation`).
    public var duration: Double = 0
}

extension UpdateAnimation {
    /// Something that moves.
    public struct Item: Hashable, Sendable {
        /// What moves.
        public var subject: Subject
        /// Points of the content, at the start.
        public var start: CGRect
        /// Points of the content, at the end.
        public var end: CGRect
        /// 0 or 1: what comes fades in, what leaves fades out, unless its animation is `none`, or a collection view's layout gives attributes of its own for what comes and leaves.
        public var startAlpha: CGFloat
        /// As ``startAlpha``.
        public var endAlpha: CGFloat
        /// An item that moves from `start` to `end`.
        public init(subject: Subject, start: CGRect, end: CGRect, startAlpha: CGFloat, endAlpha: CGFloat) { (self.subject, self.start, self.end) = (subject, start, end); (self.startAlpha, self.endAlpha) = (startAlpha, endAlpha) }
    }
}

extension UpdateAnimation.Item {
    /// What can move.
    public enum Subject: Hashable, Sendable {
        /// A row, by its positions before and after.
        case row(before: IndexPath?, after: IndexPath?)
        /// A section's header, by its positions before and after.
        case header(before: Int?, after: Int?)
        /// A section's footer, by its positions before and after.
        case footer(before: Int?, after: Int?)
    }
}

/// What an update asks for, as it was said: sources by the order before, targets by the order after (fact D8.1).
package struct UpdateEdits {
    package var deletedRows: Set<IndexPath> = []
    package var insertedRows: Set<IndexPath> = []
    package var reloadedRows: Set<IndexPath> = []
    package var reconfiguredRows: Set<IndexPath> = []
    package var movedRows: [Move<IndexPath>] = []
    package var deletedSections: Set<Int> = []
    package var insertedSections: Set<Int> = []
    package var reloadedSections: Set<Int> = []
    package var movedSections: [Move<Int>] = []
    /// How rows and sections come and go, for the animation record.
    package var transitions: [IndexPath: RowTransition] = [:]
    package var deletedTransitions: [IndexPath: RowTransition] = [:]
    package init() {}
}

/// A row whose height a pass asked for, and found to be another one or fitted.
package struct MeasuredRow {
    package var id: TableRows.RowID
    package var path: IndexPath
    package var before: CGFloat
    package var after: CGFloat
    /// It was fitted; else the delegate gave another height.
    package var isFitted: Bool
    package init(id: TableRows.RowID, path: IndexPath, before: CGFloat, after: CGFloat, isFitted: Bool = true) { (self.id, self.path, self.before, self.after, self.isFitted) = (id, path, before, after, isFitted) }
}

/// What UIKit calls a list and its rows in its messages.
package struct ListTerminology: Sendable {
    package var list: String
    package var kind = Finding.List.table
    package var short: String
    package var row: String
    package var rows: String
    /// How the data source is asked for its counts.
    package var sectionsMethod: String
    package var rowsMethod: String
}

/// The view that lays out constraints in a row, header or footer.
package struct ListContent {
    package var element: BatchUpdateReport.Element
    package var view: UIView
    @MainActor package var height: RowHeight { heightNow() }
    package var heightNow: @MainActor () -> RowHeight
    package var isFitted: Bool
    /// Something changed since it was fitted.
    package var isStale: @MainActor () -> Bool
    package init(element: BatchUpdateReport.Element, view: UIView, height: @escaping @MainActor () -> RowHeight, isFitted: Bool, isStale: @escaping @MainActor () -> Bool) { (self.element, self.view, heightNow, self.isFitted, self.isStale) = (element, view, height, isFitted, isStale) }
}

extension RowsBefore {
    package struct Row {
        package var path: IndexPath
        package var frame: CGRect
        package var height: RowHeight
    }

    package struct Part {
        package var section: Int
        package var frame: CGRect
        package var height: RowHeight
    }
}

/// What a list is doing while the app answers it.
package struct AppQuestion {
    /// Questions that data source, delegate or layout are answering.
    package var questions = 0
    /// A property asked for a reload in the middle of a question.
    package var reloadsLater = false
    /// A layout was asked for in the middle of a question.
    package var laysOutLater = false
}
