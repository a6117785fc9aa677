import UnfoldScenario

/// The differences of one file as one table, in which only what changed stands. Events that a changed height names as its cause are
/// told there; matrix cells in which the same step and row changed for the same reason stand together, and those that changed by the
/// same numbers on one line.
struct DifferenceTable {
    struct Line {
        /// Matrix cells; empty without a matrix.
        var cells: [String]
        var step: String
        var sentence: DifferenceSentence

        func columns(ofCells count: Int) -> [String] {
            let cell = cells.count > 1 && cells.count == count ? "all \(count)" : cells.joined(separator: "; ")
            return [
                cell, step, sentence.row ?? "", sentence.kind, sentence.was.map(Number.text) ?? "",
                sentence.now.map(Number.text) ?? "", sentence.delta.map(Number.signed) ?? "",
                sentence.causes.joined(separator: "; "),
            ]
        }
    }

    /// Lines that have their causes in common.
    struct Group {
        var lines: [Line]
        var causes: [String] { lines[0].sentence.causes }
    }

    static let head = ["cell", "step", "row", "what", "was", "now", "delta", "why"]
    static let numeric: Set<Int> = [4, 5, 6]
    /// Index of the column of causes.
    static let why = 7

    private(set) var groups: [Group] = []
    private let cellCount: Int

    init(_ file: RunReport.File) {
        cellCount = file.results.count
        struct Key: Hashable {
            var index: Int
            var step: String
            var row: String?
            var kind: String
            var causes: [String]
        }
        var places: [Key: Int] = [:]
        for difference in file.toldDifferences {
            let sentence = DifferenceSentence(difference, file.results)
            let key = Key(
                index: difference.key.index, step: difference.key.step, row: sentence.row, kind: sentence.kind,
                causes: sentence.causes)
            let line = Line(
                cells: difference.key.cell.map { [$0] } ?? [],
                step: "\(difference.key.index) \(difference.key.step)", sentence: sentence)
            guard let place = places[key] else {
                places[key] = groups.count
                groups.append(Group(lines: [line]))
                continue
            }
            let same = groups[place].lines.firstIndex {
                $0.sentence.was == sentence.was && $0.sentence.now == sentence.now
            }
            if let same { groups[place].lines[same].cells += line.cells } else { groups[place].lines.append(line) }
        }
    }

    /// Head and rows without empty columns, group by group.
    func table(without omitted: Set<Int> = []) -> TextTable {
        let rows = groups.flatMap(\.lines).map { $0.columns(ofCells: cellCount) }
        let kept = Self.head.indices.filter { column in
            !omitted.contains(column) && rows.contains { !$0[column].isEmpty }
        }
        return TextTable(
            head: kept.map { Self.head[$0] },
            numeric: Set(kept.indices.filter { Self.numeric.contains(kept[$0]) }),
            rows: rows.map { row in kept.map { row[$0] } })
    }
}

extension RunReport.File {
    /// The differences without the events that a changed height of the same row names as its cause.
    var toldDifferences: [RecordDifference] {
        guard let check else { return [] }
        struct Event: Hashable {
            var key: HeightRecord.Section.Key
            var row: String
            var detail: String
        }
        var told: Set<Event> = []
        for difference in check.differences {
            guard case .height(let row, _, _) = difference.change else { continue }
            for cause in difference.causes {
                switch cause {
                case .broken(let detail), .noLongerBroken(let detail), .overruled(let detail),
                    .noLongerOverruled(let detail):
                    told.insert(Event(key: difference.key, row: row, detail: detail))
                default: break
                }
            }
        }
        return check.differences.filter { difference in
            switch difference.change {
            case .newEvent(let event), .goneEvent(let event):
                event.kind == .finding
                    || !told.contains(Event(key: difference.key, row: event.row, detail: event.detail))
            default: true
            }
        }
    }
}
