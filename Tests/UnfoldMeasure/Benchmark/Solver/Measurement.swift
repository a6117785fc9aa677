import Foundation

/// One line of the result table.
struct Measurement {
    var name = ""
    /// Median over the rounds, nanoseconds an operation.
    var nanoseconds: Double
    /// Pivots an operation.
    var pivots: Double
    /// Heap bytes the loaded solver holds.
    var bytes: Int?
    /// What the first operations gave, so that other solvers' answers can be compared with them.
    var answers: [Double] = []
}

/// Keeps results alive, so that nothing measured is optimised away.
nonisolated(unsafe) var sink = 0.0

nonisolated(unsafe) var measuredRounds = 7

/// Operations a round; nil for as many as take long enough to time. A fixed number lets processor counters be compared.
nonisolated(unsafe) var fixedRepetitions: Int?

/// Median nanoseconds of processor time of one operation, over ``measuredRounds`` rounds of at least `slice` seconds
/// each. What other programs do at the same time counts less than on the clock on the wall.
func medianNanoseconds(slice: Double = 0.02, _ operation: () -> Double) -> Double {
    func run(_ repetitions: Int) -> Double {
        let start = processorNanoseconds()
        for _ in 0..<repetitions { sink += operation() }
        return processorNanoseconds() - start
    }
    var repetitions = fixedRepetitions ?? 1
    while fixedRepetitions == nil {
        let elapsed = run(repetitions)
        if elapsed > slice * 1e9 { break }
        repetitions = elapsed < slice * 1e9 / 20 ? repetitions * 10 : repetitions * 2
    }
    let samples = (0..<measuredRounds).map { _ in run(repetitions) / Double(repetitions) }
    return samples.sorted()[measuredRounds / 2]
}

/// Processor time that this process has used.
func processorNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
