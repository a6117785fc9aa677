final class TextWriter: ReportWriter {
    private let head: RunHead
    private let options: RenderOptions
    private let text = Spool()
    private var table = FolderTable()

    init(_ head: RunHead, _ options: RenderOptions) { (self.head, self.options) = (head, options) }

    func add(_ file: RunReport.File) {
        if options.folder != nil { table.add(file) }
        guard head.kind == .report else {
            text.append(Style.text(CheckText(options).lines(of: file, in: head)))
            return
        }
        let lines = TextRenderer(options).lines(of: file.results)
        if !lines.isEmpty { text.append(Style.text(text.isEmpty ? lines : [""] + lines)) }
    }

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        try text.write(to: sink)
        let orphans = CheckText(options).lines(of: summary.orphans)
        if let folder = options.folder {
            let style = Style(isColored: options.isColored)
            let lines = table.text(folder, isQuiet: options.isQuiet, width: options.width, style)
            try sink(Style.text([""] + lines + [""]))
        }
        let isEmpty = text.isEmpty && orphans.isEmpty
        if isEmpty, head.kind == .report { return }
        try sink(Style.text(orphans + (isEmpty || options.folder != nil ? [] : [""]) + [summary.sentence]))
    }
}
