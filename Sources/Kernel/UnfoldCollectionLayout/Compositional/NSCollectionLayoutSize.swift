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
    /// As ``estimated(_:)``; siblings become as long as the longest of them.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
    }

    public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
}

/// Space between or around items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    /// As much as there is, but no less.
    public let isFlexibleSpacing: Bool

    init(spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }
}

/// Where a supplementary view is tied to its container.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// Edges it is tied to; none for the middle.
    public let edges: NSDirectionalRectEdge
    /// Points, or fractions of the view's size.
    public let offset: CGPoint
    public let isAbsoluteOffset: Bool

    init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
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
