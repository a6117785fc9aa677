import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// Whether a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before; large for the first.
        case automatic = 0
        /// Large.
        case always
        /// Not large.
        case never
        /// Large, in the bar.
        case inline
    }

    /// How the way back is shown.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// By the title before.
        case `default` = 0
        /// Generically.
        case generic
        /// By an arrow.
        case minimal
    }

    /// Where a search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// In the bar.
        case inline
        /// Below the title.
        case stacked
        /// In the bar, or where there is more room.
        case integrated
        /// As a button.
        case integratedButton
        /// In the bar's middle.
        case integratedCentered
    }

    /// An item of a title.
    public init(title: String) {
        self.title = title
        super.init()
    }
    /// An item without a title.
    public override init() { super.init() }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Default none.
    open var title: String? {
        willSet { objectWillChange(self, "title", newValue != title) }
        didSet { objectDidChange(self) }
    }
    /// Stored; the bar is higher with it.
    open var prompt: String? { didSet { changed() } }
    /// Stands in the bar in place of the title.
    open var titleView: UIView? { didSet { if oldValue !== titleView { changed() } } }
    /// What a button back to this item is called.
    open var backButtonTitle: String?
    /// The button back to this item.
    open var backBarButtonItem: UIBarButtonItem?
    /// Stored.
    open var backAction: UIAction?
    /// Stored.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default
    /// Stored.
    open var hidesBackButton = false
    /// Sets ``hidesBackButton``.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Stored.
    open var leftItemsSupplementBackButton = false
    /// Buttons at the leading side, the first outermost.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// Buttons at the trailing side, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The first of ``leftBarButtonItems``; setting it sets these.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of ``rightBarButtonItems``; setting it sets these.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Sets ``leftBarButtonItem``.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets ``rightBarButtonItem``.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets ``leftBarButtonItems``.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets ``rightBarButtonItems``.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Stored.
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    /// Whether the title is large, where the bar prefers large titles. Default automatic.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }
    /// Stored, and reported once as a finding: the bar's height does not count its search bar.
    open var searchController: UISearchController? {
        didSet {
            if searchController != nil {
                InertLayout.report("UINavigationItem.searchController", .barKeepsHeight)
            }
        }
    }
    /// Stored.
    open var hidesSearchBarWhenScrolling = true
    /// Stored.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
    open var standardAppearance: UINavigationBarAppearance?
    /// Stored.
    open var compactAppearance: UINavigationBarAppearance?
    /// Stored.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Stored.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Stored; the bar keeps its height.
    open var subtitle: String?

    weak var bar: UINavigationBar?
    private func changed() {
        bar?.setNeedsLayout()
        bar?.superview?.setNeedsLayout()
        objectDidChange(self)
    }
    /// The title, which is its characters.
    open var attributedTitle: AttributedString? { didSet { title = attributedTitle.map { String($0.characters) } } }
    /// The second line, which is its characters.
    open var attributedSubtitle: AttributedString? {
        didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
}
