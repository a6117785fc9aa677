/// Fonts of the system's own rows, at the user's text size (table E2).
@MainActor package enum TextStyles {
    package static var body: UIFont { .preferredFont(forTextStyle: .body) }
    package static var headline: UIFont { .preferredFont(forTextStyle: .headline) }
    package static var subheadline: UIFont { .preferredFont(forTextStyle: .subheadline) }
    package static var footnote: UIFont { .preferredFont(forTextStyle: .footnote) }
    package static var caption: UIFont { .preferredFont(forTextStyle: .caption1) }
}
