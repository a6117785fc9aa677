/// The font of a section's title (facts D6.1, D6.3).
@MainActor enum TitleFont {
    static func of(_ kind: SectionPartKind, isPlain: Bool) -> UIFont {
        kind == .footer || isSmall && !isPlain ? TextStyles.footnote : TextStyles.headline
    }

    /// Grouped headers are small capitals until iOS 18.
    static var isSmall: Bool { LayoutEnvironment.generation != .ios26 }
}
