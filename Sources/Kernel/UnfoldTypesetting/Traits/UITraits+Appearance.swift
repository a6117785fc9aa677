// Traits that only drawing depends on. Nothing is drawn: code that names them compiles, and is notified of no change.

/// Light or dark; always light.
public struct UITraitUserInterfaceStyle: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceStyle { .light }
}

/// The user's preference for contrast; always normal.
public struct UITraitAccessibilityContrast: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> UIAccessibilityContrast { .normal }
}

/// Whether an interface is above another; always the base.
public struct UITraitUserInterfaceLevel: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceLevel { .base }
}

/// Colours of the screen; always P3.
public struct UITraitDisplayGamut: UITraitDefinition, EnvironmentTrait {
    package static func value(in environment: LayoutEnvironment) -> UIDisplayGamut { .P3 }
}
