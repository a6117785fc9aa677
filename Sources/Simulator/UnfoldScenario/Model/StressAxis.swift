/// What is varied around a cell.
public enum StressAxis: String, Hashable, Sendable, Codable, CaseIterable {
    /// Widths of every phone and pad in both orientations and in split views, and those between at which a height changes.
    case widths
    /// The twelve text sizes.
    case contentSizes
    /// From left to right and from right to left.
    case directions
    /// Bold text, as the user prefers it, or not.
    case boldText
    /// Texts: empty, short, long, with accents, ideographs and letters from right to left.
    case texts
    /// Views shown that are hidden, and hidden that are shown.
    case visibility
    /// Steps of a scenario repeated and in other orders.
    case order
    /// Cells that showed other rows before.
    case reuse
    /// Other widths and text sizes, taken back again: as when a device is turned twice.
    case back
    /// Generations of UIKit; tried on request only.
    case generations

    /// What is tried where nothing is asked for.
    public static let standard: Set<StressAxis> = Set(allCases).subtracting([.generations])
}
