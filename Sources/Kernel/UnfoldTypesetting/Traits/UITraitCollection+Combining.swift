enum TraitName: Hashable, CaseIterable {
    case displayScale, contentSizeCategory, layoutDirection, idiom, horizontalSizeClass, verticalSizeClass
    case style, contrast, level, gamut, legibility, forceTouch

    /// Whether the environments agree; what is no part of them is compared elsewhere.
    func isSame(_ one: LayoutEnvironment, _ other: LayoutEnvironment) -> Bool {
        switch self {
        case .displayScale: one.displayScale == other.displayScale
        case .contentSizeCategory: one.contentSizeCategory == other.contentSizeCategory
        case .layoutDirection: one.layoutDirection == other.layoutDirection
        case .idiom: one.userInterfaceIdiom == other.userInterfaceIdiom
        case .horizontalSizeClass: one.horizontalSizeClass == other.horizontalSizeClass
        case .verticalSizeClass: one.verticalSizeClass == other.verticalSizeClass
        case .legibility: one.legibilityWeight == other.legibilityWeight
        case .style, .contrast, .level, .gamut, .forceTouch: true
        }
    }

    func copy(
        from source: UITraitCollection, to environment: inout LayoutEnvironment, _ appearance: inout TraitAppearance
    ) {
        switch self {
        case .displayScale: environment.displayScale = source.environment.displayScale
        case .contentSizeCategory: environment.contentSizeCategory = source.environment.contentSizeCategory
        case .layoutDirection: environment.layoutDirection = source.environment.layoutDirection
        case .idiom: environment.userInterfaceIdiom = source.environment.userInterfaceIdiom
        case .horizontalSizeClass: environment.horizontalSizeClass = source.environment.horizontalSizeClass
        case .verticalSizeClass: environment.verticalSizeClass = source.environment.verticalSizeClass
        case .style: appearance.style = source.appearance.style
        case .contrast: appearance.contrast = source.appearance.contrast
        case .level: appearance.level = source.appearance.level
        case .gamut: appearance.gamut = source.appearance.gamut
        case .legibility: environment.legibilityWeight = source.environment.legibilityWeight
        case .forceTouch: appearance.forceTouch = source.appearance.forceTouch
        }
    }
}

/// Traits that only drawing depends on.
struct TraitAppearance: Hashable, Sendable {
    var style = UIUserInterfaceStyle.light
    var contrast = UIAccessibilityContrast.normal
    var level = UIUserInterfaceLevel.base
    var gamut = UIDisplayGamut.P3
    var forceTouch = UIForceTouchCapability.unavailable
}

/// What `performAsCurrent` set.
enum CurrentTraits {
    private static let key = "UITraitCollection.current"
    static var collection: UITraitCollection? {
        get { Thread.current.threadDictionary[key] as? UITraitCollection }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

extension UITraitCollection {
    /// What the collections specify together; of one trait the last word counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var environment = LayoutEnvironment.current
        var appearance = TraitAppearance()
        var specified: Set<TraitName> = []
        for collection in traitCollections {
            let names = collection.specified ?? Set(TraitName.allCases)
            for name in TraitName.allCases where names.contains(name) {
                name.copy(from: collection, to: &environment, &appearance)
            }
            specified.formUnion(names)
        }
        let isWhole = specified.count == TraitName.allCases.count
        self.init(environment: environment, appearance: appearance, specified: isWhole ? nil : specified)
    }

    /// Whether this collection has all that the other one specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }
    public func performAsCurrent(_ actions: () -> Void) {
        let before = CurrentTraits.collection
        CurrentTraits.collection = self
        defer { CurrentTraits.collection = before }
        actions()
    }
}
