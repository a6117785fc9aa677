import Foundation
import UnfoldScenario

/// A replay on one page: the table in a device's frame, its steps to play, cells with their constraints as dimension
/// lines, what went wrong and what would cure it. Everything is in the file; nothing is loaded, and the page's own
/// policy forbids it.
///
/// The sources are in `Page`, plain HTML, CSS and JavaScript; the data is the JSON of the report (``ReplayData``).
struct HTMLRenderer: Sendable {
    /// Lines of the plain report for readers without scripts.
    private static let plainLines = 400

    /// The page, whole; the same bytes for the same report.
    func render(_ report: RunReport) -> String {
        let values = [
            "policy": EmbeddedPage.policy, "style": EmbeddedPage.style, "script": EmbeddedPage.script,
            "title": Markup.text(Self.title(report)),
            "totals": Markup.text(report.kind == .check ? CheckSentence.totals(report) : GitHubRenderer.totals(report)),
            "text": Markup.text(Self.plain(report)), "data": ReplayData(report).written,
        ]
        var page = ""
        var bytes = 0
        // The number of bytes is part of them.
        repeat {
            bytes = page.utf8.count
            page = EmbeddedPage.filled(values.merging(["bytes": Self.grouped(bytes)]) { own, _ in own })
        } while page.utf8.count != bytes
        return page
    }

    private static func title(_ report: RunReport) -> String {
        if report.kind == .check { return "Row heights against records" }
        let names = Set(report.results.map(\.name))
        return names.count == 1 ? names.first! : "Row heights"
    }

    private static func plain(_ report: RunReport) -> String {
        let lines = TextRenderer().render(report).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > plainLines else { return lines.joined(separator: "\n") }
        return (lines.prefix(plainLines) + ["… \(lines.count - plainLines) more lines"]).joined(separator: "\n")
    }

    /// `12,345`.
    static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.enumerated().map { index, digit in
            let left = digits.count - index
            return (left % 3 == 0 && index > 0 ? "," : "") + String(digit)
        }.joined()
    }
}
