/// Solves that may be made: trying has half of them, making smaller what it leaves of the next part, fixes the rest.
@MainActor final class StressBudget {
    enum Part: Double {
        case trying = 0.5
        case shrinking = 0.65
        case fixes = 1
    }

    private(set) var spent = 0
    private let solves: Int
    private let deadline: ContinuousClock.Instant?
    private var limit = 0

    init(_ options: StressOptions) {
        solves = options.budget
        deadline = options.timeLimit.map { .now + .seconds($0) }
    }

    /// Begins a part of the work.
    /// - Parameter share: of what is left for the part; one of several findings gets less than all.
    func begin(_ part: Part, share: Double = 1) {
        limit = spent + Int((Double(solves) * part.rawValue - Double(spent)) * share)
    }

    func spend(_ solves: Int) { spent += solves }

    /// How many more it allows, if so many take so many solves; few where the time may end in between.
    func batch(of count: Int, costing solves: Int) -> Int {
        let most = deadline == nil ? 1e6 : 256
        return Int(min(most, Double(limit - spent) * Double(count) / Double(max(1, solves))))
    }

    /// Why nothing more may be begun; nil while something may.
    var end: StressReport.LeftOut.Reason? {
        if spent >= limit { return .budget }
        if let deadline, .now >= deadline { return .time }
        return nil
    }
}
