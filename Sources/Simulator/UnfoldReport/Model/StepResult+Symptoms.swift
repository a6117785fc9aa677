extension StepResult {
    /// Whether it follows from something else that the step has.
    func isSymptom(_ finding: Finding) -> Bool {
        guard let cause = finding.cause else { return false }
        return conflicts.contains { $0.row == finding.holder }
            || findings.contains { $0.code == cause && $0.holder == finding.holder }
    }
}
