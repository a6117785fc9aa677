/// What a view has to do in the next passes, and what it is to them.
struct LayoutFlags: OptionSet {
    let rawValue: UInt8
    static let needsUpdateConstraints = LayoutFlags(rawValue: 1)
    static let needsLayout = LayoutFlags(rawValue: 2)
    /// Some descendant is flagged, so that a pass knows which branches to enter.
    static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 4)
    static let descendantNeedsLayout = LayoutFlags(rawValue: 8)
    /// It fills its superview, unless constraints place it.
    static let isBackground = LayoutFlags(rawValue: 16)
    static let needsProperties = LayoutFlags(rawValue: 32)
    static let isOfApp = LayoutFlags(rawValue: 64)
    static let pending: LayoutFlags = [
        .needsUpdateConstraints, .needsLayout, .descendantNeedsUpdateConstraints, .descendantNeedsLayout,
        .needsProperties,
    ]
}

/// Bounds on repetition.
public enum LayoutLimits {
    /// Passes within one `layoutIfNeeded` before a feedback loop is reported (fact B9).
    public static let passes = 100
}
