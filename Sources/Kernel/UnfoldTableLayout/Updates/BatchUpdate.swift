/// One update from its first edit to its report: what it asks for, what it finds, what it does and what it receives.
@MainActor package final class BatchUpdate {
    package var edits = UpdateEdits()
    package var completions: [(Bool) -> Void] = []
    /// How many have begun inside one another and not ended.
    package var depth = 0
    /// The outermost one has ended, and is carried out.
    package var isCommitting = false

    private var found: RowsBefore?
    package var before: RowsBefore { found! }
    var measuresBefore = 0
    var findingsBefore: [Finding] = []

    package var leaving: [TableRows.RowID] = []
    package var leavingSections: [TableRows.SectionID] = []
    package var newSections: Set<TableRows.SectionID> = []
    package var moved: Set<TableRows.RowID> = []
    package var inserted: Set<TableRows.RowID> = []
    /// Rows made again, with those they stand for.
    package var reloaded: [TableRows.RowID: TableRows.RowID] = [:]
    /// Cells, headers and footers that left, given back when what is new has its own (fact D8.6).
    package var leavingViews: [UIView] = []
    /// Notifies the delegate of what left the screen, when all is over (fact D8.9).
    package var notices: [@MainActor () -> Void] = []

    var moves = AnimationRecord.none
    /// Rows whose heights the pass asked for and found changed, or fitted, in order.
    private(set) var changes: [MeasuredRow] = []
    package var measured: Set<TableRows.RowID> = []

    package var report = BatchUpdateReport()
    var listener: Int?
    package var conflicts: [BatchUpdateReport.Conflict] = []

    package init() {}

    package var isIdle: Bool { depth == 0 && !isCommitting }

    /// The edits are complete: takes down what they may change.
    func noteBefore(_ table: some RowUpdating) { found = RowsBefore(table, edits) }

    /// Takes what a layout pass measured, if it is the one that shows the update.
    package func take(_ rows: [MeasuredRow]) {
        guard isCommitting else { return }
        changes += rows
        for row in rows where row.isFitted { measured.insert(row.id) }
    }
}
