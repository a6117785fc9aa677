struct SolveBudget {
    /// Steps allowed before the solve gives up.
    let limit: Int
    /// Steps without progress before Bland's rule takes over.
    let stallLimit: Int
    var steps = 0
    var conflicts: [Conflict] = []
    var broken: [ConstraintID] = []

    /// - Parameters:
    ///   - size: Variables and constraints together.
    ///   - limit: Steps allowed, nil for as many as suit the size.
    init(size: Int, limit: Int?) {
        self.limit = limit ?? 20_000 + 200 * size
        stallLimit = 20 + size
    }

    mutating func count() throws(SolverError) {
        steps += 1
        if steps > limit { throw .pivotLimitReached(limit) }
    }
}
