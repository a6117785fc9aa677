// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldCollectionLayout/Inert/Compositional.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?
    public init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) { self.leading = leading; self.top = top; self.trailing = trailing; self.bottom = bottom }
}

@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    public init(frame: CGRect, zIndex: Int) { self.frame = frame; self.zIndex = zIndex }
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    public let frame: CGRect
    public let zIndex: Int
}

@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) { self.widthDimension = widthDimension; self.heightDimension = heightDimension }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var name: String { get }
}

public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top = 1
    case topLeading = 2
    case leading = 3
    case bottomLeading = 4
    case bottom = 5
    case bottomTrailing = 6
    case trailing = 7
    case topTrailing = 8
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0
    case continuous = 1
    case continuousGroupLeadingBoundary = 2
    case paging = 3
    case groupPaging = 4
    case groupPagingCentered = 5
}

@preconcurrency @MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public var bounce: Bounce = Bounce.automatic
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties {
    public enum Bounce: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }
}

@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public override init() { super.init() }
    open var scrollDirection: UICollectionView.ScrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference: UIContentInsetsReference = UIContentInsetsReference.safeArea
}

public enum UIContentInsetsReference: Int, Sendable {
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}

@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A length in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    let kind: Kind
    /// A fraction, or points.
    public let dimension: CGFloat
    init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }
    /// A fraction of the container's width, rounded down to a pixel (fact L3.1).
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth) }
    /// As ``estimated(_:)``; siblings become as long as the longest of them.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate) }
    open var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight) }
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.absolute, absoluteDimension) }
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.estimated, estimatedDimension) }
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }
}

/// Space between or around items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    /// As much as there is, but no less.
    public let isFlexibleSpacing: Bool
    init(spacing: CGFloat, isFlexible: Bool) { self.spacing = spacing; isFlexibleSpacing = isFlexible }
    open var isFixedSpacing: Bool { !isFlexibleSpacing }
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true) }
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false) }
}

/// Where a supplementary view is tied to its container.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// Edges it is tied to; none for the middle.
    public let edges: NSDirectionalRectEdge
    /// Points, or fractions of the view's size.
    public let offset: CGPoint
    public let isAbsoluteOffset: Bool
    init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) { self.edges = edges; self.offset = offset; isAbsoluteOffset = isAbsolute }
    open var isFractionalOffset: Bool { !isAbsoluteOffset }
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, offset: .zero, isAbsolute: true) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges: edges, offset: absoluteOffset, isAbsolute: true) }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges: edges, offset: fractionalOffset, isAbsolute: false) }
}

/// Items beside or below each other.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public typealias CustomItemProvider = @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
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
    init(size: NSCollectionLayoutSize, axis: Axis, subitems: [NSCollectionLayoutItem], count: Int? = nil, sharesLength: Bool = false, provider: CustomItemProvider? = nil) { self.axis = axis; self.subitems = subitems; self.count = count; self.sharesLength = sharesLength; self.provider = provider; super.init(layoutSize: size) }
    /// Items side by side, again and again while there is space.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .horizontal, subitems: subitems) }
    /// Items below each other, again and again while there is space.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .vertical, subitems: subitems) }
    /// So many items below each other, of equal height: an estimate is divided and nothing asked (fact L2.12).
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .vertical, subitems: [subitem], count: max(1, count), sharesLength: true) }
    /// Sizes of the group and what it holds, for a debugger.
    open func visualDescription() -> String { ([self] + subitems).map { "\(type(of: $0)) \($0.layoutSize.widthDimension.dimension) x \($0.layoutSize.heightDimension.dimension)" }.joined(separator: "\n  ") }
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .horizontal, subitems: [subitem], count: max(1, count), sharesLength: true) }
    open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .horizontal, subitems: [subitem], count: max(1, count)) }
    open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .vertical, subitems: [subitem], count: max(1, count)) }
    open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .custom, subitems: [], provider: itemProvider) }
}

@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize; supplementaryItems = [] }
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) { (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems) }
    public let layoutSize: NSCollectionLayoutSize
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Taken off its frame; not on an estimated axis (fact L2.10). Default zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space around it. Default none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A view tied to an item or group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) { self.elementKind = elementKind; self.containerAnchor = containerAnchor; itemAnchor = nil; super.init(layoutSize: layoutSize) }
    /// A view whose own anchor is tied to its container's.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor) { self.elementKind = elementKind; self.containerAnchor = containerAnchor; self.itemAnchor = itemAnchor; super.init(layoutSize: layoutSize) }
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Where of the view; nil for the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Greater ones lie in front. Default 1.
    open var zIndex = 1
}

@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// A view of that size and kind, at a side of the section.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) { self.alignment = alignment; offset = .zero; super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: .init(edges: .top)) }
    /// The same, moved by points.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) { self.alignment = alignment; offset = absoluteOffset; super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: .init(edges: .top)) }
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
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { NSCollectionLayoutDecorationItem(elementKind: elementKind) }
    init(elementKind: String) { self.elementKind = elementKind; super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))) }
    public let elementKind: String
    /// Greater ones lie in front. Default -1.
    open var zIndex = -1
}

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

/// Called with what is on screen before it is shown.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = @MainActor (_ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint, _ environment: any NSCollectionLayoutEnvironment) -> Void
