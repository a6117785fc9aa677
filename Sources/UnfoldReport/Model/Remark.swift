import UnfoldAutoLayout
import UnfoldScenario

/// One thing worth a line in a format that lists: where, how grave, what.
struct Remark: Hashable {
    enum Severity: String {
        case error, warning, notice
    }

    var severity: Severity
    /// Short.
    var title: String
    var message: String
    var file: String
    var line: Int
    var column: Int
    /// `1 expand`; nil for what concerns the file.
    var step: String?
    var cell: String?
    /// Whether `--strict` counts it.
    var counts = true
}

extension RunReport {
    /// Everything to tell, file by file and step by step, mistakes last.
    var remarks: [Remark] {
        files.flatMap { file in
            let told = kind == .check ? file.differenceRemarks : file.results.flatMap(\.remarks)
            return told + file.errors.map(Remark.init)
        } + orphanRemarks
    }

    private var orphanRemarks: [Remark] {
        orphans.map {
            Remark(
                severity: unused == .fail ? .error : .warning, title: "unused record",
                message: "the scenario of this record is gone; delete it, or run with '--unused delete'", file: $0,
                line: 1, column: 1)
        }
    }
}

extension Remark {
    init(_ error: ScenarioError) {
        self.init(
            severity: .error, title: "invalid file",
            message: error.sentence + (error.path.isEmpty ? "" : " (at \(error.path))"), file: error.position.file,
            line: error.position.line, column: error.position.column)
    }
}

extension ScenarioResult {
    var remarks: [Remark] { steps.flatMap { step in step.remarks(file: file, cell: cell) } }
}

extension StepResult {
    func remarks(file: String, cell: String?) -> [Remark] {
        func remark(_ severity: Remark.Severity, _ title: String, _ message: String, _ place: SourcePosition?) -> Remark
        {
            let place = place ?? position
            return Remark(
                severity: severity, title: title, message: message, file: file, line: place.line, column: place.column,
                step: self.title, cell: cell)
        }
        let conflicts = self.conflicts.map { conflict in
            let report = conflict.constraints
            let broken = report.members[report.broken].constraint
            return remark(
                .warning, "conflict in \(conflict.row)",
                "\(ConflictSentence.sum(report)). UIKit breaks \(broken.shown) (occurrence \(report.occurrence)).",
                broken.source)
        }
        let losses = overruled.map { loss in
            remark(
                .notice, "overruled in \(loss.row)",
                ([OverruledSentence.text(loss.constraint)] + OverruledSentence.holders(loss.constraint)).joined(
                    separator: "; "), loss.constraint.constraint.source)
        }
        let findings = self.findings.map { finding in
            var told = remark(
                finding.severity == .error ? .error : finding.severity == .warning ? .warning : .notice, finding.code,
                FindingSentence.text(finding), finding.location)
            told.counts = finding.severity > .note
            return told
        }
        return conflicts + losses + findings
    }
}

extension RunReport.File {
    fileprivate var differenceRemarks: [Remark] {
        toldDifferences.map { told in
            let difference = told.difference
            let sentence = DifferenceSentence(told, results)
            let later = told.laterSteps > 0 ? " (and in \(CheckSentence.count(told.laterSteps, "later step")))" : ""
            let cell = difference.key.cell.map { " [\($0)]" } ?? ""
            let causes = sentence.causes.isEmpty ? "" : ": " + sentence.causes.joined(separator: "; ")
            return Remark(
                severity: .error, title: "step \(difference.key.index) \(difference.key.step)\(cell)",
                message: sentence.text + later + causes, file: path, line: sentence.step?.position.line ?? 1,
                column: sentence.step?.position.column ?? 1, step: "\(difference.key.index) \(difference.key.step)",
                cell: difference.key.cell)
        }
            + (check?.recorded ?? []).map { key in
                let place = results.step(key)?.position
                return Remark(
                    severity: .warning, title: "recorded",
                    message: "step \(key.index) \(key.step) was recorded; look at \(recordPath) and run again",
                    file: path, line: place?.line ?? 1, column: place?.column ?? 1, step: "\(key.index) \(key.step)",
                    cell: key.cell)
            }
            + (check?.unused ?? []).map { key in
                Remark(
                    severity: .warning, title: "unused record",
                    message: "no step is called '\(key.index) \(key.step)' any more", file: recordPath, line: 1,
                    column: 1,
                    cell: key.cell)
            }
    }
}

extension [ScenarioResult] {
    /// The step as it ran; nil if the run has no such step.
    func step(_ key: HeightRecord.Section.Key) -> StepResult? {
        let named = first { $0.cell == key.cell }?.steps.filter { $0.name == key.step } ?? []
        return named.indices.contains(key.occurrence) ? named[key.occurrence] : nil
    }
}
