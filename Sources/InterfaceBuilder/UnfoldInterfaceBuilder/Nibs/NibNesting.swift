/// How many documents are being loaded inside one another: one that loads or embeds itself would go on without end.
@MainActor enum NibNesting {
    static let limit = 50
    private static var depth = 0
    /// Until all that is being loaded is done: each of several inner documents would reach the limit again.
    private static var refuses = false

    /// - Returns: nil, with an exception raised, beyond the limit.
    static func inside<Made>(_ name: @autoclosure () -> String, _ make: () -> Made?) -> Made? {
        guard depth < limit, !refuses else {
            if !refuses {
                refuses = true
                UIKitExceptions.raise(
                    "Could not load '\(name())': \(limit) documents are being loaded inside one another already, and "
                        + "this would go on without end. Does it load or embed itself?")
            }
            return nil
        }
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { refuses = false }
        }
        return make()
    }
}
