import AutoLayout
import Foundation
import TableLayout

/// What one run of a scenario gave, as values.
public struct ScenarioResult: Hashable, Sendable, Codable {
    public var name: String
    /// Path as it was given.
    public var file: String
    /// Name of the matrix cell that was run; nil without a matrix.
    public var cell: String?
    public var steps: [StepResult] = []

    public init(name: String, file: String, cell: String? = nil) {
        self.name = name
        self.file = file
        self.cell = cell
    }
}

/// The state after one step, and what happened in it.
public struct StepResult: Hashable, Sendable, Codable {
    /// A row with its height.
    public struct Row: Hashable, Sendable, Codable {
        public var id: String
        public var section: Int
        public var row: Int
        /// Points, separator included.
        public var height: Double
        public var contentViewHeight: Double
        /// Height after the step before; nil for a new row.
        public var previousHeight: Double?
        public var source: RowHeight.Source
        public var measuredAtStep: Int?
        /// The step whose change made the height out of date; nil while it is fresh.
        public var staleSinceStep: Int?
        /// What its views look like and what its height is made of, as of its last measurement; empty for a row that
        /// never had a cell.
        public var facts: [RowFact] = []
    }

    /// Required constraints that excluded each other in a row.
    public struct Conflict: Hashable, Sendable, Codable {
        public var row: String
        public var constraints: UnsatisfiableConstraints
        /// The encapsulated height in force, and the step in which it was measured.
        public var encapsulatedHeight: Double?
        public var measuredAtStep: Int?
    }

    /// An optional constraint of a row that lost.
    public struct Overruled: Hashable, Sendable, Codable {
        public var row: String
        public var constraint: OverruledConstraint
    }

    /// From 0.
    public var index: Int
    public var name: String
    public var position: SourcePosition
    /// The environment at the end of the step.
    public var traits: [ScenarioTrait] = []
    public var contentHeight: Double = 0
    public var contentOffset: Double = 0
    public var rows: [Row] = []
    public var conflicts: [Conflict] = []
    /// At the heights the rows have now.
    public var overruled: [Overruled] = []
    /// While the heights from before were still in force, inside an update.
    public var overruledDuringUpdate: [Overruled] = []
    public var findings: [Finding] = []
    /// Calls of `layoutSubviews`.
    public var layoutPasses = 0
    /// Rows fitted.
    public var measures = 0

    init(index: Int, name: String, position: SourcePosition) {
        self.index = index
        self.name = name
        self.position = position
    }
}
