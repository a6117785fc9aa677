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

    var isEmpty: Bool {
        deleted.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty && reconfigured.isEmpty
    }
}
