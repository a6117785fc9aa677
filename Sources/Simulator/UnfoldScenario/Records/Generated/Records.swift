// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldScenario/Inert/Records.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout

/// What the text file beside a scenario says: the heights of every row after every step, exact, and what was met.
public struct HeightRecord: Hashable, Sendable {
    /// The newest format; older ones are read.
    public static let version = 4
    /// In the order of the file; keys are unique in one that was read.
    public var sections: [Section] = []
    /// What the scenario said when it was recorded, for causes; empty in records of version 1.
    public var inputs: [RecordedInput] = []
}

extension HeightRecord {
    /// The state after one step of one matrix cell.
    public struct Section: Hashable, Sendable {
        /// Sections of two records belong together if their keys are equal.
        public var key: Key
        /// The environment of the step; never compared, reported as a cause.
        public var traits: [ScenarioTrait] = []
        /// Height of all rows in points.
        public var contentHeight: Double
        /// Every row of the table, in its order, sections one after the other.
        public var rows: [Row] = []
        /// In the order in which they came; of a record, those that were accepted.
        public var events: [Event] = []
        /// What was met when the heights were recorded, and that nobody accepted; a run with it still differs.
        package var unaccepted: [Event] = []
        /// Notes of a run: not recorded; only records of versions before 4 have some, among the events.
        package var notes: [Event] = []
        /// What a device printed of conflicts, a text each. None of a run.
        package var printed: [String] = []
        /// The same; nil where it is not known.
        package var comparedConflicts: [String]? { traits.contains { $0 == Self.notCompared } ? nil : printed }
        /// Version of the format that it was recorded in: one before ``HeightRecord/version`` says less.
        public var version = HeightRecord.version
    }
}

extension HeightRecord.Section {
    /// Which step of which cell a section is about.
    public struct Key: Hashable, Sendable {
        /// Name of the matrix cell; nil without a matrix.
        public var cell: String?
        /// Index among the steps, from 0. Only shown: a step that is inserted before moves no record.
        public var index: Int
        /// The step's name.
        public var step: String
        /// How many steps of that name come before it.
        public var occurrence = 0
    }
}

extension HeightRecord {
    /// A row, header or footer with its height in points, and what explains it.
    public struct Row: Hashable, Sendable {
        /// The row's id in the scenario.
        public var id: String
        /// Points, separator included, exact.
        public var height: Double
        /// Where the height came from; ``Origin/none`` in records of version 1. Never compared.
        public var origin = Origin.none
        /// Never compared; differences name their causes by them.
        public var facts: [RowFact] = []
        /// What it looked like, if it was on screen. Never compared; drawn next to the run.
        package var outline: LayoutDrawing?
        /// Whether it is a header or footer: ids of rows have no point.
        var isPart: Bool { id.contains(".") }
    }
}

extension HeightRecord.Row {
    /// Kinds of heights, as far as a record distinguishes them.
    public enum Origin: String, Sendable, CaseIterable {
        /// Not said, as in records of version 1.
        case none
        /// Fitted then or before, not fitted yet, or given by the delegate, the table or the system.
        case measured, estimated, fixed
    }
}

extension HeightRecord {
    /// Something that was met in a step.
    public struct Event: Hashable, Sendable {
        /// What was met.
        public var kind: Kind
        /// Empty for what concerns no row.
        public var row: String
        /// Id of a constraint, or the code of a finding.
        public var detail: String
        /// Of a finding: ids of the views and of the constraint that it is about.
        public var ids: [String]
        /// An event of a row, or of the table where `row` is empty.
        public init(kind: Kind, row: String, detail: String, ids: [String] = []) { self.kind = kind; self.row = row; self.detail = detail; self.ids = ids }
    }
}

extension HeightRecord.Event {
    /// What was met; its name is the first word of the line in the file.
    public enum Kind: String, Sendable, CaseIterable {
        /// Required constraints excluded each other; `detail` is the broken one.
        case conflict
        /// `detail` lost at the height the row has.
        case unsatisfied = "overruled"
        /// `detail` is a finding's code.
        case finding
    }
}

/// One way in which a run differs from its record.
public struct RecordDifference: Hashable, Sendable {
    /// The step (and matrix cell) in which it differs.
    public var key: HeightRecord.Section.Key
    /// What differs there.
    public var change: Change
    /// Nearest first; empty where nothing known differs.
    public var causes: [Cause] = []
    /// Whether it is a conflict, a loss or a finding, which is recorded only where somebody accepts it.
    public var needsAcceptance: Bool { if case .newEvent = change { true } else { false } }
}

extension RecordDifference {
    /// What differs, with both values.
    public enum Change: Hashable, Sendable {
        /// Heights in points.
        case height(row: String, expected: Double, actual: Double)
        /// A row that the record does not have; its height in points.
        case addedRow(row: String, actual: Double)
        /// A row that only the record has; its height in points.
        case removedRow(row: String, expected: Double)
        /// Positions in the table, counted through all sections.
        case movedRow(row: String, expected: Int, actual: Int)
        /// Reported only where no row differs.
        case contentHeight(expected: Double, actual: Double)
        /// A conflict, a loss or a finding that nobody accepted.
        case newEvent(HeightRecord.Event)
        /// One that the record has and the run has not.
        case goneEvent(HeightRecord.Event)
        /// The step is not in the record.
        case notRecorded
    }

    /// Why a height changed, as far as the two sides' facts tell.
    public enum Cause: Hashable, Sendable {
        /// A text takes another number of lines.
        case lines(view: String, expected: Int, actual: Int)
        /// A view is hidden now.
        case hidden(view: String)
        /// A view is hidden no more.
        case shown(view: String)
        /// A view without subviews has another height, in points; told only where no amounts are known.
        case viewHeight(view: String, expected: Double, actual: Double)
        /// A constraint breaks in a conflict; its id.
        case broken(constraint: String)
        /// A constraint broke in a conflict and does not any more; its id.
        case noLongerBroken(constraint: String)
        /// An optional constraint loses; its id.
        case unsatisfied(constraint: String)
        /// An optional constraint lost and does not any more; its id.
        case nowSatisfied(constraint: String)
        /// The step ran in another environment.
        case trait(name: String, expected: String, actual: String)
        /// Something that the scenario says otherwise than when it was recorded.
        case edit(InputEdit)
        /// The height came from elsewhere.
        case origin(expected: HeightRecord.Row.Origin, actual: HeightRecord.Row.Origin)
        /// The content has another width in points.
        case contentWidth(expected: Double, actual: Double)
        /// Lines of a label have another height in points: another font or text size.
        case lineHeight(view: String, expected: Double, actual: Double)
        /// What a constraint adds to the height in points; nil on the side where it is no part of the sum.
        case amount(constraint: String, expected: Double?, actual: Double?)
    }
}

extension DeviceCheck {
    /// Why a length is another one, the likeliest first where several fit.
    public enum Cause: String, CaseIterable, Sendable {
        /// A text wraps or measures otherwise, the system decides otherwise, less than a pixel, or none of these.
        case textWidth, systemMetric, rounding, rule
    }

    /// A row, or a view in it, that is another one than on the device.
    public struct Difference: Hashable, Sendable {
        /// The step.
        public var key: HeightRecord.Section.Key
        /// Id of the row, header or footer.
        public var row: String
        /// Name of the view; nil for the height of the row.
        public var view: String?
        /// `x`, `y`, `width` or `height`: the one that is off furthest.
        public var length: String
        /// Points on the device; nil for a row or view that only the run has.
        public var device: Double?
        /// Points of the run; nil for a row or view that only the device has.
        public var run: Double?
        /// Device pixels in a point.
        public var scale: Double
        /// The likeliest cause of the difference.
        public var cause: Cause
        /// Pixels by which the run is larger.
        public var pixels: Double { ((run ?? 0) - (device ?? 0)) * scale }
    }

    /// A conflict that only one of the two met, or in which another constraint breaks.
    public struct ConflictDifference: Hashable, Sendable {
        /// The step.
        public var key: HeightRecord.Section.Key
        /// What UIKit printed on the device; nil for a conflict that only the run met.
        public var device: String?
        /// The row, and the constraint that breaks in the run; nil for a conflict that only the device met.
        public var run: HeightRecord.Event?
    }
}
