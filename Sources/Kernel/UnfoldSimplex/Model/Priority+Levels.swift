extension Priority {
    /// The level of broken constraints: above every optional priority, below ``required``.
    ///
    /// Its raw value is the largest float below 1000. A constraint the caller gave that very priority still ranks
    /// below the broken ones.
    public static let broken = Priority(Float(1000).nextDown)
}

struct Level: Sendable, BitwiseCopyable {
    /// Sort key, highest first: the priority, 1000 for broken constraints, 0 for what-if targets.
    var key: Float

    static let brokenKey: Float = 1000
    static let targetKey: Float = 0
}
