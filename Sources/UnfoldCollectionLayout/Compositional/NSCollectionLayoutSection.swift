import Foundation
import UnfoldAutoLayout

/// What a section is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// Points.
    var contentSize: CGSize { get }
    /// ``contentSize`` less the insets.
    var effectiveContentSize: CGSize { get }
    /// Points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// As ``contentInsets``.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// Surroundings of a section or custom group.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// What it is laid out in.
    var container: any NSCollectionLayoutContainer { get }
    /// Traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

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

/// From where insets count.
public enum UIContentInsetsReference: Int, Sendable {
    /// The layout's.
    case automatic = 0
    /// Nothing.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The readable width.
    case readableContent
}

/// How a section scrolls across the layout's direction: items stand side by side; there are no gestures.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not.
    case none = 0
    /// It scrolls.
    case continuous
    /// It stops at groups.
    case continuousGroupLeadingBoundary
    /// It stops at pages.
    case paging
    /// A group at a time.
    case groupPaging
    /// A group at a time, in the middle.
    case groupPagingCentered
}

/// An item on screen, as the handler of a section sees it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// Section and item.
    var indexPath: IndexPath { get }
    /// Points of the content.
    var frame: CGRect { get }
    /// What it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// Nil for cells.
    var representedElementKind: String? { get }
    /// Its middle.
    var center: CGPoint { get set }
    /// Its rectangle in itself.
    var bounds: CGRect { get }
    /// Nothing is drawn.
    var alpha: CGFloat { get set }
    /// The higher in front.
    var zIndex: Int { get set }
    /// Not on screen.
    var isHidden: Bool { get set }
    /// Layout knows the untransformed rectangle.
    var transform: CGAffineTransform { get set }
    /// Layout knows the untransformed rectangle.
    var transform3D: CATransform3D { get set }
    /// A name; empty.
    var name: String { get }
}

/// Called when what is on screen changes; stored and never called.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> Void

/// Groups one after the other, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    /// A section of such groups.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    let group: NSCollectionLayoutGroup
    /// Points around the groups. Default zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Points between groups. Default 0.
    open var interGroupSpacing: CGFloat = 0
    /// From where ``contentInsets`` count. Default: the layout's.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Stored.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep ``contentInsets`` at their sides. Default true.
    open var supplementariesFollowContentInsets = true
    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Default none: groups stand below each other.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Stored; never called.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// A list's, with the insets it was made with.
    var list: (configuration: UICollectionLayoutListConfiguration, insets: NSDirectionalEdgeInsets)?
    /// Stored; nothing is felt of it. Default as suits.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
}

/// How a section scrolls by itself, as of iOS 17
/// (developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties); stored.
@preconcurrency @MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether it bounces.
    public enum Bounce: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// Always.
        case always
        /// Never.
        case never
    }
    /// Default as suits.
    public var bounce = Bounce.automatic
}
