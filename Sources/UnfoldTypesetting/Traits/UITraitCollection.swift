import Foundation

/// The traits of an environment, as a view sees them.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The environment whose traits these are.
    public let environment: LayoutEnvironment

    /// The traits of an environment.
    public init(environment: LayoutEnvironment) {
        self.environment = environment
        super.init()
    }

    /// The current traits.
    public convenience override init() { self.init(environment: .current) }

    private convenience init(changing change: (inout LayoutEnvironment) -> Void) {
        var environment = LayoutEnvironment.current
        change(&environment)
        self.init(environment: environment)
    }

    /// The current traits with another width class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// The current traits with another height class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// The current traits with another text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.contentSizeCategory = preferredContentSizeCategory }
    }

    /// The current traits at another scale, in pixels per point.
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    /// The current traits with another direction.
    public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// The current traits on another kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    /// The traits of ``LayoutEnvironment/current``.
    open class var current: UITraitCollection { UITraitCollection(environment: .current) }

    /// Pixels per point.
    open var displayScale: CGFloat { environment.displayScale }
    /// Direction of the interface.
    open var layoutDirection: UIUserInterfaceLayoutDirection { environment.layoutDirection }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { environment.contentSizeCategory }
    /// Kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { environment.userInterfaceIdiom }
    /// Room in width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { environment.horizontalSizeClass }
    /// Room in height.
    open var verticalSizeClass: UIUserInterfaceSizeClass { environment.verticalSizeClass }
    /// Always light: nothing is drawn.
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }

    /// Always false: nothing is drawn.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }

    /// Collections with the same traits are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return EnvironmentChanges(from: environment, to: other.environment).isDisjoint(with: .traits)
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(environment.displayScale)
        hasher.combine(environment.contentSizeCategory)
        hasher.combine(environment.layoutDirection)
        return hasher.finalize()
    }
}

/// The screen of the current environment.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The only screen.
    public static let main = UIScreen()

    /// Pixels per point.
    open var scale: CGFloat { LayoutEnvironment.current.displayScale }
    /// Pixels per point; the same as ``scale``.
    open var nativeScale: CGFloat { LayoutEnvironment.current.displayScale }
    /// Position zero, and the size of the screen in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: LayoutEnvironment.current.screenSize) }
    /// Current traits.
    open var traitCollection: UITraitCollection { UITraitCollection(environment: .current) }
}
