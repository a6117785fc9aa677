import Foundation
import UnfoldTableLayout

/// The heights of a table's rows in points, section by section: a value to be changed into what an operation should give.
public struct RowHeights: Hashable, Sendable, CustomStringConvertible {
    /// A list a section, in points.
    public var sections: [[Double]]

    /// Heights as they are written down: a list a section, in points.
    public init(_ sections: [[Double]]) { self.sections = sections }

    /// As the table has them now, after pending layout.
    @MainActor public init(of tableView: UITableView) {
        tableView.layoutIfNeeded()
        sections = (0..<tableView.numberOfSections).map { section in
            (0..<tableView.numberOfRows(inSection: section)).map { row in
                Double(tableView.rectForRow(at: IndexPath(row: row, section: section)).height)
            }
        }
    }

    /// Height of a row of the first section, or of another.
    /// - Precondition: there is such a row.
    public subscript(row: Int, section section: Int = 0) -> Double {
        get { sections[section][row] }
        set { sections[section][row] = newValue }
    }

    /// A row that the operation inserts.
    public mutating func insert(_ height: Double, at row: Int, section: Int = 0) {
        sections[section].insert(height, at: row)
    }

    /// A row that the operation deletes.
    public mutating func remove(at row: Int, section: Int = 0) { sections[section].remove(at: row) }

    /// Height of all rows.
    public var total: Double { sections.joined().reduce(0, +) }

    public var description: String {
        sections.map { "[" + $0.map { "\($0)" }.joined(separator: ", ") + "]" }.joined(separator: " ")
    }
}
