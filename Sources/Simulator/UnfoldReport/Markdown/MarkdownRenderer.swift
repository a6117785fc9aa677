/// Totals, what is wrong, then folded heights. A job's summary holds 1 MiB; what would exceed it is counted.
final class MarkdownWriter: ReportWriter {
    private static let limit = 900_000
    private let head: RunHead
    private let options: RenderOptions
    private let errors = Spool()
    private let sections = Spool()
    /// Bytes of each section, and whether it is there: one that is too long by itself is not.
    private var lengths: [(count: Int, isThere: Bool)] = []

    private var table = FolderTable()
    private static let files = 100

    init(_ head: RunHead, _ options: RenderOptions) { (self.head, self.options) = (head, options) }

    func add(_ file: RunReport.File) {
        if options.folder != nil { table.add(file) }
        for error in file.errors {
            let place = error.position.file + (error.isOfOption ? "" : ":\(error.position.line)")
            errors.append("| \(MarkdownRenderer.codeCell(place)) | \(MarkdownRenderer.cell(error.sentence)) |\n")
        }
        if head.kind == .check {
            if let section = MarkdownRenderer.section(of: file) { add(section: section) }
        } else {
            for result in file.results where !options.isQuiet || result.hasFindings {
                add(section: MarkdownRenderer.section(of: result))
            }
        }
    }

    private func add(section: String) {
        let count = section.utf8.count
        lengths.append((count, count <= Self.limit))
        if count <= Self.limit { sections.append(section) }
    }

    private var overview: String {
        guard let folder = options.folder else { return "" }
        let lines = table.lines
        let more = lines.count > Self.files ? "\n\(CheckSentence.count(lines.count - Self.files, "more file")).\n" : ""
        return "\n\(table.title). \(MarkdownRenderer.inline(folder.sentence)).\n\n"
            + MarkdownRenderer.table(table.table(lines.prefix(Self.files))) + more
    }

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        let orphans = summary.orphans.map { "- unused: \(MarkdownRenderer.code($0)), \(CheckSentence.isOrphan)\n" }
        if !orphans.isEmpty { add(section: orphans.joined()) }
        let title = head.kind == .check ? "## Row heights against records\n\n" : "## Row heights\n\n"
        let table = errors.isEmpty ? "" : "\n| place | mistake |\n|---|---|\n"
        let start = title + summary.sentence + "\n" + overview + table
        try sink(start)
        try errors.write(to: sink)
        var written = start.utf8.count + errors.count
        var place = 0
        var left = 0
        for (count, isThere) in lengths {
            if written + count > Self.limit {
                left += 1
            } else {
                try sink("\n")
                try sections.write(place..<(place + count), to: sink)
                written += count + 1
            }
            if isThere { place += count }
        }
        if left > 0 { try sink("\n\(CheckSentence.count(left, "more section")) did not fit.\n") }
    }
}

package enum MarkdownRenderer {
    fileprivate static func section(of file: RunReport.File) -> String? {
        guard let check = file.check, !file.passed || !check.unused.isEmpty || !file.devices.isEmpty else { return nil }
        var text = "### \(inline(file.results.first?.name ?? file.path)) \(code(file.path))\n\n"
        let table = DifferenceTable(file)
        if !table.groups.isEmpty { text += Self.table(table.table()) }
        for key in check.recorded { text += "- recorded: \(inline(key.words))\n" }
        for key in check.unused { text += "- unused: \(inline(key.words))\n" }
        for line in file.looks.map(LookSentence.lines) ?? [] { text += "- \(inline(line))\n" }
        let sideBySide = DeviceTable(file.devices)
        for device in file.devices.map(DeviceSentence.init) {
            text += "- \(inline(device.head))\n"
            let lines = sideBySide == nil ? device.lines : device.conflictLines.map(\.text)
            for line in lines { text += "  - \(inline(line))\n" }
        }
        if let sideBySide { text += "\n" + Self.table(sideBySide.table) }
        return text
    }

    fileprivate static func section(of result: ScenarioResult) -> String {
        var text = "### \(inline(result.title)) \(code(result.file))\n\n"
        let remarks = result.remarks
        if !remarks.isEmpty {
            text += "| step | what | |\n|---|---|---|\n"
            for remark in remarks {
                text +=
                    "| \(cell(remark.step ?? "")) | \(cell(remark.title)) | \(cell(remark.message)) "
                    + "\(codeCell("\(remark.file):\(remark.line)")) |\n"
            }
            text += "\n"
        }
        return text + "<details><summary>Heights</summary>\n\n" + heights(result) + "\n</details>\n"
    }

    private static func heights(_ result: ScenarioResult) -> String {
        let hasEvidence = result.steps.contains { $0.allRows.contains { $0.evidence != nil } }
        let head = HeightTable.head + (hasEvidence ? ["confidence"] : [])
        var table = TextTable(head: ["step"] + head, numeric: Set(HeightTable.numeric.map { $0 + 1 }))
        for step in result.steps {
            let selection = RowSelection(step)
            for (line, cells) in zip(selection.listed, HeightTable.rows(selection.listed.map(\.first))) {
                let known = hasEvidence ? [EvidenceSentence.text(line.first) ?? ""] : []
                table.rows.append([step.title, line.name] + cells.dropFirst() + known)
            }
            table.rows += selection.rest.map { [step.title, $0] + Array(repeating: "", count: head.count - 1) }
        }
        return Self.table(table)
    }

    // MARK: Pieces

    package static func table(_ table: TextTable) -> String {
        var text = "| " + table.head.joined(separator: " | ") + " |\n|"
        for column in table.head.indices { text += table.numeric.contains(column) ? "--:|" : "---|" }
        text += "\n"
        for row in table.rows { text += "| " + row.map(cell).joined(separator: " | ") + " |\n" }
        return text
    }

    package static func cell(_ text: String) -> String { inline(text).replacingOccurrences(of: "|", with: "\\|") }

    package static func inline(_ text: String) -> String {
        var plain = text.replacingOccurrences(of: "\\", with: "\\\\")
        for mark in ["*", "_", "`", "[", "]"] { plain = plain.replacingOccurrences(of: mark, with: "\\" + mark) }
        plain = plain.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
        return unlinked(PlainText.line(oneLine(plain)))
    }

    /// Sites make links of `@name`, `#1`, `!1`, `GH-1` and addresses; a space of no width keeps them text.
    private static func unlinked(_ text: String) -> String {
        guard text.utf8.contains(where: { "@#!:-.".utf8.contains($0) }) else { return text }
        let scalars = Array(text.unicodeScalars)
        var plain = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            plain.append(scalar)
            if isLink(scalars, at: index) { plain += "&#8203;".unicodeScalars }
        }
        return String(plain)
    }

    /// Whether what begins with this mark, or goes on behind it, would be a link.
    private static func isLink(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
        func follows(_ word: String) -> Bool {
            let letters = word.unicodeScalars
            return index >= letters.count
                && scalars[(index - letters.count)..<index].map(\.properties.lowercaseMapping).joined() == word
        }
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        switch scalars[index] {
        // A backslash is before an underscore.
        case "@": return next.properties.isAlphabetic || isDigit(next) || next == "\\"
        case "#", "!": return isDigit(next)
        case "-": return isDigit(next) && follows("gh")
        case ".": return follows("www")
        case ":": return next == "/" || follows("mailto") || follows("xmpp")
        default: return false
        }
    }

    package static func code(_ text: String) -> String {
        let plain = PlainText.line(text)
        let longest = plain.split { $0 != "`" }.map(\.count).max() ?? 0
        guard longest > 0 else { return "`\(plain)`" }
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence) \(plain) \(fence)"
    }

    /// The same in a table, where a bar ends the cell even inside code.
    package static func codeCell(_ text: String) -> String { code(text).replacingOccurrences(of: "|", with: "\\|") }

    package static func oneLine(_ text: String) -> String {
        text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).joined(separator: " ")
    }
}
