import Foundation

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}

/// The user's preferred text size, ordered from `extraSmall` to the largest accessibility size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The twelve sizes, smallest first (table E2).
    public static let allSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}

/// The traits of an environment, as a view sees them.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
    public let environment: LayoutEnvironment

    public init(environment: LayoutEnvironment) {
        self.environment = environment
        super.init()
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        var environment = LayoutEnvironment.current
        environment.horizontalSizeClass = horizontalSizeClass
        self.init(environment: environment)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        var environment = LayoutEnvironment.current
        environment.verticalSizeClass = verticalSizeClass
        self.init(environment: environment)
    }

    open var displayScale: CGFloat { environment.displayScale }
    open var layoutDirection: UIUserInterfaceLayoutDirection { environment.layoutDirection }
    open var preferredContentSizeCategory: UIContentSizeCategory { environment.contentSizeCategory }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { environment.userInterfaceIdiom }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { environment.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { environment.verticalSizeClass }
}

/// The screen of the current environment.
@preconcurrency @MainActor open class UIScreen: NSObject {
    public static let main = UIScreen()

    open var scale: CGFloat { LayoutEnvironment.current.displayScale }
    open var bounds: CGRect { CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize) }
    open var traitCollection: UITraitCollection { UITraitCollection(environment: .current) }
}
