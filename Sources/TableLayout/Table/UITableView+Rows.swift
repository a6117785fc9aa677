import Foundation

/// Rows by index path and by position.
extension UITableView {
    func state(at indexPath: IndexPath) -> RowState? {
        guard sections.indices.contains(indexPath.section), sections[indexPath.section].indices.contains(indexPath.row)
        else { return nil }
        return sections[indexPath.section][indexPath.row]
    }

    func indexPaths(where isWanted: (RowState) -> Bool) -> [IndexPath] {
        var found: [IndexPath] = []
        for (section, rows) in sections.enumerated() {
            for (row, state) in rows.enumerated() where isWanted(state) {
                found.append(IndexPath(row: row, section: section))
            }
        }
        return found
    }

    /// Position of a row counting through all sections.
    /// - Complexity: O(sections).
    func flatIndex(of indexPath: IndexPath) -> Int? {
        guard state(at: indexPath) != nil else { return nil }
        return sections[..<indexPath.section].reduce(0) { $0 + $1.count } + indexPath.row
    }

    func indexPath(ofFlat position: Int) -> IndexPath? {
        var left = position
        for (section, rows) in sections.enumerated() {
            if left < rows.count { return IndexPath(row: left, section: section) }
            left -= rows.count
        }
        return nil
    }

    /// Sums all rows anew; any of them may have a cell now.
    func sumOffsets() {
        offsets = RowOffsets(heights: sections.joined().map(\.height.height))
        loadedRows = 0..<offsets.count
        contentSize = CGSize(width: bounds.width, height: offsets.total)
    }

    func newRow(at indexPath: IndexPath) -> RowState {
        lastIdentity += 1
        return RowState(identity: lastIdentity, height: estimate(for: indexPath), cell: nil, heightBefore: nil)
    }
}
