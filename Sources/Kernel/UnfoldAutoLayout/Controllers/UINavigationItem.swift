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
    /// Stored, and reported once as a finding: the bar's height does not count its search bar.
    open var searchController: UISearchController? {
        didSet {
            if searchController != nil { InertLayout.report("UINavigationItem.searchController", .barKeepsHeight) }
        }
    }

    open var attributedTitle: AttributedString? { didSet { title = attributedTitle.map { String($0.characters) } } }
    open var attributedSubtitle: AttributedString? {
        didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
}
