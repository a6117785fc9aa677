import UnfoldAutoLayout
import UnfoldScenario

/// The height of a row as a function of one priority or constant.
struct WhySweep: Hashable {
    /// What is varied.
    enum Property: String, Hashable, Sendable {
        case constant, priority
    }

    /// A stretch of values on which the height is one straight line, or a single value.
    struct Piece: Hashable {
        /// The first value; nil for everything below ``upper``.
        var lower: Double?
        /// The last value; nil for everything above ``lower``.
        var upper: Double?
        /// Height of the row in points at the first value, and at the last.
        var start: Double
        var end: Double
        /// Another row of the system has the same priority, and a weaker one decides between them.
        var isTie = false
        /// Conflicts of the row when it is run with this value; nil where that was not asked.
        var conflicts: Int?

        var isPoint: Bool { lower != nil && lower == upper }
        /// Points of height for a point of the value.
        var slope: Double {
            guard let lower, let upper, upper > lower else { return 0 }
            return (end - start) / (upper - lower)
        }
    }

    var constraint: ConstraintFacts
    var property: Property
    /// The value now.
    var value: Double
    /// In the order of the values. A piece between two single values leaves them out; neighbouring lines share their end.
    var pieces: [Piece]
}

/// Works a sweep out by solving the fitted system again, at values that are chosen by the system: every level of priority and the
/// stretches between them; for a constant the ends of each line, where neighbouring lines meet.
@MainActor struct WhySweeper {
    let trials: WhyTrials
    let row: FittingSession.Row

    // MARK: Priorities

    /// The order of levels decides, and nothing else: so the levels of the others, and one value in each gap between them, are all
    /// there is.
    func priorities() -> [WhySweep.Piece]? {
        let levels = trials.levels(except: row).filter { $0 > 0 && $0 < 1000 }
        func height(_ priority: Double) -> Double? { trials.trial([(row, .priority(Float(priority)))])?.height }
        var pieces: [WhySweep.Piece] = []
        var lower: Double?
        for (index, level) in levels.enumerated() {
            let before = index == 0 ? level / 2 : (levels[index - 1] + level) / 2
            guard let gap = height(before), let tie = height(level) else { return nil }
            pieces.append(.init(lower: lower, upper: level, start: gap, end: gap))
            pieces.append(.init(lower: level, upper: level, start: tie, end: tie))
            lower = level
        }
        guard let above = height(((lower ?? 0) + 1000) / 2), let required = height(1000) else { return nil }
        pieces.append(.init(lower: lower, upper: 1000, start: above, end: above))
        pieces.append(.init(lower: 1000, upper: 1000, start: required, end: required))
        return merged(pieces)
    }

    /// Gaps and levels with the same height are one, but for a level at which the height changes: there is the tie.
    private func merged(_ pieces: [WhySweep.Piece]) -> [WhySweep.Piece] {
        var result: [WhySweep.Piece] = []
        for (index, piece) in pieces.enumerated() {
            let isEnd = piece.lower == 1000
            let after = index + 1 < pieces.count ? pieces[index + 1].start : piece.start
            if piece.isPoint, !isEnd, let last = result.last {
                if last.end == piece.start, after == piece.start { continue }
                var tie = piece
                tie.isTie = true
                result.append(tie)
            } else if let last = result.last, !last.isPoint, last.end == piece.start, !isEnd {
                result[result.count - 1].upper = piece.upper
            } else {
                result.append(piece)
            }
        }
        // A required one that gives the same height is told all the same: it may cost a conflict.
        return result
    }

    // MARK: Constants

    /// Distance from the ends at which slopes are read.
    private static let nudge = 1e-3
    /// Solves of a sweep at most.
    private static let limit = 5000

    /// Of the row, up to whole pixels.
    /// - Parameter value: the constant now; the sweep goes from well below it to well above.
    func constants(around value: Double) -> [WhySweep.Piece]? {
        contentLines(around: value).map { lines in
            lines.map { line in
                .init(
                    lower: line.from, upper: line.to, start: trials.rowHeight(line.start),
                    end: trials.rowHeight(line.end))
            }
        }
    }

    /// Of the content, exactly.
    /// - Parameter limit: solves at most; nil if they do not do.
    func contentLines(around value: Double, limit: Int = Self.limit) -> [LineWalk.Line]? {
        let isLength = row.facts.form.second == nil
        let low = isLength ? 0 : value - 200
        let high = isLength ? max(value * 2, 500) : value + 200
        var walk = LineWalk(left: limit, nudge: Self.nudge) { constant in
            trials.fitted([(row, .constant(constant))])
        }
        return walk.lines(from: low, to: high)
    }
}

/// The straight lines of a function that is made of such, found by asking for values.
struct LineWalk {
    struct Line {
        var from: Double
        var to: Double
        var start: Double
        var end: Double
    }

    /// Questions that may still be asked.
    private var left: Int
    private let nudge: Double
    private let value: (Double) -> Double?

    init(left: Int, nudge: Double, value: @escaping (Double) -> Double?) {
        self.left = left
        self.nudge = nudge
        self.value = value
    }

    /// Lines from the left to the right; nil if a value cannot be had.
    mutating func lines(from low: Double, to high: Double) -> [Line]? {
        guard let start = ask(low), let end = ask(high), let lines = lines(low, start, high, end, depth: 0) else {
            return nil
        }
        var joined: [Line] = []
        for line in lines {
            if let last = joined.last, abs(last.end - line.start) < 1e-6, abs(slope(last) - slope(line)) < 1e-6 {
                joined[joined.count - 1].to = line.to
                joined[joined.count - 1].end = line.end
            } else {
                joined.append(line)
            }
        }
        return settled(joined)
    }

    /// Without slivers, which stand where a bend could only be closed in on: their neighbours meet there.
    private func settled(_ lines: [Line]) -> [Line] {
        let sliver = 0.02
        var result: [Line] = []
        for line in lines {
            if let last = result.last, line.to - line.from < sliver, abs(line.start - last.end) < sliver { continue }
            guard var last = result.last, line.from - last.to > 0 else {
                result.append(line)
                continue
            }
            let slopes = (slope(last), slope(line))
            let gap = line.start - slopes.1 * line.from - (last.end - slopes.0 * last.to)
            var place = abs(slopes.0 - slopes.1) > 1e-5 ? gap / (slopes.0 - slopes.1) : line.from
            if abs(place - line.from) > 2 * sliver { place = line.from }
            place = (place * 1000).rounded() / 1000
            last.end += slopes.0 * (place - last.to)
            last.to = place
            result[result.count - 1] = last
            result.append(
                Line(from: place, to: line.to, start: line.start + slopes.1 * (place - line.from), end: line.end))
        }
        if let last = lines.last, let shown = result.last, shown.to < last.to { result[result.count - 1].to = last.to }
        return result
    }

    private func slope(_ line: Line) -> Double {
        line.to > line.from ? (line.end - line.start) / (line.to - line.from) : 0
    }

    private mutating func ask(_ place: Double) -> Double? {
        guard left > 0 else { return nil }
        left -= 1
        return value(place)
    }

    private mutating func lines(
        _ low: Double, _ start: Double, _ high: Double, _ end: Double, depth: Int
    ) -> [Line]? {
        let width = high - low
        let whole = Line(from: low, to: high, start: start, end: end)
        // As narrow as what the value can be told by: a step.
        guard width > 4 * nudge, depth < 60 else { return narrow(low, start, high, end) }
        guard let nearLow = ask(low + nudge), let nearHigh = ask(high - nudge) else { return nil }
        let leftSlope = (nearLow - start) / nudge
        let rightSlope = (end - nearHigh) / nudge
        if abs(leftSlope - rightSlope) < 1e-5, abs(start + leftSlope * width - end) < 1e-5 {
            // Both ends lie on one line; so must what is between them.
            guard let middle = ask(low + width * 0.381_966), let other = ask(low + width * 0.723_607) else {
                return nil
            }
            let isStraight =
                abs(start + leftSlope * width * 0.381_966 - middle) < 1e-5
                && abs(start + leftSlope * width * 0.723_607 - other) < 1e-5
            if isStraight { return [whole] }
        } else if abs(leftSlope - rightSlope) >= 1e-5 {
            let meeting = low + (end - start - rightSlope * width) / (leftSlope - rightSlope)
            if meeting > low + 2 * nudge, meeting < high - 2 * nudge, let value = ask(meeting) {
                return both(low, start, rounded(meeting), value, high, end, depth)
            }
        }
        let middle = (low + high) / 2
        guard let value = ask(middle) else { return nil }
        return both(low, start, middle, value, high, end, depth)
    }

    private mutating func both(
        _ low: Double, _ start: Double, _ middle: Double, _ value: Double, _ high: Double, _ end: Double, _ depth: Int
    ) -> [Line]? {
        guard let left = lines(low, start, middle, value, depth: depth + 1),
            let right = lines(middle, value, high, end, depth: depth + 1)
        else { return nil }
        return left + right
    }

    /// A step: halved until the two sides of it are known to a millionth.
    private mutating func narrow(_ low: Double, _ start: Double, _ high: Double, _ end: Double) -> [Line]? {
        // A bend changes little in so little room; a step does not.
        guard abs(start - end) > 0.05 else { return [Line(from: low, to: high, start: start, end: end)] }
        var (low, high) = (low, high)
        let (first, last) = (low, high)
        while high - low > 1e-6 {
            let middle = (low + high) / 2
            guard let value = ask(middle) else { return nil }
            if abs(value - start) < abs(value - end) { low = middle } else { high = middle }
        }
        let place = rounded(high)
        return [
            Line(from: first, to: place, start: start, end: start), Line(from: place, to: last, start: end, end: end),
        ]
    }

    /// Without the residue of arithmetic.
    private func rounded(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }
}

/// A sweep in words.
enum SweepSentence {
    static func title(_ sweep: WhySweep, row: String) -> String {
        "\(row)'s height by the \(sweep.property.rawValue) of \(TrialSentence.constraint(sweep.constraint)), "
            + "now \(Number.text(sweep.value))"
    }

    /// `below 250`, `at 250`, `250 to 1000`.
    static func values(_ piece: WhySweep.Piece, _ sweep: WhySweep) -> String {
        if piece.isPoint, let value = piece.lower {
            return sweep.property == .priority && value == 1000 ? "required" : "at \(Number.text(value))"
        }
        switch (piece.lower, piece.upper) {
        case (nil, 1000?) where sweep.property == .priority:
            return sweep.pieces.contains { $0.end != piece.end } ? "optional" : "always"
        case (nil, let upper?): return "below \(Number.text(upper))"
        case (let lower?, let upper?) where sweep.property == .priority && upper == 1000:
            return "above \(Number.text(lower))"
        case (let lower?, let upper?):
            let word = sweep.property == .priority ? "between \(Number.text(lower)) and" : "\(Number.text(lower)) to"
            return "\(word) \(Number.text(upper))"
        case (let lower?, nil): return "above \(Number.text(lower))"
        case (nil, nil): return "always"
        }
    }

    /// `147, a tie`, `57 to 147, 1 for each point`.
    static func height(_ piece: WhySweep.Piece) -> String {
        var text = Number.text(piece.start)
        if piece.start != piece.end {
            text +=
                " to \(Number.text(piece.end)), \(Number.signed((piece.slope * 100).rounded() / 100)) for each point"
        }
        if piece.isTie { text += ", a tie" }
        if let conflicts = piece.conflicts, conflicts > 0 {
            text += ", with \(CheckSentence.count(conflicts, "conflict"))"
        }
        return text
    }

    static func table(_ sweep: WhySweep) -> TextTable {
        TextTable(
            head: [sweep.property.rawValue, "height"], rows: sweep.pieces.map { [values($0, sweep), height($0)] })
    }
}
