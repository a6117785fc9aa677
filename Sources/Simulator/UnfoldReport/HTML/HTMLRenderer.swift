/// A replay on one page, which loads nothing; the sources are in `Page`, the data is the JSON of the report.
final class HTMLWriter: ReportWriter {
    private static let plainLines = 400

    private let head: RunHead
    private let data: ReplayData
    private let plain: TextWriter
    private var names = Set<String>()

    init(_ head: RunHead) {
        self.head = head
        data = ReplayData(head)
        plain = TextWriter(head, RenderOptions())
    }

    func add(_ file: RunReport.File) {
        data.add(file)
        plain.add(file)
        for result in file.results where names.count < 2 { names.insert(result.name) }
    }

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        var values = [
            "policy": EmbeddedPage.policy, "style": EmbeddedPage.pageCSS, "script": EmbeddedPage.script,
            "title": Markup.text(title), "totals": Markup.text(summary.sentence),
            "text": Markup.text(try text(summary)),
        ]
        var length = 0
        try data.write(summary) { text in length += text.utf8.count }
        var page: [String] = []
        var all = 0
        // The number of bytes is part of them.
        while values["bytes"] != Self.grouped(all) {
            values["bytes"] = Self.grouped(all)
            page = EmbeddedPage.halves.map { EmbeddedPage.filled($0, values) }
            all = page.reduce(length) { $0 + $1.utf8.count }
        }
        try sink(page[0])
        try data.write(summary, to: sink)
        try sink(page[1])
    }

    private var title: String {
        if head.kind == .check { return "Row heights against records" }
        return names.count == 1 ? names.first! : "Row heights"
    }

    private func text(_ summary: RunSummary) throws(WriteFailure) -> String {
        var lines: [Substring] = []
        var count = 1
        var rest: Substring = ""
        try plain.write(summary) { text throws(WriteFailure) in
            var parts = (rest + text).split(separator: "\n", omittingEmptySubsequences: false)
            rest = parts.removeLast()
            count += parts.count
            if lines.count < Self.plainLines { lines += parts.prefix(Self.plainLines - lines.count) }
        }
        guard count > Self.plainLines else { return (lines + [rest]).joined(separator: "\n") }
        return lines.joined(separator: "\n") + "\n… \(count - Self.plainLines) more lines"
    }

    static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.enumerated().map { index, digit in
            let left = digits.count - index
            return (left % 3 == 0 && index > 0 ? "," : "") + String(digit)
        }.joined()
    }
}
