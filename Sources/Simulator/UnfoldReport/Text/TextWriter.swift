/// Scenarios in the order of the run, a paragraph a step, then the table of a folder's files and the totals; of a
/// report without results nothing.
final class TextWriter: ReportWriter {
    private let head: RunHead
    private let renderer: TextRenderer
    private let text = Spool()
    private let folder: FolderRun?
    private var table = FolderTable()

    init(_ head: RunHead, _ renderer: TextRenderer, folder: FolderRun? = nil) {
        (self.head, self.renderer, self.folder) = (head, renderer, folder)
    }

    func add(_ file: RunReport.File) {
        if folder != nil { table.add(file) }
        guard head.kind == .report else {
            text.append(Style.text(renderer.check.lines(of: file, in: head)))
            return
        }
        let lines = renderer.lines(of: file.results)
        if !lines.isEmpty { text.append(Style.text(text.isEmpty ? lines : [""] + lines)) }
    }

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        try text.write(to: sink)
        let orphans = renderer.check.lines(of: summary.orphans)
        if let folder { try sink(Style.text([""] + renderer.lines(of: table, folder) + [""])) }
        let isEmpty = text.isEmpty && orphans.isEmpty
        if isEmpty, head.kind == .report { return }
        try sink(Style.text(orphans + (isEmpty || folder != nil ? [] : [""]) + [summary.sentence]))
    }
}
