import Scenario

/// The differences of one file as one table, in which only what changed stands: matrix cells, steps and rows alike.
struct DifferenceTable {
    struct Line {
        var cell: String?
        var step: String
        var sentence: DifferenceSentence

        var columns: [String] {
            [
                cell ?? "", step, sentence.row ?? "", sentence.kind, sentence.was.map(Number.text) ?? "",
                sentence.now.map(Number.text) ?? "", sentence.delta.map(Number.signed) ?? "",
                sentence.causes.joined(separator: "; "),
            ]
        }
    }

    static let head = ["cell", "step", "row", "what", "was", "now", "delta", "why"]
    static let numeric: Set<Int> = [4, 5, 6]

    private(set) var lines: [Line] = []

    init(_ file: RunReport.File) {
        for difference in file.check?.differences ?? [] {
            lines.append(
                Line(
                    cell: difference.key.cell, step: "\(difference.key.index) \(difference.key.step)",
                    sentence: DifferenceSentence(difference, file.results)))
        }
    }

    /// Columns in which something stands.
    var columns: [Int] {
        Self.head.indices.filter { column in lines.contains { !$0.columns[column].isEmpty } }
    }

    /// Head and rows without empty columns.
    func table() -> TextTable {
        let kept = columns
        return TextTable(
            head: kept.map { Self.head[$0] },
            numeric: Set(kept.indices.filter { Self.numeric.contains(kept[$0]) }),
            rows: lines.map { line in kept.map { line.columns[$0] } })
    }
}
