import UnfoldScenario

/// The differences of one file as one table, in which only what changed stands. Events that a changed height names as its cause are
/// told there, what persists is told at its first step; matrix cells in which the same step and row changed for the same reason and
/// by as much stand on one line.
struct DifferenceTable {
    struct Line {
        /// Matrix cells; empty without a matrix.
        var cells: [String]
        var step: String
        var sentence: DifferenceSentence
        /// Heights in these cells.
        var was: [Double] = []
        var now: [Double] = []

        func columns(_ sets: CellSets, width: Int?) -> [String] {
            [
                step, sentence.row ?? "", sentence.kind, Self.range(was), Self.range(now),
                sentence.delta.map(Number.signed) ?? "", Self.cellText(cells, sets, width: width),
                sentence.causes.joined(separator: "; "),
            ]
        }

        private static func range(_ values: [Double]) -> String {
            guard let low = values.min(), let high = values.max() else { return "" }
            return low == high ? Number.text(low) : "\(Number.text(low))…\(Number.text(high))"
        }

        /// As many sets as fit.
        private static func cellText(_ cells: [String], _ sets: CellSets, width: Int?) -> String {
            guard !cells.isEmpty else { return "" }
            let words = sets.words(cells)
            var text = ""
            for (index, word) in words.enumerated() {
                let left = words.count - index
                if let width, index > 0, text.count + 2 + word.count > width { return text + " and \(left) more" }
                text += (index > 0 ? "; " : "") + word
            }
            return text
        }
    }

    /// Lines that have their causes in common.
    struct Group {
        var lines: [Line]
        var causes: [String] { lines[0].sentence.causes }
    }

    static let head = ["step", "row", "what", "was", "now", "delta", "cells", "why"]
    static let numeric: Set<Int> = [3, 4, 5]
    /// Index of the column of causes.
    static let why = 7

    private(set) var groups: [Group] = []
    private let sets: CellSets

    init(_ file: RunReport.File) {
        sets = CellSets(file.results.compactMap(\.cell))
        struct Key: Hashable {
            var step: String
            var row: String?
            var kind: String
            var causes: [String]
        }
        var places: [Key: Int] = [:]
        for told in file.toldDifferences {
            let sentence = DifferenceSentence(told, file.results)
            let line = Line(
                cells: told.difference.key.cell.map { [$0] } ?? [], step: sentence.stepText, sentence: sentence,
                was: [sentence.was].compactMap { $0 }, now: [sentence.now].compactMap { $0 })
            let key = Key(step: line.step, row: sentence.row, kind: sentence.kind, causes: sentence.causes)
            guard let place = places[key] else {
                places[key] = groups.count
                groups.append(Group(lines: [line]))
                continue
            }
            let same = groups[place].lines.firstIndex {
                Number.text($0.sentence.delta ?? 0) == Number.text(sentence.delta ?? 0)
                    && (sentence.delta != nil || $0.sentence.now == sentence.now && $0.sentence.was == sentence.was)
            }
            guard let same else {
                groups[place].lines.append(line)
                continue
            }
            groups[place].lines[same].cells += line.cells
            groups[place].lines[same].was += line.was
            groups[place].lines[same].now += line.now
        }
    }

    /// Head and rows without empty columns, group by group.
    /// - Parameter width: characters that the column of cells may take.
    func table(without omitted: Set<Int> = [], width: Int? = nil) -> TextTable {
        let rows = groups.flatMap(\.lines).map { $0.columns(sets, width: width) }
        let kept = Self.head.indices.filter { column in
            !omitted.contains(column) && rows.contains { !$0[column].isEmpty }
        }
        return TextTable(
            head: kept.map { Self.head[$0] },
            numeric: Set(kept.indices.filter { Self.numeric.contains(kept[$0]) }),
            rows: rows.map { row in kept.map { row[$0] } })
    }
}
