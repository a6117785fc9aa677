import Foundation

/// The traits of an environment, as a view sees them; or some traits alone, which leave the others unspecified.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The environment whose traits these are. Where a trait is not specified, it is that of the environment at the time.
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

    /// The traits of an environment.
    public convenience init(environment: LayoutEnvironment) { self.init(environment: environment, style: .light) }

    convenience init(environment: LayoutEnvironment, style: UIUserInterfaceStyle) {
        self.init(environment: environment, appearance: TraitAppearance(style: style), specified: nil)
    }

    /// The current traits.
    public convenience override init() { self.init(environment: .current) }

    convenience init(only name: TraitName, _ change: (inout LayoutEnvironment, inout TraitAppearance) -> Void) {
        var environment = LayoutEnvironment.current
        var appearance = TraitAppearance()
        change(&environment, &appearance)
        self.init(environment: environment, appearance: appearance, specified: [name])
    }

    /// A width class alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(only: .horizontalSizeClass) { environment, _ in environment.horizontalSizeClass = horizontalSizeClass
        }
    }

    /// A height class alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(only: .verticalSizeClass) { environment, _ in environment.verticalSizeClass = verticalSizeClass }
    }

    /// A text size alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(only: .contentSizeCategory) { environment, _ in
            environment.contentSizeCategory = preferredContentSizeCategory
        }
    }

    /// A scale alone, in pixels per point.
    public convenience init(displayScale: CGFloat) {
        self.init(only: .displayScale) { environment, _ in environment.displayScale = displayScale }
    }

    /// A direction alone.
    public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
        self.init(only: .layoutDirection) { environment, _ in environment.layoutDirection = layoutDirection }
    }

    /// A kind of device alone.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(only: .idiom) { environment, _ in environment.userInterfaceIdiom = userInterfaceIdiom }
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
    /// Direction of the interface.
    open var layoutDirection: UIUserInterfaceLayoutDirection { environment.layoutDirection }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        value(of: .contentSizeCategory, environment.contentSizeCategory, otherwise: .unspecified)
    }
    /// Kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        value(of: .idiom, environment.userInterfaceIdiom, otherwise: .unspecified)
    }
    /// Room in width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        value(of: .horizontalSizeClass, environment.horizontalSizeClass, otherwise: .unspecified)
    }
    /// Room in height.
    open var verticalSizeClass: UIUserInterfaceSizeClass {
        value(of: .verticalSizeClass, environment.verticalSizeClass, otherwise: .unspecified)
    }
    /// Light, unless a view or controller above overrides it: nothing is drawn.
    open var userInterfaceStyle: UIUserInterfaceStyle { value(of: .style, appearance.style, otherwise: .unspecified) }

    /// Whether dynamic colours may differ: whether the styles or contrasts do.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection.map { $0.appearance != appearance } ?? false
    }

    /// Collections with the same traits are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection, specified == other.specified,
            hasSameAppearance(as: other)
        else { return false }
        guard let specified else {
            return EnvironmentChanges(from: environment, to: other.environment).isDisjoint(with: .traits)
        }
        return specified.allSatisfy { $0.isSame(environment, other.environment) }
    }

    private func hasSameAppearance(as other: UITraitCollection) -> Bool { appearance == other.appearance }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(displayScale)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(horizontalSizeClass)
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
    /// The bounds in pixels.
    open var nativeBounds: CGRect {
        let (size, scale) = (bounds.size, nativeScale)
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    /// Stored; nothing shines.
    open var brightness: CGFloat = 0.5
    /// 60.
    open var maximumFramesPerSecond: Int { 60 }
    /// The only screen.
    open class var screens: [UIScreen] { [main] }
    /// False: nobody records it.
    open var isCaptured: Bool { false }
    /// None.
    open var mirrored: UIScreen? { nil }
    /// None.
    open var focusedView: UIView? { nil }
    /// An empty view of the screen's size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
    /// The bounds, whose coordinates do not turn with the device.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
    /// The bounds.
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
    /// Never posted.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Never posted.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Never posted.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Never posted.
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}
