/// Where a constraint (or anything else) was written: a scenario file, or Swift code.
public struct SourcePosition: Hashable, Sendable, Codable {
    /// Path as the scenario or the compiler gives it.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1.
    public var column: Int

    public init(file: String, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }
}
