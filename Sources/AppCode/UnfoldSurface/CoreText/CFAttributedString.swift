#if !canImport(Darwin)
    /// Core Foundation's names of Foundation's classes.
    public typealias CFAttributedString = NSAttributedString
    public typealias CFError = NSError
#endif
