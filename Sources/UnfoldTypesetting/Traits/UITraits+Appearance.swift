// Traits that only drawing depends on. Nothing is drawn: code that names them compiles, and is notified of no change.

/// Light or dark; always light.
public struct UITraitUserInterfaceStyle: UITraitDefinition, EnvironmentTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True, as in UIKit.
    public static var affectsColorAppearance: Bool { true }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceStyle { .light }
}

/// The user's preference for contrast; always normal.
public struct UITraitAccessibilityContrast: UITraitDefinition, EnvironmentTrait {
    /// Unspecified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True, as in UIKit.
    public static var affectsColorAppearance: Bool { true }
    package static func value(in environment: LayoutEnvironment) -> UIAccessibilityContrast { .normal }
}

/// Whether an interface stands above another; always the base.
public struct UITraitUserInterfaceLevel: UITraitDefinition, EnvironmentTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True, as in UIKit.
    public static var affectsColorAppearance: Bool { true }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceLevel { .base }
}

/// Colours of the screen; always P3.
public struct UITraitDisplayGamut: UITraitDefinition, EnvironmentTrait {
    /// Unspecified.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// True, as in UIKit.
    public static var affectsColorAppearance: Bool { true }
    package static func value(in environment: LayoutEnvironment) -> UIDisplayGamut { .P3 }
}

/// The user's preference for bold text; always regular.
public struct UITraitLegibilityWeight: UITraitDefinition, EnvironmentTrait {
    /// Unspecified.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    package static func value(in environment: LayoutEnvironment) -> UILegibilityWeight { .regular }
}

/// How much contrast the user wants.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The usual.
    case normal = 0
    /// More.
    case high = 1
}

/// Whether an interface stands above another, and is lighter in the dark.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The lowest.
    case base = 0
    /// Above it.
    case elevated = 1
}

/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Those of sRGB.
    case SRGB = 0
    /// Those of Display P3.
    case P3 = 1
}

/// How strong text is wanted.
public enum UILegibilityWeight: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The usual.
    case regular = 0
    /// Bold.
    case bold = 1
}
