/// Bounds on repetition in a table.
public enum TableLimits {
    /// Fittings of one row in one pass until its height counts as never settling.
    public static let measurements = 5
    /// Rows of a table; a data source that returns more raises an exception. A row takes about 40 bytes.
    public static let rows = 10_000_000
    /// Sections of a table; more raise an exception too.
    public static let sections = 1_000_000
    /// Updates that are carried out inside one another, each begun while the one before shows its rows.
    public static let nestedUpdates = 16
}
