/// Where the search for a feasible point stands.
struct DualSearch {
    /// Pivots before Bland's rule takes over.
    let stallLimit: Int
    var pivots = 0
    /// Variables outside their bounds by rounding alone.
    var rounding: [Int] = []
    /// Variables that cannot be helped and wait for the others.
    private var waiting = 0
    private(set) var mayWait = true
    /// Whether several nonbasic variables are moved for one look at all that are outside, as long as that pays.
    var takesSeveral: Bool {
        get { severalPay && mayWait && !usesBlandsRule }
        set { severalPay = newValue }
    }
    private var severalPay = true

    init(stallLimit: Int) { self.stallLimit = stallLimit }

    var usesBlandsRule: Bool { pivots > stallLimit }

    /// Whether a variable that cannot be helped may wait; counts it if so.
    mutating func letsWait() -> Bool {
        guard mayWait && !usesBlandsRule else { return false }
        waiting += 1
        return true
    }

    /// When all others are inside: whether some variable waits, whose turn it is now.
    mutating func stopWaiting() -> Bool {
        guard waiting > 0 else { return false }
        waiting = 0
        mayWait = false
        return true
    }

    mutating func conflictWasReported() {
        waiting = 0
        mayWait = true
    }
}
