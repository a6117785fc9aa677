import UnfoldAutoLayout
import Foundation

/// What has been asked for since the outermost `beginUpdates`.
@MainActor package struct PendingUpdate {
    package var edits = UpdateEdits()
    package var completions: [(Bool) -> Void] = []
    package var report = BatchUpdateReport()
    package var listener: Int?
    package var conflicts: [BatchUpdateReport.Conflict] = []
    package var measuresBefore = 0
    /// The outermost `endUpdates` is at work.
    package var isCommitting = false
    /// Rows whose heights the commit has asked for or fitted, in order.
    package var changes: [MeasuredRow] = []
    /// Rows that the commit has fitted.
    package var measured: Set<TableRows.RowID> = []
    /// Cells of rows that left, given back when the new rows have theirs (fact D8.6).
    package var leavingCells: [UIView] = []

    /// Nothing asked for.
    package init() {}
}
