/// Places among the candidates of what is binding, by what a ``Subsystem`` says and what was asked; nil where nothing is.
package typealias KnownSubsystems = [[UInt64]: [Int]?]

/// Finds an irreducible set of restrictions that alone leave a constraint violated as much as the whole system does.
struct DeletionFilter {
    /// The restrictions to choose from, weakest first.
    private let candidates: [Restriction]
    private let subsystem: Subsystem
    private let wanted: Double
    /// What was found out about sets, by their candidates.
    private var verdicts: [CandidateSet: Bool] = [:]
    private var last: Solved?
    private(set) var solves = 0
    /// Nil while binding means that every optimum leaves the constraint violated, for which there is a target towards
    /// it below all priorities. Else that leaving it as it is, at this value, costs nothing at any level: a tie that
    /// nothing in the system decides. Then the target is that value.
    var left: Double? { didSet { (verdicts, last) = ([:], nil) } }

    private struct Solved {
        var asked: CandidateSet
        /// Those that are in the system, among them all that are joined to the constraint.
        var set: CandidateSet
        var system: Solver
        var target: ConstraintID
    }

    /// - Parameter wanted: The violation that counts as much.
    init(
        _ candidates: [Restriction], of whole: SolverState, constraint: Int, wanted: Double
    ) throws(SolverError) {
        self.candidates = candidates
        self.wanted = wanted
        subsystem = try Subsystem(of: candidates, with: constraint, in: whole)
    }

    mutating func isBinding() throws(SolverError) -> Bool { try isBinding(Array(candidates.indices)) }

    /// An irreducible part of the candidates; nil if they are not binding. What says the same has the same answer.
    mutating func binding(_ known: inout KnownSubsystems) throws(SolverError) -> [Restriction]? {
        let question = subsystem.numbers + [wanted, left ?? .infinity].map(\.bitPattern)
        if let answer = known[question] { return answer?.map { candidates[$0] } }
        let answer = try isBinding() ? try irreducible() : nil
        if question.count < 10_000 {
            if known.count >= 64 { known.removeAll() }
            known.updateValue(answer, forKey: question)
        }
        return answer?.map { candidates[$0] }
    }

    /// An irreducible part of the candidates, strongest first: what comes early in them is used only if all that comes
    /// later is not enough (the preferred explanation of Junker's QuickXplain, 2004), in the opposite order.
    mutating func irreducible() throws(SolverError) -> [Int] {
        let all = Array(candidates.indices)
        let preferred = try preferred(among: all, beside: [], added: false)
        // Whether a set is binding need not grow with it, so the result is asked again.
        let isEnough = preferred.count == all.count ? true : try isBinding(preferred)
        return try reduced(isEnough ? preferred : all).reversed()
    }

    private mutating func isBinding(_ list: [Int]) throws(SolverError) -> Bool {
        let asked = CandidateSet(list, count: candidates.count)
        if let known = verdicts[asked] { return known }
        var next: Solved
        if let narrowed = narrowed(to: asked, list.count) {
            next = narrowed
        } else {
            let set = subsystem.reachable(from: asked)
            if let known = verdicts[set] { return known }
            var system = subsystem.system(of: set)
            let target = try subsystem.addTarget(to: &system, at: left)
            next = Solved(asked: asked, set: set, system: system, target: target)
        }
        solves += 1
        try next.system.solve { Solver.anyConstraint(of: $0) }
        let violation = next.system.violation(of: next.target)
        let isBinding = left.map { violation <= 1e-6 * max(1, abs($0)) } ?? (violation >= wanted)
        if isBinding { last = next }
        verdicts[asked] = isBinding
        verdicts[next.set] = isBinding
        return isBinding
    }

    /// The last solved system without what is not asked for, if that is few: the search goes from sets to sets within
    /// them. What the system has beside what is joined to the constraint makes no difference.
    private func narrowed(to asked: CandidateSet, _ count: Int) -> Solved? {
        guard let last, asked.isSubset(of: last.asked) else { return nil }
        let left = candidates.indices.filter { last.set.contains($0) && !asked.contains($0) }
        guard left.count * DeletionFilter.few <= count,
            let system = subsystem.system(last.system, without: left)
        else { return nil }
        var set = last.set
        for index in left { set.remove(index) }
        return Solved(asked: asked, set: set, system: system, target: last.target)
    }

    /// Candidates that a system has for each that is taken out of it: with fewer it is made anew.
    private static let few = 4

    private func needed(among list: [Int]) -> CandidateSet {
        subsystem.needed(
            among: CandidateSet(list, count: candidates.count),
            push: left.map { $0 < subsystem.constant ? 1 : -1 } ?? 0)
    }

    private mutating func preferred(
        among candidates: [Int], beside base: [Int], added: Bool
    ) throws(SolverError) -> [Int] {
        let isNeeded = needed(among: candidates + base)
        if added, !candidates.contains(where: isNeeded.contains), try isBinding(base) { return [] }
        if candidates.count <= 1 || candidates.allSatisfy(isNeeded.contains) { return candidates }
        let weak = Array(candidates[..<(candidates.count / 2)])
        let strong = Array(candidates[(candidates.count / 2)...])
        let fromWeak = try preferred(among: weak, beside: strong + base, added: true)
        let fromStrong = try preferred(among: strong, beside: fromWeak + base, added: !fromWeak.isEmpty)
        return fromWeak + fromStrong
    }

    /// Leaves out one by one what can be left out, until nothing can.
    private mutating func reduced(_ list: [Int]) throws(SolverError) -> [Int] {
        var kept = list
        var isNeeded = needed(among: kept)
        var changed = true
        while changed {
            changed = false
            var index = 0
            while index < kept.count {
                var rest = kept
                rest.remove(at: index)
                if !isNeeded.contains(kept[index]), try isBinding(rest) {
                    kept = rest
                    isNeeded = needed(among: kept)
                    changed = true
                } else {
                    index += 1
                }
            }
        }
        return kept
    }
}
