import UnfoldFiles
import UnfoldScenario

/// Puts a run into a format, file by file: what was taken in is not held, but for what stands at the head or the end.
@MainActor protocol ReportWriter: AnyObject {
    /// Takes in what the run of a file gave.
    func add(_ file: RunReport.File)

    /// Writes the whole text, the end of its last line included.
    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure)
}

/// What is known of a run before its results.
struct RunHead {
    var kind: RunReport.Kind
    var unused: UnusedRecords

    /// A report of some of its files.
    func report(_ files: [RunReport.File] = [], orphans: [String] = []) -> RunReport {
        RunReport(kind: kind, files: files, orphans: orphans, unused: unused)
    }
}

/// What is known of a run when it is over.
struct RunSummary {
    let head: RunHead
    private(set) var totals = Totals()
    /// Records whose scenario file is gone.
    private(set) var orphans: [String] = []
    /// Whether there is anything to tell but mistakes.
    private(set) var hasResults = false

    init(_ head: RunHead) { self.head = head }

    mutating func add(_ file: RunReport.File) {
        totals.add(file, head)
        if !file.results.isEmpty || file.check != nil { hasResults = true }
    }

    /// - Parameter kept: those that could not be deleted.
    mutating func add(orphans: [String], kept: Int) {
        self.orphans = orphans
        totals.unused += orphans.count
        if head.unused == .delete { totals.deleted += orphans.count - kept }
        if !orphans.isEmpty { hasResults = true }
    }
}

extension RunReport {
    var head: RunHead { RunHead(kind: kind, unused: unused) }

    /// The whole report by a writer.
    @MainActor func written(by writer: any ReportWriter) -> String {
        var summary = RunSummary(head)
        for file in files {
            summary.add(file)
            writer.add(file)
        }
        summary.add(orphans: orphans, kept: 0)
        var text = ""
        // What does not fit into a file that waits is missing, and nothing else.
        try? writer.write(summary) { text += $0 }
        return text
    }
}
