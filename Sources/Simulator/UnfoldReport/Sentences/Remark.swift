package struct Remark: Hashable {
    package enum Severity: String { case error, warning, notice }

    var severity: Severity
    var title, message, file: String
    var line, column: Int
    /// `1 expand`; nil for what concerns the file.
    var step: String?
    var cell: String?
    var counts = true

    static let picture = "picture"
    static let unusedRecord = "unused record"

    package init(
        severity: Severity, title: String, message: String, file: String, line: Int = 1, column: Int = 1,
        step: String? = nil, cell: String? = nil, counts: Bool = true
    ) {
        (self.severity, self.title, self.message) = (severity, title, message)
        (self.file, self.line, self.column) = (file, line, column)
        (self.step, self.cell, self.counts) = (step, cell, counts)
    }
}

extension RunReport {
    var remarks: [Remark] {
        files.flatMap { file in
            let reported = kind == .check ? file.differenceRemarks : file.results.flatMap(\.remarks)
            return reported + file.errors.map(Remark.init)
        } + orphanRemarks
    }

    private var orphanRemarks: [Remark] {
        orphans.map {
            Remark(
                severity: unused == .fail ? .error : .warning, title: Remark.unusedRecord,
                message: "the scenario of this record is gone; delete it, or run with '--unused delete'", file: $0)
        }
    }
}

extension Remark {
    package init(_ error: ScenarioError) {
        self.init(
            severity: .error, title: "invalid file",
            message: error.sentence(at: error.path), file: error.position.file,
            line: error.position.line, column: error.position.column)
    }
}

extension ScenarioResult {
    var remarks: [Remark] {
        let explainer = ConflictExplainer()
        return steps.flatMap { $0.remarks(file: file, cell: cell, explainer) }
    }
}

extension StepResult {
    fileprivate func remarks(file: String, cell: String?, _ explainer: ConflictExplainer) -> [Remark] {
        let conflicts = ConflictGroups.of(self, explainer).map { group in
            let source = group.words.report.members[group.words.report.broken].constraint.source ?? position
            return Remark(
                severity: .warning, title: "conflict in \(group.rows)", message: group.text, file: file,
                line: source.line, column: source.column, step: title, cell: cell)
        }
        let others = everyFinding.dropFirst(self.conflicts.count).filter { !isSymptom($0) }
        return conflicts
            + FindingGroup.groups(others).map { group in
                let finding = group.finding
                let source = finding.location ?? position
                return Remark(
                    severity: .init(finding.severity), title: finding.title, message: group.line, file: file,
                    line: source.line, column: source.column, step: title, cell: cell, counts: finding.counts)
            }
    }
}

extension Remark.Severity {
    package init(_ severity: Finding.Severity) {
        self =
            switch severity {
            case .error: .error
            case .warning: .warning
            case .note: .notice
            }
    }
}

extension Finding {
    fileprivate var title: String {
        switch fact {
        case .unsatisfied: "lost in \(subject ?? "")"
        default: code
        }
    }

    /// Whether `--strict` counts it: notes do not, but for lost constraints.
    fileprivate var counts: Bool { if case .unsatisfied = fact { true } else { severity > .note } }
}

extension RunReport.File {
    fileprivate var differenceRemarks: [Remark] {
        reportedDifferences.map { reported in
            let difference = reported.difference
            let sentence = DifferenceSentence(reported, results)
            let steps = CheckSentence.count(reported.laterSteps, "later step")
            let later = reported.laterSteps > 0 ? " (and in \(steps))" : ""
            let cell = difference.key.cell.map { " [\($0)]" } ?? ""
            let causes = sentence.causes.isEmpty ? "" : ": " + sentence.causes.joined(separator: "; ")
            return Remark(
                severity: .error, title: "step \(difference.key.index) \(difference.key.step)\(cell)",
                message: sentence.text + later + causes, file: path, line: sentence.step?.position.line ?? 1,
                column: sentence.step?.position.column ?? 1, step: "\(difference.key.index) \(difference.key.step)",
                cell: difference.key.cell)
        }
            + (check?.recorded ?? []).map { key in
                let source = results.step(key)?.position
                return Remark(
                    severity: .warning, title: "recorded",
                    message: "step \(key.index) \(key.step) was recorded; look at \(recordPath) and run again",
                    file: path, line: source?.line ?? 1, column: source?.column ?? 1, step: "\(key.index) \(key.step)",
                    cell: key.cell)
            }
            + (check?.unused ?? []).map { key in
                Remark(
                    severity: .warning, title: Remark.unusedRecord,
                    message: "no step is called '\(key.index) \(key.step)' any more", file: recordPath, cell: key.cell)
            }
            + (looks.map(LookSentence.lines) ?? []).map { line in
                Remark(severity: .error, title: Remark.picture, message: line, file: path)
            }
            + devices.flatMap { DeviceSentence($0).remarks(of: self) }
    }
}
