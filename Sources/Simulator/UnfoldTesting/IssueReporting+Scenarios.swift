import UnfoldScenario

extension IssueReporting {
    /// The same at a line of a scenario.
    static func report(
        _ message: String, _ location: ExpectationLocation, _ severity: ExpectationSeverity = .error,
        at position: SourcePosition
    ) {
        let place = (file: position.file, line: position.line, column: position.column)
        report(message, location, severity, at: place)
    }
}
