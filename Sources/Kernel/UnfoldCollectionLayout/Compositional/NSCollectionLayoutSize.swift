/// A length in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }
    let kind: Kind
    /// A fraction, or points.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

    /// A fraction of the container's width, rounded down to a pixel (fact L3.1).
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
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

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }
}

/// Space between or around items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    /// As much as there is, but no less.
    public let isFlexibleSpacing: Bool
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }
    /// As much as there is, but no less than so many points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
    }
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
    public let isAbsoluteOffset: Bool
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
    }
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, offset: .zero, isAbsolute: true) }
    /// At edges, moved by points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

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
