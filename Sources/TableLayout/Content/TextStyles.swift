import AutoLayout

/// Fonts of the system's own rows, at the user's text size (table E2).
@MainActor enum TextStyles {
    static var body: UIFont { font([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]) }
    static var headline: UIFont {
        .systemFont(ofSize: body.pointSize, weight: .semibold)
    }
    static var subheadline: UIFont { font([12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]) }
    static var footnote: UIFont { font([12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]) }
    static var caption: UIFont { font([11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]) }

    private static func font(_ sizes: [Double]) -> UIFont {
        let size = UIContentSizeCategory.allSizes.firstIndex(of: LayoutEnvironment.current.contentSizeCategory) ?? 3
        return .systemFont(ofSize: sizes[size])
    }
}
