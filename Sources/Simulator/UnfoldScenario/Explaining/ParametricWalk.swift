/// A row's height as straight lines of a constant, from the constant of now to either side, each to its end.
@MainActor package struct ParametricWalk {
    package struct Line: Hashable, Sendable {
        package var from, to: Double
        /// Height in points at the ends; what the line comes to there, even if the height jumps.
        package var start: Double
        package var end: Double

        fileprivate var slope: Double { to > from ? (end - start) / (to - from) : 0 }
    }

    package struct Lines: Hashable, Sendable {
        package var lines: [Line]
        /// The solves that were allowed did not do: the lines end where they do, around the constant of now.
        package var isCapped = false
        package var solves = 0
    }

    package enum Failure: Error, Hashable, Sendable {
        case unsolvable
        case unknownSizes(view: String)
    }

    /// Beyond a breakpoint, how far to look for the next line: nearer breakpoints count as one.
    private static let steps = [3.7e-4, 5.3e-5, 7.1e-6]
    private static let nearest = 1e-5

    private let limits: ClosedRange<Double>
    private let parametricLine: (Double, ClosedRange<Double>) -> FittingSession.ParametricAnswer
    private let height: (Double) -> Double?
    private var left: Int
    private var lines: [Line] = []

    package init(
        within limits: ClosedRange<Double>, limit: Int,
        parametricLine: @escaping (Double, ClosedRange<Double>) -> FittingSession.ParametricAnswer,
        height: @escaping (Double) -> Double?
    ) {
        (self.limits, self.parametricLine, self.height) = (limits, parametricLine, height)
        left = limit
    }

    /// - Complexity: a question for each line, and twenty or so where required constraints exclude each other.
    package mutating func lines(around now: Double) throws(Failure) -> Lines {
        var (low, high) = (now, now)
        var next: Bool? = true
        let allowed = left
        while let isRising = next, left > 0 {
            if isRising {
                high = try advance(from: high, rising: true)
            } else {
                low = try advance(from: low, rising: false)
            }
            let (isOpenBelow, isOpenAbove) = (low > limits.lowerBound, high < limits.upperBound)
            next = isOpenBelow && isOpenAbove ? !isRising : isOpenAbove ? true : isOpenBelow ? false : nil
        }
        return Lines(lines: joined(), isCapped: next != nil, solves: allowed - left)
    }

    private mutating func advance(from end: Double, rising: Bool) throws(Failure) -> Double {
        let goal = rising ? limits.upperBound : limits.lowerBound
        let room = abs(goal - end)
        guard room > Self.nearest else { return goal }
        let direction: Double = rising ? 1 : -1
        for step in Self.steps {
            let sample = end + direction * min(step, room * 0.382)
            guard let line = try line(at: sample) else { continue }
            let near = rising ? line.from : line.to
            // Another line lies between: it is looked for nearer.
            if abs(near - end) > Self.nearest, step != Self.steps.last { continue }
            let far = rising ? line.to : line.from
            let isLast = abs(goal - far) <= Self.nearest
            lines.append(isLast ? line.going(to: goal, rising: rising) : line)
            return isLast ? goal : far
        }
        // Nothing but breakpoints: past them.
        return end + direction * Self.nearest
    }

    private mutating func line(at sample: Double) throws(Failure) -> Line? {
        left -= 1
        switch parametricLine(sample, limits) {
        case .breakpoint: return nil
        case .unsolvable: throw .unsolvable
        case .unknownSizes(let view): throw .unknownSizes(view: view)
        case .line(let found):
            var ends = found.constants
            if found.hasConflict { ends = confirmed(ends, found, at: sample) }
            let (from, to) = (tidy(ends.lowerBound), tidy(ends.upperBound))
            return Line(
                from: from, to: to, start: tidy(found.height + found.slope * (from - sample)),
                end: tidy(found.height + found.slope * (to - sample)))
        }
    }

    /// Where required constraints conflict another may break further on: the ends are solved for, and closed in on.
    private mutating func confirmed(
        _ ends: ClosedRange<Double>, _ found: FittingSession.ParametricLine, at sample: Double
    ) -> ClosedRange<Double> {
        func last(towards end: Double) -> Double {
            var (good, bad) = (sample, end - (end - sample) * 1e-6)
            if isOn(found, sample, bad) { return end }
            while abs(bad - good) > 1e-7, left > 0 {
                let middle = (good + bad) / 2
                if isOn(found, sample, middle) { good = middle } else { bad = middle }
            }
            return good
        }
        return last(towards: ends.lowerBound)...last(towards: ends.upperBound)
    }

    private mutating func isOn(_ found: FittingSession.ParametricLine, _ sample: Double, _ constant: Double) -> Bool {
        left -= 1
        guard let solved = height(constant) else { return false }
        return abs(solved - (found.height + found.slope * (constant - sample))) < 1e-5
    }

    /// In order, each from where the last one ends; lines that go on as one are one.
    private func joined() -> [Line] {
        var result: [Line] = []
        for line in lines.sorted(by: { $0.from < $1.from }) {
            guard let last = result.last else {
                result.append(line)
                continue
            }
            // What is known to a billionth says little of the slope of a short line: its ends decide.
            let isOne = [(line.from, line.start), (line.to, line.end)].allSatisfy { sample, height in
                abs(last.end + last.slope * (sample - last.to) - height) < 1e-6 * max(1, abs(sample - last.to))
            }
            if isOne {
                result[result.count - 1].to = line.to
                result[result.count - 1].end = line.end
            } else {
                result.append(line.beginning(at: last.to))
            }
        }
        return result
    }
}

extension ParametricWalk.Line {
    /// On to an end that is hardly farther.
    fileprivate func going(to goal: Double, rising: Bool) -> Self {
        rising
            ? Self(from: from, to: goal, start: start, end: tidy(end + slope * (goal - to)))
            : Self(from: goal, to: to, start: tidy(start + slope * (goal - from)), end: end)
    }

    fileprivate func beginning(at sample: Double) -> Self {
        Self(from: sample, to: to, start: tidy(start + slope * (sample - from)), end: end)
    }
}

private func tidy(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
