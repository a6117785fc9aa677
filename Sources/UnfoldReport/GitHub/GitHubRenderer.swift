import Foundation
import UnfoldFiles
import UnfoldScenario

/// Annotations as GitHub's Actions read them from standard output, with paths as they are in the repository.
struct GitHubRenderer: Sendable {
    /// A line for each remark, then the totals.
    func render(_ report: RunReport) -> String {
        var lines = report.remarks.map(annotation)
        lines.append(report.kind == .check ? CheckSentence.totals(report) : Self.totals(report))
        return lines.map { $0 + "\n" }.joined()
    }

    private func annotation(_ remark: Remark) -> String {
        let title = [remark.title, remark.cell].compactMap { $0 }.joined(separator: ", ")
        return "::\(remark.severity.rawValue) file=\(property(remark.file)),line=\(remark.line),col=\(remark.column),"
            + "title=\(property(title))::\(message(remark.message))"
    }

    static func totals(_ report: RunReport) -> String { RunSentence.totals(report) }

    private func message(_ text: String) -> String {
        PlainText.lines(text).replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private func property(_ text: String) -> String {
        message(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
