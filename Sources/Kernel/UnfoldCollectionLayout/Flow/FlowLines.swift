/// Items of equal size one after the other; sizes along and across the lines.
struct FlowRun: Equatable {
    var count: Int
    var length: CGFloat
    var thickness: CGFloat
}

extension [FlowRun] {
    /// Lengthens the last run by one of the same size, or appends it.
    mutating func add(_ run: FlowRun) {
        if let last, last.length == run.length, last.thickness == run.thickness {
            self[count - 1].count += run.count
        } else {
            append(run)
        }
    }
}

/// Lines of the same items, one after the other.
struct FlowLine {
    var first: Int
    var count: Int
    /// How many such lines.
    var repeats = 1
    /// What each line holds, in order.
    var runs: [FlowRun]
    /// Start of the first item, and the space between items, along the line.
    var start: CGFloat
    var spacing: CGFloat
    var thickness: CGFloat
    /// Start of the first such line, across, from the section's first line.
    var top: CGFloat = 0
}

/// Fills lines with runs of items: greedy, as many as fit (facts L1.6 to L1.10).
struct FlowLines {
    /// Length of a line, in points.
    let available: CGFloat
    let spacing: CGFloat
    let lineSpacing: CGFloat
    /// Sizes were measured: then only lengths have to agree, and too long an item begins at 0 (facts L1.8, L1.9).
    let isSelfSized: Bool
    private(set) var lines: [FlowLine] = []
    private(set) var total: CGFloat = 0

    private var open: [FlowRun] = []
    private var openCount = 0
    private var used: CGFloat = 0
    private var next = 0
    /// Exact fits count as fits.
    private static let tolerance: CGFloat = 1e-4

    /// - Complexity: O(runs) where runs are long, and O(lines) where lines mix them.
    init(_ runs: [FlowRun], available: CGFloat, spacing: CGFloat, lineSpacing: CGFloat, isSelfSized: Bool) {
        self.available = available
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        self.isSelfSized = isSelfSized
        for run in runs where run.count > 0 { add(run) }
        if openCount > 0 { close(isFull: false) }
    }

    private mutating func add(_ run: FlowRun) {
        var left = run.count
        while left > 0 {
            if openCount == 0 {
                let fit = capacity(run.length)
                // The last full line may take more, of the next run.
                let whole = (left - 1) / fit
                if whole > 0 {
                    repeatLine(FlowRun(count: fit, length: run.length, thickness: run.thickness), times: whole)
                    left -= whole * fit
                }
                let start = min(left, fit)
                put(FlowRun(count: start, length: run.length, thickness: run.thickness))
                left -= start
                continue
            }
            let more = count(of: run.length, in: available - used)
            guard more > 0 else {
                close(isFull: true)
                continue
            }
            let taken = min(more, left)
            put(FlowRun(count: taken, length: run.length, thickness: run.thickness))
            left -= taken
        }
    }

    /// Items of a length that fit into an empty line; at least one.
    private func capacity(_ length: CGFloat) -> Int { max(1, count(of: length, in: available + spacing)) }

    private func count(of length: CGFloat, in space: CGFloat) -> Int {
        let unit = length + spacing
        return unit > 0 ? max(0, Int(min(1e9, ((space + Self.tolerance) / unit).rounded(.down)))) : Int.max / 4
    }

    private mutating func put(_ run: FlowRun) {
        used += CGFloat(run.count) * run.length + CGFloat(run.count - 1) * spacing + (openCount > 0 ? spacing : 0)
        openCount += run.count
        open.add(run)
    }

    private mutating func close(isFull: Bool) {
        append(line(open, count: openCount, isFull: isFull))
        open = []
        openCount = 0
        used = 0
    }

    private mutating func repeatLine(_ run: FlowRun, times: Int) {
        var line = line([run], count: run.count, isFull: true)
        line.repeats = times
        append(line)
    }

    private mutating func append(_ line: FlowLine) {
        var line = line
        if !lines.isEmpty { total += lineSpacing }
        line.first = next
        line.top = total
        next += line.count * line.repeats
        total += CGFloat(line.repeats) * line.thickness + CGFloat(line.repeats - 1) * lineSpacing
        lines.append(line)
    }

    private func line(_ runs: [FlowRun], count: Int, isFull: Bool) -> FlowLine {
        let sum = runs.reduce(0) { $0 + CGFloat($1.count) * $1.length }
        var line = FlowLine(
            first: 0, count: count, runs: runs, start: 0, spacing: spacing, thickness: runs.map(\.thickness).max() ?? 0)
        let isUniform = runs.allSatisfy {
            $0.length == runs[0].length && (isSelfSized || $0.thickness == runs[0].thickness)
        }
        let fit = capacity(runs[0].length)
        if count == 1, isFull || fit < 2 {
            line.start = isSelfSized && sum > available ? 0 : (available - sum) / 2
        } else if isFull {
            line.spacing = (available - sum) / CGFloat(count - 1)
        } else if isUniform, fit > 1, fit < Int.max / 4 {
            line.spacing = (available - CGFloat(fit) * runs[0].length) / CGFloat(fit - 1)
        }
        return line
    }

    func item(_ number: Int) -> (along: CGFloat, length: CGFloat, across: CGFloat, thickness: CGFloat) {
        let line = lines[lineIndex(of: number)]
        let inside = number - line.first
        let column = inside % line.count
        var along = line.start
        var left = column
        var run = line.runs[0]
        for candidate in line.runs {
            run = candidate
            guard left >= candidate.count else { break }
            left -= candidate.count
            along += CGFloat(candidate.count) * (candidate.length + line.spacing)
        }
        along += CGFloat(left) * (run.length + line.spacing)
        let top = line.top + CGFloat(inside / line.count) * (line.thickness + lineSpacing)
        return (along, run.length, top + (line.thickness - run.thickness) / 2, run.thickness)
    }

    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !lines.isEmpty, high >= 0, low <= total else { return 0..<0 }
        let first = number(at: low, after: false)
        let last = number(at: high, after: true)
        return first..<max(first, last)
    }

    /// The first item of the line at a height, or the one after the last item of that line.
    private func number(at height: CGFloat, after: Bool) -> Int {
        let line = lines[max(0, lines.countOfPrefix { $0.top <= height } - 1)]
        let unit = line.thickness + lineSpacing
        let row = unit > 0 ? Int(max(0, min(1e12, ((height - line.top) / unit).rounded(.down)))) : line.repeats - 1
        let repeated = min(row, line.repeats - 1)
        return line.first + (repeated + (after ? 1 : 0)) * line.count
    }

    private func lineIndex(of number: Int) -> Int { max(0, lines.countOfPrefix { $0.first <= number } - 1) }
}
