/// Where the elements of a collection view stand. Subclasses answer the questions; this class answers none.
@preconcurrency @MainActor open class UICollectionViewLayout: UICollectionViewLayoutInert {
    public override init() { super.init() }
    /// Archives are not read here.
    public required init?(coder: NSCoder) { super.init() }

    open internal(set) weak var collectionView: UICollectionView?
    /// The class of the attributes that the collection view makes itself.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that `invalidateLayout()` and the two questions for contexts make.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Whether lists of items run from left to right: which way a drag or a jump is measured. False for layouts of the
    /// app, whose direction nothing says.
    var scrollsHorizontally: Bool { false }

    /// Everything is asked again in the next pass: ``invalidateLayout(with:)`` with a new context (fact L7.2).
    open func invalidateLayout() {
        let context = makeContext()
        context.isFull = true
        invalidateLayout(with: context)
    }
    /// What the context names is asked again in the next pass; subclasses call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        owner?.layoutWasInvalidated(context)
    }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.newBounds = newBounds
        return context
    }
    /// Whether the size that an element prefers changes the layout. Default: whether it is another one (fact L2.7).
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size != originalAttributes.size }
    /// The context for an element that prefers another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.preferred = preferredAttributes
        context.original = originalAttributes
        switch preferredAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [preferredAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: preferredAttributes.representedElementKind ?? "", at: [preferredAttributes.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(
                ofKind: preferredAttributes.representedElementKind ?? "", at: [preferredAttributes.indexPath])
        }
        return context
    }

    /// Where an item starts in an update, by the order after; asked for all that is on screen after it (fact L5.8). For
    /// a new one: where it ends, faded; for others: where they were; outside updates and for others nil.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.motionStart(of: .init(category: .cell, kind: "", path: itemIndexPath))
    }
    /// Where an item ends in an update, by the order before; asked for all that was on screen before it. For one that
    /// leaves: where it was, faded; for others: where they are now; outside updates nil.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.motionEnd(of: .init(category: .cell, kind: "", path: itemIndexPath))
    }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.motionStart(of: .init(category: .supplementaryView, kind: elementKind, path: elementIndexPath))
    }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.motionEnd(of: .init(category: .supplementaryView, kind: elementKind, path: elementIndexPath))
    }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.motionStart(of: .init(category: .decorationView, kind: elementKind, path: decorationIndexPath))
    }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.motionEnd(of: .init(category: .decorationView, kind: elementKind, path: decorationIndexPath))
    }

    /// Registers a class whose views are made by `init(frame:)`; nil unregisters (fact L6.8).
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = UICollectionReusableView.maker(viewClass, identifier: elementKind)
    }

    private var owner: (any LayoutOwner)? { collectionView }
    var decorations: [String: () -> UICollectionReusableView] = [:]
    /// ``prepare()`` has run since the last invalidation.
    var isPrepared = false

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let known = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return ObjectiveCMessages.make(known ?? UICollectionViewLayoutInvalidationContext.self)
    }

    /// Sizes are taken one by one, each before the next element is asked, so that none off screen is asked.
    var asksOneByOne: Bool { false }
    /// Whether ``willShow(_:at:)`` may change attributes.
    var changesWhatIsShown: Bool { false }
    /// All sizes are known, and what is on screen is about to be shown: as the view has it, mirrored where it is.
    func willShow(_ visible: [UICollectionViewLayoutAttributes], at offset: CGPoint) {}
    /// Points along the scroll direction of a section's unmeasured items; 0 where the layout keeps no rows.
    func initialLength(ofItemsIn section: Int) -> CGFloat { 0 }
    /// An update is about to be carried out.
    func willEdit() {}
    /// Items have gone elsewhere.
    func rowsDidMove(_ rows: Set<TableRows.RowID>) {}
    /// These items are gone: their numbers may be used again.
    func forget(_ items: [TableRows.RowID]) {}
    func forgetSections(_ sections: [TableRows.SectionID]) {}
    /// Everything that was measured.
    func forgetSizes() {}
    /// An update has been carried out; nil after a load.
    func rowsWereEdited(_ sections: [TableRows.SectionID: EditedRows]?) {}

    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
}
