/// The user's preferred text size, ordered from `extraSmall` to the largest accessibility size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name, such as `UICTContentSizeCategoryL`.
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The twelve sizes, smallest first (table E2).
    public static let allSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Posted when ``LayoutEnvironment/current`` gets another category.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// One of the five that exist only with larger accessibility sizes (fact E2.3).
    public var isAccessibilityCategory: Bool { column >= 7 }

    /// Position among the twelve; what is not one of them counts as `large`.
    var column: Int { Self.columns[self] ?? 3 }

    private static let columns = Dictionary(uniqueKeysWithValues: allSizes.enumerated().map { ($0.element, $0.offset) })
}

extension UIContentSizeCategory: Comparable {
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.column < right.column
    }
}
