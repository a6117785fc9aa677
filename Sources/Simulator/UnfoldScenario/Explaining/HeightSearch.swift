package struct HeightWish: Sendable {
    package var height: Double
    package var ways: [WhyAnswer.Trial] = []
    package var nearest: WhyAnswer.Trial?
    package var solves = 0
    package var isCapped = false

    mutating func take(showing view: String, _ trial: WhyAnswer.Trial, from now: Double) {
        var trial = trial
        trial.values = [.init(name: "\(view).isHidden", text: "false")]
        let miss = abs(trial.height - height)
        if miss < 1e-6 {
            (nearest, ways) = (nil, ways + [trial])
        } else if ways.isEmpty, miss < abs((nearest?.height ?? now) - height) {
            nearest = trial
        }
    }
}

/// Looks at every constant and every priority of a fitted row, one at a time: for each the value nearest to the one of
/// now that gives the height. All that is found was solved with that value.
@MainActor package struct HeightSearch {
    package static let limit = 4_000

    private typealias Candidate = (row: FittingSession.Row, change: FittingSession.Change, size: Double)

    package private(set) var wish: HeightWish
    private let trials: FittingTrials
    private let tolerance = 1e-6
    private var nearest: (miss: Double, candidate: Candidate)?

    package init(_ trials: FittingTrials, for height: Double) {
        self.trials = trials
        wish = HeightWish(height: height)
        let rows = trials.rows.filter { $0.facts.kind == .user }
        let sizes = trials.rows.filter { [.contentHugging, .compressionResistance].contains($0.facts.kind) }
        add(rows.compactMap { constant(of: $0) })
        add((rows + sizes).compactMap { priority(of: $0) })
        guard wish.ways.isEmpty, let nearest else { return }
        wish.nearest = tried(nearest.candidate)
    }

    private mutating func add(_ found: [Candidate]) {
        let sorted = found.enumerated().sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }
        wish.ways += sorted.compactMap { tried($0.element) }
    }

    private var solvesLeft: Int { Self.limit - wish.solves }

    private mutating func tried(_ candidate: Candidate) -> WhyAnswer.Trial? {
        wish.solves += 1
        return trials.trial([(candidate.row, candidate.change)])
    }

    private func isWanted(_ height: Double) -> Bool { abs(height - wish.height) <= tolerance }

    private mutating func first(_ candidates: [Candidate]) -> Candidate? {
        for candidate in candidates.sorted(by: { $0.size < $1.size }) where candidate.size > tolerance {
            if let trial = tried(candidate), isWanted(trial.height) { return candidate }
        }
        return nil
    }

    private mutating func note(_ height: Double, _ candidate: Candidate) {
        let miss = abs(height - wish.height)
        guard candidate.size > tolerance, miss < (nearest?.miss ?? abs(trials.row.height - wish.height)) - tolerance
        else { return }
        nearest = (miss, candidate)
    }

    private mutating func constant(of row: FittingSession.Row) -> Candidate? {
        guard let value = row.constant, value.isFinite, !isSpent else { return nil }
        let reach = max(200, 4 * abs(wish.height - trials.row.height))
        let sweeper = WhySweeper(trials: trials, row: row)
        guard let found = try? sweeper.contentLines(around: value, limit: min(400, solvesLeft), reach: reach) else {
            wish.solves += 1
            return nil
        }
        wish.solves += found.solves
        if found.isCapped { wish.isCapped = true }
        let content = wish.height - (trials.row.height - trials.row.contentViewHeight)
        var candidates: [Candidate] = []
        for line in found.lines {
            for constant in line.constants(for: content, nearest: value) {
                candidates.append((row, .constant(constant), abs(constant - value)))
            }
            for (constant, height) in [(line.from, line.start), (line.to, line.end)] {
                let candidate = Candidate(row, .constant(constant), abs(constant - value))
                let rowHeight = trials.rowHeight(height)
                if isWanted(rowHeight) { candidates.append(candidate) } else { note(rowHeight, candidate) }
            }
        }
        return first(candidates)
    }

    private mutating func priority(of row: FittingSession.Row) -> Candidate? {
        guard !isSpent else { return nil }
        let now = Double(row.facts.priority)
        wish.solves += 2 * trials.levels(except: row).count + 2
        guard let pieces = WhySweeper(trials: trials, row: row).priorities() else { return nil }
        var candidates: [Candidate] = []
        // What is required may exclude others: up to 999 it cannot.
        for piece in pieces where piece.lower != 1000 {
            guard let value = piece.priority(nearest: now) else { continue }
            let candidate = Candidate(row, .priority(Float(value)), abs(value - now))
            if isWanted(piece.start) { candidates.append(candidate) } else { note(piece.start, candidate) }
        }
        return first(candidates)
    }

    private var isSpent: Bool {
        mutating get {
            if solvesLeft <= 0 { wish.isCapped = true }
            return solvesLeft <= 0
        }
    }
}

extension ParametricWalk.Line {
    /// Where the line has that height: in one constant, or, of a level line, in the one nearest to `value`.
    fileprivate func constants(for height: Double, nearest value: Double) -> [Double] {
        guard start != end else { return start == height ? [min(max(value, from), to)] : [] }
        let constant = from + (height - start) * (to - from) / (end - start)
        let tidy = (constant * 1e9).rounded() / 1e9
        return tidy >= from - 1e-9 && tidy <= to + 1e-9 ? [tidy] : []
    }
}

extension WhySweep.Piece {
    /// The value of it that is nearest to a priority, a whole number where there is one; nil where that is in it.
    fileprivate func priority(nearest now: Double) -> Double? {
        if isPoint { return lower }
        let (low, high) = (lower ?? 0, upper ?? 1000)
        if now > low && now < high { return nil }
        let value = now <= low ? low + 1 : high - 1
        return value > low && value < high ? value : (low + high) / 2
    }
}
