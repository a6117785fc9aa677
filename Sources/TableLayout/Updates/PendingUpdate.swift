import AutoLayout
import Foundation

/// What has been asked for since the outermost `beginUpdates`.
@MainActor struct PendingUpdate {
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var reloaded: Set<IndexPath> = []
    var reconfigured: Set<IndexPath> = []
    var report = BatchUpdateReport()
    var listener: Int?
    var conflicts:
        [(constraints: UnsatisfiableConstraints, host: ObjectIdentifier, height: RowHeight, row: IndexPath)] =
            []
    var measuresBefore = 0
    /// Cells of rows that left, given back when the new rows have theirs (fact D8.6).
    var leavingCells: [UITableViewCell] = []

    mutating func forgetEdits() {
        (deleted, inserted, moved, reloaded, reconfigured) = ([], [], [], [], [])
    }
}
