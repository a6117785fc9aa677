import Scenario

/// Formats a report can be written in.
public enum ReportFormat: String, CaseIterable, Sendable {
    case text
    case json

    func render(_ results: [ScenarioResult], colored: Bool, quiet: Bool) -> String {
        switch self {
        case .text: TextRenderer(colored: colored, quiet: quiet).render(results)
        case .json: JSONRenderer().render(results)
        }
    }
}
