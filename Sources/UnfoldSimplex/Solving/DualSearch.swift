/// Where the search for a feasible point stands.
struct DualSearch {
    /// Pivots before Bland's rule takes over.
    let patience: Int
    var pivots = 0
    /// Quantities outside their walls by rounding alone.
    var rounding: [Int] = []
    /// Quantities that cannot be helped and wait for the others.
    private var waiting = 0
    private(set) var mayWait = true

    init(patience: Int) { self.patience = patience }

    var isCautious: Bool { pivots > patience }

    /// Whether a quantity that cannot be helped may wait; counts it if so.
    mutating func letsWait() -> Bool {
        guard mayWait && !isCautious else { return false }
        waiting += 1
        return true
    }

    /// When all others are inside: whether some quantity waits, whose turn it is now.
    mutating func stopWaiting() -> Bool {
        guard waiting > 0 else { return false }
        waiting = 0
        mayWait = false
        return true
    }

    mutating func conflictWasTold() {
        waiting = 0
        mayWait = true
    }
}
