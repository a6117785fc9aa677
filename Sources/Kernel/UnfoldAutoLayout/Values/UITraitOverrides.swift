public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var displayScale: CGFloat { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    /// A trait of one's own. Environments do not have it: what is set is kept by ``UITraitOverrides`` only.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

struct NamedTraits: UIMutableTraits {
    var collections: [UITraitCollection] = []
    let base: UITraitCollection
    private var own: [String: Any] = [:]
    init(base: UITraitCollection) { self.base = base }
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { own[T.identifier] as? T.Value ?? whole[trait] }
        set { own[T.identifier] = newValue }
    }

    var whole: UITraitCollection { UITraitCollection(traitsFrom: [base] + collections) }
}

extension UITraitCollection {
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = NamedTraits(base: UITraitCollection(traitsFrom: []))
        mutations(&traits)
        self.init(traitsFrom: (traits as? NamedTraits)?.collections ?? [])
    }
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = NamedTraits(base: self)
        mutations(&traits)
        return (traits as? NamedTraits)?.whole ?? self
    }
}

/// Traits that a view or controller sets for itself and what is inside. The style behaves as
/// `overrideUserInterfaceStyle`; all others are stored and reported once as a finding, for layout knows one
/// environment.
@preconcurrency @MainActor public struct UITraitOverrides: @preconcurrency UIMutableTraits {
    var set: [String: Any] = [:]
    var style = UIUserInterfaceStyle.unspecified

    func value<Value>(_ name: String, _ otherwise: Value) -> Value { set[name] as? Value ?? otherwise }
    mutating func take(_ name: String, _ value: Any) {
        set[name] = value
        InertLayout.report("traitOverrides.\(name)", .traitsOfOneEnvironment)
    }
    /// A trait of one's own; stored.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { value(T.identifier, T.defaultValue) }
        set { set[T.identifier] = newValue }
    }
    /// Lets a trait be that of what is around.
    public mutating func remove(_ trait: UITrait) { set[trait.identifier] = nil }
}

extension UITraitCollection {
    /// These traits with another value of one; of one's own traits there is no other.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        let changed: UITraitCollection?
        switch value {
        case let value as UIUserInterfaceStyle: changed = UITraitCollection(userInterfaceStyle: value)
        case let value as UIContentSizeCategory: changed = UITraitCollection(preferredContentSizeCategory: value)
        case let value as UITraitEnvironmentLayoutDirection: changed = UITraitCollection(layoutDirection: value)
        case let value as UIUserInterfaceIdiom: changed = UITraitCollection(userInterfaceIdiom: value)
        case let value as UIAccessibilityContrast: changed = UITraitCollection(accessibilityContrast: value)
        case let value as UIUserInterfaceLevel: changed = UITraitCollection(userInterfaceLevel: value)
        case let value as UILegibilityWeight: changed = UITraitCollection(legibilityWeight: value)
        case let value as UIDisplayGamut: changed = UITraitCollection(displayGamut: value)
        case let value as UIUserInterfaceSizeClass where trait == UITraitHorizontalSizeClass.self:
            changed = UITraitCollection(horizontalSizeClass: value)
        case let value as UIUserInterfaceSizeClass where trait == UITraitVerticalSizeClass.self:
            changed = UITraitCollection(verticalSizeClass: value)
        case let value as CGFloat where trait == UITraitDisplayScale.self:
            changed = UITraitCollection(displayScale: value)
        default: changed = nil
        }
        return changed.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
    }
}
