/// Colours of the system by the names that documents and asset catalogues call them by: those of Objective-C.
enum SystemColors {
    static let named: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "tintColor": .tintColor, "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemRedColor": .systemRed,
        "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
        "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
        "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo, "systemMintColor": .systemMint,
        "systemCyanColor": .systemCyan, "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "lightTextColor": .lightText,
        "darkTextColor": .darkText, "groupTableViewBackgroundColor": .groupTableViewBackground,
    ]
}
