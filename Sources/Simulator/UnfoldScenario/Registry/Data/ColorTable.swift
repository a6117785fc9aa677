extension ColorName {
    /// UIKit's colors, the basic ones first.
    static let named: [(name: String, color: UIColor)] = [
        ("clear", .clear), ("black", .black), ("white", .white), ("gray", .gray), ("lightGray", .lightGray),
        ("darkGray", .darkGray), ("red", .red), ("green", .green), ("blue", .blue), ("orange", .orange),
        ("yellow", .yellow), ("label", .label), ("secondaryLabel", .secondaryLabel),
        ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
        ("placeholderText", .placeholderText), ("link", .link), ("tintColor", .tintColor), ("separator", .separator),
        ("opaqueSeparator", .opaqueSeparator), ("systemBackground", .systemBackground),
        ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("systemFill", .systemFill),
        ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
        ("quaternarySystemFill", .quaternarySystemFill), ("systemRed", .systemRed), ("systemGreen", .systemGreen),
        ("systemBlue", .systemBlue), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
        ("systemPink", .systemPink), ("systemPurple", .systemPurple), ("systemTeal", .systemTeal),
        ("systemIndigo", .systemIndigo), ("systemMint", .systemMint), ("systemCyan", .systemCyan),
        ("systemBrown", .systemBrown), ("systemGray", .systemGray), ("systemGray2", .systemGray2),
        ("systemGray3", .systemGray3), ("systemGray4", .systemGray4), ("systemGray5", .systemGray5),
        ("systemGray6", .systemGray6),
    ]
}
