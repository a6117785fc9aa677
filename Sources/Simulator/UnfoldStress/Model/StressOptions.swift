/// How much is tried.
public struct StressOptions: Sendable {
    /// What is varied.
    public var axes = StressAxis.standard
    /// Widths in points in place of those of the devices; nil for these.
    public var widths: [Double]?
    /// The most rows that are laid out: half of them in trying, the others for findings and fixes. What is left out is
    /// counted.
    public var budget = 4_000
    /// Seconds after which nothing new is begun; nil for no limit. Results with a limit may differ between runs.
    public var timeLimit: Double?
    /// Whether fixes are tried.
    public var triesFixes = true

    public init() {}
}
