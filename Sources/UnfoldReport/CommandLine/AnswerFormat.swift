/// A format that a command can answer in.
protocol AnswerFormat: RawRepresentable<String>, CaseIterable, Sendable {}

/// Formats of answers to `explain`.
enum WhyFormat: String, CaseIterable, Sendable, AnswerFormat {
    case text, json, markdown
}

/// Formats of traces.
enum TraceFormat: String, CaseIterable, Sendable, AnswerFormat {
    case text, json
}
