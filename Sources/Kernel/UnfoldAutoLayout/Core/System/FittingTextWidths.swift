/// How wide a text that wraps may be when a view that was laid out is asked for its size without a width: a call of
/// `systemLayoutSizeFitting(_:)`, as for a table's header.
public enum FittingTextWidths: Sendable {
    /// At most as wide as it was laid out: published as working on iOS 9 to 13, not recorded.
    case kept
    /// As wide as its text on one line.
    case forgotten

    /// Default kept.
    @MainActor public static var current = FittingTextWidths.kept
}
