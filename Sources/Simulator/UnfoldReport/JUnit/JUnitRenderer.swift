/// JUnit's XML: a suite a scenario (and matrix cell), a case a step. What `--strict` counts, or differs from the
/// record, is a failure, with file and line.
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
        try sink(
            #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
                + #"<testsuites name="unfold \#(head.kind.rawValue)" tests="\#(tests)" failures="\#(failures)" "#
                + #"errors="\#(errors)">"# + "\n")
        try suites.write(to: sink)
        try sink("</testsuites>\n")
    }

    private func add(_ suite: Suite) {
        tests += suite.cases.count
        failures += suite.failures
        errors += suite.errors
        suites.append(suite.lines.map { $0 + "\n" }.joined())
    }

    private struct Case {
        var name: String
        var file: String
        var line: Int
        var remarks: [Remark]
        var isError = false
    }

    private struct Suite {
        var name: String
        var file: String
        var cases: [Case]

        var failures: Int { cases.count { !$0.isError && !$0.remarks.isEmpty } }
        var errors: Int { cases.count { $0.isError } }

        var lines: [String] {
            var lines = [
                #"  <testsuite name="\#(Markup.attribute(name))" file="\#(Markup.attribute(file))" "#
                    + #"tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)">"#
            ]
            for entry in cases {
                let head =
                    #"    <testcase classname="\#(Markup.attribute(name))" "#
                    + #"name="\#(Markup.attribute(entry.name))" file="\#(Markup.attribute(entry.file))" "#
                    + #"line="\#(entry.line)""#
                guard !entry.remarks.isEmpty else {
                    lines.append(head + " time=\"0\"/>")
                    continue
                }
                lines.append(head + " time=\"0\">")
                for remark in entry.remarks {
                    let tag = entry.isError ? "error" : "failure"
                    let position = "\(remark.file):\(remark.line):\(remark.column)"
                    lines.append(
                        #"      <\#(tag) message="\#(Markup.attribute("\(remark.title): \(remark.message)"))" "#
                            + #"type="\#(Markup.attribute(remark.severity.rawValue))" "#
                            + #"file="\#(Markup.attribute(remark.file))" "#
                            + #"line="\#(remark.line)">\#(Markup.line("\(position): \(remark.message)"))</\#(tag)>"#
                    )
                }
                lines.append("    </testcase>")
            }
            return lines + ["  </testsuite>"]
        }
    }

    private func suite(of file: RunReport.File) -> [Suite] {
        if !file.errors.isEmpty {
            let cases = file.errors.map { error in
                Case(
                    name: error.isOfOption ? "reading, \(error.path)" : "reading, line \(error.position.line)",
                    file: error.position.file, line: error.position.line,
                    remarks: [Remark(error)], isError: true)
            }
            return [Suite(name: file.path, file: file.path, cases: cases)]
        }
        let remarks = head.report([file]).remarks
        var suites = file.results.map { result in
            Suite(
                name: result.title, file: result.file,
                cases: result.steps.map { step in
                    Case(
                        name: step.title, file: result.file, line: step.position.line,
                        remarks: remarks.filter { $0.counts && $0.step == step.title && $0.cell == result.cell })
                })
        }
        let pictures = remarks.filter { $0.title == Remark.picture }
        if !pictures.isEmpty {
            let cases = pictures.map { Case(name: $0.message, file: $0.file, line: $0.line, remarks: [$0]) }
            suites.append(Suite(name: "\(file.path) pictures", file: file.path, cases: cases))
        }
        if !file.devices.isEmpty {
            let cases = file.devices.map { device in
                let sentence = DeviceSentence(device)
                return Case(name: sentence.head, file: file.path, line: 1, remarks: sentence.remarks(of: file))
            }
            suites.append(Suite(name: "\(file.path) devices", file: file.path, cases: cases))
        }
        let unused = remarks.filter { $0.title == Remark.unusedRecord }
        if head.unused == .fail, !unused.isEmpty {
            let cases = unused.map { Case(name: $0.message, file: $0.file, line: $0.line, remarks: [$0]) }
            suites.append(Suite(name: "\(file.path) unused records", file: file.recordPath, cases: cases))
        }
        return suites
    }

    private func orphans(_ orphans: [String]) -> [Suite] {
        guard head.unused == .fail, !orphans.isEmpty else { return [] }
        let remarks = head.report(orphans: orphans).remarks
        let cases = remarks.map { Case(name: $0.file, file: $0.file, line: 1, remarks: [$0]) }
        return [Suite(name: "unused records", file: orphans[0], cases: cases)]
    }
}

/// Text for XML and HTML.
package enum Markup {
    /// Characters that XML 1.0 cannot have are shown as U+FFFD, those that ``PlainText`` shows by their numbers; line
    /// ends and tabs stay. CI systems that see the text in a log find no command in it.
    package static func text(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;".unicodeScalars
            case "<": escaped += "&lt;".unicodeScalars
            case ">": escaped += "&gt;".unicodeScalars
            case ":" where last == ":": escaped += "&#58;".unicodeScalars
            case "#" where last == "#": escaped += "&#35;".unicodeScalars
            case "\r": escaped += "&#13;".unicodeScalars
            case "\t", "\n": escaped.append(scalar)
            default:
                let isLegal = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                if isLegal, PlainText.isShown(scalar) {
                    escaped += PlainText.escape(scalar).unicodeScalars
                } else {
                    escaped.append(isLegal ? scalar : "\u{FFFD}")
                }
            }
            last = scalar
        }
        return String(escaped)
    }

    static func line(_ text: String) -> String {
        Markup.text(text.replacingOccurrences(of: "\n", with: PlainText.escape("\n")))
    }

    static func attribute(_ text: String) -> String {
        Markup.text(text).replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "\n", with: "&#10;")
            .replacingOccurrences(of: "\t", with: "&#9;")
    }
}
