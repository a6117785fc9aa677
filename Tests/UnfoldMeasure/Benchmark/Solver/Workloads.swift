import UnfoldSimplex

/// The solver's workloads, as in `docs/benchmarks/README.md`.
enum Workloads {
    /// Runs every workload, or those whose names start with `only`.
    static func all(only: String?) -> [Measurement] {
        var list: [(name: String, run: () -> Measurement)] = []
        for rows in [0, 5, 20] { list += card(rows: rows) }
        for views in [10, 100, 1000] { list += chain(views: views) }
        return list.filter { only == nil || $0.name.hasPrefix(only!) }.map { name, run in
            var measurement = run()
            measurement.name = name
            return measurement
        }
    }

    private static func card(rows: Int) -> [(name: String, run: () -> Measurement)] {
        let card = CardSystem(rows: rows)
        let list: [(name: String, run: () -> Measurement)] = [
            ("W1 build N=\(rows)", { build(card.system) }),
            ("W1 build N=\(rows) from ready objects", { buildReady(card.system) }),
            ("W1r refill N=\(rows)", { refill(card) }),
            ("W2 toggle N=\(rows)", { toggle(card) }),
            ("W3 swap N=\(rows)", { swap(card) }),
            ("W4 conflict detected N=\(rows)", { detection(card) }),
            ("W4 conflict and fix N=\(rows)", { conflict(card) }),
            ("W6 binding set N=\(rows)", { bindingSet(card) }),
        ]
        return list + (rows > 0 ? [("W2p toggle that pivots N=\(rows)", { pivotingToggle(card, rows) })] : [])
    }

    private static func chain(views: Int) -> [(name: String, run: () -> Measurement)] {
        let chain = ChainSystem(views: views)
        return [
            ("W5 chain build n=\(views)", { build(chain.system) }),
            ("W5 chain build from ready objects n=\(views)", { buildReady(chain.system) }),
            ("W5 chain edit n=\(views)", { edit(chain) }),
        ]
    }

    /// One view of the chain changes its size, the last position is read.
    private static func edit(_ chain: ChainSystem) -> Measurement {
        var loaded = Loaded(chain.system)
        loaded.solve()
        var flip = false
        return measure(&loaded) { loaded in
            flip.toggle()
            loaded.set(flip ? 48 : 40, of: chain.firstOptional, chain.firstOptional + 1)
            loaded.solve()
            return loaded.solver.value(of: loaded.variables[chain.system.isNonNegative.count - 2])
        }
    }

    /// Everything from nothing, all values read.
    private static func build(_ system: System) -> Measurement {
        var loaded = Loaded(system)
        loaded.solve()
        let pivots = loaded.solver.statistics.dualPivots + loaded.solver.statistics.primalPivots
        let time = medianNanoseconds {
            var loaded = Loaded(system)
            loaded.solve()
            return loaded.checksum()
        }
        return Measurement(
            nanoseconds: time, pivots: Double(pivots), bytes: loaded.solver.heapBytes, answers: [loaded.checksum()])
    }

    /// The solver's work alone: all terms are in a list beforehand.
    private static func buildReady(_ system: System) -> Measurement {
        // Variables are known to copies of the solver that made them, so all begin as copies of one that is empty.
        let empty = Solver(variables: system.isNonNegative.count, constraints: system.constraints.count)
        var first = empty
        let variables = system.isNonNegative.map { first.makeVariable($0 ? .nonNegative : .free) }
        let terms = system.variables.indices.map {
            Term(system.coefficients[$0], variables[system.variables[$0]])
        }
        let time = medianNanoseconds {
            var solver = empty
            for flag in system.isNonNegative { _ = solver.makeVariable(flag ? .nonNegative : .free) }
            finite { () throws(SolverError) in
                try terms.withUnsafeBufferPointer { terms throws(SolverError) in
                    for constraint in system.constraints {
                        let range = constraint.first..<constraint.first + constraint.count
                        _ = try solver.add(
                            UnsafeBufferPointer(rebasing: terms[range]), constraint.relation, constraint.constant,
                            priority: Priority(constraint.priority))
                    }
                }
                _ = try solver.solve { _ in preconditionFailure("the benchmark's systems do not conflict here") }
            }
            var sum = 0.0
            for variable in variables { sum += solver.value(of: variable) }
            return sum
        }
        return Measurement(nanoseconds: time, pivots: 0, bytes: nil)
    }

    /// One dimension of a label, and the lengths it has in turn.
    private struct LabelSize {
        let hugging, resistance: ConstraintID
        let base, other: Double
    }

    /// A reused cell: every label's size changes, the height is read.
    private static func refill(_ card: CardSystem) -> Measurement {
        var loaded = Loaded(card.system)
        loaded.solve()
        let sizes = stride(from: 0, to: card.system.contentSizes.count, by: 2).map { position in
            let base = card.system.constraints[card.system.contentSizes[position]].constant
            return LabelSize(
                hugging: loaded.ids[card.system.contentSizes[position]],
                resistance: loaded.ids[card.system.contentSizes[position + 1]],
                base: base, other: base + Double(position / 2 % 7))
        }
        var flip = false
        return measure(&loaded) { loaded in
            flip.toggle()
            for size in sizes {
                finite { () throws(SolverError) in
                    try loaded.solver.setConstant(flip ? size.other : size.base, of: size.hugging, size.resistance)
                }
            }
            loaded.solve()
            return loaded.solver.value(of: loaded.variables[card.content.height])
        }
    }

    /// One constant changes, one height is read.
    private static func toggle(_ card: CardSystem) -> Measurement {
        var loaded = Loaded(card.system)
        loaded.solve()
        var flip = false
        return measure(&loaded) { loaded in
            flip.toggle()
            loaded.set(flip ? 216 : 16, of: card.toggled)
            loaded.solve()
            return loaded.solver.value(of: loaded.variables[card.content.height])
        }
    }

    /// The same while a required height holds the row: the title shrinks to nothing, then another label yields.
    private static func pivotingToggle(_ card: CardSystem, _ rows: Int) -> Measurement {
        var system = card.system
        let height = 247 + Double(rows) * 25
        system.add([(1, card.content.height)], .equal, height)
        var loaded = Loaded(system)
        loaded.solve()
        var flip = false
        return measure(&loaded) { loaded in
            flip.toggle()
            loaded.set(flip ? 146 : 16, of: card.toggled)
            loaded.solve()
            return loaded.solver.value(of: loaded.variables[card.title.height])
        }
    }

    /// One of two alternative constraints goes, the other comes.
    private static func swap(_ card: CardSystem) -> Measurement {
        var loaded = Loaded(card.system)
        loaded.solve()
        var flip = false
        let pair = [card.system.constraints[card.alternative.active], card.alternative.other]
        let slot = card.alternative.active
        return measure(&loaded) { loaded in
            flip.toggle()
            loaded.solver.remove(loaded.ids[slot])
            loaded.add(pair[flip ? 1 : 0], of: card.system)
            loaded.ids[slot] = loaded.ids.removeLast()
            loaded.solve()
            return loaded.solver.value(of: loaded.variables[card.content.height])
        }
    }

    /// A required height that cannot hold is found out, named with its set, and taken back.
    private static func detection(_ card: CardSystem) -> Measurement {
        var loaded = Loaded(card.system)
        loaded.solve()
        let height = [Term(1, loaded.variables[card.content.height])]
        return measure(&loaded) { loaded in
            finite { () throws(SolverError) in
                let id = try loaded.solver.add(height, .equal, 40)
                let conflict = try loaded.solver.firstConflict()
                loaded.solver.remove(id)
                try loaded.solver.solve { _ in id }
                return conflict?.contradiction ?? 0
            }
        }
    }

    /// A required height that cannot hold is found out, named with its set, broken, and fixed.
    private static func conflict(_ card: CardSystem) -> Measurement {
        var system = card.system
        let held = system.add([(1, card.content.height)], .equal, 1000)
        var loaded = Loaded(system)
        loaded.solve()
        var flip = false
        return measure(&loaded) { loaded in
            flip.toggle()
            loaded.set(flip ? 40 : 1000, of: held)
            loaded.solver.retryBroken()
            let id = loaded.ids[held]
            do {
                return try loaded.solver.solve { _ in id }.conflicts.first?.contradiction ?? 0
            } catch {
                fatalError("benchmark: \(error)")
            }
        }
    }

    /// An optional constraint for a taller chevron than a required height allows is explained.
    private static func bindingSet(_ card: CardSystem) -> Measurement {
        var system = card.system
        system.add([(1, card.content.height)], .equal, 147)
        let optional = system.add([(1, card.detail.height)], .equal, 5000, at: 100)
        var loaded = Loaded(system)
        let toggled = loaded.ids[card.system.constraints.count]
        finite { () throws(SolverError) in _ = try loaded.solver.solve { _ in toggled } }
        return measure(&loaded) { loaded in
            let id = loaded.ids[optional]
            let bindingSet = finite { () throws(SolverError) in try loaded.solver.bindingSet(of: id) }
            return Double(bindingSet?.members.count ?? 0)
        }
    }

    private static func measure(
        _ loaded: inout Loaded, _ operation: (inout Loaded) -> Double
    ) -> Measurement {
        let before = loaded.solver.statistics
        let answers = [operation(&loaded), operation(&loaded)]
        let after = loaded.solver.statistics
        let pivots = after.dualPivots + after.primalPivots - before.dualPivots - before.primalPivots
        let time = medianNanoseconds { operation(&loaded) }
        return Measurement(nanoseconds: time, pivots: Double(pivots) / 2, bytes: nil, answers: answers)
    }
}
