/// Which rows are below which, and which of them show what is below; by id, also of rows that left.
struct RowOutline {
    private var children: [String: [String]] = [:]
    private var levels: [String: Int] = [:]
    private var expanded: Set<String> = []

    /// Takes rows in with all below them; the answer is what is shown of them.
    mutating func note(_ rows: [RowSpec], level: Int = 0) -> [String] {
        var shown: [String] = []
        for row in rows {
            shown.append(row.id)
            if level > 0 || !row.children.isEmpty { levels[row.id] = level }
            guard !row.children.isEmpty else { continue }
            children[row.id] = row.children.map(\.id)
            if row.isExpanded { expanded.insert(row.id) }
            let below = note(row.children, level: level + 1)
            if row.isExpanded { shown += below }
        }
        return shown
    }

    func hasChildren(_ row: String) -> Bool { children[row] != nil }
    /// Depth in an outline; nil for a row in none.
    func level(of row: String) -> Int? { levels[row] }
    func isExpanded(_ row: String) -> Bool { expanded.contains(row) }

    mutating func set(_ row: String, isExpanded: Bool) {
        if isExpanded { expanded.insert(row) } else { expanded.remove(row) }
    }

    func shown(below row: String) -> [String] {
        (children[row] ?? []).flatMap { [$0] + (expanded.contains($0) ? shown(below: $0) : []) }
    }
}
