import Foundation

/// A tab. Stored; nothing is drawn.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The system's own tabs.
    public enum SystemItem: Int, Sendable {
        /// More.
        case more = 0
        /// Favourites.
        case favorites
        /// Featured.
        case featured
        /// Top rated.
        case topRated
        /// Recents.
        case recents
        /// Contacts.
        case contacts
        /// History.
        case history
        /// Bookmarks.
        case bookmarks
        /// Search.
        case search
        /// Downloads.
        case downloads
        /// Most recent.
        case mostRecent
        /// Most viewed.
        case mostViewed
    }

    /// A tab without content.
    public override init() { super.init() }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// A tab with title and picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    /// A tab with title and pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
    /// One of the system's tabs.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: nil, image: nil, tag: tag)
    }
    /// Stored.
    open var selectedImage: UIImage?
    /// Stored.
    open var badgeValue: String? {
        willSet { willChange("badgeValue", newValue != badgeValue) }
        didSet { valuesDidChange() }
    }
    /// Stored.
    open var badgeColor: UIColor?
    /// Stored.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Stored.
    open var standardAppearance: UITabBarAppearance?
    /// Stored.
    open var scrollEdgeAppearance: UITabBarAppearance?
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Stored for a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { badgeAttributes[state] = textAttributes }
    /// What was stored for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
}
