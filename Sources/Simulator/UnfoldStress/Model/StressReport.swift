/// What trying one cell or scenario in many surroundings gave.
public struct StressReport: Hashable, Sendable, Codable {
    /// What was not tried.
    public struct LeftOut: Hashable, Sendable, Codable {
        /// Why.
        public enum Reason: String, Hashable, Sendable, Codable {
            /// The number of solves was used up.
            case budget
            case time
        }

        public var reason: Reason
        /// How many surroundings.
        public var count: Int
    }

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

    public init(name: String, file: String, cell: String? = nil) {
        (self.name, self.file, self.cell) = (name, file, cell)
    }
}
