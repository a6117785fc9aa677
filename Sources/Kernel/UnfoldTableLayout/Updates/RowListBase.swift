/// What a table and a collection view keep alike: rows, where their heights come from, and what updates did.
/// Class chains leave it out.
@preconcurrency @MainActor open class RowListBase: UIScrollView {
    /// Number of the step that is running, for the provenance of heights; set by a test or a scenario. Default 0.
    public final var measurementStep = 0 {
        willSet { if newValue != measurementStep { (self as? any RowUpdating)?.stepWillEnd() } }
    }
    /// Reports of the last updates, oldest first: no more than ``batchUpdateReportLimit``.
    public package(set) final var batchUpdateReports: [BatchUpdateReport] = []
    /// How many reports are kept, at least the last one. Default 16; each takes some 10 KiB, and until it is read what
    /// explains its losses, some 40 KiB for each row that changed: a list that lives long should not keep all.
    public final var batchUpdateReportLimit = 16 { didSet { dropOldReports() } }
    /// Updates that were carried out since the list was made.
    public package(set) final var batchUpdateCount = 0
    /// The report of the last update that was carried out.
    public final var lastBatchUpdateReport: BatchUpdateReport? { batchUpdateReports.last }
    /// Rows that were fitted since the list was made; in a collection view headers and footers too.
    public package(set) final var measureCount = 0
    /// What was found in the running step, muted findings included.
    public final var findings: [Finding] { distinctFindings.elements }
    package final var distinctFindings = DistinctList<Finding>()
    /// Findings that are switched off: they stay in ``findings`` with their reason and are reported to no one.
    public final var suppressedFindings: [FindingSuppression] = []
    /// Whether an update has begun and not ended.
    open var hasUncommittedUpdates: Bool { update.depth > 0 }

    /// Names rows in findings, where the one who fills the list has names for them.
    package final var rowNames: ((IndexPath) -> String?)?
    package final var watchers: [WeakWatcher] = []
    // Not checked for exclusive access, as ``needsReload``: set whole, and each look-up of a row asks.
    @exclusivity(unchecked) package final var rows = TableRows()
    package final let origins = HeightOrigins()
    package final var selected: [TableRows.RowID] = []
    @exclusivity(unchecked) package final var needsReload = true
    /// Rows on screen are asked for their heights again in the next pass (fact D8.5).
    package final var needsHeights = false
    package final var update = BatchUpdate()
    /// Updates that are being carried out while another one runs inside them, the outermost first.
    package final var outerUpdates: [BatchUpdate] = []
    package final var appQuestion = AppQuestion()
    package final var isLayingOut = false

    package final var selectedPaths: [IndexPath] { selected.compactMap { rows.path(of: $0) } }

    package final func report(_ finding: Finding) {
        let finding = suppressedFindings.marking(finding)
        guard distinctFindings.append(finding) else { return }
        if finding.suppressionReason == nil { LayoutJournal.record(.finding(finding)) }
    }

    final func dropOldReports() {
        let excess = batchUpdateReports.count - max(1, batchUpdateReportLimit)
        if excess > 0 { batchUpdateReports.removeFirst(excess) }
    }
}
