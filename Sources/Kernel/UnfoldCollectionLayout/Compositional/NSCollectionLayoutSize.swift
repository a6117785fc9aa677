import Foundation
import UnfoldAutoLayout

/// A length in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }
    let kind: Kind
    /// A fraction, or points.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    /// A fraction of the container's width, rounded down to a pixel (fact L3.1).
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// Points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Points until the view was asked for its size.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// As ``estimated(_:)``; siblings become as long as the longest of them.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
    }

    /// A fraction of the width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// A fraction of the height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Points.
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
    /// An estimate that siblings share.
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }
}

/// Space between or around items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    /// Points.
    public let spacing: CGFloat
    /// As much as there is, but no less.
    public let isFlexibleSpacing: Bool
    /// Exactly so much.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }
    /// As much as there is, but no less than so many points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
    }
    /// So many points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false)
    }
}

/// Where a supplementary view is tied to its container.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// Edges it is tied to; none for the middle.
    public let edges: NSDirectionalRectEdge
    /// Points, or fractions of the view's size.
    public let offset: CGPoint
    /// The offset is in points.
    public let isAbsoluteOffset: Bool
    /// The offset is in fractions.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
    }
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isAbsolute: true)
    }
    /// At edges, moved by points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }
    /// At edges, moved by fractions of the view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

    /// Where a view of a size is in a container.
    func frame(of size: CGSize, in container: CGRect) -> CGRect {
        var origin = CGPoint(x: container.midX - size.width / 2, y: container.midY - size.height / 2)
        if edges.contains(.leading) { origin.x = container.minX }
        if edges.contains(.trailing) { origin.x = container.maxX - size.width }
        if edges.contains(.top) { origin.y = container.minY }
        if edges.contains(.bottom) { origin.y = container.maxY - size.height }
        origin.x += isAbsoluteOffset ? offset.x : offset.x * size.width
        origin.y += isAbsoluteOffset ? offset.y : offset.y * size.height
        return CGRect(origin: origin, size: size)
    }
}
