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

extension NSCollectionLayoutDimension {
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight) }
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.absolute, absoluteDimension) }
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.estimated, estimatedDimension) }
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }
}

extension NSCollectionLayoutSpacing {
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true) }
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false) }
}

extension NSCollectionLayoutAnchor {
    public var isFractionalOffset: Bool { !isAbsoluteOffset }
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, offset: .zero, isAbsolute: true) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges: edges, offset: absoluteOffset, isAbsolute: true) }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges: edges, offset: fractionalOffset, isAbsolute: false) }
}

extension NSCollectionLayoutGroup {
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .horizontal, subitems: [subitem], count: max(1, count), sharesLength: true) }
    public class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .horizontal, subitems: [subitem], count: max(1, count)) }
    public class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .vertical, subitems: [subitem], count: max(1, count)) }
    public class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(size: layoutSize, axis: .custom, subitems: [], provider: itemProvider) }
}
