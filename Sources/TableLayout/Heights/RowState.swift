import Foundation

/// What the table knows of one row; it follows the row through updates.
struct RowState {
    /// Same row, same number, for the life of the table.
    let identity: Int
    var height: RowHeight
    var cell: UITableViewCell?
    /// Height before the running update.
    var heightBefore: CGFloat?
}
