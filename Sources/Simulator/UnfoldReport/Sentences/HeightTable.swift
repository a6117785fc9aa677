extension StepResult.GivenHeight {
    var words: String? { key.map { $0 + (position.map { " (line \($0.line))" } ?? "") } }
}

enum HeightTable {
    static let head = ["row", "before", "height", "change", "source"]
    static let numeric: Set<Int> = [1, 2, 3]

    static func rows(_ rows: [StepResult.Row]) -> [[String]] {
        rows.map { row in
            let change = row.change ?? 0
            return [
                row.id, row.previousHeight.map(Number.text) ?? "", Number.text(row.height),
                change == 0 ? "" : Number.signed(change),
                row.source.rawValue + (row.given?.words.map { " by \($0)" } ?? ""),
            ]
        }
    }
}
