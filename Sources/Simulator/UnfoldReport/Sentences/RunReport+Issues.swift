extension RunReport {
    /// What a test reports of a check, each at its line.
    public struct Issue: Hashable, Sendable {
        /// What differs and why, in a sentence of the report.
        public var message: String
        /// The step, the constraint or the mistake, in the scenario file.
        public var position: SourcePosition
        /// A record no one needs: worth reporting, no failure.
        public var isWarning: Bool
    }

    /// Differences, recorded steps and unused records, in order.
    public var issues: [Issue] {
        remarks.map { remark in
            Issue(
                message: PlainText.line("\(remark.title): \(remark.message)"),
                position: SourcePosition(file: remark.file, line: remark.line, column: remark.column),
                isWarning: remark.title == "unused record" && unused != .fail)
        }
    }
}
