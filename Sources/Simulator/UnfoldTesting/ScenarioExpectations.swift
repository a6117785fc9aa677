import UnfoldDocuments
import UnfoldScenario

/// What tests ask of scenarios.
@MainActor public enum ScenarioExpectations {
    /// Runs the scenario at `path`. Throws `ScenarioErrors`, with file, line and column of each mistake.
    public static func run(_ path: String) throws -> ScenarioResult {
        ScenarioRunner.run(try DocumentReader.read(file: path))
    }

    /// Heights of the rows after each step, in points: one list a step.
    public static func heights(_ result: ScenarioResult) -> [[Double]] { result.steps.map { $0.rows.map(\.height) } }
}
