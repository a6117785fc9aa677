/// The straight lines of a function that is made of such, found by asking for values.
package struct LineWalk {
    package struct Line {
        package var from: Double
        package var to: Double
        package var start: Double
        package var end: Double

        package init(from: Double, to: Double, start: Double, end: Double) {
            (self.from, self.to, self.start, self.end) = (from, to, start, end)
        }
    }

    /// Where a stretch is looked at before it passes for straight; a wide one in more places.
    private static let shares = [0.381_966, 0.723_607]
    private static let manyShares = [
        0.061, 0.147, 0.236_068, 0.311, 0.381_966, 0.459, 0.541, 0.618_034, 0.723_607, 0.809, 0.917,
    ]
    private static let wide = 8.0

    /// Questions that may still be asked.
    private var left: Int
    private let nudge: Double
    private let value: (Double) -> Double?

    package init(left: Int, nudge: Double, value: @escaping (Double) -> Double?) {
        self.left = left
        self.nudge = nudge
        self.value = value
    }

    /// Lines from the left to the right; nil if a value cannot be had.
    package mutating func lines(from low: Double, to high: Double) -> [Line]? {
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
            // Both ends lie on one line; so must what is between them. Texts that wrap may leave the line for a while and come back.
            var isStraight = true
            for share in width > Self.wide ? Self.manyShares : Self.shares where isStraight {
                guard let between = ask(low + width * share) else { return nil }
                isStraight = abs(start + leftSlope * width * share - between) < 1e-5
            }
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
