enum HeightTable {
    static let head = ["row", "before", "height", "change", "source"]
    static let numeric: Set<Int> = [1, 2, 3]

    static func rows(_ rows: [StepResult.Row]) -> [[String]] {
        rows.map { row in
            let change = row.change ?? 0
            return [
                row.id, row.previousHeight.map(Number.text) ?? "", Number.text(row.height),
                change == 0 ? "" : Number.signed(change), row.source.rawValue,
            ]
        }
    }
}
