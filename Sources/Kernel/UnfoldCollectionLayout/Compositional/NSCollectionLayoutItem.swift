@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        supplementaryItems = []
    }
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }

    public let layoutSize: NSCollectionLayoutSize
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Taken off its frame; not on an estimated axis (fact L2.10). Default zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space around it. Default none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A view tied to an item or group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize)
    }
    /// A view whose own anchor is tied to its container's.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Where of the view; nil for the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Greater ones lie in front. Default 1.
    open var zIndex = 1
}

@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// A view of that size and kind, at a side of the section.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.alignment = alignment
        offset = .zero
        super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: .init(edges: .top))
    }
    /// The same, moved by points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: .init(edges: .top))
    }

    /// Whether the section grows by it; else it lies over the content. Default true.
    open var extendsBoundary = true
    /// Whether it floats while its section is on screen. Default false.
    open var pinToVisibleBounds = false
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// Points above a header of a list.
    var padding: CGFloat = 0
}

/// A view behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// A background of the section, of a kind that the layout has registered.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    public let elementKind: String
    /// Greater ones lie in front. Default -1.
    open var zIndex = -1
}

/// Items beside or below each other.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public typealias CustomItemProvider =
        @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

    enum Axis {
        case horizontal, vertical, custom
    }
    let axis: Axis
    /// How often the one subitem is there; nil for as often as fits.
    let count: Int?
    /// With a count: the subitem takes an equal share of the group.
    let sharesLength: Bool
    let provider: CustomItemProvider?
    /// What the group holds, again and again while there is space.
    public let subitems: [NSCollectionLayoutItem]
    /// Between its items. Default none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        size: NSCollectionLayoutSize, axis: Axis, subitems: [NSCollectionLayoutItem], count: Int? = nil,
        sharesLength: Bool = false, provider: CustomItemProvider? = nil
    ) {
        self.axis = axis
        self.subitems = subitems
        self.count = count
        self.sharesLength = sharesLength
        self.provider = provider
        super.init(layoutSize: size)
    }

    /// Items side by side, again and again while there is space.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(size: layoutSize, axis: .horizontal, subitems: subitems) }
    /// Items below each other, again and again while there is space.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(size: layoutSize, axis: .vertical, subitems: subitems) }
    /// So many items below each other, of equal height: an estimate is divided and nothing asked (fact L2.12).
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            size: layoutSize, axis: .vertical, subitems: [subitem], count: max(1, count), sharesLength: true)
    }
    /// Sizes of the group and what it holds, for a debugger.
    open func visualDescription() -> String {
        ([self] + subitems).map { item in
            let size = item.layoutSize
            return "\(type(of: item)) \(size.widthDimension.dimension) x \(size.heightDimension.dimension)"
        }.joined(separator: "\n  ")
    }
}
