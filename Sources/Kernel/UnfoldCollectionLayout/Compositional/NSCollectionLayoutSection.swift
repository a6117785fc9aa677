@MainActor final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
        contentSize = size
        contentInsets = insets
    }
}

@MainActor final class SectionEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: LayoutContainer, _ traits: UITraitCollection) {
        self.container = container
        traitCollection = traits
    }
}

/// Called when what is on screen changes; stored and never called.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> Void

/// Groups one after the other, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    let group: NSCollectionLayoutGroup
    /// Points around the groups. Default zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Points between groups. Default 0.
    open var interGroupSpacing: CGFloat = 0
    /// From where ``contentInsets`` count. Default: the layout's.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep ``contentInsets`` at their sides. Default true.
    open var supplementariesFollowContentInsets = true
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Default none: groups are below each other.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// A list's, with the insets it was made with.
    var list: (configuration: UICollectionLayoutListConfiguration, insets: NSDirectionalEdgeInsets)?
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
}
