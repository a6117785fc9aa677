/// The layout of a section; nil is an error for a section with items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items, and lists (section 3 of the facts).
///
/// An edit costs O(log items) in sections whose groups hold one item each, as lists do. In others it costs that for
/// each measured item from the edit on, to where groups hold the same items again.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The same layout for all sections.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }
    /// The same layout for all sections.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }
    /// A layout for each section, asked for when the layout is solved.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }
    /// A layout for each section, asked for when the layout is solved.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    /// Archives are not read here.
    public required init?(coder: NSCoder) { return nil }

    /// Settings; setting them invalidates the layout.
    open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
    let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// A list by a configuration.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// Mirrored where the interface runs from right to left.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// - Complexity: O(sections) and what was invalidated.
    open override func prepare() {
        super.prepare()
        solve()
    }
    open override var collectionViewContentSize: CGSize { contentSize }
    /// - Complexity: O(log sections), and O(log items) for each element found.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item(at: indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { part(elementKind, at: indexPath) }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decoration(elementKind, at: indexPath) }

    /// Another size of the collection view.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
    /// Another size by more than half a pixel (fact L2.6).
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let tolerance = 0.5 / LayoutEnvironment.current.displayScale + 1e-9
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return abs(new.width - old.width) > tolerance || abs(new.height - old.height) > tolerance
    }
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note(context)
        super.invalidateLayout(with: context)
    }

    override var scrollsHorizontally: Bool { configuration.scrollDirection == .horizontal }

    /// Sections by their position; emptied when they have to be asked for again.
    var sections: [SolvedSection] = []
    /// Whether sections must be asked for again. The app may say so while it is asked for them.
    var isOutdated = true
    /// Where sections begin, and where the last one ends.
    var starts: [CGFloat] = [0]
    var contentSize = CGSize.zero
    var sizes: [TableRows.RowID: CGSize] = [:]
    var partSizes: [PartID: CGSize] = [:]
    /// Lengths that the rows of sections were given, so that they are set again only if they are others.
    var strides: [TableRows.SectionID: RowStride] = [:]
    /// Lengths of rows by section's position, while counts are being loaded.
    var initialLengths: [Int: CGFloat] = [:]
    var groupLists: [TableRows.SectionID: GroupList] = [:]

    /// Rows that an update has moved, perhaps to sections of other lengths.
    var movedRows: Set<TableRows.RowID> = []

    override func willEdit() { initialLengths = [:] }
    override func rowsDidMove(_ rows: Set<TableRows.RowID>) { movedRows.formUnion(rows) }
    override var asksOneByOne: Bool { true }
    override var changesWhatIsShown: Bool {
        sections.contains { $0.definition.visibleItemsInvalidationHandler != nil }
    }
    override func willShow(_ visible: [UICollectionViewLayoutAttributes], at offset: CGPoint) {
        for (number, section) in sections.enumerated() {
            guard let handler = section.definition.visibleItemsInvalidationHandler else { continue }
            let own = visible.filter { $0.indexPath.count == 2 && $0.indexPath.section == number }
            if !own.isEmpty { handler(own, offset, section.environment) }
        }
    }

    override func initialLength(ofItemsIn section: Int) -> CGFloat {
        if let known = initialLengths[section] { return known }
        let length = collectionView.flatMap { rowStride(of: solvedSection(section, in: $0)) }?.initial ?? 0
        initialLengths[section] = length
        return length
    }

    override func forget(_ items: [TableRows.RowID]) { for id in items { sizes[id] = nil } }

    override func forgetSections(_ sections: [TableRows.SectionID]) {
        for section in sections {
            strides[section] = nil
            groupLists[section] = nil
            for key in partSizes.keys where key.section == section { partSizes[key] = nil }
        }
    }

    override func forgetSizes() { forgetMeasured() }

    func outdate() {
        sections = []
        isOutdated = true
    }

    override func rowsWereEdited(_ edited: [TableRows.SectionID: EditedRows]?) {
        outdate()
        initialLengths = [:]
        guard let edited else {
            (sizes, partSizes, strides, groupLists) = ([:], [:], [:], [:])
            return
        }
        for (section, rows) in edited {
            if groupLists[section]?.edit != nil { groupLists[section]?.isStale = true }
            groupLists[section]?.edit = rows
        }
    }
}

struct PartID: Hashable {
    var kind: String
    /// 0 for the layout as a whole.
    var section: TableRows.SectionID
}

/// Groups of a section that hold more than one item each.
struct GroupList {
    var lengths: GroupLengths
    /// All is counted again.
    var isStale = false
    /// Where items came or went since it was made.
    var edit: EditedRows?
    /// What the list was made for.
    var perGroup: Int
    var stride: CGFloat
    var count: Int
}

/// Lengths along the scroll direction of the rows of a section whose groups hold one item each.
struct RowStride: Equatable {
    var estimate: CGFloat
    /// What a group has beside its item, and the space to the next group.
    var extra: CGFloat
    var isFixed: Bool
    var initial: CGFloat { estimate + extra }
}
