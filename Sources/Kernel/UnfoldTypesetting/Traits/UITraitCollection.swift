/// The traits of an environment, as a view sees them; or some traits alone, which leave the others unspecified.
// Sendable: its values are constants.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The environment whose traits these are. A trait that is not specified is that of the environment.
    public let environment: LayoutEnvironment
    let appearance: TraitAppearance
    /// nil: all are specified.
    let specified: Set<TraitName>?

    init(environment: LayoutEnvironment, appearance: TraitAppearance, specified: Set<TraitName>?) {
        self.environment = environment
        self.appearance = appearance
        self.specified = specified
        super.init()
    }

    package convenience init(environment: LayoutEnvironment, style: UIUserInterfaceStyle) {
        self.init(environment: environment, appearance: TraitAppearance(style: style), specified: nil)
    }

    public convenience override init() {
        self.init(environment: .current, appearance: TraitAppearance(), specified: [])
    }

    convenience init(only name: TraitName, _ change: (inout LayoutEnvironment, inout TraitAppearance) -> Void) {
        var environment = LayoutEnvironment.current
        var appearance = TraitAppearance()
        change(&environment, &appearance)
        self.init(environment: environment, appearance: appearance, specified: [name])
    }

    /// The traits of ``LayoutEnvironment/current``, or those that ``performAsCurrent(_:)`` runs with.
    open class var current: UITraitCollection {
        get { CurrentTraits.collection ?? UITraitCollection(environment: .current) }
        set { CurrentTraits.collection = newValue }
    }

    func value<Value>(of name: TraitName, _ value: Value, otherwise unspecified: Value) -> Value {
        specified?.contains(name) ?? true ? value : unspecified
    }

    /// Pixels per point; 0 unspecified.
    open var displayScale: CGFloat { value(of: .displayScale, environment.displayScale, otherwise: 0) }
    open var layoutDirection: UITraitEnvironmentLayoutDirection {
        value(of: .layoutDirection, environment.traitOfDirection, otherwise: .unspecified)
    }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        value(of: .contentSizeCategory, environment.contentSizeCategory, otherwise: .unspecified)
    }
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        value(of: .idiom, environment.userInterfaceIdiom, otherwise: .unspecified)
    }
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        value(of: .horizontalSizeClass, environment.horizontalSizeClass, otherwise: .unspecified)
    }
    open var verticalSizeClass: UIUserInterfaceSizeClass {
        value(of: .verticalSizeClass, environment.verticalSizeClass, otherwise: .unspecified)
    }
    /// The environment's, unless a view or controller above overrides it.
    open var userInterfaceStyle: UIUserInterfaceStyle { value(of: .style, appearance.style, otherwise: .unspecified) }

    /// Whether dynamic colours may differ: whether the styles or contrasts do.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection.map { $0.appearance != appearance } ?? false
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection, specified == other.specified, appearance == other.appearance
        else { return false }
        guard let specified
        else { return EnvironmentChanges(from: environment, to: other.environment).isDisjoint(with: .traits) }
        return specified.allSatisfy { $0.isSame(environment, other.environment) }
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(displayScale)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(horizontalSizeClass)
        return hasher.finalize()
    }
}

extension LayoutEnvironment {
    var traitOfDirection: UITraitEnvironmentLayoutDirection {
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
