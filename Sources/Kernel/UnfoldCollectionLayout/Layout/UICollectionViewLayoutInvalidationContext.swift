/// What a layout has to answer again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// Set by a reload.
    open internal(set) var invalidateEverything = false
    /// Set by a reload and by updates that insert or delete.
    open internal(set) var invalidateDataSourceCounts = false
    /// Items named so far, each once; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Supplementary views by kind; nil for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// Decoration views by kind; nil for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Points added to the offset at once, within what can be scrolled (fact L5.11).
    open var contentOffsetAdjustment = CGPoint.zero
    /// Points added to the content size until the layout is asked again (fact L5.11).
    open var contentSizeAdjustment = CGSize.zero

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.added(indexPaths, to: invalidatedItemIndexPaths)
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var known = invalidatedSupplementaryIndexPaths ?? [:]
        known[elementKind] = Self.added(indexPaths, to: known[elementKind])
        invalidatedSupplementaryIndexPaths = known
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var known = invalidatedDecorationIndexPaths ?? [:]
        known[elementKind] = Self.added(indexPaths, to: known[elementKind])
        invalidatedDecorationIndexPaths = known
    }

    private static func added(_ paths: [IndexPath], to known: [IndexPath]?) -> [IndexPath] {
        var all = known ?? []
        var seen = Set(all)
        for path in paths where seen.insert(path).inserted { all.append(path) }
        return all
    }

    /// The app asked for everything: what was measured is forgotten (fact L2.16).
    var isFull = false
    var newBounds: CGRect?
    var preferred: UICollectionViewLayoutAttributes?
    var original: UICollectionViewLayoutAttributes?
}
