// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldStress/Inert/Model.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldScenario

/// Something that breaks in some surroundings, once for all of them.
public struct StressFinding: Hashable, Sendable, Codable {
    /// The same for what breaks alike: code, template, view or constraint.
    public var key: String
    /// As it is in the smallest surroundings.
    public var breakage: Breakage
    /// Name of the row it is about.
    public var row: String?
    /// Index of the written step in which it is found; nil for a cell without steps.
    public var step: Int?
    /// Where the constraint, view or step is written.
    public var position: SourcePosition?
    /// The smallest change from what is written that shows it; without axes for what is broken as written.
    public var smallest: StressSurroundings
    /// The same on the narrowest screen, where a number of letters is the smallest change.
    public var narrowest: StressSurroundings?
    /// How far it reaches on other axes.
    public var reach: [Reach]
    /// In how many of the surroundings that were tried it is.
    public var count: Int
    /// Whether nothing smaller shows it; false where the budget or the time ended before that was known.
    public var isSmallest: Bool
    /// The best of the fixes that were tried; nil where none ends it.
    public var fix: StressFix?
    /// Whether it is broken without any change.
    public var isAsWritten: Bool { smallest.axes.isEmpty }
}

extension StressFinding {
    /// What is broken.
    public enum Breakage: Hashable, Sendable, Codable {
        /// Required constraints that cannot all hold.
        case conflict(StepResult.Conflict)
        /// What else a run of the scenario reports.
        case found(Finding)
        /// A text that does not fit into the lines it may have; `lines` is how many these are, 0 for any number.
        case cutText(row: String, view: String, letters: Int, lines: Int)
        /// A height that is wrong by comparison.
        case height(HeightFault)
    }

    /// A row whose height is another than elsewhere, and should not be.
    public struct HeightFault: Hashable, Sendable, Codable {
        public var kind: Kind
        public var row: String
        /// Points.
        public var height: Double
        /// What it should be, in points: with the written text; before both times and after the first; before the change.
        public var others: [Double]
    }
}

extension StressFinding.HeightFault {
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Less than with the written text, which has fewer letters.
        case shrinks = "shrinking-height"
        /// After a step was done twice neither as before nor as after the first time.
        case isIrreversible = "irreversible-step"
        /// After another width or text size not as before.
        case doesNotReturn = "irreversible-traits"
    }
}

extension StressFinding {
    /// How far it reaches on an axis, around the smallest change.
    public struct Reach: Hashable, Sendable, Codable {
        public var axis: StressAxis
        /// The first and last value tried with which it is broken: `320`, `accessibilityMedium`.
        public var first: String
        public var last: String
        /// Whether it is broken with every value tried.
        public var isEverywhere: Bool
    }
}

/// A fix, and what is left with it.
public struct StressFix: Hashable, Sendable, Codable {
    package var change: Fix
    /// Surroundings in which it was tried.
    public var tried: Int
    /// Findings that are left in these; 0 at best.
    public var findingsLeft: Int
    /// Heights as written that change with it.
    public var heightsChanged: Int
}

/// What trying one cell or scenario in many surroundings gave.
public struct StressReport: Hashable, Sendable, Codable {
    /// The scenario's name, or the cell's class.
    public var name: String
    /// Path as it was given; empty for a live cell.
    public var file: String
    /// The matrix cell; nil without a matrix.
    public var cell: String?
    /// Surroundings tried.
    public var tried = 0
    /// Rows that were laid out, for findings made smaller and for fixes too.
    public var solves = 0
    /// Surroundings that were not tried.
    public var leftOut: LeftOut?
    /// How many values were tried on each axis.
    public var axes: [StressAxis: Int] = [:]
    /// Widths from the smallest to the largest that was tried, in points.
    public var widths: ClosedRange<Double>?
    /// Whether the budget or the time ended before all fixes were tried.
    public var hasUntriedFixes = false
    /// Worst first.
    public var findings: [StressFinding] = []
    public init(name: String, file: String, cell: String? = nil) { self.name = name; self.file = file; self.cell = cell }
}

extension StressReport {
    /// What was not tried.
    public struct LeftOut: Hashable, Sendable, Codable {
        public var reason: Reason
        /// How many surroundings.
        public var count: Int
    }
}

extension StressReport.LeftOut {
    /// Why surroundings were not tried.
    public enum Reason: String, Hashable, Sendable, Codable {
        /// The number of solves was used up.
        case budget
        case time
    }
}

/// How much is tried.
public struct StressOptions: Sendable {
    /// What is varied.
    public var axes: Set<StressAxis> = StressAxis.standard
    /// Widths in points in place of those of the devices; nil for these.
    public var widths: [Double]?
    /// The most rows that are laid out: half of them in trying, the others for findings and fixes. What is left out is counted.
    public var budget: Int = 4_000
    /// Seconds after which nothing new is begun; nil for no limit. Results with a limit may differ between runs.
    public var timeLimit: Double?
    /// Whether fixes are tried.
    public var triesFixes: Bool = true
    public init() {}
}
