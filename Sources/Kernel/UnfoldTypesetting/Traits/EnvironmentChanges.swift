package struct EnvironmentChanges: OptionSet, Sendable {
    package let rawValue: UInt16

    package static let displayScale = EnvironmentChanges(rawValue: 1)
    package static let contentSizeCategory = EnvironmentChanges(rawValue: 2)
    package static let layoutDirection = EnvironmentChanges(rawValue: 4)
    package static let generation = EnvironmentChanges(rawValue: 8)
    package static let controlMetrics = EnvironmentChanges(rawValue: 16)
    /// Idiom and size classes: only code of the program depends on them, and margins on the idiom.
    package static let classes = EnvironmentChanges(rawValue: 32)
    /// Not a trait; views get it as the frame of their root.
    static let screenSize = EnvironmentChanges(rawValue: 64)
    /// How high lines of text styles are: not a trait; what is as high as a line depends on it.
    package static let textStyleLines = EnvironmentChanges(rawValue: 128)

    /// Light or dark: only colors depend on it.
    static let style = EnvironmentChanges(rawValue: 256)
    /// Bold text: fonts that are made afterwards depend on it.
    static let legibility = EnvironmentChanges(rawValue: 512)

    package static let traits: EnvironmentChanges = [
        .displayScale, .contentSizeCategory, .layoutDirection, .classes, .style, .legibility,
    ]
    package static let all = EnvironmentChanges(rawValue: 1023)

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package init(from old: LayoutEnvironment, to new: LayoutEnvironment) {
        self = []
        if old.displayScale != new.displayScale { insert(.displayScale) }
        if old.contentSizeCategory != new.contentSizeCategory { insert(.contentSizeCategory) }
        if old.layoutDirection != new.layoutDirection { insert(.layoutDirection) }
        if old.generation != new.generation || old.hasEarlierTracking != new.hasEarlierTracking { insert(.generation) }
        if old.controlMetrics != new.controlMetrics { insert(.controlMetrics) }
        if old.screenSize != new.screenSize { insert(.screenSize) }
        if old.textStyleLineScale != new.textStyleLineScale { insert(.textStyleLines) }
        if old.userInterfaceStyle != new.userInterfaceStyle { insert(.style) }
        if old.legibilityWeight != new.legibilityWeight { insert(.legibility) }
        if old.userInterfaceIdiom != new.userInterfaceIdiom || old.horizontalSizeClass != new.horizontalSizeClass
            || old.verticalSizeClass != new.verticalSizeClass
        {
            insert(.classes)
        }
    }
}
