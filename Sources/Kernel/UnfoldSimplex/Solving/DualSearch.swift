/// Where the search for a feasible point stands.
struct DualSearch {
    /// Pivots before Bland's rule takes over.
    let stallLimit: Int
    var pivots = 0
    /// Variables outside their bounds by rounding alone.
    var rounding: [Int] = []
    /// Variables that cannot be helped and wait for the others.
    private var waitingCount = 0
    private(set) var mayWait = true
    /// Of many variables outside their bounds, those to be helped, and those that were passed over as they wait.
    var order = OutsideQueue()
    var waiting: [Int32] = []

    init(stallLimit: Int) { self.stallLimit = stallLimit }

    var usesBlandsRule: Bool { pivots > stallLimit }
    /// Whether the one farthest outside is looked for, as it is until it could go round in circles or all others wait.
    var goesByDistance: Bool { mayWait && !usesBlandsRule }
    var hasOrder: Bool { !order.entries.isEmpty || !waiting.isEmpty }

    /// Whether a variable that cannot be helped may wait; counts it if so.
    mutating func letsWait() -> Bool {
        guard goesByDistance else { return false }
        waitingCount += 1
        return true
    }

    /// When all others are inside: whether some variable waits, whose turn it is now.
    mutating func stopWaiting() -> Bool {
        guard waitingCount > 0 else { return false }
        waitingCount = 0
        mayWait = false
        return true
    }

    mutating func conflictWasReported() {
        waitingCount = 0
        mayWait = true
    }
}
