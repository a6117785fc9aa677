/// The rows that get a line each. Of long lists only news, and neighbours that went the same way share a line.
struct RowSelection {
    struct Line {
        var first, last: StepResult.Row
        var count: Int

        var name: String { count == 1 ? first.id : "\(first.id) … \(last.id) (\(count) rows)" }
    }

    static let length = 12
    private static let lineLimit = 12

    var listed: [Line] = []
    var asBefore = 0
    var moreNew: [StepResult.Row] = []
    var moreChanged: [StepResult.Row] = []
    /// Off screen again, with an estimate in the place of another height.
    var estimatedAgain: [StepResult.Row] = []
    var removed: [String] = []

    init(_ step: StepResult, quiet: Bool = false, all: Bool = false) {
        let rows = step.allRows
        removed = step.removed
        guard !all, quiet || rows.count > Self.length else {
            listed = rows.map { Line(first: $0, last: $0, count: 1) }
            return
        }
        let reported = step.reportedRows
        var joins = false
        for row in rows {
            let isNews = row.previousHeight == nil || row.change ?? 0 != 0 || reported.contains(row.id)
            guard isNews else {
                if row.previousHeight == row.height { asBefore += 1 } else { estimatedAgain.append(row) }
                joins = false
                continue
            }
            take(row, joins: joins && !reported.contains(row.id))
            joins = !reported.contains(row.id)
        }
    }

    private mutating func take(_ row: StepResult.Row, joins: Bool) {
        if joins, let last = listed.last, moreNew.isEmpty, moreChanged.isEmpty, Self.areAlike(last.last, row) {
            listed[listed.count - 1].last = row
            listed[listed.count - 1].count += 1
        } else if listed.count < Self.lineLimit {
            listed.append(Line(first: row, last: row, count: 1))
        } else if row.previousHeight == nil {
            moreNew.append(row)
        } else {
            moreChanged.append(row)
        }
    }

    private static func areAlike(_ one: StepResult.Row, _ other: StepResult.Row) -> Bool {
        one.kind == .row && other.kind == .row && one.height == other.height
            && one.previousHeight == other.previousHeight && one.source == other.source
            && one.confidence == other.confidence && one.measuredAtStep == other.measuredAtStep
            && one.staleSinceStep == other.staleSinceStep
    }

    var rest: [String] {
        func line(_ rows: [StepResult.Row], _ noun: String, _ text: ([StepResult.Row]) -> String) -> [String] {
            rows.isEmpty ? [] : [CheckSentence.count(rows.count, noun) + text(rows)]
        }
        let more = removed.count > 8 ? " and \(removed.count - 8) more" : ""
        return line(moreNew, "more new row") { ", \(Self.range($0.map(\.height))) tall" }
            + line(moreChanged, "more row") { " changed by \(Self.range($0.compactMap(\.change), signed: true))" }
            + line(estimatedAgain, "row") { " estimated again, \(Self.range($0.map(\.height))) tall" }
            + (asBefore > 0 ? ["\(CheckSentence.count(asBefore, "row")) as before"] : [])
            + (removed.isEmpty ? [] : ["removed: \(removed.prefix(8).joined(separator: ", "))\(more)"])
    }

    private static func range(_ values: [Double], signed: Bool = false) -> String {
        guard let low = values.min(), let high = values.max() else { return "" }
        func text(_ value: Double) -> String { signed ? Number.signed(value) : Number.text(value) }
        return low == high ? text(low) : "\(text(low)) to \(text(high))"
    }
}

extension StepResult {
    fileprivate var reportedRows: Set<String> {
        Set(conflicts.map(\.row) + (unsatisfied + unsatisfiedDuringUpdate).map(\.row) + findings.compactMap(rowID))
    }
}
