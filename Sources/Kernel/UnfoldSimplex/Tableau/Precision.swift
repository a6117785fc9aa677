/// What counts as rounding.
///
/// Where all coefficients are 1, 2 or a half, with either sign, a tableau is exact except for pivots by other numbers, and
/// what differs is the rounding of constants alone. Other multipliers make small differences count: they are multiplied
/// by large coefficients elsewhere, so the bounds are tighter there, and each solve that pivots ends with a new
/// factorisation.
struct Precision: Sendable, BitwiseCopyable {
    /// How close to a breakpoint or bound, relative to it (and at least absolute), counts as on it.
    var position: Double
    /// Reduced costs are distinguished from rounding by this part of the magnitudes they were added up from.
    var cost: Double
    /// Distances below this part of the numbers they are differences of are rounding, not a contradiction.
    var contradiction: Double

    static let plain = Precision(position: 1e-9, cost: 1e-9, contradiction: 1e-9)
    static let multiplied = Precision(position: 1e-12, cost: 1e-11, contradiction: 1e-12)
    /// The same where factorisations are made in double-double numbers: the next one corrects what rounding does.
    static let wide = Precision(position: 1e-13, cost: 1e-12, contradiction: 1e-12)
    /// Right after a factorisation in double-double numbers: what the coefficients add up to is right except for the
    /// adding up.
    static let precise = Precision(position: 1e-15, cost: 1e-14, contradiction: 1e-14)
    /// The largest coefficient as a multiple of the smallest, above which factorisations are made in double-double
    /// numbers.
    static let widest = 2e4
    /// What rounding of a value may be multiplied by before factorisations are made in double-double numbers.
    static let amplification = 1e3

    /// Whether a coefficient is 1, 2 or a half with either sign.
    @inline(__always) static func isPlain(_ coefficient: Double) -> Bool {
        let size = abs(coefficient)
        return size == 1 || size == 0.5 || size == 2
    }
}
