/// What a class says of its properties, asked on any thread, as Objective-C asks.
enum ClassAnswer {
    /// Calls a class method that belongs to the main actor, also where that is not.
    ///
    /// A function of the main actor is called as any other: the actor is a promise to the compiler and no argument, so
    /// that the two types of function are one in memory. What the promise keeps safe is the main actor's state, and
    /// these methods have none to touch: `adaptedProperties()` is written by the adapter and lists key paths;
    /// `keyPathsForValuesAffectingValue(forKey:)` and `automaticallyNotifiesObservers(forKey:)` say what holds of a class
    /// for good, and Foundation calls them on the thread that sets a property, on iOS too. On the main queue nothing is
    /// assumed at all.
    static func onAnyThread<Answer>(_ ask: @MainActor () -> Answer) -> Answer {
        typealias AnyThread = () -> Answer
        return withoutActuallyEscaping(ask) { ask in
            if MainQueue.isCurrent { return MainActor.assumeIsolated { UnsafeTransfer(ask()) }.value }
            return unsafeBitCast(ask, to: AnyThread.self)()
        }
    }
}
