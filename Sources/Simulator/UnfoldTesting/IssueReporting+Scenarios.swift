import UnfoldScenario

extension IssueReporting {
    static func report(
        _ message: String, _ location: ExpectationLocation, _ severity: ExpectationSeverity = .error,
        at position: SourcePosition?
    ) {
        report(message, location, severity, at: position.map { (file: $0.file, line: $0.line, column: $0.column) })
    }
}
