extension Thread {
    /// Whether code of the main actor may run here: also in a test, where the main queue has another thread.
    public static var isOfMainActor: Bool { MainQueue.isCurrent }
    public var isOfMainActor: Bool { self === Thread.current && MainQueue.isCurrent }
}
