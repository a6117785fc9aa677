/// Annotations as GitHub's Actions read them from standard output, with paths as they are in the repository: a line for
/// each remark, then the totals.
final class GitHubWriter: ReportWriter {
    private let head: RunHead
    private let lines = Spool()

    init(_ head: RunHead) { self.head = head }

    func add(_ file: RunReport.File) { lines.append(text(head.report([file]))) }

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        try lines.write(to: sink)
        try sink(text(head.report(orphans: summary.orphans)) + summary.sentence + "\n")
    }

    private func text(_ report: RunReport) -> String { report.remarks.map { annotation($0) + "\n" }.joined() }

    private func annotation(_ remark: Remark) -> String {
        let title = [remark.title, remark.cell].compactMap { $0 }.joined(separator: ", ")
        return "::\(remark.severity.rawValue) file=\(property(remark.file)),line=\(remark.line),col=\(remark.column),"
            + "title=\(property(title))::\(message(remark.message))"
    }

    private func message(_ text: String) -> String {
        PlainText.lines(text).replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        message(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
