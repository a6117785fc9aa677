/// Puts a run into a format, file by file: what was taken in is not held, except for what is at the head or the end.
@MainActor package protocol ReportWriter: AnyObject {
    func add(_ file: RunReport.File)

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure)
}

package struct RunHead {
    package var kind: RunReport.Kind
    package var unused: UnusedRecords

    package init(kind: RunReport.Kind, unused: UnusedRecords) { (self.kind, self.unused) = (kind, unused) }

    package func report(_ files: [RunReport.File] = [], orphans: [String] = []) -> RunReport {
        RunReport(kind: kind, files: files, orphans: orphans, unused: unused)
    }
}

package struct RunSummary {
    package let head: RunHead
    package private(set) var totals = Totals()
    package private(set) var orphans: [String] = []
    package private(set) var hasResults = false

    package init(_ head: RunHead) { self.head = head }

    package mutating func add(_ file: RunReport.File) {
        totals.add(file, head)
        if !file.results.isEmpty || file.check != nil { hasResults = true }
    }

    package mutating func add(orphans: [String], kept: Int) {
        self.orphans = orphans
        totals.unused += orphans.count
        if head.unused == .delete { totals.deleted += orphans.count - kept }
        if !orphans.isEmpty { hasResults = true }
    }
}

extension RunReport {
    package var head: RunHead { RunHead(kind: kind, unused: unused) }

    @MainActor package func written(by writer: any ReportWriter) -> String {
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
