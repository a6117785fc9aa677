import UnfoldAutoLayout
import Foundation

/// What has been asked for since the outermost `beginUpdates`.
@MainActor struct PendingUpdate {
    var edits = UpdateEdits()
    var completions: [(Bool) -> Void] = []
    var report = BatchUpdateReport()
    var listener: Int?
    var conflicts: [BatchUpdateReport.Conflict] = []
    var measuresBefore = 0
    /// The outermost `endUpdates` is at work.
    var isCommitting = false
    /// Rows whose heights the commit has asked for or fitted, in order.
    var changes: [MeasuredRow] = []
    /// Rows that the commit has fitted.
    var measured: Set<TableRows.RowID> = []
    /// Cells of rows that left, given back when the new rows have theirs (fact D8.6).
    var leavingCells: [UITableViewCell] = []
}
