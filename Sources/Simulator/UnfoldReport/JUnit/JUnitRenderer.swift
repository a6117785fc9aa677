/// JUnit's XML: a suite a scenario (and matrix cell), a case a step; what `--strict` counts is a failure.
final class JUnitWriter: ReportWriter {
    private let head: RunHead
    private let suites = Spool()
    private var tests = 0
    private var failures = 0
    private var errors = 0

    init(_ head: RunHead) { self.head = head }

    func add(_ file: RunReport.File) { for suite in suite(of: file) { add(suite) } }

    /// The document `testsuites`; times are 0, so that the same run gives the same bytes.
    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        for suite in orphans(summary.orphans) { add(suite) }
        try sink(JUnitSuite.head(head.kind.rawValue, tests: tests, failures: failures, errors: errors))
        try suites.write(to: sink)
        try sink(JUnitSuite.end)
    }

    private func add(_ suite: JUnitSuite) {
        tests += suite.cases.count
        failures += suite.failures
        errors += suite.errors
        suites.append(suite.text)
    }

    private func suite(of file: RunReport.File) -> [JUnitSuite] {
        if !file.errors.isEmpty { return [JUnitSuite(file.errors, of: file.path)] }
        let remarks = head.report([file]).remarks
        let suites = file.results.map { result in
            JUnitSuite(
                name: result.title, file: result.file,
                cases: result.steps.map { step in
                    JUnitSuite.Case(
                        name: step.title, file: result.file, line: step.position.line,
                        remarks: remarks.filter { $0.counts && $0.step == step.title && $0.cell == result.cell })
                })
        }
        func cases(_ title: String) -> [JUnitSuite.Case] {
            remarks.filter { $0.title == title }.map {
                JUnitSuite.Case(name: $0.message, file: $0.file, line: $0.line, remarks: [$0])
            }
        }
        let devices = file.devices.map(DeviceSentence.init).map {
            JUnitSuite.Case(name: $0.head, file: file.path, line: 1, remarks: $0.remarks(of: file))
        }
        let others = [
            ("pictures", file.path, cases(Remark.picture)), ("devices", file.path, devices),
            ("unused records", file.recordPath, head.unused == .fail ? cases(Remark.unusedRecord) : []),
        ]
        return suites
            + others.filter { !$0.2.isEmpty }.map { JUnitSuite(name: "\(file.path) \($0)", file: $1, cases: $2) }
    }

    private func orphans(_ orphans: [String]) -> [JUnitSuite] {
        guard head.unused == .fail, !orphans.isEmpty else { return [] }
        let remarks = head.report(orphans: orphans).remarks
        let cases = remarks.map { JUnitSuite.Case(name: $0.file, file: $0.file, line: 1, remarks: [$0]) }
        return [JUnitSuite(name: "unused records", file: orphans[0], cases: cases)]
    }
}
