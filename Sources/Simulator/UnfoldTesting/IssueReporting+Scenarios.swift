import UnfoldScenario

extension IssueReporting {
    static func report(
        _ message: String, _ location: ExpectationLocation, _ severity: ExpectationSeverity = .error,
        at position: SourcePosition
    ) {
        let place = (file: position.file, line: position.line, column: position.column)
        report(message, location, severity, at: place)
    }
}
