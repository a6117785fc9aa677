import Foundation

/// Look of a bar; stored, nothing is drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// For an idiom.
    public init(idiom: UIUserInterfaceIdiom) { super.init() }
    /// The usual.
    public override init() { super.init() }
    /// A copy of another.
    public init(barAppearance: UIBarAppearance) {
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        super.init()
    }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init() }
    /// Forgets what was set of the background.
    open func configureWithDefaultBackground() { (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil) }
    /// An opaque background.
    open func configureWithOpaqueBackground() { (backgroundEffect, backgroundColor) = (nil, .systemBackground) }
    /// No background.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil)
    }
    /// Stored.
    open var backgroundEffect: UIBlurEffect?
    /// Stored.
    open var backgroundColor: UIColor?
    /// Stored.
    open var backgroundImage: UIImage?
    /// Stored.
    open var shadowColor: UIColor?
    /// Stored.
    open var shadowImage: UIImage?
    /// This object: looks are not frozen.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Look of buttons in a bar; stored.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// Of a style.
    public init(style: UIBarButtonItem.Style) { super.init() }
    /// Of plain buttons.
    public override init() { super.init() }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init() }
    /// Forgets what was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
    }
    /// As usual.
    public let normal = UIBarButtonItemStateAppearance()
    /// While touched.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// While disabled.
    public let disabled = UIBarButtonItemStateAppearance()
    /// While focused.
    public let focused = UIBarButtonItemStateAppearance()
}

/// Look of buttons in a state; stored.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// Stored.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// Look of a navigation bar; stored.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Stored.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Stored.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Stored.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// Stored.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Stored.
    open private(set) var backIndicatorImage = UIImage()
    /// Stored.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// Stores both images.
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

/// Look of a toolbar; stored.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// Stored.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Stored.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// Look of a tab bar; stored.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Stored.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Stored.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Stored.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Stored.
    open var selectionIndicatorTintColor: UIColor?
}

/// Look of tabs; stored.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// How tabs stand in themselves.
    public enum Style: Int, Sendable {
        /// The picture above.
        case stacked = 0
        /// Side by side.
        case inline
        /// Side by side, small.
        case compactInline
    }

    /// Of a style.
    public init(style: Style) { super.init() }
    /// Of stacked tabs.
    public override init() { super.init() }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init() }
    /// Forgets what was set.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.titleTextAttributes = [:] }
    }
    /// As usual.
    public let normal = UITabBarItemStateAppearance()
    /// While chosen.
    public let selected = UITabBarItemStateAppearance()
    /// While disabled.
    public let disabled = UITabBarItemStateAppearance()
    /// While focused.
    public let focused = UITabBarItemStateAppearance()
}

/// Look of tabs in a state; stored.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// Stored.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Stored.
    open var iconColor: UIColor?
    /// Stored.
    open var badgePositionAdjustment: UIOffset = .zero
    /// Stored.
    open var badgeBackgroundColor: UIColor?
    /// Stored.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored.
    open var badgeTitlePositionAdjustment: UIOffset = .zero
}
