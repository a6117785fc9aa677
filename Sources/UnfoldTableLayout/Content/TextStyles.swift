import UnfoldAutoLayout

/// Fonts of the system's own rows, at the user's text size (table E2).
@MainActor enum TextStyles {
    static var body: UIFont { .preferredFont(forTextStyle: .body) }
    static var headline: UIFont { .preferredFont(forTextStyle: .headline) }
    static var subheadline: UIFont { .preferredFont(forTextStyle: .subheadline) }
    static var footnote: UIFont { .preferredFont(forTextStyle: .footnote) }
    static var caption: UIFont { .preferredFont(forTextStyle: .caption1) }
}
