/// Annotations as GitHub's Actions read them, with paths as in the repository: a line for each remark, then the totals.
final class GitHubWriter: ReportWriter {
    private let head: RunHead
    private let lines = Spool()

    init(_ head: RunHead) { self.head = head }

    func add(_ file: RunReport.File) { lines.append(text(head.report([file]))) }

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        try lines.write(to: sink)
        try sink(text(head.report(orphans: summary.orphans)) + summary.sentence + "\n")
    }

    private func text(_ report: RunReport) -> String { report.remarks.map(\.annotation).joined() }
}

extension Remark {
    package var annotation: String {
        let title = [title, cell].compactMap { $0 }.joined(separator: ", ")
        return "::\(severity.rawValue) file=\(Self.property(file)),line=\(line),col=\(column),"
            + "title=\(Self.property(title))::\(Self.words(message))\n"
    }

    private static func words(_ text: String) -> String {
        PlainText.lines(text).replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        words(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
