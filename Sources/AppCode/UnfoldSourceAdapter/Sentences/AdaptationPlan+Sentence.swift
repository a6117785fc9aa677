extension AdaptationPlan.Stale: CustomStringConvertible {
    /// A sentence; the name in it may hold anything.
    public var description: String { "'\(path)' has changed since it was read" }
}
