@preconcurrency @MainActor open class UINavigationItem: UINavigationItemInert {
    public init(title: String) {
        self.title = title
        super.init()
    }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var title: String? {
        willSet { objectWillChange(self, "title", newValue != title) }
        didSet { objectDidChange(self) }
    }
    open var prompt: String? { didSet { changed() } }
    open var titleView: UIView? { didSet { if oldValue !== titleView { changed() } } }
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Whether the title is large, where the bar prefers large titles. Default automatic.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }
    /// Stored, and reported once as a finding: the bar's height does not count its search bar.
    open var searchController: UISearchController? {
        didSet {
            if searchController != nil { InertLayout.report("UINavigationItem.searchController", .barKeepsHeight) }
        }
    }

    open var subtitle: String?

    weak var bar: UINavigationBar?
    private func changed() {
        bar?.setNeedsLayout()
        bar?.superview?.setNeedsLayout()
        objectDidChange(self)
    }
    open var attributedTitle: AttributedString? { didSet { title = attributedTitle.map { String($0.characters) } } }
    open var attributedSubtitle: AttributedString? {
        didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
}
