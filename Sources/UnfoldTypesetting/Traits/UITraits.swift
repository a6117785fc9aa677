import Foundation

// The traits of UIKit, by their types. Default values are UIKit's, but where an environment has no unspecified value.

/// Room in width.
public struct UITraitHorizontalSizeClass: UITraitDefinition, EnvironmentTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceSizeClass {
        environment.horizontalSizeClass
    }
}

/// Room in height.
public struct UITraitVerticalSizeClass: UITraitDefinition, EnvironmentTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceSizeClass {
        environment.verticalSizeClass
    }
}

/// The user's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, EnvironmentTrait {
    /// Unspecified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    package static func value(in environment: LayoutEnvironment) -> UIContentSizeCategory {
        environment.contentSizeCategory
    }
}

/// Direction of the interface.
public struct UITraitLayoutDirection: UITraitDefinition, EnvironmentTrait {
    /// Left to right.
    public static var defaultValue: UIUserInterfaceLayoutDirection { .leftToRight }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceLayoutDirection {
        environment.layoutDirection
    }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, EnvironmentTrait {
    /// 0.
    public static var defaultValue: CGFloat { 0 }
    package static func value(in environment: LayoutEnvironment) -> CGFloat { environment.displayScale }
}

/// Kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, EnvironmentTrait {
    /// Unspecified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// True, as in UIKit.
    public static var affectsColorAppearance: Bool { true }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceIdiom {
        environment.userInterfaceIdiom
    }
}
