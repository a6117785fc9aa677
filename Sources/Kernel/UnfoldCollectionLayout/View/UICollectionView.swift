/// A view of items that a layout object places. Cells that are asked for their size keep it pinned, as table rows do.
@preconcurrency @MainActor open class UICollectionView: UICollectionViewInert {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Raises, as in UIKit: a collection view needs a layout.
    public convenience init() {
        UIKitExceptions.raise(.invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
        self.init(frame: .zero, collectionViewLayout: .initial())
    }

    /// A flow layout, until a document says another one; other archives are not read.
    public required init?(coder: NSCoder) {
        layout = .initial()
        super.init(coder: coder)
        layout.collectionView = self
    }

    var layout: UICollectionViewLayout
    /// Where items are. Setting it shows them by the new layout in the next pass.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set {
            exchange(newValue)
            valuesDidChange()
        }
    }
    /// Sets ``collectionViewLayout``; nothing is animated.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { exchange(layout) }
    /// Sets ``collectionViewLayout`` and lays out; then calls `completion`.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(layout)
        layoutIfNeeded()
        completion?(true)
    }

    /// Where items come from; setting it reloads, without a call of ``reloadData()``.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            guard oldValue !== dataSource else { return }
            reloadWhenFree()
            valuesDidChange()
        }
    }
    /// Notices, and sizes of a flow layout. Stands in for the scroll view's delegate, and is nil if that was
    /// set, through a reference of type `UIScrollView`, to one that is notified of scrolling only.
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { scrollDelegate = newValue }
    }
    weak var collectionDelegate: (any UICollectionViewDelegate)?

    /// What makes a cell on screen be asked for its size outside updates. Default `.enabled`; in
    /// ``UIKitGeneration/old`` it has no effect, as before iOS 16.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled { didSet { listenToCells() } }

    /// Behind the cells, as large as the collection view; it does not scroll.
    open override var backgroundView: UIView? { didSet { showBackground(backgroundView, inPlaceOf: oldValue) } }

    // MARK: Editing and selection

    /// Whether cells show their editing accessories.
    open var isEditing = false { didSet { if oldValue != isEditing { editingDidChange() } } }

    // MARK: Registering

    /// Registers a class whose cells are made by `init(frame:)`; nil unregisters.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let isCell = cellClass is UICollectionViewCell.Type
        cellMakers[identifier] = isCell ? UICollectionReusableView.maker(cellClass, identifier: identifier) : nil
    }
    /// Registers a class of supplementary views; nil unregisters.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        let maker = UICollectionReusableView.maker(viewClass, identifier: identifier)
        viewMakers[ViewKind(kind: elementKind, identifier: identifier)] = maker
    }
    /// Registers a document whose one object at the top is a cell; nil unregisters.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellMakers[identifier] = nib.map { nib in
            { nib.reusableView(identifier) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero) }
        }
    }
    /// Registers a document whose one object at the top is a supplementary view; nil unregisters.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        viewMakers[ViewKind(kind: kind, identifier: identifier)] = nib.map { nib in
            { nib.reusableView(identifier) ?? UICollectionReusableView(frame: .zero) }
        }
    }
    /// A cell from the pool, last in first out, or a new one, with the attributes of its position. Raises UIKit's text
    /// without registration (fact L6.2).
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }
    /// A supplementary view from the pool, or a new one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueView(elementKind, identifier, for: indexPath) }

    // MARK: Items

    /// Sections at the last load or update.
    open var numberOfSections: Int {
        loadCountsIfNeeded()
        return rows.sectionCount
    }
    /// Items at the last load or update; raises for an unknown section.
    open func numberOfItems(inSection section: Int) -> Int { itemCount(in: section) }
    /// The attributes that the layout gives an item; nil for an unknown one.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesOfItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributesOfPart(kind, at: indexPath) }
    /// The item at a point of the content that has a cell; nil for none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
    /// Where a cell on screen is.
    /// - Complexity: O(log items).
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
    /// The cell of an item on screen, else nil.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }
    /// Cells on screen, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { displayedItems.map(\.cell) }
    /// Items that have cells, in order.
    open var indexPathsForVisibleItems: [IndexPath] { displayedItems.map(\.path) }
    /// A supplementary view on screen, else nil.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { part(elementKind, at: indexPath) }
    /// Supplementary views of a kind on screen, in the order of their paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        displayedViews(ofKind: elementKind).map(\.view)
    }
    /// Where the supplementary views of a kind on screen belong.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        displayedViews(ofKind: elementKind).map(\.path)
    }
    /// Shows an item at once, asking no more than what comes on screen. Raises beyond the bounds.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Selected items

    /// Selected items in the order of selection; nil for none. They follow their items through updates.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
    /// Selects an item and scrolls to it; nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard select(indexPath, animated: animated), let indexPath, !scrollPosition.isEmpty else { return }
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Updates

    /// Forgets all items, and notifies the delegate that they have left the screen; the new counts are read when somebody
    /// asks, or an update begins, at the latest in the next pass (fact L5.4). Data that changed before count as those of
    /// the reload, and an update that tells of the change raises (fact L5.3).
    open func reloadData() { if !refuses("reloadData") { forgetItems() } }
    /// Runs `updates` as one batch and then `completion`. What it did is in `lastBatchUpdateReport`. An update
    /// that does not add up raises UIKit's exception and leaves the view as it was.
    /// - Complexity: O((edits + items on screen) × log items), and O(sections), for lists; a flow layout places the
    ///   items of a section again that was edited.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }
    /// As above, for a closure that does not escape, as UIKit's declaration lets it be.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    /// New items, by the order after the update.
    open func insertItems(at indexPaths: [IndexPath]) {
        batch("insertItemsAtIndexPaths:") { $0.insertedRows.formUnion(indexPaths) }
    }
    /// Items that go, by the order before the update.
    open func deleteItems(at indexPaths: [IndexPath]) {
        batch("deleteItemsAtIndexPaths:") { $0.deletedRows.formUnion(indexPaths) }
    }
    /// New cells at the same positions, by the order before.
    open func reloadItems(at indexPaths: [IndexPath]) {
        batch("reloadItemsAtIndexPaths:") { $0.reloadedRows.formUnion(indexPaths) }
    }
    /// The same cells, handed to the data source again and asked for their size (fact L2.8), by the order before.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        batch("reconfigureItemsAtIndexPaths:") { $0.reconfiguredRows.formUnion(indexPaths) }
    }
    /// An item that goes elsewhere: `indexPath` by the order before, `newIndexPath` by the order after.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        batch("moveItemAtIndexPath:toIndexPath:") { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }
    /// New sections, by the order after the update.
    open func insertSections(_ sections: IndexSet) {
        batch("insertSections:") { $0.insertedSections.formUnion(sections) }
    }
    /// Sections that go with their items, by the order before the update.
    open func deleteSections(_ sections: IndexSet) {
        batch("deleteSections:") { $0.deletedSections.formUnion(sections) }
    }
    /// Sections that are made again at the same positions, by the order before.
    open func reloadSections(_ sections: IndexSet) {
        batch("reloadSections:") { $0.reloadedSections.formUnion(sections) }
    }
    /// A section that goes elsewhere with its items.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        batch("moveSection:toSection:") { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    // MARK: State

    let optionalMethods = OptionalMethods<CollectionMethod>()
    var partOrigins: [ElementKey: UInt32] = [:]
    var displayed: [ElementKey: UICollectionReusableView] = [:]
    /// Elements that announced another size, or were handed to the data source again.
    var invalidated: Set<ElementKey> = []
    var cellMakers: [String: () -> UICollectionReusableView] = [:]
    var viewMakers: [ViewKind: () -> UICollectionReusableView] = [:]
    var pool: [ViewKind: [UICollectionReusableView]] = [:]
    var motion: UpdateMotion?
    var isPreparing = false
    var knownBounds: CGRect?
    /// The layout was prepared for other bounds in an animation, and shows nothing in them yet.
    var isBoundsChangeAnimated = false
    var reconfigured: UICollectionViewCell?
    var awaited: (key: ElementKey, attributes: UICollectionViewLayoutAttributes, token: Int)?
    /// Lines between rows of lists.
    var separators: [TableRows.RowID: UIView] = [:]

    /// The safe area at the left and right when it changed last.
    private var safeSides: [CGFloat] = [0, 0]

    // MARK: Overrides

    /// The layout is asked whether other bounds change it before they do (fact L7.1).
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            willChangeBounds(to: newValue)
            super.bounds = newValue
            didChangeBounds()
        }
    }
    /// As for ``bounds``.
    open override var frame: CGRect {
        get { super.frame }
        set {
            willChangeBounds(to: CGRect(origin: super.bounds.origin, size: newValue.size))
            super.frame = newValue
            didChangeBounds()
        }
    }

    /// Sections may be narrower now.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        let sides = [safeAreaInsets.left, safeAreaInsets.right]
        if sides != safeSides { layout.invalidateLayout() }
        safeSides = sides
    }

    /// Sizes may be others now.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layout.invalidateLayout()
        setNeedsLayout()
    }

    /// Loads, places and measures what is on screen; the cells' own layout comes last.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeBackground(backgroundView)
        layOutElements()
        notifyOfLayout()
    }
    /// Called at the end of a change of layouts by a gesture.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
    private var transition: (before: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?)?
    /// Begins to change to another layout, under the control of a gesture.
    /// - Returns: the layout between the two, whose `transitionProgress` the gesture sets.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let before = collectionViewLayout
        let between =
            collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: before, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: before, nextLayout: layout)
        transition = (before, completion)
        setCollectionViewLayout(between, animated: false)
        return between
    }
    /// The change is done: the next layout is set.
    open func finishInteractiveTransition() { endTransition(true) }
    /// The change is taken back: the layout before is set.
    open func cancelInteractiveTransition() { endTransition(false) }
    private func endTransition(_ isFinished: Bool) {
        guard let started = transition, let between = collectionViewLayout as? UICollectionViewTransitionLayout
        else { return }
        transition = nil
        setCollectionViewLayout(isFinished ? between.nextLayout : started.before, animated: false)
        started.completion?(isFinished, true)
    }
}

/// Queue of reused views: cells have no kind.
struct ViewKind: Hashable {
    var kind: String?
    var identifier: String
}
