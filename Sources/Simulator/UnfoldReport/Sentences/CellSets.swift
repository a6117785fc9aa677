struct CellSets {
    private let axes: [[String]]
    private let all: [String: [Int]]

    init(_ cells: [String]) {
        let parts = cells.map { $0.components(separatedBy: ", ") }
        let count = parts.first?.count ?? 0
        guard count > 0, parts.allSatisfy({ $0.count == count }) else {
            axes = [cells]
            all = Dictionary(firsts: cells.enumerated().map { ($1, [$0]) })
            return
        }
        var axes: [[String]] = Array(repeating: [], count: count)
        for part in parts {
            for (axis, name) in part.enumerated() where !axes[axis].contains(name) { axes[axis].append(name) }
        }
        self.axes = axes
        all = Dictionary(
            firsts: zip(cells, parts).map { cell, part in
                (cell, part.enumerated().map { axes[$0].firstIndex(of: $1) ?? 0 })
            })
    }

    /// The cells as few products of columns, merged axis by axis. O(cells² × axes) at most.
    func words(_ cells: [String]) -> [String] {
        if cells.count > 1, cells.count == all.count { return ["all \(cells.count)"] }
        var boxes = cells.compactMap { all[$0]?.map { [$0] } }
        for axis in axes.indices.reversed() { boxes = merged(boxes, along: axis) }
        return boxes.map(words)
    }

    private func merged(_ boxes: [[[Int]]], along axis: Int) -> [[[Int]]] {
        var result = Grouped<[[Int]], [[Int]]>()
        for box in boxes {
            var rest = box
            rest[axis] = []
            result.add(rest, box) { $0[axis] += box[axis] }
        }
        return result.values
    }

    private func words(_ box: [[Int]]) -> String {
        box.enumerated().map { axis, columns in words(columns.sorted(), axes[axis]) }.joined(separator: " x ")
    }

    private func words(_ columns: [Int], _ names: [String]) -> String {
        if columns.count == names.count { return names.count == 1 ? names[0] : "all \(names.count)" }
        let chosen = columns.map { names[$0] }
        if columns.count > 2, columns[columns.count - 1] - columns[0] == columns.count - 1 {
            if columns[columns.count - 1] == names.count - 1 { return "\(chosen[0]) and on" }
            return "\(chosen[0]) to \(chosen[chosen.count - 1])"
        }
        return chosen.joined(separator: " + ")
    }
}
