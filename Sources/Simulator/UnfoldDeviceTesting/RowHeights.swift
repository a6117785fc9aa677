import UIKit

/// The heights of a table's rows in points, section by section: a value to be changed as an operation should.
public struct RowHeights: Hashable, Sendable, CustomStringConvertible {
    /// A list a section, in points.
    public var sections: [[Double]]

    /// Heights as they are written down: a list a section, in points.
    public init(_ sections: [[Double]]) { self.sections = sections }

    /// As the table has them now, after pending layout.
    @MainActor public init(of tableView: UITableView) {
        tableView.layoutIfNeeded()
        sections = (0..<tableView.numberOfSections).map { section in
            (0..<tableView.numberOfRows(inSection: section)).map {
                Double(tableView.rectForRow(at: IndexPath(row: $0, section: section)).height)
            }
        }
    }

    /// Those of a collection view's items, after pending layout.
    @MainActor public init(of collectionView: UICollectionView) {
        collectionView.layoutIfNeeded()
        sections = (0..<collectionView.numberOfSections).map { section in
            (0..<collectionView.numberOfItems(inSection: section)).map { item in
                let path = IndexPath(item: item, section: section)
                return Double(collectionView.layoutAttributesForItem(at: path)?.frame.height ?? 0)
            }
        }
    }

    /// Height of a row of the first section, or of another, which must be there.
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

    /// All heights together, in points.
    public var total: Double { sections.joined().reduce(0, +) }

    /// Points by which a height may miss what is expected: half of what is printed, far less than a pixel.
    private static let tolerance = 0.0005

    /// Whether these are the same heights to half a thousandth of a point. O(rows).
    public func matches(_ other: RowHeights) -> Bool {
        sections.count == other.sections.count
            && zip(sections, other.sections).allSatisfy { mine, theirs in
                mine.count == theirs.count && zip(mine, theirs).allSatisfy { abs($0 - $1) <= Self.tolerance }
            }
    }

    public var description: String {
        sections.map { "[" + $0.map(Self.text).joined(separator: ", ") + "]" }.joined(separator: " ")
    }

    package struct Difference {
        /// Of a row that is there; nil for one that is missing, and for sections.
        package var path: IndexPath?
        package var expected: Double?
        package var line: String
    }

    package func differences(from expected: RowHeights, before: RowHeights?, noun: String = "row") -> [Difference] {
        var found: [Difference] = []
        for section in 0..<max(expected.sections.count, sections.count) {
            let (wanted, got) = (expected.rows(of: section), rows(of: section))
            if wanted.count != got.count {
                found.append(
                    Difference(line: "section \(section): expected \(wanted.count) \(noun)s, got \(got.count)"))
            }
            let old = before?.rows(of: section) ?? []
            for row in 0..<max(wanted.count, got.count) {
                let want = wanted.indices.contains(row) ? wanted[row] : nil
                let have = got.indices.contains(row) ? got[row] : nil
                if let want, let have, abs(want - have) <= Self.tolerance { continue }
                let was = old.indices.contains(row) ? ", before \(Self.text(old[row]))" : ""
                let off = want.flatMap { want in have.map { $0 - want } }
                let miss = off.map { " (\($0 < 0 ? "" : "+")\(Self.text($0)))" } ?? ""
                let line =
                    "\(noun) \(row) of section \(section): expected \(want.map(Self.text) ?? "none"), got "
                    + "\(have.map(Self.text) ?? "none")\(miss)\(was)"
                let path = have.map { _ in IndexPath(row: row, section: section) }
                found.append(Difference(path: path, expected: want, line: line))
            }
        }
        return found
    }

    private func rows(of section: Int) -> [Double] { sections.indices.contains(section) ? sections[section] : [] }

    static func text(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        guard abs(rounded) < 1e15 else { return "\(rounded)" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }
}
