/// Items in lines that are filled one after the other, with headers and footers (section 1 of the facts).
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewFlowLayoutInert {
    /// As estimate: cells are asked for their size and start at 50 by 50 (fact L1.4).
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    public override init() { super.init() }
    /// Archives are not read here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    override var scrollsHorizontally: Bool { scrollDirection == .horizontal }

    /// Places what has changed since the last time.
    /// - Complexity: O(sections), and O(runs of equal sizes) for each section that is placed again; where the delegate
    ///   gives the sizes, O(items) of these sections.
    open override func prepare() {
        super.prepare()
        solve()
    }

    /// What was invalidated is placed again first, without ``prepare()``.
    /// - Complexity: O(1), and after an invalidation as ``prepare()``.
    open override var collectionViewContentSize: CGSize {
        if let view = collectionView, isOutdated || !isPrepared || view.needsReload, view.mayPlaceEarly { solve() }
        return contentSize
    }

    /// - Complexity: O(log sections + log lines), and the elements found.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item(at: indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { part(elementKind, at: indexPath) }

    /// Another length across the scroll direction, or any scroll while headers float.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        isAcrossChanged(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutAttributes = isAcrossChanged(newBounds)
            flow.invalidateFlowLayoutDelegateMetrics = false
        }
        return context
    }

    /// Not a size that an estimate has no part in.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard isSelfSizing, preferredAttributes.representedElementCategory == .cell else { return false }
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            || sizes[id(of: preferredAttributes)] == nil
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note(context)
        super.invalidateLayout(with: context)
    }

    var sizes: [TableRows.RowID: CGSize] = [:]
    var sumOfSizes = CGSize.zero
    var sections: [FlowSection] = []
    /// Whether sections must be placed again. The app may say so while it is asked about them.
    var isOutdated = true
    var delegateSizes: [TableRows.SectionID: [CGSize]] = [:]
    /// Where sections begin, and where the last one ends, along the scroll direction.
    var starts: [CGFloat] = [0]
    var contentSize = CGSize.zero
    var frameOfReference = FlowSpace()
    /// What was reported of items that are too wide.
    var reported: Set<String> = []

    override func forget(_ items: [TableRows.RowID]) {
        for id in items {
            guard let size = sizes.removeValue(forKey: id) else { continue }
            sumOfSizes.width -= size.width
            sumOfSizes.height -= size.height
        }
        if sizes.isEmpty { sumOfSizes = .zero }
    }

    override func forgetSections(_ sections: [TableRows.SectionID]) {
        for section in sections { delegateSizes[section] = nil }
    }

    override func forgetSizes() {
        sizes = [:]
        sumOfSizes = .zero
        outdate()
    }

    func outdate() {
        sections = []
        isOutdated = true
    }

    override func rowsWereEdited(_ sections: [TableRows.SectionID: EditedRows]?) {
        outdate()
        delegateSizes = [:]
        if sections == nil { forgetSizes() }
    }
}
