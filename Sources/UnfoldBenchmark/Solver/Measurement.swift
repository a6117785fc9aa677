/// One line of the result table.
struct Measurement {
    var name = ""
    /// Median over the rounds, nanoseconds an operation.
    var nanoseconds: Double
    /// Pivots an operation.
    var pivots: Double
    /// Heap bytes the loaded solver holds.
    var bytes: Int?
}

/// Keeps results alive, so that nothing measured is optimised away.
nonisolated(unsafe) var sink = 0.0

/// Rounds of each measurement.
nonisolated(unsafe) var measuredRounds = 7

/// Operations a round; nil for as many as take long enough to time. A fixed number lets processor counters be compared.
nonisolated(unsafe) var fixedRepetitions: Int?

/// Median nanoseconds of one operation, over ``measuredRounds`` rounds of at least `slice` seconds each.
func medianNanoseconds(slice: Double = 0.02, _ operation: () -> Double) -> Double {
    let rounds = measuredRounds
    let clock = ContinuousClock()
    var repetitions = fixedRepetitions ?? 1
    while fixedRepetitions == nil {
        let elapsed = clock.measure { for _ in 0..<repetitions { sink += operation() } }
        let seconds = Double(elapsed.components.attoseconds) * 1e-18 + Double(elapsed.components.seconds)
        if seconds > slice { break }
        repetitions = seconds < slice / 20 ? repetitions * 10 : repetitions * 2
    }
    var samples: [Double] = []
    for _ in 0..<rounds {
        let elapsed = clock.measure { for _ in 0..<repetitions { sink += operation() } }
        let nanoseconds =
            Double(elapsed.components.attoseconds) * 1e-9 + Double(elapsed.components.seconds) * 1e9
        samples.append(nanoseconds / Double(repetitions))
    }
    return samples.sorted()[rounds / 2]
}
