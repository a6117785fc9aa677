// The traits of UIKit, by their types. Default values are UIKit's, but where an environment has no unspecified value.

public struct UITraitHorizontalSizeClass: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceSizeClass {
        environment.horizontalSizeClass
    }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceSizeClass {
        environment.verticalSizeClass
    }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> UIContentSizeCategory {
        environment.contentSizeCategory
    }
}

public struct UITraitLayoutDirection: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> UITraitEnvironmentLayoutDirection {
        environment.traitOfDirection
    }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> CGFloat { environment.displayScale }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceIdiom {
        environment.userInterfaceIdiom
    }
}

/// The user's preference for bold text.
public struct UITraitLegibilityWeight: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> UILegibilityWeight { environment.legibilityWeight }
}
