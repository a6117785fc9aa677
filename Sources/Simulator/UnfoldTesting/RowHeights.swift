import UnfoldReport

/// The heights of a table's rows in points, section by section: a value to be changed into what an operation should
/// give.
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

    /// nil for a section that is not there.
    func rows(of section: Int) -> [Double]? { sections.indices.contains(section) ? sections[section] : nil }

    /// A row that the operation inserts.
    public mutating func insert(_ height: Double, at row: Int, section: Int = 0) {
        sections[section].insert(height, at: row)
    }

    /// A row that the operation deletes.
    public mutating func remove(at row: Int, section: Int = 0) { sections[section].remove(at: row) }

    /// All heights together, in points.
    public var total: Double { sections.joined().reduce(0, +) }

    /// Points by which a height may miss what is expected: half of what is printed, far less than a pixel.
    static let tolerance = 0.0005

    /// Whether these are the same heights as far as they are printed. Sums of thirds of points, as pixels are at 3x,
    /// come out a little beside what is written down.
    /// - Complexity: O(rows).
    public func matches(_ other: RowHeights) -> Bool {
        sections.count == other.sections.count
            && zip(sections, other.sections).allSatisfy { mine, theirs in
                mine.count == theirs.count && zip(mine, theirs).allSatisfy { abs($0 - $1) <= Self.tolerance }
            }
    }

    public var description: String {
        sections.map { "[" + $0.map(Number.text).joined(separator: ", ") + "]" }.joined(separator: " ")
    }
}
