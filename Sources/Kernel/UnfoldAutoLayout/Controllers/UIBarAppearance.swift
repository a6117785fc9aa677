import Foundation

/// Look of a bar; stored, nothing is drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    public init(idiom: UIUserInterfaceIdiom) { super.init() }
    public override init() { super.init() }
    public init(barAppearance: UIBarAppearance) {
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        super.init()
    }
    public required init?(coder: NSCoder) { super.init() }
    open func configureWithDefaultBackground() { (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil) }
    open func configureWithOpaqueBackground() { (backgroundEffect, backgroundColor) = (nil, .systemBackground) }
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil)
    }
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    /// This object: looks are not frozen.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    public init(style: UIBarButtonItem.Style) { super.init() }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
    }
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UINavigationBarAppearanceInert {
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
    /// Newer name of ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    public init(style: Style) { super.init() }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.titleTextAttributes = [:] }
    }
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()
}
