// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldScenario/Inert/Model.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout

/// What one run of a scenario gave, as values.
public struct ScenarioResult: Hashable, Sendable, Codable {
    /// The scenario's name.
    public var name: String
    /// Path as it was given.
    public var file: String
    /// Name of the matrix cell that was run; nil without a matrix.
    public var cell: String?
    /// One a step, in their order.
    public var steps: [StepResult] = []
    /// What the file says, as far as heights can follow from it; the same for every matrix cell.
    public var inputs: [RecordedInput] = []
    /// Changes of the file that were tried, by the ids of findings and conflicts; only where they were asked for.
    package var fixes: [String: Fix] = [:]
    /// A result without steps yet.
    public init(name: String, file: String, cell: String? = nil) { self.name = name; self.file = file; self.cell = cell }
}

/// The state after one step, and what happened in it.
public struct StepResult: Hashable, Sendable, Codable {
    /// From 0.
    public var index: Int
    /// The step's name; made of its actions where the file gives none.
    public var name: String
    /// Where the step begins in the scenario file.
    public var position: SourcePosition
    /// The environment at the end of the step.
    public var traits: [ScenarioTrait] = []
    /// Height of the table's content in points: rows, headers and footers, those of the table too.
    public var contentHeight: Double = 0
    /// How far the table is scrolled down, in points; negative within an inset above.
    public var contentOffset: Double = 0
    /// Every row of the table, in its order, those off screen too.
    public var rows: [Row] = []
    /// Headers and footers that have a height or that the scenario gives, from top to bottom.
    public var parts: [Row] = []
    /// Ids of rows, headers and footers of the step before that are there no more.
    public var removed: [String] = []
    /// In the order in which they came.
    public var conflicts: [Conflict] = []
    /// At the heights the rows have now; only losses that no one planned for (see `UnsatisfiedConstraint.design`).
    public var unsatisfied: [Unsatisfied] = []
    /// While the heights from before were still in force, inside an update; only losses that no one planned for.
    public var unsatisfiedDuringUpdate: [Unsatisfied] = []
    /// Every loss, planned for or not, at the heights the rows have now.
    public var allUnsatisfied: [Unsatisfied] = []
    /// Every loss, planned for or not, inside an update.
    public var allUnsatisfiedDuringUpdate: [Unsatisfied] = []
    /// What the table and the invariants have to report that was not so in the step before.
    public var findings: [Finding] = []
    /// What was found in an earlier step and holds no more.
    public var endedFindings: [Finding] = []
    package var top: Top?
    package var cutLabels: [CutLabel] = []
    /// Siblings over each other that an invariant does not look at; only where these were asked for.
    package var siblingOverlaps: [Finding] = []
    /// Calls of `layoutSubviews`.
    public var layoutPasses = 0
    /// Rows fitted.
    public var measurementCount = 0
    /// What the table looks like now and what moved; only where drawings were asked for.
    package var drawing: StepDrawing?
    /// Views of rows, headers and footers on screen, by their ids; only where these were asked for.
    package var outlines: [String: LayoutDrawing]?
    package init(index: Int, name: String, position: SourcePosition) { self.index = index; self.name = name; self.position = position }
}

extension StepResult {
    /// What gives a height in place of constraints: the scenario's key, and where it is; no key in what code made.
    package struct GivenHeight: Hashable, Sendable, Codable {
        package var points: Double
        package var key: String?
        package var position: SourcePosition?
    }

    /// A row, a header or a footer with its height.
    public struct Row: Hashable, Sendable, Codable {
        /// The row's id in the scenario, `first.header` for a section's header, or `table.header`.
        public var id: String
        /// Index of its section, from 0.
        public var section: Int
        /// Index in its section, from 0; 0 for what is no row.
        public var row: Int
        /// Points, separator included.
        public var height: Double
        /// Points: the height without what the separator takes.
        public var contentViewHeight: Double
        /// Height after the step before; nil for a new row.
        public var previousHeight: Double?
        /// Where the height came from: measured in this step, cached, estimated or fixed.
        public var source: RowHeight.Source
        /// Index of the step that measured it; nil for a height that was never measured.
        public var measuredAtStep: Int?
        /// The step whose change made the height out of date; nil while it is fresh.
        public var staleSinceStep: Int?
        /// What its views look like and its height is made of, as last measured; empty without a cell.
        public var facts: [RowFact] = []
        /// What the height rests on, the weakest first; nil where that was not asked for, or there was no cell.
        public var evidence: [Evidence]?
        /// How well known the weakest of it is.
        public var confidence: Confidence? { evidence?.first?.confidence }
        /// Whether this is a row or a header or footer.
        public var kind = Kind.row
        package var given: GivenHeight?
        /// Points by which it differs from the step before; nil for a new row, and where it is an estimate again.
        public var change: Double? { source == .estimated ? nil : previousHeight.map { height - $0 } }
        /// A row of these heights, with nothing known of its past.
        package init(id: String, section: Int, row: Int, height: Double, contentViewHeight: Double, previousHeight: Double? = nil, source: RowHeight.Source, measuredAtStep: Int? = nil, staleSinceStep: Int? = nil, facts: [RowFact] = []) { (self.id, self.section, self.row, self.height, self.contentViewHeight) = (id, section, row, height, contentViewHeight); (self.previousHeight, self.source, self.measuredAtStep) = (previousHeight, source, measuredAtStep); (self.staleSinceStep, self.facts) = (staleSinceStep, facts); given = source == .fixed ? GivenHeight(points: height) : nil }
    }
}

extension StepResult.Row {
    /// What a height belongs to.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// A row of a section, or the header or footer of a section or of the table.
        case row, header, footer, tableHeader, tableFooter
    }
}

extension StepResult {
    /// Required constraints that excluded each other in a row.
    public struct Conflict: Hashable, Sendable, Codable {
        /// The row's id in the scenario.
        public var row: String
        /// Those that exclude each other, the one that breaks, and the text of the console.
        public var constraints: UnsatisfiableConstraints
        /// The encapsulated height in force, and the step in which it was measured.
        public var encapsulatedHeight: Double?
        /// Index of the step in which the encapsulated height was measured; nil if it never was.
        public var measuredAtStep: Int?
        /// Indices of members that were not active any more when the step ended.
        package var deactivated: [Int] = []
        /// The row's height, if it is given.
        package var given: GivenHeight?
    }

    /// An optional constraint of a row that lost.
    public struct Unsatisfied: Hashable, Sendable, Codable {
        /// The row's id in the scenario.
        public var row: String
        /// The one that lost, what it wanted and got, and who holds it.
        public var constraint: UnsatisfiedConstraint
    }

    package struct Top: Hashable, Sendable, Codable {
        package var row: String
        package var distance: Double
    }

    package struct CutLabel: Hashable, Sendable, Codable {
        package var row: String
        package var view: String
        /// Of its text; the most that it may have.
        package var letters: Int
        package var lines: Int
    }
}
