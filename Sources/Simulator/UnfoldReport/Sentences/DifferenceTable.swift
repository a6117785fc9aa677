/// The differences of a file as one table: what one edit did to rows and cells of a step is together, by amount.
struct DifferenceTable {
    struct Line {
        var cells: [String]
        var rows: [String]
        var sentences: [DifferenceSentence]
        /// Steps after the first that have the same; not in all rows and cells as many.
        var laterSteps: ClosedRange<Int>
        var expected: [Double] = []
        var actual: [Double] = []
        var sentence: DifferenceSentence { sentences[0] }

        func columns(_ sets: CellSets, width: Int?) -> [String] {
            [
                stepText, rowText, sentence.kind, Self.range(expected), Self.range(actual),
                sentence.delta.map(Number.signed) ?? "", Self.cellText(cells, sets, width: width),
                DifferenceSentence.causes(of: sentences).joined(separator: "; "),
            ]
        }

        /// `0 load`, `0 load and in up to 4 later steps`.
        private var stepText: String {
            guard laterSteps.lowerBound != laterSteps.upperBound else { return sentence.stepText }
            let steps = CheckSentence.count(laterSteps.upperBound, "later step")
            return "\(sentence.difference.key.index) \(sentence.difference.key.step) and in up to \(steps)"
        }

        private var rowText: String {
            rows.count <= 3 ? rows.joined(separator: ", ") : "\(rows[0]) … \(rows[rows.count - 1]) (\(rows.count) rows)"
        }

        func changed(like other: Line) -> Bool {
            guard let delta = sentence.delta, let otherDelta = other.sentence.delta else {
                return sentence.delta == nil && other.sentence.delta == nil && actual == other.actual
                    && expected == other.expected
            }
            return Number.text(delta) == Number.text(otherDelta)
        }

        mutating func join(_ other: Line) {
            cells += other.cells.filter { !cells.contains($0) }
            if rows != other.rows { rows += other.rows }
            sentences += other.sentences
            expected += other.expected
            actual += other.actual
            let (least, most) = (other.laterSteps.lowerBound, other.laterSteps.upperBound)
            laterSteps = min(laterSteps.lowerBound, least)...max(laterSteps.upperBound, most)
        }

        private static func range(_ values: [Double]) -> String {
            guard let low = values.min(), let high = values.max() else { return "" }
            return low == high ? Number.text(low) : "\(Number.text(low))…\(Number.text(high))"
        }

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

    struct Group {
        var lines: [Line]
        var causes: [String] {
            let causes = DifferenceSentence.causes(of: lines.flatMap(\.sentences))
            let others = lines.reduce(0) { $0 + $1.rows.count } - 1
            guard others > 0, lines[0].sentence.isOfOneRow, let cause = causes.first else { return causes }
            return ["\(cause), and alike in \(CheckSentence.count(others, "more row"))"] + causes.dropFirst()
        }

        /// Beside the line of the same row in another matrix cell, if it changed by as much.
        mutating func take(_ line: Line) {
            // Without a matrix a row comes once.
            let mayBeKnown = !line.cells.isEmpty || line.rows.isEmpty
            lines.take(line) { mayBeKnown && $0.rows == line.rows }
        }

        mutating func joinRows() {
            lines = lines.reduce(into: []) { joined, line in joined.take(line) { $0.cells == line.cells } }
        }
    }

    static let head = ["step", "row", "what", "was", "now", "delta", "cells", "why"]
    static let numeric: Set<Int> = [3, 4, 5]
    static let why = 7

    private(set) var groups: [Group] = []
    private let sets: CellSets

    init(_ file: RunReport.File) {
        sets = CellSets(file.results.compactMap(\.cell))
        struct Key: Hashable {
            var step: Int
            var kind: String
            var causes: [String]
        }
        var found = Grouped<Key, Group>()
        for reported in file.reportedDifferences {
            let sentence = DifferenceSentence(reported, file.results)
            let key = Key(step: reported.difference.key.index, kind: sentence.kind, causes: sentence.likeness)
            let line = Line(
                cells: reported.difference.key.cell.map { [$0] } ?? [], rows: [sentence.row].compactMap { $0 },
                sentences: [sentence], laterSteps: reported.laterSteps...reported.laterSteps,
                expected: [sentence.expected].compactMap { $0 }, actual: [sentence.actual].compactMap { $0 })
            found.add(key, Group(lines: [line])) { $0.take(line) }
        }
        groups = found.values
        for index in groups.indices { groups[index].joinRows() }
    }

    /// Without empty columns, group by group; `width` is what the column of cells may take.
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

extension [DifferenceTable.Line] {
    fileprivate mutating func take(_ line: Element, among mayJoin: (Element) -> Bool) {
        if let index = firstIndex(where: { mayJoin($0) && $0.changed(like: line) }) {
            self[index].join(line)
        } else {
            append(line)
        }
    }
}
