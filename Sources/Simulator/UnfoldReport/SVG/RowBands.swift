/// The rows of a step next to those of before, or of the record; runs of rows that stayed as they were are one band.
struct RowBands {
    /// Raw values are names in the style sheets.
    enum Kind: String, CaseIterable, Sendable {
        case same, grown, shrunk, new
        case removed = "gone"
        case conflict

        var word: String { self == .same ? "as before" : rawValue }
    }

    struct Band: Equatable {
        var label: String
        var before, after: Double?
        var isMarked = false
        var count = 1

        var kind: Kind {
            if isMarked { return .conflict }
            switch (before, after) {
            case (nil, _): return .new
            case (_, nil): return .removed
            case (let before?, let after?): return after > before ? .grown : after < before ? .shrunk : .same
            }
        }
    }

    private(set) var bands: [Band] = []
    let titles: (before: String, after: String)

    init(_ step: StepResult, previous: StepResult?) {
        titles = ("before", "after")
        let conflicts = Set(step.conflicts.map(\.row))
        let here = Set(step.rows.map(\.id))
        var removed = (previous?.rows ?? []).filter { !here.contains($0.id) }[...]
        for row in step.rows {
            while let first = removed.first, (first.section, first.row) <= (row.section, row.row) {
                append(Band(label: first.id, before: first.height, after: nil))
                removed.removeFirst()
            }
            append(
                Band(
                    label: row.id, before: row.previousHeight.map { row.change == nil ? row.height : $0 },
                    after: row.height, isMarked: conflicts.contains(row.id)))
        }
        for row in removed { append(Band(label: row.id, before: row.height, after: nil)) }
    }

    init(_ step: StepResult, differences: [RecordDifference]) {
        titles = ("recorded", "now")
        var recorded: [String: Double?] = [:]
        for difference in differences {
            switch difference.change {
            case .height(let row, let was, _): recorded[row] = .some(was)
            case .addedRow(let row, _): recorded[row] = .some(nil)
            case .removedRow(let row, let was): append(Band(label: row, before: was, after: nil))
            default: break
            }
        }
        for row in step.rows { append(Band(label: row.id, before: recorded[row.id] ?? row.height, after: row.height)) }
    }

    private mutating func append(_ band: Band) {
        let isSame = band.before == band.after && !band.isMarked
        if isSame, let last = bands.last, last.before == last.after, !last.isMarked {
            bands[bands.count - 1].count += 1
            bands[bands.count - 1].before! += band.before ?? 0
            bands[bands.count - 1].after! += band.after ?? 0
            bands[bands.count - 1].label = "\(last.count + 1) rows as before"
            return
        }
        bands.append(band)
    }
}
