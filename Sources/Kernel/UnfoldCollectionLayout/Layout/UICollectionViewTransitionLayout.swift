/// Between two layouts, at a progress that a finger gives. Nothing here moves: it is the next layout from the half on.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// How far the way is gone, from 0 to 1. Default 0.
    open var transitionProgress: CGFloat = 0
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }
    /// Archives are not read.
    public required init?(coder: NSCoder) { nil }

    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// A value that was kept; 0 for none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
    /// Those of the nearer layout.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nearer.layoutAttributesForElements(in: rect)
    }
    /// That of the nearer layout.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nearer.layoutAttributesForItem(at: indexPath)
    }
    open override var collectionViewContentSize: CGSize { nearer.collectionViewContentSize }

    private var nearer: UICollectionViewLayout { transitionProgress < 0.5 ? currentLayout : nextLayout }
}
